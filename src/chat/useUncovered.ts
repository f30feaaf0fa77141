import { type RefObject, useEffect } from "react";

/**
 * While `active`, keeps an element of the page visible when it gets the keyboard focus: scrolls the page if the panel
 * covers the element, and closes the panel if scrolling doesn't uncover it.
 */
export function useUncovered(
  panel: RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!active) return undefined;
    const uncover = ({ target }: Event) => {
      const { current: over } = panel;
      if (!over || !(target instanceof Element) || over.contains(target)) return;
      // Not toasts, for instance: they have a fixed position, so scrolling doesn't move them.
      if (!target.closest("main, header, footer")) return;
      // Not while a mouse button is pressed, because the element would move away from the pointer: `click` follows.
      if (!target.matches(":focus-visible:not(:active)") || !covers(over, target)) return;
      const withLabel = target.closest(".field") ?? target;
      withLabel.scrollIntoView({ block: "start", behavior: "instant" });
      if (covers(over, target)) close();
    };
    document.addEventListener("focusin", uncover);
    document.addEventListener("click", uncover);
    return () => {
      document.removeEventListener("focusin", uncover);
      document.removeEventListener("click", uncover);
    };
  }, [panel, active, close]);
}

/** Returns whether `over` covers more than three quarters of an element, or any part of a text field. */
function covers(over: Element, element: Element): boolean {
  const [above, below] = [over.getBoundingClientRect(), element.getBoundingClientRect()];
  const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  const allowed = element.matches("input, textarea") ? 0 : 0.75;
  return width > 0 && height > 0 && width * height > allowed * below.width * below.height;
}
