import { type RefObject, useEffect, useEffectEvent } from "react";

/** Media query for a full-screen panel, as on phones in both orientations. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

interface DialogParts {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The button that opens the chat. */
  opener: RefObject<HTMLElement | null>;
  open: boolean;
  /** Called when the dialog has been shown: moves the focus. */
  enter: () => void;
}

/** Shows and closes the dialog: modal on a screen that it fills, otherwise beside the page. */
export function useDialog({ dialog, opener, open, enter }: DialogParts): void {
  const entered = useEffectEvent(enter);

  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current!;
    const listeners = new AbortController();
    // The browser returns the focus on closing. A press of the hero's conversation focuses `main`; in Safari a press of
    // a button focuses nothing.
    if (document.activeElement?.matches("body, main")) opener.current?.focus();
    if (matchMedia(FULL_SCREEN).matches) element.showModal();
    else element.show();
    fitToViewport(element, listeners.signal);
    entered();
    return () => {
      listeners.abort();
      element.close();
    };
  }, [dialog, opener, open]);
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
