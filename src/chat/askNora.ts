import type { ChatRequest } from "../shared/chat.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { readEvents } from "./readEvents.ts";

/** What comes of a question: words as they arrive, then exactly one of the others. */
export type NoraEvent =
  | { status: "words"; text: string }
  | { status: "answered"; reply: string }
  /** The service says what is wrong with the request. */
  | { status: "refused"; error: string }
  | { status: "failed" }
  /** By the visitor. */
  | { status: "stopped" };

/** How long after a call broke it counts as failed, in ms. */
const BREAK = 150;

interface Asking {
  /** The visitor's "stop". */
  signal: AbortSignal;
  /** How long the service may say nothing at all, in ms: twice its own heartbeat. */
  patience?: number;
}

/** Asks `chatbot`, as a stream where the service has one. Never throws. */
export async function* askNora(
  callFunction: CallFunction,
  request: ChatRequest,
  { signal, patience = 30_000 }: Asking,
): AsyncGenerator<NoraEvent> {
  const call = new AbortController();
  const abort = () => call.abort();
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  let silence = setTimeout(abort, patience);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(abort, patience);
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
    // A page that goes breaks its own calls first: the conversation it keeps is of an answer under way.
    await new Promise((resolve) => {
      setTimeout(resolve, BREAK);
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
