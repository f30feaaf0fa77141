import { type RefObject, useEffect } from "react";

interface EscapeParts {
  panel: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  open: boolean;
  close: () => void;
}

/** Closes the panel on Escape, unless the focus is in another part of the page. */
export function useCloseOnEscape({ panel, opener, open, close }: EscapeParts): void {
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const here =
        activeElement === document.body ||
        activeElement === opener.current ||
        panel.current?.contains(activeElement);
      if (event.key === "Escape" && here && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [panel, opener, open, close]);
}
