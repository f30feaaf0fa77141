import { type RefObject, useEffect } from "react";

/**
 * While `active`, calls `close` if `showFocused` finds no position for the panel where it doesn't cover the focused
 * element of the page.
 */
export function useCloseIfCovering(
  panel: RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
) {
  useEffect(() => {
    const { current: element } = panel;
    if (!active || !element) return undefined;
    element.addEventListener("cover", close);
    return () => {
      element.removeEventListener("cover", close);
      delete element.dataset.aside;
    };
  }, [panel, active, close]);
}
