import type { CallFunction } from "../backend/FunctionCall.ts";
import type { ChatRequest } from "../shared/chat.ts";
import { type ChatReply, suggestionLimits } from "../shared/chatLimits.ts";
import { paths } from "../shared/paths.ts";

/** Events of one question: text pieces as they arrive, then exactly one of the other events. */
export type NoraEvent =
  | { status: "words"; text: string }
  | { status: "answered"; reply: string; suggestions: readonly string[] }
  /** The service rejected the request; `error` is its message. */
  | { status: "refused"; error: string }
  | { status: "failed" }
  /** The caller aborted the call. */
  | { status: "stopped" };

/** Delay before a broken connection or an aborted call is reported, in ms. */
const BREAK_DELAY_MS = 150;

/** Maximum time without data from the service, in ms: twice the maximum interval of its heartbeat. */
const SILENCE_LIMIT_MS = 30_000;

/** Abort reason after `SILENCE_LIMIT_MS`. */
const SILENT = "silent";

/**
 * Calls `chatbot` and yields its answer, streamed if the service supports it. Aborting `call` ends the answer with
 * `stopped`. Never throws.
 */
export async function* askNora(
  callFunction: CallFunction,
  request: ChatRequest,
  call: AbortController,
  silenceLimitMs = SILENCE_LIMIT_MS,
): AsyncGenerator<NoraEvent> {
  const { signal } = call;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => call.abort(SILENT), silenceLimitMs);
  };

  heard();
  try {
    const { status, body, stream } = await callFunction(paths.chatbot, {
      body: request,
      headers: { Accept: "text/event-stream, application/json" },
      signal,
    });
    heard();
    if (stream) yield* streamedAnswer(stream, heard);
    else yield wholeAnswer(status, body);
  } catch {
    // A page that unloads may abort its requests before it stores the conversation, as an answer that is being received.
    await new Promise((resolve) => {
      setTimeout(resolve, BREAK_DELAY_MS);
    });
    yield { status: signal.aborted && signal.reason !== SILENT ? "stopped" : "failed" };
  } finally {
    clearTimeout(silence);
  }
}

async function* streamedAnswer(
  stream: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<NoraEvent> {
  for await (const { event, data } of readEvents(stream, heard)) {
    if (event === "error") break;
    const { text, ...answer } = JSON.parse(data) as { text?: unknown };
    if (event === "token" && typeof text === "string") yield { status: "words", text };
    if (event === "done") {
      yield toAnswer(answer);
      return;
    }
  }
  yield { status: "failed" };
}

function wholeAnswer(status: number, body: unknown): NoraEvent {
  const { error } = Object(body) as { error?: unknown };
  if (typeof error === "string" && status < 500) return { status: "refused", error };
  return status < 300 ? toAnswer(Object(body)) : { status: "failed" };
}

function toAnswer({ reply, suggestions }: Partial<ChatReply>): NoraEvent {
  if (typeof reply !== "string") return { status: "failed" };
  const texts = Array.isArray(suggestions) ? suggestions : [];
  const valid = texts.filter(
    (text) => typeof text === "string" && text.trim() && text.length <= suggestionLimits.length,
  );
  return { status: "answered", reply, suggestions: valid.slice(0, suggestionLimits.count) };
}

/**
 * Yields the events of a `text/event-stream` that have data (WHATWG HTML, 9.2.6). Drops a last event that doesn't end
 * with a blank line. Calls `heard` for every chunk.
 */
async function* readEvents(stream: ReadableStream<Uint8Array>, heard: () => void) {
  // Not `for await`, which Safari doesn't support on streams.
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = events.pop()!;
      for (const text of events) {
        const valuesOf = (field: string) =>
          // Not `.` or `$`: they end a line at U+2028 too.
          [...text.matchAll(new RegExp(`(?:^|[\\r\\n])${field}: ?([^\\r\\n]*)`, "g"))].map(
            ([, line]) => line!,
          );
        const data = valuesOf("data").join("\n");
        if (data) yield { event: valuesOf("event").at(-1) ?? "message", data };
      }
    }
  } finally {
    // Cancels the request if the caller stops reading early.
    await reader.cancel().catch(() => {});
  }
}
