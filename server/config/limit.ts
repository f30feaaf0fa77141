import { z } from "zod";

/** Rate limit: `requests` per `seconds`. */
export interface Limit {
  requests: number;
  seconds: number;
}

/** Reads `requests/seconds`; `off` becomes null. */
export const limit = z.string().transform((text, context): Limit | null => {
  if (text === "off") return null;
  const [, requests, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (requests && seconds) return { requests: Number(requests), seconds: Number(seconds) };
  context.addIssue("use requests/seconds such as 5/600, or off");
  return z.NEVER;
});
