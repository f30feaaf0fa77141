import { type ComponentProps, useEffect, useState } from "react";

/** Long enough for screen readers to notice the empty element. */
export const ANNOUNCE_DELAY_MS = 100;

interface AnnouncedProps extends ComponentProps<"div"> {
  /** Interrupts what is being read. */
  urgent?: boolean;
}

/**
 * A live region that arrives empty and is filled a moment later: screen readers say what changes in
 * a region they know, and often miss words that come together with it.
 */
export function Announced({ urgent, children, ...more }: AnnouncedProps) {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setKnown, ANNOUNCE_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div {...more} role={urgent ? "alert" : "status"}>
      {known && children}
    </div>
  );
}
