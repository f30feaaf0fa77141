import type { Origin } from "../../src/shared/origin.ts";

const SEARCH = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|qwant|brave)\./;
const SOCIAL =
  /(^|\.)(instagram|facebook|linkedin|tiktok|youtube|whatsapp|pinterest|reddit|twitter|x|t)\.(com|co)$/;

/** Returns the kind of an origin: few, for a metric. Campaign parameters have priority over the referrer. */
export function sourceOf(origin: Origin | undefined): string {
  const { source, medium, campaign, referrer } = origin ?? {};
  if (source || medium || campaign) return "campaign";
  if (!referrer) return "direct";
  if (SEARCH.test(referrer)) return "search";
  return SOCIAL.test(referrer) ? "social" : "referral";
}
