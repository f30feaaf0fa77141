import { type RefObject, useEffect } from "react";

/**
 * While `active`, keeps the focused element of the page visible: scrolls the page if the panel covers the element, and
 * closes the panel if scrolling doesn't uncover it.
 */
export function useUncovered(
  panel: RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!active) return undefined;
    const uncover = ({ target }: FocusEvent) => {
      const { current: over } = panel;
      if (!over || !(target instanceof Element) || over.contains(target)) return;
      // Ignore toasts: they have a fixed position, so scrolling doesn't move them.
      if (!target.closest("main, header, footer")) return;
      // Don't scroll while a mouse button is pressed: the element would move away from the pointer.
      if (!target.matches(":focus-visible") || !covers(over, target)) return;
      target.scrollIntoView({ block: "start", behavior: "instant" });
      if (covers(over, target)) close();
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, [panel, active, close]);
}

/** Returns whether less than a quarter of the element is visible. */
function covers(over: Element, element: Element): boolean {
  const [above, below] = [over.getBoundingClientRect(), element.getBoundingClientRect()];
  const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  return width > 0 && height > 0 && width * height > 0.75 * below.width * below.height;
}
