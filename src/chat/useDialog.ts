import { type RefObject, useEffect, useEffectEvent } from "react";
import { isComposing } from "../ui/isComposing.ts";

/** Media query for a full-screen panel, as on phones in both orientations. Must match ChatPanel.css. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

interface DialogParts {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The button that opens the chat. */
  opener: RefObject<HTMLElement | null>;
  open: boolean;
  close: () => void;
  /** Called when the dialog has been shown: moves the focus. */
  enter: () => void;
}

/** Shows and closes the dialog: modal where it fills the screen, otherwise beside the page. */
export function useDialog({ dialog, opener, open, close, enter }: DialogParts): void {
  const entered = useEffectEvent(enter);
  // The browser itself closes only modal dialogs.
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
    if (!document.activeElement?.matches("body, .chat *")) return;
    event.preventDefault();
    close();
  });

  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current!;
    const button = opener.current;
    const listeners = new AbortController();
    const { signal } = listeners;
    const fullScreen = matchMedia(FULL_SCREEN);
    const show = () => {
      const { activeElement } = document;
      const wasInside = element.open && element.contains(activeElement);
      if (element.open) element.close();
      if (fullScreen.matches) element.showModal();
      else element.show();
      if (wasInside) (activeElement as HTMLElement).focus();
      else entered();
    };

    show();
    fullScreen.addEventListener("change", show, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    fitToViewport(element, signal);
    return () => {
      listeners.abort();
      element.close();
      // A press of the hero's conversation focuses `main`; in Safari a press of a button focuses nothing.
      if (document.activeElement?.matches("body, main")) button?.focus();
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
