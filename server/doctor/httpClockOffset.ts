/** How far the clock in an answer's `Date` is ahead of ours, in ms: it counts whole seconds, so half one is added. */
export function httpClockOffset(response: Response, askedAt: number): number[] {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? [] : [date + 500 - (askedAt + Date.now()) / 2];
}
