/** Consecutive failures, or refusals and blank answers without an answer between them, that stop the calls. */
const MAX_FAILURES = 3;
const MAX_REFUSALS = 10;

const PAUSE_MS = 30_000;

/**
 * Creates a circuit breaker, so that visitors needn't wait for an endpoint that is down. Too many failures or refusals
 * in a row stop the calls for a pause; so does each further one after it.
 */
export function createCircuitBreaker(now = () => performance.now()) {
  let failures = 0;
  let refusals = 0;
  let pausedUntil = 0;

  return {
    /** Whether a call is allowed now. */
    mayCall: (): boolean => now() >= pausedUntil,
    /** Records the outcome of a call. A refused conversation shows that the endpoint works for others. */
    record(outcome: "answered" | "failed" | "refused"): void {
      failures = outcome === "failed" ? failures + 1 : 0;
      if (outcome === "refused") refusals += 1;
      if (outcome === "answered") refusals = 0;
      if (failures >= MAX_FAILURES || refusals >= MAX_REFUSALS) pausedUntil = now() + PAUSE_MS;
    },
  };
}
