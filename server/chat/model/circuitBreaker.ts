/** Outcome of an attempt; undefined if it says nothing about the endpoint, for example because the visitor left. */
export type Outcome = "succeeded" | "failed" | undefined;

/** Number of consecutive failures that open the breaker. */
const FAILURES_UNTIL_OPEN = 3;

/** Duration of the first pause without calls. Each failed trial doubles the pause, up to the maximum. */
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 300_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Creates a circuit breaker, so that visitors needn't wait for an endpoint that is down. Consecutive failures open it:
 * it allows no call during a pause, then one at a time as a trial. A failed trial begins the next pause, a success
 * closes the breaker.
 */
export function createCircuitBreaker(now = () => performance.now()) {
  let failedInARow = 0;
  let pauses = 0;
  let pausedUntil = 0;
  let isTrialRunning = false;
  /** Number of times that the breaker has opened or closed. */
  let changes = 0;

  return {
    /**
     * Starts an attempt and returns the function to call at its end. Returns undefined if the endpoint must not be
     * called: during a pause, and while a trial is running.
     */
    attempt(): ((outcome: Outcome) => void) | undefined {
      const isTrial = failedInARow >= FAILURES_UNTIL_OPEN;
      if (isTrial && (isTrialRunning || now() < pausedUntil)) return undefined;
      isTrialRunning = isTrial;
      const changesBefore = changes;

      return (outcome) => {
        if (isTrial) isTrialRunning = false;
        // An attempt from before the latest change says nothing about the endpoint now: a long answer may end well
        // after newer calls have failed.
        if (outcome === undefined || changes !== changesBefore) return;
        if (outcome === "succeeded") {
          failedInARow = 0;
          pauses = 0;
          if (isTrial) changes += 1;
          return;
        }
        failedInARow += 1;
        if (failedInARow < FAILURES_UNTIL_OPEN) return;
        pausedUntil = now() + Math.min(FIRST_PAUSE_MS * 2 ** pauses, MAX_PAUSE_MS);
        pauses += 1;
        changes += 1;
      };
    },
  };
}
