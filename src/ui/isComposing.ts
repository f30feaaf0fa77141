/**
 * Returns whether a key press belongs to an input method that composes text. Safari reports the key that ends a
 * composition only after the composition has ended, with key code 229.
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}
