import type { CircuitBreaker, Outcome } from "./circuitBreaker.ts";
import type { Model } from "./model.ts";
import { ModelError, type ModelFailure } from "./ModelError.ts";

/**
 * Counted events. The failures `circuit-open`, `uncounted` and `shutdown` (ModelError.ts) aren't counted.
 * - `model-answered`: the first text arrived; a failure may follow.
 * - `model-failed`: a failure attributed to the endpoint; timeouts are included.
 * - `model-refused`: a failure attributed to the conversation.
 * - `model-limit-reached`: no call, because the daily limit is reached.
 */
export type ModelEvent =
  | "model-answered"
  | "model-failed"
  | "model-refused"
  | "model-limit-reached";

interface Parts {
  model: Model;
  breaker: CircuitBreaker;
  count: (event: ModelEvent) => void;
}

/**
 * Returns a model that counts its events and reports its outcomes to the circuit breaker. `answer` throws ModelError
 * `circuit-open` if the breaker allows no call.
 */
export function countedModel({ model, breaker, count }: Parts): Model {
  return {
    async *answer(messages, signal) {
      const endAttempt = breaker.attempt();
      if (endAttempt === undefined) throw new ModelError("circuit-open");
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
          const event = eventOf(error.failure);
          if (event) count(event);
          // A failure caused by a conversation mustn't stop the calls for other visitors.
          if (event === "model-failed") outcome = "failed";
        }
        throw error;
      } finally {
        endAttempt(outcome);
      }
    },
  };
}

function eventOf(failure: ModelFailure): ModelEvent | undefined {
  switch (failure) {
    case "limit-reached":
      return "model-limit-reached";
    case "refused":
    case "blank":
      return "model-refused";
    case "circuit-open":
    case "uncounted":
    case "shutdown":
      return undefined;
    default:
      return "model-failed";
  }
}
