/** Consecutive failures, or refusals and blank answers without an answer between them, that stop the calls. */
const MAX_FAILURES = 3;
const MAX_REFUSALS = 10;

/** Time without calls, after which one call is a trial. */
const PAUSE_MS = 30_000;

/**
 * Creates a circuit breaker, so that visitors needn't wait for an endpoint that is down. Too many failures or refusals
 * in a row open it: it then allows one call per pause. An answer closes it.
 */
export function createCircuitBreaker(now = () => performance.now()) {
  let failures = 0;
  let refusals = 0;
  let pausedUntil = 0;
  const isOpen = () => failures >= MAX_FAILURES || refusals >= MAX_REFUSALS;
  const pause = () => (pausedUntil = isOpen() ? now() + PAUSE_MS : 0);

  return {
    /** Whether a call is allowed now. */
    mayCall(): boolean {
      if (now() < pausedUntil) return false;
      pause();
      return true;
    },
    /** Records the outcome of a call. A refused conversation shows that the endpoint works for others. */
    record(outcome: "answered" | "failed" | "refused"): void {
      failures = outcome === "failed" ? failures + 1 : 0;
      if (outcome === "refused") refusals += 1;
      if (outcome === "answered") refusals = 0;
      pause();
    },
  };
}
