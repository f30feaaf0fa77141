import { type FunctionAnswer, callFunction } from "../backend/callFunction.ts";
import type { ChatRequest } from "../shared/chat.ts";
import { suggestionLimits } from "../shared/chatLimits.ts";
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
    await new Promise((resolve) => void setTimeout(resolve, BREAK_DELAY_MS));
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

/** Reads a JSON body, or the data of an event: `text` of a `token`, the rest of a `done`. */
function toEvent({ text, reply, suggestions }: Record<string, unknown>): NoraEvent {
  if (typeof text === "string") return { type: "words", text };
  if (typeof reply !== "string" || !reply.trim()) return { type: "failed" };
  const items: unknown[] = Array.isArray(suggestions) ? suggestions : [];
  const shown = items.filter(isSuggestion).slice(0, suggestionLimits.count);
  return { type: "answered", reply, suggestions: shown };
}

const isSuggestion = (item: unknown): item is string =>
  typeof item === "string" && item.trim() !== "" && item.length <= suggestionLimits.length;

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
