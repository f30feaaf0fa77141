import { useBackStep } from "./useBackStep.ts";
import { useCloseIfCovering } from "./useCloseIfCovering.ts";
import { type DialogParts, useCloseOnEscape } from "./useCloseOnEscape.ts";
import { useMedia } from "./useMedia.ts";
import { useModal } from "./useModal.ts";

/** Media query for a full-screen panel, as on phones in both orientations. Must match ChatPanel.css and Toasts.css. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

/**
 * Makes the panel a modal dialog while it fills the screen, otherwise a dialog beside the page. Returns whether an open
 * panel fills the screen.
 */
export function useDialog({ panel, opener, open, close }: DialogParts): boolean {
  const fullScreen = useMedia(FULL_SCREEN);

  useModal(panel, open && fullScreen);
  useBackStep({ active: open && fullScreen, opener, close });
  useCloseIfCovering(panel, open && !fullScreen, close);
  useCloseOnEscape({ panel, opener, open, close });

  return fullScreen;
}
