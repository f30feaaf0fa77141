/** Pause after which a tap no longer counts as the second of a double tap, in ms. */
const DOUBLE_TAP_MS = 400;

/**
 * Hides an element at once and calls `remove` `DOUBLE_TAP_MS` later, unless the element is gone by then. Until then the
 * invisible element catches the second tap of a double tap, which would hit what is beneath it.
 */
export function removeAfterTap(element: HTMLElement, remove: () => void): void {
  element.style.opacity = "0";
  setTimeout(() => {
    if (!element.isConnected) return;
    remove();
    element.style.opacity = "";
  }, DOUBLE_TAP_MS);
}
