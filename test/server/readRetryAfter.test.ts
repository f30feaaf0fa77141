import { readRetryAfter } from "../../server/readRetryAfter.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe("a Retry-After", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");

  it.each([
    [null, undefined],
    ["", undefined],
    ["soon", undefined],
    ["-5", undefined],
    ["0", SECOND],
    ["120", 120 * SECOND],
    ["7200", HOUR],
    ["Sat, 21 Nov 2026 12:00:30 GMT", 30 * SECOND],
    ["Sat, 21 Nov 2026 11:00:00 GMT", SECOND],
    ["Sun, 22 Nov 2026 12:00:00 GMT", HOUR],
  ])("of %j is a wait of %j ms", (value, expected) => {
    expect(readRetryAfter(value, now)).toBe(expected);
  });
});
