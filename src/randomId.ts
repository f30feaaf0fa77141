/** Returns 128 random bits as text. Not `randomUUID()`, which is undefined outside secure contexts. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join("-");
}
