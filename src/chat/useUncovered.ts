import { type RefObject, useEffect } from "react";
import { chatToasts } from "../shared/content/chat.ts";
import { useToast } from "../ui/Toasts.tsx";

/**
 * While `active`, keeps the focused element of the page (`:focus-visible`) visible. If the panel covers the element,
 * moves the panel to the other side of the window or scrolls the page. If neither uncovers the element, closes the
 * panel.
 */
export function useUncovered(
  panel: RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
) {
  // The chat button's topic: the button removes this toast when it opens the chat again.
  const showToast = useToast("chat-button");

  useEffect(() => {
    const { current: over } = panel;
    if (!active || !over) return undefined;
    const uncover = ({ target }: Event) => {
      // Ignore elements of the chat and of toasts: their position is fixed, so scrolling doesn't move them.
      if (!(target instanceof Element) || !target.closest("main, header, footer")) return;
      // Ignore an element during a press, because it would move away from the pointer. The `click` listener handles it
      // afterwards.
      if (!target.matches(":focus-visible:not(:active)")) return;
      const withLabel = target.closest(".field") ?? target;
      // Scroll instantly: the browser's own scrolling to a focused element may be smooth and end after this check.
      withLabel.scrollIntoView({ block: "nearest", behavior: "instant" });
      if (!covers(over, target)) return;
      // For a text field move the panel first, so that the form stays where it is. For a link or a button scroll first:
      // otherwise the panel would often change sides.
      if (target.matches(FIELD) && moveAside(over, target)) return;
      withLabel.scrollIntoView({ block: "start", behavior: "instant" });
      if (!covers(over, target) || moveAside(over, target)) return;
      close();
      showToast(chatToasts.covering);
    };
    document.addEventListener("focusin", uncover);
    document.addEventListener("click", uncover);
    return () => {
      document.removeEventListener("focusin", uncover);
      document.removeEventListener("click", uncover);
      over.removeAttribute(LEFT);
    };
  }, [panel, active, close, showToast]);
}

const FIELD = "input, textarea";

/** Attribute of a panel at the left of the window, for ChatPanel.css and Toasts.css. */
const LEFT = "data-left";

/** Moves the panel to the other side of the window. Moves it back and returns false if it covers the element there. */
function moveAside(panel: Element, element: Element): boolean {
  panel.toggleAttribute(LEFT);
  const isFree = !covers(panel, element);
  if (!isFree) panel.toggleAttribute(LEFT);
  return isFree;
}

/** Returns whether `over` covers more than three quarters of an element, or any part of a text field. */
function covers(over: Element, element: Element): boolean {
  const [above, below] = [over.getBoundingClientRect(), element.getBoundingClientRect()];
  const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  const allowed = element.matches(FIELD) ? 0 : 0.75;
  return width > 0 && height > 0 && width * height > allowed * below.width * below.height;
}
