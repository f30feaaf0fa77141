import type { Request, RequestHandler, Response } from "express";
import { ChatRequest } from "../../src/shared/chat.ts";
import { dropOwnReferrer, toOrigin } from "../../src/shared/origin.ts";
import { visitorAddress } from "../http/rateLimit.ts";
import { parseBody } from "../http/parseBody.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import type { AcceptLead, Visitor } from "./acceptLead.ts";
import type { Assistant } from "./assistant.ts";

const FAILED = "Não foi possível terminar a resposta. Tente novamente.";

interface Parts {
  assistant: Assistant;
  log: Logger;
  /** Called before the answer if the request contains a lead. */
  acceptLead?: AcceptLead;
  /** Host of the site: a referrer with this host is dropped from the visitor's origin. */
  siteHost?: string;
  /** Interval between two heartbeat comments, in ms. Must stay below the 15 s promised to clients. */
  heartbeatMs?: number;
}

/**
 * Handles `chatbot`: accepts the request's lead, if any, then sends Nora's answer. The answer is an event stream if the
 * `Accept` header prefers one, else JSON. A blank message, which is valid only with a lead, gets an empty answer.
 */
export function chatbot({
  assistant,
  log,
  acceptLead,
  siteHost = "",
  heartbeatMs = 14_000,
}: Parts): RequestHandler {
  return async (request, response) => {
    const { message, conversationHistory, leadData, leadId } = parseBody(ChatRequest, request.body);
    const { origin: claimed } = request.body as { origin?: unknown };
    const origin = dropOwnReferrer(toOrigin(claimed), siteHost);
    const conversation = { message, history: conversationHistory, lead: leadData, origin };
    const onlyLead = message === "";
    const reqId = response.get("X-Request-Id");

    // Listen to `close` of the response: the request's `close` fires as soon as its body is read.
    const visitorLeft = new AbortController();
    response.once("close", () => visitorLeft.abort());

    const visitor = visitorOf(request, response);
    if (leadData !== null) {
      await acceptLead?.({ lead: leadData, leadId, visitor }, conversation);
    }

    if (request.accepts(["json", "text/event-stream"]) === "text/event-stream") {
      const words = onlyLead ? [] : assistant.reply(conversation, visitorLeft.signal, reqId);
      await stream(words, response, { log: log.child({ reqId }), heartbeatMs });
    } else {
      const reply = onlyLead
        ? ""
        : await assistant.wholeReply(conversation, visitorLeft.signal, reqId);
      response.json({ reply });
    }
  };
}

/** Identifies the visitor by the id in the access token or, without a valid token, by network address and UTC day. */
function visitorOf(request: Request, { locals }: Response): Visitor {
  const { visitorId } = locals as { visitorId?: string };
  const day = new Date().toISOString().slice(0, 10);
  return visitorId === undefined
    ? { key: `${visitorAddress(request)} ${day}`, hasSession: false }
    : { key: visitorId, hasSession: true };
}

async function stream(
  words: AsyncIterable<string> | string[],
  response: Response,
  { log, heartbeatMs }: Required<Pick<Parts, "log" | "heartbeatMs">>,
): Promise<void> {
  const heartbeat = setInterval(() => write(response, ":\n\n"), heartbeatMs);
  let reply = "";
  try {
    for await (const text of words) {
      reply += text;
      write(response, event("token", { text }));
    }
    write(response, event("done", { reply }));
  } catch (error) {
    // Before the first event or heartbeat the response can still get an error status.
    if (!response.headersSent) throw error;
    const isExpected = error instanceof RequestError;
    if (!isExpected) log.error({ err: error }, "streamed answer failed");
    const explanation = isExpected ? error.message : FAILED;
    write(response, event("error", { error: explanation }));
  } finally {
    clearInterval(heartbeat);
  }
  response.end();
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

function event(name: "token" | "done" | "error", data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
