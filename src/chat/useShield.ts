import { useEffect, useState } from "react";

/** Longer than the gap of a double click or a double tap. */
const SHIELD_MS = 400;

/**
 * Whether the panel has just opened or closed: the second press of a double one must then trigger neither the
 * control that has come up under it nor the opposite.
 */
export function useShield(open: boolean): boolean {
  const [settled, setSettled] = useState(false);

  useEffect(() => {
    if (settled === open) return undefined;
    const timer = setTimeout(setSettled, SHIELD_MS, open);
    return () => clearTimeout(timer);
  }, [settled, open]);

  return settled !== open;
}
