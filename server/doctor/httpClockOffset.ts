/**
 * Returns an array with the clock offset of a response's `Date` in ms, positive if ahead of this machine; empty without
 * a valid `Date`. Adds 500 ms: `Date` has whole seconds, so it is half a second slow on average.
 */
export function httpClockOffset(response: Response, askedAt: number): number[] {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? [] : [date + 500 - (askedAt + Date.now()) / 2];
}
