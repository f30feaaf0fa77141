/**
 * Returns by how many ms a response's `Date` is ahead of our clock, or an empty array without a valid `Date`. Adds
 * 500 ms, the mean of what its whole seconds cut off.
 */
export function httpClockOffset(response: Response, askedAt: number): number[] {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? [] : [date + 500 - (askedAt + Date.now()) / 2];
}
