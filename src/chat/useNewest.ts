import { useCallback, useEffect, useRef, useState } from "react";

/** Distance from its end within which a list counts as read to the end, in CSS pixels. */
const NEAR_PX = 48;

/** Space above a form that is scrolled to the top of the list, in CSS pixels. */
const FORM_GAP_PX = 8;

/**
 * Keeps a list at its newest entry while it grows, unless the reader has scrolled up; `missing` then says
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
      following.current = newestOf(element) - element.scrollTop < NEAR_PX;
      if (following.current) setMissing(false);
    };
    /** The focused field of the form in the list, which must stay in sight. */
    const written = () => {
      const { activeElement } = document;
      return activeElement !== element && element.contains(activeElement) ? activeElement : null;
    };
    const follow = () => {
      // The reader may have scrolled without the browser having said so yet.
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

/** The end of the list, or less where a form there would begin above its top. */
function newestOf(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight;
  const form = list.querySelector("form");
  return form ? Math.min(end, form.offsetTop - list.offsetTop - FORM_GAP_PX) : end;
}
