import { type RefObject, useEffect } from "react";

/**
 * While `active`, an element that is focused under the panel is scrolled out from there; where
 * the page ends before that, the panel is closed.
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
      // Toasts are fixed: scrolling doesn't move them.
      if (!target.closest("main, header, footer")) return;
      // Nothing may move under a mouse button that is being pressed.
      if (!target.matches(":focus-visible") || !covers(over, target)) return;
      target.scrollIntoView({ block: "start", behavior: "instant" });
      if (covers(over, target)) close();
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, [panel, active, close]);
}

/** Whether less than a quarter of the element can be seen. */
function covers(over: Element, element: Element): boolean {
  const [above, below] = [over.getBoundingClientRect(), element.getBoundingClientRect()];
  const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  return width > 0 && height > 0 && width * height > 0.75 * below.width * below.height;
}
