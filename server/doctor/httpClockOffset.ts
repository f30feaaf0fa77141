/**
 * Returns how far the server's `Date` is ahead of our clock, in ms. Adds half a second because `Date` has
 * whole seconds.
 */
export function httpClockOffset(response: Response, askedAt: number): number[] {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? [] : [date + 500 - (askedAt + Date.now()) / 2];
}
