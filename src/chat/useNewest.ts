import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Maximum distance from the end at which a list counts as scrolled to the end, in CSS pixels. */
const NEAR_PX = 48;

/** Height in CSS pixels of the conversation that stays visible above a form at the end, if the form fits below. */
const LINES_PX = 112;

/** Height in CSS pixels that stays visible above a form that is higher than the list: about two lines. */
const MIN_LINES_PX = 56;

/** Space above an answer that is shown from its first line, in CSS pixels. */
const MARGIN_PX = 8;

interface NewestParts {
  /** While false, the list stays at its top, unless it contains a form. */
  begun: boolean;
  /** True from a question until the first words of its answer arrive. */
  waiting: boolean;
}

/**
 * Keeps a list scrolled to its newest entry while it grows, unless the visitor has scrolled up or focused an element
 * inside. `hasNewer` is true if there is a newer entry below. An answer that arrives in one piece and is at least as
 * high as the list is shown from its first line.
 */
export function useNewest({ begun, waiting }: NewestParts) {
  const list = useRef<HTMLDivElement>(null);
  const tallCount = useTallAnswer(list, waiting);
  const following = useRef(begun);
  /** Scroll position that this hook last set. */
  const reached = useRef(0);
  /** Scroll position at the last scroll event, or that `goToNewest` set since. */
  const seen = useRef(0);
  /** Position of the form in the list, before the entries above it grow. */
  const formTop = useRef(0);
  const [hasNewer, setHasNewer] = useState(false);

  // Scrolls to the top when a conversation is erased, in a layout effect so that it runs before the list's observers.
  useLayoutEffect(() => {
    if (begun) return;
    following.current = false;
    reached.current = seen.current = 0;
    list.current?.scrollTo({ top: 0, behavior: "instant" });
  }, [begun]);

  const goToNewest = useCallback(() => {
    following.current = true;
    setHasNewer(false);
    const { current: element } = list;
    if (!element) return;
    element.scrollTo({ top: newestOf(element, tallCount.current), behavior: "instant" });
    reached.current = seen.current = element.scrollTop;
    formTop.current = topOfForm(element);
  }, [tallCount]);

  useEffect(() => {
    const { current: element } = list;
    if (!element) return undefined;

    const newest = () => newestOf(element, tallCount.current);
    const isNear = () => newest() - element.scrollTop < NEAR_PX;
    let height = element.clientHeight;
    /** The first visible part at the last scroll event, and the share of its height that is above the list. */
    let place: { part: HTMLElement; share: number } | undefined;
    const scrolled = () => {
      // Ignore a scroll event that follows a change of the list's height: the `resized` observer handles the change.
      if (element.clientHeight !== height) return;
      seen.current = element.scrollTop;
      following.current = isNear() && (begun || element.querySelector("form") !== null);
      if (following.current) setHasNewer(false);
      const parts = [...element.children] as HTMLElement[];
      const part = parts.find(
        ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > seen.current,
      );
      place = part && { part, share: (seen.current - part.offsetTop) / part.offsetHeight };
    };
    const isScrolledUp = () => element.scrollTop < Math.min(reached.current, newest()) - NEAR_PX;
    const follow = () => {
      if (isScrolledUp()) following.current = false;
      // The visitor may have scrolled down from the first line of a tall answer. That line doesn't count with a form
      // below: if the form was above, the list may still be scrolled to where the answer was.
      const hasReadOn =
        tallCount.current > 0 && !formAtEnd(element) && element.scrollTop > newest();
      if (following.current && !hasReadOn && !focusedIn(element)) goToNewest();
    };
    const resized = new ResizeObserver(() => {
      height = element.clientHeight;
      // A new width changes `scrollTop`: compare the position at the last scroll event.
      const isUnmoved = seen.current === reached.current;
      if (isUnmoved) reached.current = element.scrollTop;
      if (isUnmoved && following.current && !focusedIn(element)) goToNewest();
      else follow();
      // A new width, for instance of a turned phone, makes the entries above higher or lower.
      if (!following.current && place?.part.isConnected) {
        element.scrollTop = place.part.offsetTop + place.share * place.part.offsetHeight;
      }
      showFocused(element);
      formTop.current = topOfForm(element);
    });
    /** Keeps the form with the focus where it is in the list's window while the entries above it grow. */
    const keepFormPosition = () => {
      const { current: top } = formTop;
      formTop.current = topOfForm(element);
      // Unless the visitor has scrolled up to read.
      if (following.current && focusedIn(element)?.closest("form")) {
        element.scrollTop += formTop.current - top;
      }
    };
    const grown = new MutationObserver((changes) => {
      keepFormPosition();
      // The browser hasn't fired the scroll event yet. When it does, a button shown for this change may have made the
      // list smaller, and the event would be ignored.
      if (following.current && isScrolledUp()) scrolled();
      follow();
      const form = element.querySelector("form");
      const inForm = changes.filter(({ target }) => form?.contains(target));
      // Errors at the fields make the form taller. They are no newer entry.
      if (inForm.length < changes.length) {
        setHasNewer(!isNear() && !(following.current && formAtEnd(element)));
      }
      if (inForm.length > 0 && form?.contains(document.activeElement)) showFocused(element);
    });

    // The first question was added before the observers were registered.
    follow();
    element.addEventListener("scroll", scrolled, { passive: true });
    resized.observe(element);
    grown.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      element.removeEventListener("scroll", scrolled);
      resized.disconnect();
      grown.disconnect();
    };
  }, [begun, tallCount, goToNewest]);

  return { list, hasNewer: hasNewer && begun, goToNewest };
}

