/** Time in ms after which another tap doesn't count as the second of a double tap. */
const DOUBLE_TAP_MS = 400;

/**
 * Makes an element invisible and calls `remove` `DOUBLE_TAP_MS` later, unless the element is gone by then. Until then
 * it catches the second tap of a double tap, which would otherwise activate what is beneath.
 */
export function removeAfterTap(element: HTMLElement, remove: () => void): void {
  element.style.opacity = "0";
  setTimeout(() => {
    if (!element.isConnected) return;
    remove();
    element.style.opacity = "";
  }, DOUBLE_TAP_MS);
}
