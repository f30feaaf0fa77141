import { useLayoutEffect, useRef } from "react";
import { shieldFromDoublePress } from "../ui/shield.ts";

/**
 * Ignores the second press of a double click (`shieldFromDoublePress`) when `layout` changes, a text that differs when
 * controls have moved.
 */
export function useShield(open: boolean, layout: string): void {
  // A panel that mounts open was opened by a press: the empty text differs from its layout. After a reload it mounts
  // closed.
  const settled = useRef(open ? "" : layout);

  // A layout effect, so that the shield is there before the browser paints.
  useLayoutEffect(() => {
    if (settled.current !== layout) shieldFromDoublePress();
    settled.current = layout;
  }, [layout]);
}
