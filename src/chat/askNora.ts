import { type FunctionAnswer, callFunction } from "../backend/callFunction.ts";
import type { ChatRequest } from "../shared/chat.ts";
import type { ChatReply } from "../shared/chatLimits.ts";
import { paths } from "../shared/paths.ts";
import type { Backend } from "../shared/view.ts";

/** Events of one question: text pieces as they arrive, then exactly one of the other events. */
export type NoraEvent =
  | { type: "words"; text: string }
  | { type: "answered"; reply: string; suggestions: readonly string[] }
  /** `error`: message of the service that rejected the request. */
  | { type: "failed"; error?: string };

/** Delay before a broken connection is reported, in ms. */
const BREAK_DELAY_MS = 150;

/** Calls `chatbot` and yields its answer, streamed if the service supports it. Never throws; `signal` lets it fail. */
export async function* askNora(
  backend: Backend,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<NoraEvent> {
  try {
    yield* readAnswer(await callFunction(backend, paths.chatbot, { body: request, signal }));
  } catch {
    // A page that unloads may abort its requests before it stores the conversation, as an answer that is being received.
    await new Promise((resolve) => {
      setTimeout(resolve, BREAK_DELAY_MS);
    });
    yield { type: "failed" };
  }
}

async function* readAnswer({ status, body, stream }: FunctionAnswer): AsyncGenerator<NoraEvent> {
  const { error } = Object(body) as { error?: unknown };
  if (typeof error === "string" && status < 500) {
    yield { type: "failed", error };
    return;
  }
  for await (const data of stream ? readEvents(stream) : [status < 300 && body]) {
    const event = toEvent(Object(data));
    yield event;
    if (event.type !== "words") return;
  }
  yield { type: "failed" };
}

/** A JSON body, or the data of an event: `text` of a `token`, the rest of a `done`. */
type AnswerData = Partial<ChatReply> & { text?: unknown };

function toEvent({ text, reply, suggestions = [] }: AnswerData): NoraEvent {
  if (typeof text === "string") return { type: "words", text };
  return typeof reply === "string" ? { type: "answered", reply, suggestions } : { type: "failed" };
}

/** Yields the data of a `text/event-stream`: JSON, one line for each event. Drops an incomplete last line. */
async function* readEvents(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator {
  // Not `for await`, which Safari doesn't support on streams.
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith("data:")) yield JSON.parse(line.slice(5));
  }
}
