import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Duration of the shield, in ms. Longer than the pause in a double click or double tap. */
const SHIELD_MS = 400;

/**
 * Returns true for a moment after a pointer opens or closes the panel. The second press of a double click must
 * neither activate the control now under the pointer nor undo the first press. A key press ends it.
 */
export function useShield(open: boolean): boolean {
  const [settled, setSettled] = useState(false);
  // Infinity: the press that mounted the panel happened before this listener was added.
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
