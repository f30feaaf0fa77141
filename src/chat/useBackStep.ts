import { type RefObject, useEffect } from "react";
import { paths } from "../shared/paths.ts";

const STEP = "noraChat";

interface BackStepParts {
  active: boolean;
  /** The button that opens the chat. */
  opener: RefObject<HTMLElement | null>;
  close: () => void;
}

/**
 * While `active`, the browser's Back closes the chat instead of leaving the page. If `active` becomes false in another
 * way, or the page is reloaded, this hook goes back one history entry. The next Back then leaves the page. Forward
 * opens the chat again.
 */
export function useBackStep({ active, opener, close }: BackStepParts): void {
  useEffect(() => {
    if (active && !isOurs()) pushStep();
    if (!active && isOurs()) history.back();
    const moved = () => {
      if (history.scrollRestoration === "manual") keepScroll();
      if (active && !isOurs()) close();
      if (!active && isOurs()) opener.current?.click();
    };
    addEventListener("popstate", moved);
    return () => removeEventListener("popstate", moved);
  }, [active, opener, close]);
}

/** Adds the history entry of the open chat. */
function pushStep(): void {
  // Remove the fragment from the page's address: going back would scroll to it, and take the focus away. The response
  // to a form post gets the page's own address: its own can't be reloaded once this entry is replaced.
  const { pathname, search } = location;
  history.replaceState(history.state, "", pathname === paths.contact ? "/" : pathname + search);
  // Going back to this entry mustn't restore its scroll position: the window may have another width then.
  history.scrollRestoration = "manual";
  history.pushState({ [STEP]: true }, "");
  history.scrollRestoration = "auto";
}

/**
 * Keeps the page where it is after going back to the entry before the chat's. Chromium scrolls to the top if a section was the target of the fragment
 * that `pushStep` has removed.
 */
function keepScroll(): void {
  history.scrollRestoration = "auto";
  setTimeout(scrollTo, 0, { top: scrollY, behavior: "instant" });
}

function isOurs(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[STEP]);
}
