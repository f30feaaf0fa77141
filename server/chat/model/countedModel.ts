import type { CircuitBreaker, Outcome } from "./circuitBreaker.ts";
import type { Model } from "./model.ts";
import { ModelError, type ModelFailure } from "./ModelError.ts";

/**
 * `model-answered`: the first word arrived. `model-failed`: failed before or after it. `model-refused`: failed because of
 * this conversation. `model-spent`: not called, because the daily limit is reached.
 */
export type ModelEvent = "model-answered" | "model-failed" | "model-refused" | "model-spent";

interface Parts {
  model: Model;
  breaker: CircuitBreaker;
  count: (event: ModelEvent) => void;
}

/**
 * Returns a model that counts its events and reports outcomes to the circuit breaker. While the breaker is open, throws
 * ModelError `paused`, uncounted and without a call.
 */
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

/** Whether a failure counts for the breaker: one of a single conversation must never stop the calls of others. */
function isOfEndpoint(failure: ModelFailure): boolean {
  const ofConversation: ModelFailure[] = ["spent", "uncounted", "refused", "blank"];
  return !ofConversation.includes(failure);
}
