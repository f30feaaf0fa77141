import { useLayoutEffect, useRef } from "react";
import { shieldFromDoublePress } from "../ui/shield.ts";

/**
 * Ignores the second press of a double click (`shieldFromDoublePress`) when `layout` changes. `layout` is a string that
 * differs when controls have moved.
 */
export function useShield(open: boolean, layout: string): void {
  // A panel that mounts open was opened by a press: the empty text makes the effect below add the shield. After a
  // reload the panel mounts closed.
  const settled = useRef(open ? "" : layout);

  // A layout effect, so that the shield is there before the browser paints.
  useLayoutEffect(() => {
    if (settled.current !== layout) shieldFromDoublePress();
    settled.current = layout;
  }, [layout]);
}
