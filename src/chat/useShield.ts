import { useEffect, useRef, useState } from "react";

/** Longer than the gap of a double click or a double tap. */
const SHIELD_MS = 400;

/**
 * Whether a pointer has just opened or closed the panel: the second press of a double one must then trigger
 * neither the control that has come up under it nor the opposite. A key lifts the shield.
 */
export function useShield(open: boolean): boolean {
  const [settled, setSettled] = useState(false);
  // A panel that a press has fetched wasn't there to see it.
  const lastPressAt = useRef(Infinity);

  useEffect(() => {
    const remember = () => {
      lastPressAt.current = performance.now();
    };
    addEventListener("pointerdown", remember, true);
    return () => removeEventListener("pointerdown", remember, true);
  }, []);

  useEffect(() => {
    if (settled === open) return undefined;
    const settle = () => setSettled(open);
    const isByPointer = performance.now() - lastPressAt.current < SHIELD_MS;
    const timer = setTimeout(settle, isByPointer ? SHIELD_MS : 0);
    addEventListener("keydown", settle);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", settle);
    };
  }, [settled, open]);

  return settled !== open;
}
