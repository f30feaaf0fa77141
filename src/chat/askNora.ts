import type { ChatRequest } from "../shared/chat.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { readEvents } from "./readEvents.ts";

/** Events of one question: text pieces as they arrive, then exactly one of the other events. */
export type NoraEvent =
  | { status: "words"; text: string }
  | { status: "answered"; reply: string }
  /** The service rejected the request; `error` is its message. */
  | { status: "refused"; error: string }
  | { status: "failed" }
  /** The caller aborted the call. */
  | { status: "stopped" };

/** Delay before a broken connection or an aborted call is reported, in ms. */
const BREAK_DELAY_MS = 150;

/** Abort reason after `silenceLimitMs`. */
const SILENT = "silent";

interface Asking {
  /** Aborting it ends the answer with `stopped`. `askNora` aborts it itself after `silenceLimitMs`. */
  call: AbortController;
  /** Maximum time in ms without data from the service: twice the maximum interval of its heartbeat (15 s). */
  silenceLimitMs?: number;
}

/** Calls `chatbot` and yields its answer, streamed if the service supports it. Never throws. */
export async function* askNora(
  callFunction: CallFunction,
  request: ChatRequest,
  { call, silenceLimitMs = 30_000 }: Asking,
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
    // An unloading page may abort its requests before it stores the conversation. Wait, so that the answer still counts
    // as running when the conversation is stored.
    await new Promise((resolve) => {
      setTimeout(resolve, BREAK_DELAY_MS);
    });
    yield { status: signal.aborted && signal.reason !== SILENT ? "stopped" : "failed" };
  } finally {
    clearTimeout(silence);
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
