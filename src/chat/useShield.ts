import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Duration of the shield after a press, in ms: longer than the usual pause in a double click or double tap. */
const SHIELD_MS = 500;

/**
 * Returns true for `SHIELD_MS` after a press that changed `layout`, a text that differs when controls have moved. The
 * second press of a double click must neither activate the control now under the pointer nor undo the first press.
 * Further presses prolong the time; a key press ends it.
 */
export function useShield(open: boolean, layout: string): boolean {
  // A panel that mounts open was opened by a press: the empty text differs from its layout. After a reload it mounts
  // closed.
  const [settled, setSettled] = useState(open ? "" : layout);
  // Infinity counts as just now: the press that mounted the panel happened before this listener was added.
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
    if (settled === layout) return undefined;
    const settle = () => setSettled(layout);
    if (performance.now() - lastPressAt.current > SHIELD_MS) {
      settle();
      return undefined;
    }
    let timer = setTimeout(settle, SHIELD_MS);
    const prolong = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SHIELD_MS);
    };
    addEventListener("pointerdown", prolong);
    addEventListener("keydown", settle);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", prolong);
      removeEventListener("keydown", settle);
    };
  }, [settled, layout]);

  return settled !== layout;
}