/**
 * Returns a ref with the number of bubbles if the last bubble is an answer to show from its first line, otherwise with
 * 0.
 */
function useTallAnswer(list: RefObject<HTMLElement | null>, waiting: boolean): RefObject<number> {
  const tallCount = useRef(0);

  // A layout effect, so that it runs before the list's observers.
  useLayoutEffect(() => {
    const { current: element } = list;
    if (waiting || !element) return;
    const bubbles = bubblesOf(element);
    const last = bubbles.at(-1);
    // In a closed panel all heights are 0, so `isAtLeastAsTall` returns true: `newestOf` compares the heights again.
    const isTall = last?.matches(".chat-bubble-assistant") && isAtLeastAsTall(last, element);
    tallCount.current = isTall ? bubbles.length : 0;
  }, [list, waiting]);

  return tallCount;
}

/** Returns the focused element inside the list, such as a form field, which must stay visible. */
function focusedIn(list: HTMLElement): Element | null {
  const { activeElement } = document;
  return activeElement !== list && list.contains(activeElement) ? activeElement : null;
}

/** Shows the focused element, with its label and error if it is a field, and its whole form if that fits. */
function showFocused(list: HTMLElement) {
  const focused = focusedIn(list);
  for (const part of [focused?.closest("form"), focused?.closest(".field"), focused]) {
    part?.scrollIntoView({ block: "nearest" });
  }
}

/**
 * Returns the scroll position that shows the newest entry: usually the list's end. If the list ends with a form, the
 * last lines above the form stay visible too. If the list ends with an answer to show from its first line (`tallCount`),
 * returns the position of that line.
 */
function newestOf(list: HTMLElement, tallCount: number): number {
  const end = list.scrollHeight - list.clientHeight;
  const form = formAtEnd(list);
  if (form) {
    const formTop = form.offsetTop;
    if (formTop - end >= MIN_LINES_PX) return end;
    const room = list.clientHeight - form.offsetHeight;
    // The form's last pixels are its padding.
    const isTooHigh = room < -MARGIN_PX;
    const lines = isTooHigh ? MIN_LINES_PX : Math.max(0, Math.min(LINES_PX, room));
    return Math.max(0, formTop - lines);
  }
  const bubbles = bubblesOf(list);
  const last = bubbles.at(-1);
  if (!last || bubbles.length !== tallCount || !isAtLeastAsTall(last, list)) return end;
  return last.offsetTop - MARGIN_PX;
}

/** Returns the form if it is below all bubbles. */
function formAtEnd(list: HTMLElement): HTMLElement | null {
  return list.querySelector("form:not(:has(~ .chat-bubble))");
}

function topOfForm(list: HTMLElement): number {
  return list.querySelector("form")?.offsetTop ?? 0;
}

function bubblesOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(".chat-bubble")];
}

function isAtLeastAsTall(bubble: HTMLElement, list: HTMLElement): boolean {
  return bubble.offsetHeight >= list.clientHeight;
}
