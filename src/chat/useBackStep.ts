import { useEffect } from "react";

const STEP = "noraChat";

/**
 * While `active`, Back (Android's button or gesture) closes the chat instead of leaving the page. Closing the chat
 * in another way goes back in the history, so that no extra entry remains, even after a reload.
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
