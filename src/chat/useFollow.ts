import { useCallback, useEffect, useRef, useState } from "react";

/** Distance from the end of the list, in CSS pixels, that still counts as the end. */
const NEAR = 24;

/**
 * Keeps the end of the list in sight while the list or the panel changes, until the visitor scrolls up. `follow` starts
 * it again, and stops at the element of `top`, so that a long answer stays at its beginning; `showNewest` doesn't.
 */
export function useFollow() {
  const list = useRef<HTMLDivElement>(null);
  /** The newest question, if it is to stay in sight. */
  const top = useRef<HTMLDivElement>(null);
  const mode = useRef<"question" | "end" | "off">("question");
  const placedAt = useRef(0);
  const [hasNewer, setHasNewer] = useState(false);

  const place = useCallback(() => {
    const element = list.current!;
    if (mode.current !== "off") {
      const end = endOf(element);
      const question = mode.current === "question" && top.current;
      element.scrollTop = question ? Math.min(end, question.offsetTop - 8) : end;
      placedAt.current = element.scrollTop;
    }
    setHasNewer(!isAtEnd(element));
  }, []);

  const follow = useCallback(() => {
    mode.current = "question";
  }, []);

  const showNewest = useCallback(() => {
    mode.current = "end";
    // The button that was pressed disappears.
    list.current!.focus({ preventScroll: true });
    place();
  }, [place]);

  useEffect(() => {
    const element = list.current!;
    const scrolled = () => {
      const isByVisitor = Math.abs(element.scrollTop - placedAt.current) > 2;
      if (isByVisitor) mode.current = isAtEnd(element) ? "end" : "off";
      setHasNewer(!isAtEnd(element));
    };
    const resized = new ResizeObserver(place);
    resized.observe(element);
    resized.observe(element.firstElementChild!);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [place]);

  return { list, top, hasNewer, follow, showNewest };
}

const endOf = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

const isAtEnd = (element: HTMLElement) => endOf(element) - element.scrollTop <= NEAR;
