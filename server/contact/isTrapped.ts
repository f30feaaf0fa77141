/** Whether the honeypot field `website`, which people don't see, was filled in: probably by a bot. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== "";
}
