/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns the reference number of a message, such as `7F3K-9QWD`: 40 bits of its UUID. */
export function protocolOf(id: string): string {
  const bits = Number.parseInt(id.replaceAll("-", "").slice(0, 10), 16);
  const digits = Array.from(bits.toString(32).padStart(8, "0"), (digit) => {
    return DIGITS[Number.parseInt(digit, 32)];
  }).join("");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
