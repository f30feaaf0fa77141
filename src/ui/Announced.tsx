import { type ComponentProps, useEffect, useState } from "react";

/** Delay in ms before the text is added, so that screen readers notice the empty element first. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * Renders a live region that is empty at first and filled after a delay. Screen readers announce changes in a region
 * they know, and often miss text that is added together with the region. The role is `status`, unless another or
 * `aria-live` is given.
 */
export function Announced({ children, ...more }: ComponentProps<"div">) {
  const [isKnown, setKnown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setKnown, ANNOUNCE_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={more["aria-live"] ? undefined : "status"} {...more}>
      {isKnown && children}
    </div>
  );
}
