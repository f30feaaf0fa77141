import { hash, timingSafeEqual } from "node:crypto";

/** Compares a secret in constant time. Compares hashes, because `timingSafeEqual` requires equal lengths. */
export function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", sent, "buffer"), hash("sha256", expected, "buffer"));
}
