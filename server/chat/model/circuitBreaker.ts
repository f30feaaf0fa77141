/** One use of what the breaker guards. */
export interface Attempt {
  succeeded(): void;
  failed(): void;
  /** To be called in any case, after one of the others or alone: the visitor may have left. */
  ended(): void;
}

export interface CircuitBreaker {
  /** Undefined while open: the call must not be made. */
  attempt(): Attempt | undefined;
}

interface Options {
  /** Failures in a row that open it. */
  failures?: number;
  /** First rest, in ms; each failed trial doubles it up to `longestRest`. */
  rest?: number;
  longestRest?: number;
  now?: () => number;
}

/**
 * Spares visitors the wait for an endpoint that is down: after some failures in a row no call is made for a while,
 * then one at a time until one succeeds.
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
          // Attempts that began before it opened tell nothing new: many visitors, one outage.
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
