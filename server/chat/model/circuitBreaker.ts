/** One call of the endpoint that the breaker protects. */
export interface Attempt {
  succeeded(): void;
  failed(): void;
  /** Must be called once per attempt: after `succeeded` or `failed`, or without either if the visitor left. */
  ended(): void;
}

export interface CircuitBreaker {
  /** Starts an attempt. Returns undefined while the breaker is open: the call must not be made. */
  attempt(): Attempt | undefined;
}

interface Options {
  /** Number of consecutive failures that open the breaker. */
  failures?: number;
  /** First period without calls, in ms. Each failed trial doubles it, up to `longestRest`. */
  rest?: number;
  longestRest?: number;
  now?: () => number;
}

/**
 * Creates a circuit breaker, so that visitors needn't wait for an endpoint that is down. After some consecutive
 * failures it allows no calls for a while, then one at a time until one succeeds.
 */
export function createCircuitBreaker({
  failures = 3,
  rest = 30_000,
  longestRest = 300_000,
  now = Date.now,
}: Options = {}): CircuitBreaker {
  let failedInARow = 0;
  let opened = 0;
  let restUntil = 0;
  let trialUnderWay = false;

  return {
    attempt() {
      const isTrial = failedInARow >= failures;
      if (isTrial && (trialUnderWay || now() < restUntil)) return undefined;
      trialUnderWay = isTrial;
      const openedBefore = opened;

      return {
        succeeded() {
          failedInARow = 0;
          opened = 0;
        },
        failed() {
          // Ignore attempts that began before the breaker opened: they belong to the same outage.
          if (opened !== openedBefore) return;
          failedInARow += 1;
          if (failedInARow < failures) return;
          restUntil = now() + Math.min(rest * 2 ** opened, longestRest);
          opened += 1;
        },
        ended() {
          if (isTrial) trialUnderWay = false;
        },
      };
    },
  };
}
