import { type ComponentProps, useEffect, useState } from "react";

/** Delay before the text is added, in ms, so that screen readers first notice the empty element. */
export const ANNOUNCE_DELAY_MS = 100;

interface AnnouncedProps extends ComponentProps<"div"> {
  /** True to interrupt what a screen reader is reading. */
  urgent?: boolean;
}

/**
 * Renders a live region that is empty at first and filled after a delay. Screen readers announce changes in a region
 * they know, and often miss text that is added together with the region. Has the role of an alert or a status, or none
 * if `aria-live` is given.
 */
export function Announced({ urgent, children, ...more }: AnnouncedProps) {
  const known = useRegionKnown();
  const role = urgent ? "alert" : "status";
  return (
    <div {...more} role={more["aria-live"] ? undefined : role}>
      {known && children}
    </div>
  );
}

/** Returns whether screen readers have had the time to notice the region that the component has just rendered. */
export function useRegionKnown(): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setKnown, ANNOUNCE_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return known;
}
