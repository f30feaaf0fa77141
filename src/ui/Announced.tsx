import { type ComponentProps, useEffect, useState } from "react";

/** Delay before the text is added, in ms, so that screen readers first notice the empty element. */
export const ANNOUNCE_DELAY_MS = 100;

/** Time after which `brief` text is removed, in ms: screen readers have read it from the page by then. */
const BRIEF_MS = 3000;

interface AnnouncedProps extends ComponentProps<"div"> {
  /** True to interrupt what a screen reader is reading. */
  urgent?: boolean;
  /** True to remove the text once it is announced, so that nobody finds it again while reading the page. */
  brief?: boolean;
}

/**
 * Renders a live region that is empty at first and filled after a delay. Screen readers announce changes in a region
 * they know, and often miss text that is added together with the region. Has the role of an alert or a status, or none
 * if `aria-live` is given.
 */
export function Announced({ urgent, brief, children, ...more }: AnnouncedProps) {
  const known = useRegionKnown(brief);
  const role = urgent ? "alert" : "status";
  return (
    <div {...more} role={more["aria-live"] ? undefined : role}>
      {known && children}
    </div>
  );
}

/**
 * Returns whether screen readers have had the time to notice the region that the component has just rendered; false
 * again after `BRIEF_MS` if `brief`.
 */
export function useRegionKnown(brief = false): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(setKnown, ANNOUNCE_DELAY_MS, true)];
    if (brief) timers.push(setTimeout(setKnown, BRIEF_MS, false));
    return () => timers.forEach(clearTimeout);
  }, [brief]);
  return known;
}
