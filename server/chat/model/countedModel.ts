import type { CircuitBreaker, Outcome } from "./circuitBreaker.ts";
import type { Model } from "./model.ts";
import { ModelError, type ModelFailure } from "./ModelError.ts";

/** A model call by its outcome; `model-refused` concerns one conversation only. */
export type ModelEvent = "model-answered" | "model-failed" | "model-refused" | "model-spent";

interface Parts {
  model: Model;
  breaker: CircuitBreaker;
  count: (event: ModelEvent) => void;
}

/** Returns a model that counts its calls, and throws ModelError without a call while the circuit breaker is open. */
export function countedModel({ model, breaker, count }: Parts): Model {
  return {
    async *answer(messages, signal) {
      const endAttempt = breaker.attempt();
      if (endAttempt === undefined) throw new ModelError("paused");
      let hasSpoken = false;
      let outcome: Outcome;
      try {
        for await (const text of model.answer(messages, signal)) {
          if (!hasSpoken) count("model-answered");
          hasSpoken = true;
          yield text;
        }
        if (!signal.aborted) outcome = "succeeded";
      } catch (error) {
        if (error instanceof ModelError) {
          count(eventOf(error.failure));
          if (isOfEndpoint(error.failure)) outcome = "failed";
        }
        throw error;
      } finally {
        endAttempt(outcome);
      }
    },
  };
}

function eventOf(failure: ModelFailure): ModelEvent {
  if (failure === "spent") return "model-spent";
  return failure === "refused" || failure === "blank" ? "model-refused" : "model-failed";
}

/** Returns whether the endpoint caused a failure: one of a conversation must never open the breaker for others. */
function isOfEndpoint(failure: ModelFailure): boolean {
  const ofConversation: ModelFailure[] = ["spent", "uncounted", "refused", "blank"];
  return !ofConversation.includes(failure);
}
