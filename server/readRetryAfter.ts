const MIN_MS = 1000;
const MAX_MS = 3_600_000;

/**
 * Parses a `Retry-After` header: seconds or a date (RFC 9110, section 10.2.3). Returns ms, from 1 s to 1 h; undefined if
 * it is missing or invalid.
 */
export function readRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null) return undefined;
  const isDate = /^[A-Z][a-z]{2}, /.test(value);
  const wait = isDate ? Date.parse(value) - now : /^\d+$/.test(value) ? Number(value) * 1000 : NaN;
  if (Number.isNaN(wait)) return undefined;
  return Math.min(Math.max(wait, MIN_MS), MAX_MS);
}
