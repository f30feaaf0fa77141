import type { Assistant } from "./chat/assistant.ts";
import type { Model } from "./chat/model/model.ts";
import { ModelError } from "./chat/model/ModelError.ts";
import type { Metrics } from "./health/metrics.ts";

/** Counts what the model and the assistant do, from outside. */
export interface ChatObserver {
  model: (model: Model | undefined) => Model | undefined;
  assistant: (assistant: Assistant) => Assistant;
}

export function observeChat({ countChat }: Pick<Metrics, "countChat">): ChatObserver {
  /** The questions that the model answered, each known by its visitor's signal. */
  const answered = new WeakSet<AbortSignal>();
  let hasModel = false;

  function end(signal: AbortSignal): void {
    countChat("answer");
    if (hasModel && !answered.has(signal)) countChat("fallback");
  }

  return {
    model(model) {
      hasModel = model !== undefined;
      return (
        model && {
          async *answer(messages, signal) {
            try {
              for await (const text of model.answer(messages, signal)) {
                if (!answered.has(signal)) countChat("model-answered");
                answered.add(signal);
                yield text;
              }
            } catch (error) {
              const isSpent = error instanceof ModelError && error.failure === "spent";
              countChat(isSpent ? "model-spent" : "model-failed");
              throw error;
            }
          },
        }
      );
    },
    assistant: (assistant) => ({
      async *reply(conversation, signal, reqId) {
        yield* assistant.reply(conversation, signal, reqId);
        if (!signal.aborted) end(signal);
      },
      async wholeReply(conversation, signal, reqId) {
        const reply = await assistant.wholeReply(conversation, signal, reqId);
        if (!signal.aborted) end(signal);
        return reply;
      },
    }),
  };
}
