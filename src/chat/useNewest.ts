import { useCallback, useEffect, useRef, useState } from "react";

/** Maximum distance from the end at which a list counts as scrolled to the end, in CSS pixels. */
const NEAR_PX = 48;

/** Space above a form that is scrolled to the top of the list, in CSS pixels. */
const FORM_GAP_PX = 8;

/**
 * Keeps a list scrolled to its newest entry while it grows, unless the visitor has scrolled up. `missing` then tells
 * that there is a newer entry below. While `begun` is false, the list stays at its top.
 */
export function useNewest(begun: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(begun);
  /** Scroll position that was last set. */
  const reached = useRef(0);
  const [missing, setMissing] = useState(false);

  const goToNewest = useCallback(() => {
    following.current = true;
    setMissing(false);
    const { current: element } = list;
    if (!element) return;
    element.scrollTo({ top: newestOf(element), behavior: "instant" });
    reached.current = element.scrollTop;
  }, []);

  useEffect(() => {
    const { current: element } = list;
    if (!element) return undefined;

    const scrolled = () => {
      following.current = newestOf(element) - element.scrollTop < NEAR_PX;
      if (following.current) setMissing(false);
    };
    /** Returns the focused element inside the list, such as a form field, which must stay visible. */
    const written = () => {
      const { activeElement } = document;
      return activeElement !== element && element.contains(activeElement) ? activeElement : null;
    };
    const follow = () => {
      // The visitor may have scrolled before the browser has fired the scroll event.
      if (element.scrollTop < Math.min(reached.current, newestOf(element)) - NEAR_PX) {
        following.current = false;
      }
      if (following.current && !written()) goToNewest();
    };
    const resized = new ResizeObserver(() => {
      follow();
      written()?.scrollIntoView({ block: "nearest" });
    });
    const grown = new MutationObserver(() => {
      follow();
      setMissing(!following.current);
    });

    element.addEventListener("scroll", scrolled, { passive: true });
    resized.observe(element);
    grown.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      element.removeEventListener("scroll", scrolled);
      resized.disconnect();
      grown.disconnect();
    };
  }, [goToNewest]);

  return { list, missing, goToNewest };
}

/**
 * Returns the scroll position of the list's end, or a smaller one if a form at the end would begin above the visible
 * part.
 */
function newestOf(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight;
  const form = list.querySelector("form");
  return form ? Math.min(end, form.offsetTop - list.offsetTop - FORM_GAP_PX) : end;
}
