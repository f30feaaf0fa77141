import { useEffect, useEffectEvent, useRef } from "react";

/** Media query for a full-screen panel, as on phones in both orientations. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

/**
 * Shows and closes a dialog, whose ref it returns: modal on a screen that it fills, otherwise beside the page. `enter` is
 * called when it has been opened, and moves the focus.
 */
export function useDialog(open: boolean, enter: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const entered = useEffectEvent(enter);

  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current!;
    const fullScreen = matchMedia(FULL_SCREEN);
    const listeners = new AbortController();
    const show = () => {
      const focused = document.activeElement as HTMLElement;
      element.close();
      if (fullScreen.matches) element.showModal();
      else element.show();
      focused.focus({ preventScroll: true });
    };
    show();
    fullScreen.addEventListener("change", show, { signal: listeners.signal });
    fitToViewport(element, listeners.signal);
    entered();
    return () => {
      listeners.abort();
      element.close();
    };
  }, [open]);

  return dialog;
}

/** Sets `--visible-top` and `--visible-height`: on an iPhone, `100dvh` doesn't shrink when the keyboard opens. */
function fitToViewport(element: HTMLElement, signal: AbortSignal): void {
  const { visualViewport: viewport } = window;
  const fit = () => {
    // After a pinch zoom, keep the size: the panel must stay larger than the visible part of the screen.
    if (!viewport || viewport.scale > 1) return;
    element.style.setProperty("--visible-top", `${viewport.offsetTop}px`);
    element.style.setProperty("--visible-height", `${viewport.height}px`);
  };
  fit();
  viewport?.addEventListener("resize", fit, { signal });
  viewport?.addEventListener("scroll", fit, { signal });
}
