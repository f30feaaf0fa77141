/** Whether the trap field, invisible to people, was filled: most likely by a program. */
export function isTrapped({ website }: { website?: unknown }): boolean {
  return website !== undefined && website !== null && website !== "";
}
