import type { ChatRequest } from "../shared/chat.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { readEvents } from "./readEvents.ts";

/** The events of one question: words as they arrive, then exactly one of the others. */
export type NoraEvent =
  | { status: "words"; text: string }
  | { status: "answered"; reply: string }
  /** The service refused the request, in its own words. */
  | { status: "refused"; error: string }
  | { status: "failed" }
  /** The visitor stopped the answer. */
  | { status: "stopped" };

/** Delay before a broken call counts as failed. */
const BREAK_DELAY_MS = 150;

interface Asking {
  /** The visitor's "stop". */
  signal: AbortSignal;
  /** How long the service may be silent: twice its heartbeat. */
  silenceLimitMs?: number;
}

/** Asks `chatbot`, as a stream where the service has one. Never throws. */
export async function* askNora(
  callFunction: CallFunction,
  request: ChatRequest,
  { signal, silenceLimitMs = 30_000 }: Asking,
): AsyncGenerator<NoraEvent> {
  const call = new AbortController();
  const abort = () => call.abort();
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  let silence = setTimeout(abort, silenceLimitMs);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(abort, silenceLimitMs);
  };

  try {
    const { status, body, stream } = await callFunction(paths.chatbot, {
      body: request,
      headers: { Accept: "text/event-stream, application/json" },
      signal: call.signal,
    });
    heard();
    if (stream) yield* streamedAnswer(stream, heard);
    else yield wholeAnswer(status, body);
  } catch {
    // An unloading page aborts its calls before it stores the conversation: the answer must still be under way then.
    await new Promise((resolve) => {
      setTimeout(resolve, BREAK_DELAY_MS);
    });
    yield signal.aborted ? { status: "stopped" } : { status: "failed" };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", abort);
  }
}

async function* streamedAnswer(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<NoraEvent> {
  for await (const { event, data } of readEvents(body, heard)) {
    const { text, reply } = JSON.parse(data) as { text?: unknown; reply?: unknown };
    if (event === "token" && typeof text === "string") yield { status: "words", text };
    if (event === "done" && typeof reply === "string") {
      yield { status: "answered", reply };
      return;
    }
    if (event === "error") break;
  }
  yield { status: "failed" };
}

function wholeAnswer(status: number, body: unknown): NoraEvent {
  const { reply, error } = (body ?? {}) as { reply?: unknown; error?: unknown };
  if (typeof error === "string" && status < 500) return { status: "refused", error };
  if (typeof reply === "string" && status < 300) return { status: "answered", reply };
  return { status: "failed" };
}
