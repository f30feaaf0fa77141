/** Crockford's base 32: without I, L, O and U, which are easily misread. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns the reference number of a message, such as `7F3K-9QWD`: 40 bits of its UUID. */
export function protocolOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll("-", "").slice(0, 10)}`);
  const digits = Array.from({ length: 8 }, (_, index) => {
    return DIGITS[Number((bits >> BigInt(35 - 5 * index)) & 31n)];
  }).join("");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
