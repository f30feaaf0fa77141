/**
 * Whether a key press belongs to an input method that composes text. Safari reports the key that ends a composition
 * after it, with key code 229.
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return event.isComposing || event.keyCode === 229;
}
