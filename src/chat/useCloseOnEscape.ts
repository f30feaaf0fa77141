import { type RefObject, useEffect } from "react";
import { isComposing } from "../ui/isComposing.ts";

export interface DialogParts {
  panel: RefObject<HTMLElement | null>;
  /** The button that opens and closes the panel. */
  opener: RefObject<HTMLElement | null>;
  open: boolean;
  close: () => void;
}

/**
 * Closes the panel on Escape, unless the focus is in another part of the page. Ignores key presses that another handler
 * has handled, such as a toast's, and key presses that belong to an input method.
 */
export function useCloseOnEscape({ panel, opener, open, close }: DialogParts): void {
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const here =
        activeElement === document.body ||
        activeElement === opener.current ||
        panel.current?.contains(activeElement);
      if (event.key !== "Escape" || !here || event.defaultPrevented || isComposing(event)) return;
      // The same press mustn't close a toast too.
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [panel, opener, open, close]);
}
