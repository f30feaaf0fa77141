/** Outcome of a call; undefined if it says nothing about the endpoint, for example because the visitor left. */
export type Outcome = "answered" | "failed" | "refused" | undefined;

/** Consecutive failures, or refusals and blank answers without an answer between them, that stop the calls. */
const MAX_FAILURES = 3;
const MAX_REFUSALS = 10;

/** Duration of the first pause without calls. Each failed trial doubles the pause, up to the maximum. */
const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 300_000;

/**
 * Creates a circuit breaker, so that visitors needn't wait for an endpoint that is down. Too many failures or refusals
 * in a row open it: it allows no call during a pause, then one at a time as a trial. An answer closes it.
 */
export function createCircuitBreaker(now = () => performance.now()) {
  let failures = 0;
  let refusals = 0;
  let pauses = 0;
  let pausedUntil = 0;
  let isTrialRunning = false;
  const isOpen = () => failures >= MAX_FAILURES || refusals >= MAX_REFUSALS;

  return {
    /** Starts a call and returns the function to call at its end. Returns undefined if no call is allowed now. */
    attempt(): ((outcome: Outcome) => void) | undefined {
      const isTrial = isOpen();
      if (isTrial && (isTrialRunning || now() < pausedUntil)) return undefined;
      isTrialRunning = isTrial;

      return (outcome) => {
        if (isTrial) isTrialRunning = false;
        // A call from before the breaker opened says nothing about the endpoint now.
        else if (isOpen()) return;
        if (outcome === undefined) return;
        if (outcome === "answered") failures = refusals = pauses = 0;
        else if (outcome === "failed") failures += 1;
        else {
          // A refusal shows that the endpoint works.
          failures = 0;
          refusals += 1;
        }
        if (!isOpen()) return;
        pausedUntil = now() + Math.min(FIRST_PAUSE_MS * 2 ** pauses, MAX_PAUSE_MS);
        pauses += 1;
      };
    },
  };
}
