/** Crockford's base 32: without I, L and O, which look like digits, and without U. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns the reference code of a message, such as `7F3K-9QWD`: the first 40 bits of its UUID. */
export function protocolOf(id: string): string {
  const bits = Number.parseInt(id.replaceAll("-", "").slice(0, 10), 16);
  const values = bits.toString(32).padStart(8, "0");
  const digits = values.replaceAll(/./g, (value) => DIGITS.charAt(Number.parseInt(value, 32)));
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
