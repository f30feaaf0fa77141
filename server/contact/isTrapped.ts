/** Whether the field that people never see came filled: most likely a program's doing. */
export function isTrapped(body: { website?: unknown }): boolean {
  const { website } = body;
  return website !== undefined && website !== null && website !== "";
}
