import type { Request, RequestHandler, Response } from "express";
import { type ChatReply, ChatRequest } from "../../src/shared/chat.ts";
import { toOrigin } from "../../src/shared/origin.ts";
import { RequestError } from "../errors/RequestError.ts";
import { parseBody } from "../http/body.ts";
import { visitorAddress } from "../http/proxies.ts";
import type { Assistant } from "./assistant.ts";
import type { Conversation } from "./conversation.ts";
import { type LeadOutbox, storeLead } from "./lead.ts";

interface LeadParts {
  outbox: LeadOutbox;
  /** Counts a new lead of the request's address; rejects with RequestError 429 over the limit. */
  admit: (request: Request) => Promise<void>;
  /** Host of the site: a referrer with this host is dropped from the visitor's origin. */
  siteHost: string;
}

/**
 * Parses a chat request for `chatbot`, and stores its lead, if any: before the limit of messages, which must not lose a
 * lead. Answers a blank message, which is valid only with a lead.
 */
export function keepLead({ outbox, admit, siteHost }: LeadParts): RequestHandler {
  return async (request, response, next) => {
    const { message, conversationHistory, leadData, leadId } = parseBody(ChatRequest, request.body);
    const { origin: claimed } = request.body as { origin?: unknown };
    const origin = toOrigin(claimed, siteHost);
    const conversation = { message, history: conversationHistory, lead: leadData, origin };
    if (leadData !== null) {
      const { visitorId } = response.locals as { visitorId?: string };
      const visitor =
        visitorId ?? `${visitorAddress(request)} ${new Date().toISOString().slice(0, 10)}`;
      const confirmed = { lead: leadData, leadId, visitor };
      await storeLead(outbox, confirmed, conversation, () => admit(request));
    }
    response.locals.conversation = conversation;
    if (message === "") finish(response, { reply: "" }, wantsStream(request));
    else next();
  };
}

interface ChatParts {
  assistant: Assistant;
  /** Interval between two heartbeat comments, in ms. Must stay below the 15 s promised to clients. */
  heartbeatMs?: number;
}

/**
 * Handles `chatbot` after `keepLead`: sends Nora's answer, as an event stream if the `Accept` header prefers one, else
 * as JSON.
 */
export function chatbot({ assistant, heartbeatMs = 10_000 }: ChatParts): RequestHandler {
  return async (request, response) => {
    const { conversation } = response.locals as { conversation: Conversation };
    // Listen to `close` of the response: the request's `close` fires as soon as its body is read.
    const visitorLeft = new AbortController();
    response.once("close", () => visitorLeft.abort());
    const isStream = wantsStream(request);
    const onText = isStream ? (text: string) => send(response, "token", { text }) : undefined;
    const heartbeat = isStream && setInterval(() => write(response, ":\n\n"), heartbeatMs);
    try {
      const reqId = response.get("X-Request-Id");
      const options = { signal: visitorLeft.signal, reqId, onText };
      finish(response, await assistant.reply(conversation, options), isStream);
    } catch (error) {
      // Before the first event or heartbeat the response can still get an error status.
      if (!response.headersSent || !(error instanceof RequestError)) throw error;
      send(response, "error", { error: error.message });
      response.end();
    } finally {
      if (heartbeat) clearInterval(heartbeat);
    }
  };
}

function wantsStream(request: Request): boolean {
  return request.accepts(["json", "text/event-stream"]) === "text/event-stream";
}

function finish(response: Response, reply: ChatReply, isStream: boolean): void {
  if (isStream) {
    send(response, "done", reply);
    response.end();
  } else response.json(reply);
}

function send(response: Response, event: "token" | "done" | "error", data: object): void {
  write(response, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

function write(response: Response, text: string): void {
  if (response.closed) return;
  if (!response.headersSent) {
    response.status(200).set({
      "Content-Type": "text/event-stream; charset=utf-8",
      // `no-transform` prevents compression, which would buffer the stream. The next header disables nginx's buffering.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    });
  }
  response.write(text);
}
