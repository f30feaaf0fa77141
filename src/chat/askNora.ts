import type { CallFunction } from "../backend/FunctionCall.ts";
import type { ChatRequest } from "../shared/chat.ts";
import type { ChatReply } from "../shared/chatLimits.ts";
import { paths } from "../shared/paths.ts";

/** Events of one question: text pieces as they arrive, then exactly one of the other events. */
export type NoraEvent =
  | { type: "words"; text: string }
  | { type: "answered"; reply: string; suggestions: readonly string[] }
  /** `error`: message of the service that rejected the request. */
  | { type: "failed"; error?: string }
  /** The caller aborted the call. */
  | { type: "stopped" };

/** Delay before a broken connection or an aborted call is reported, in ms. */
const BREAK_DELAY_MS = 150;

/** Time limit of a whole answer in ms, more than twice the limit of the service (`OPENAI_TIMEOUT_MS`, at most 25 s). */
const ANSWER_LIMIT_MS = 60_000;

/** Abort reason after `ANSWER_LIMIT_MS`. */
const TOO_LATE = "too late";

/**
 * Calls `chatbot` and yields its answer, streamed if the service supports it. Aborting `call` ends the answer with
 * `stopped`. Never throws.
 */
export async function* askNora(
  callFunction: CallFunction,
  request: ChatRequest,
  call: AbortController,
  limitMs = ANSWER_LIMIT_MS,
): AsyncGenerator<NoraEvent> {
  const { signal } = call;
  const timer = setTimeout(() => call.abort(TOO_LATE), limitMs);
  try {
    const { status, body, stream } = await callFunction(paths.chatbot, {
      body: request,
      headers: { Accept: "text/event-stream, application/json" },
      signal,
    });
    if (stream) yield* streamedAnswer(stream);
    else yield wholeAnswer(status, body);
  } catch {
    // A page that unloads may abort its requests before it stores the conversation, as an answer that is being received.
    await new Promise((resolve) => {
      setTimeout(resolve, BREAK_DELAY_MS);
    });
    yield { type: signal.aborted && signal.reason !== TOO_LATE ? "stopped" : "failed" };
  } finally {
    clearTimeout(timer);
  }
}

async function* streamedAnswer(stream: ReadableStream<Uint8Array>): AsyncGenerator<NoraEvent> {
  for await (const { event, data } of readEvents(stream)) {
    if (event === "error") break;
    const { text, ...answer } = JSON.parse(data) as Partial<ChatReply> & { text?: unknown };
    if (event === "token" && typeof text === "string") yield { type: "words", text };
    if (event === "done") {
      yield toAnswer(answer);
      return;
    }
  }
  yield { type: "failed" };
}

function wholeAnswer(status: number, body: unknown): NoraEvent {
  const { error } = Object(body) as { error?: unknown };
  if (typeof error === "string" && status < 500) return { type: "failed", error };
  return status < 300 ? toAnswer(Object(body)) : { type: "failed" };
}

function toAnswer({ reply, suggestions = [] }: Partial<ChatReply>): NoraEvent {
  return typeof reply === "string" ? { type: "answered", reply, suggestions } : { type: "failed" };
}

/**
 * Yields the events of a `text/event-stream` (WHATWG HTML, 9.2.6) that have data. Drops a last event that doesn't end
 * with a blank line.
 */
async function* readEvents(stream: ReadableStream<Uint8Array>) {
  // Not `for await`, which Safari doesn't support on streams.
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = events.pop()!;
      for (const text of events) {
        const data = fieldOf(text, "data");
        if (data) yield { event: fieldOf(text, "event"), data };
      }
    }
  } finally {
    // Cancels the request if the caller stops reading early.
    await reader.cancel().catch(() => {});
  }
}

/** Returns the value of an event's field, whose lines are joined. */
function fieldOf(event: string, name: string): string {
  const lines = event.split(/\r?\n/).filter((line) => line.startsWith(`${name}:`));
  return lines
    .map((line) => line.slice(name.length + 1))
    .join("\n")
    .trim();
}
