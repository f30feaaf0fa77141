import { useCallback, useEffect, useRef, useState } from "react";

/** How near to its end a list still counts as read to the end, in CSS pixels. */
const NEAR = 48;

/**
 * Keeps a list at its newest entry while it grows, unless the reader has scrolled up; then says
 * that there is something newer below. A list that has not `begun` stays at its top.
 */
export function useNewest(begun: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(begun);
  /** Where the list was last put. */
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
      following.current = newestOf(element) - element.scrollTop < NEAR;
      if (following.current) setMissing(false);
    };
    /** The field of the form there that has the focus: whoever writes must not lose it from sight. */
    const written = () => {
      const { activeElement } = document;
      return activeElement !== element && element.contains(activeElement) ? activeElement : null;
    };
    const follow = () => {
      // The reader may have scrolled without the browser having said so yet.
      if (element.scrollTop < Math.min(reached.current, newestOf(element)) - NEAR) {
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

/** The end of the list; but a form there must not push what was said before it out of sight. */
function newestOf(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight;
  const form = list.querySelector("form");
  return form ? Math.min(end, form.offsetTop - list.offsetTop - list.clientHeight / 2) : end;
}
