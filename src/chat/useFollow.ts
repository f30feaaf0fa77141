import { useCallback, useEffect, useRef, useState } from "react";

/** Distance from the end of the list, in CSS pixels, that still counts as the end. */
const NEAR = 24;

/**
 * Keeps the newest text of the list in sight while the list or the panel changes, until the visitor scrolls up.
 * `follow("question")` stops at the question, so that a long answer stays at its beginning; `follow("end")` doesn't.
 * Returns the list's ref, and whether there is newer text below.
 */
export function useFollow() {
  const list = useRef<HTMLDivElement>(null);
  const mode = useRef<"question" | "end" | "off">("end");
  const placedAt = useRef(0);
  const [hasNewer, setHasNewer] = useState(false);

  const place = useCallback(() => {
    const element = list.current!;
    if (mode.current !== "off") {
      const end = endOf(element);
      const top = mode.current === "end" ? end : Math.min(end, questionTop(element));
      element.scrollTo({ top, behavior: "instant" });
      placedAt.current = element.scrollTop;
    }
    setHasNewer(endOf(element) - element.scrollTop > NEAR);
  }, []);

  const follow = useCallback(
    (to: "question" | "end") => {
      mode.current = to;
      place();
    },
    [place],
  );

  useEffect(() => {
    const element = list.current!;
    const scrolled = () => {
      const isAtEnd = endOf(element) - element.scrollTop <= NEAR;
      const isByVisitor = Math.abs(element.scrollTop - placedAt.current) > 2;
      if (isByVisitor) mode.current = isAtEnd ? "end" : "off";
      setHasNewer(!isAtEnd);
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

  return { list, hasNewer, follow };
}

const endOf = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

/** Returns the scroll position with the last question at the top; none while the lead form is below the answer. */
function questionTop(list: HTMLElement): number {
  const question = [...list.querySelectorAll<HTMLElement>(".chat-bubble-user")].at(-1);
  const form = list.querySelector<HTMLElement>(".lead-form");
  const hasForm = form && question && form.offsetTop > question.offsetTop;
  return question && !hasForm ? question.offsetTop - 8 : Infinity;
}
