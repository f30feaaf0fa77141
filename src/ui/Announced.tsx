import { type ComponentProps, useEffect, useState } from "react";

/** Delay in ms before the text is added, so that screen readers notice the empty element first. */
export const ANNOUNCE_DELAY_MS = 100;

/** Time in ms after which `brief` text is removed: screen readers should have received it by then. */
const BRIEF_MS = 5000;

interface AnnouncedProps extends ComponentProps<"div"> {
  /** Whether to interrupt what a screen reader is reading. */
  urgent?: boolean;
  /**
   * Set to remove the text after `BRIEF_MS`, so that screen readers don't find it in the page again. Change the value
   * to show a new text.
   */
  brief?: string | number;
}

/**
 * Renders a live region that is empty at first and filled after a delay. Screen readers announce changes in a region
 * they know, and often miss text that is added together with the region. The role is `alert` if `urgent` is true,
 * otherwise `status`; none if `aria-live` is given.
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
 * Returns true once `ANNOUNCE_DELAY_MS` have passed since mounting, when screen readers should have noticed the region.
 * With `brief`, returns false again after `BRIEF_MS`; a change of `brief` restarts both times.
 */
export function useRegionKnown(brief?: string | number): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(setKnown, ANNOUNCE_DELAY_MS, true)];
    if (brief) timers.push(setTimeout(setKnown, BRIEF_MS, false));
    return () => timers.forEach(clearTimeout);
  }, [brief]);
  return known;
}
