/** Whether the honeypot field, which is invisible to people, was filled in: probably by a bot. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== "";
}
