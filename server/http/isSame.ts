import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a secret in constant time. Hashing first gives both inputs the same length. */
export function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(digest(sent), digest(expected));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
