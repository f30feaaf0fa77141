/** Crockford's base 32: no I, L, O or U, which people misread over the phone. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The short number a visitor and the company call a message by, such as `7F3K-9QWD`: 40 bits of its UUID. */
export function protocolOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll("-", "").slice(0, 10)}`);
  const digits = Array.from({ length: 8 }, (_, index) => {
    return DIGITS[Number((bits >> BigInt(35 - 5 * index)) & 31n)];
  }).join("");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
