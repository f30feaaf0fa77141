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
  /** Duration of the first pause without calls. Each failed trial doubles it, up to `maxPauseMs`. */
  pauseMs?: number;
  maxPauseMs?: number;
  now?: () => number;
}

/**
 * Creates a circuit breaker, so that visitors needn't wait for an endpoint that is down. After some consecutive
 * failures it allows no calls for a while, then one at a time until one succeeds.
 */
export function createCircuitBreaker({
  failures = 3,
  pauseMs = 30_000,
  maxPauseMs = 300_000,
  now = Date.now,
}: Options = {}): CircuitBreaker {
  let failedInARow = 0;
  let opened = 0;
  let pausedUntil = 0;
  let isTrialRunning = false;

  return {
    attempt() {
      const isTrial = failedInARow >= failures;
      if (isTrial && (isTrialRunning || now() < pausedUntil)) return undefined;
      isTrialRunning = isTrial;
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
          pausedUntil = now() + Math.min(pauseMs * 2 ** opened, maxPauseMs);
          opened += 1;
        },
        ended() {
          if (isTrial) isTrialRunning = false;
        },
      };
    },
  };
}
