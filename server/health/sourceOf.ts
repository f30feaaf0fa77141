import type { Origin } from "../../src/shared/origin.ts";

/** Kinds of origin, few enough for a metric's label. */
export type Source = "campaign" | "search" | "social" | "referral" | "direct";

const SEARCH = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|qwant|brave)\./;
const SOCIAL =
  /(^|\.)(instagram|facebook|linkedin|tiktok|youtube|whatsapp|pinterest|reddit|twitter|x|t)\.(com|co)$/;

/** Which kind of origin a visitor has: a campaign's link goes before the page it stood on. */
export function sourceOf(origin: Origin | undefined): Source {
  const { source, medium, campaign, referrer } = origin ?? {};
  if (source || medium || campaign) return "campaign";
  if (!referrer) return "direct";
  if (SEARCH.test(referrer)) return "search";
  return SOCIAL.test(referrer) ? "social" : "referral";
}
