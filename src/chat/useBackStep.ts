import { useEffect } from "react";

const STEP = "noraChat";

/**
 * While `active`, Back (Android's button or gesture) closes the chat instead of leaving the page. Closing it
 * otherwise goes back over the step, so that none is left behind, not even by a reload.
 */
export function useBackStep(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) {
      if (isOurs()) history.back();
      return undefined;
    }
    if (!isOurs()) history.pushState({ [STEP]: true }, "");
    const moved = () => {
      if (!isOurs()) close();
    };
    addEventListener("popstate", moved);
    return () => removeEventListener("popstate", moved);
  }, [active, close]);
}

function isOurs(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[STEP]);
}
