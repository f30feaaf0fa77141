import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Longer than the gap of a double click or a double tap. */
const SHIELD_MS = 400;

/**
 * Whether a pointer has just opened or closed the panel: the second press of a double one must then trigger
 * neither the control that has come up under it nor the opposite. A key lifts the shield.
 */
export function useShield(open: boolean): boolean {
  const [settled, setSettled] = useState(false);
  // The press that mounted the panel came before this listener.
  const lastPressAt = useRef(Infinity);

  useEffect(() => {
    const remember = () => {
      lastPressAt.current = performance.now();
    };
    remember();
    addEventListener("pointerdown", remember, true);
    return () => removeEventListener("pointerdown", remember, true);
  }, []);

  // Before the browser paints: without a press there is no shield, not for a frame either.
  useLayoutEffect(() => {
    if (settled === open) return undefined;
    const settle = () => setSettled(open);
    if (performance.now() - lastPressAt.current > SHIELD_MS) {
      settle();
      return undefined;
    }
    const timer = setTimeout(settle, SHIELD_MS);
    addEventListener("keydown", settle);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", settle);
    };
  }, [settled, open]);

  return settled !== open;
}
