import { type RefObject, useEffect } from "react";
import { chatToasts } from "../shared/content/chat.ts";
import { useToast } from "../ui/Toasts.tsx";

/**
 * While `active`, closes the panel, with a toast, if `showFocused` finds no position where it doesn't cover the focused
 * element of the page.
 */
export function useCloseIfCovering(
  panel: RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
) {
  // The chat button's topic: the button removes this toast when it opens the chat again.
  const showToast = useToast("chat-button");

  useEffect(() => {
    const { current: element } = panel;
    if (!active || !element) return undefined;
    const closeWithToast = () => {
      close();
      showToast(chatToasts.covering);
    };
    element.addEventListener("cover", closeWithToast);
    return () => {
      element.removeEventListener("cover", closeWithToast);
      delete element.dataset.aside;
    };
  }, [panel, active, close, showToast]);
}
