import { useEffect, useRef, useState } from "react";

/** Distance from the end of the list that still counts as the end. */
const END_TOLERANCE_PX = 24;

/**
 * Keeps the end of the list in sight while the list or the panel changes, until the visitor scrolls up. `follow` starts
 * it again, and stops at the element of `top`, so that a long answer stays at its beginning; `showNewest` doesn't.
 */
export function useFollow() {
  const list = useRef<HTMLDivElement>(null);
  /** The newest question, if it is to stay in sight. */
  const top = useRef<HTMLDivElement>(null);
  const mode = useRef<"question" | "end" | "off">("question");
  const [hasNewer, setHasNewer] = useState(false);

  useEffect(() => {
    const element = list.current!;
    let lastTop = 0;
    const place = () => {
      if (mode.current !== "off") {
        const question = mode.current === "question" && top.current;
        element.scrollTop = question ? question.offsetTop - 8 : element.scrollHeight;
        lastTop = element.scrollTop;
      }
      setHasNewer(!isAtEnd(element));
    };
    const scrolled = () => {
      setHasNewer(!isAtEnd(element));
      const moved = element.scrollTop - lastTop;
      if (Math.abs(moved) <= 2) return;
      lastTop = element.scrollTop;
      // A list that becomes shorter also moves to its end, but upwards.
      if (!isAtEnd(element)) mode.current = "off";
      else if (moved > 0) mode.current = "end";
    };
    const resized = new ResizeObserver(place);
    resized.observe(element);
    resized.observe(element.firstElementChild!);
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, []);

  const follow = () => {
    mode.current = "question";
  };

  function showNewest() {
    mode.current = "end";
    const element = list.current!;
    // The button that was pressed disappears.
    element.focus({ preventScroll: true });
    element.scrollTop = element.scrollHeight;
  }

  return { list, top, hasNewer, follow, showNewest };
}

function isAtEnd({ scrollHeight, clientHeight, scrollTop }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop <= END_TOLERANCE_PX;
}
