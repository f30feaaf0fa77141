import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a secret in constant time. Compares hashes, because `timingSafeEqual` requires equal lengths. */
export function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(digest(sent), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
