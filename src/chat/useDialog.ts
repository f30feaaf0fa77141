import { useCallback } from "react";
import { chatToasts } from "../shared/content/chat.ts";
import { isPageInUse } from "../ui/isPageInUse.ts";
import { useToast } from "../ui/Toasts.tsx";
import { useBackStep } from "./useBackStep.ts";
import { useCloseIfCovering } from "./useCloseIfCovering.ts";
import { type DialogParts, useCloseOnEscape } from "./useCloseOnEscape.ts";
import { useMedia } from "./useMedia.ts";
import { useModal } from "./useModal.ts";

/** Media query for a full-screen panel, as on phones in both orientations. Must match ChatPanel.css and Toasts.css. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

/**
 * Makes the panel a modal dialog while it fills the screen, otherwise a dialog beside the page. If it comes to fill the
 * screen while the focus is in the page, for instance by zooming, closes it with a toast. Returns whether an open panel
 * fills the screen.
 */
export function useDialog({ panel, opener, open, close }: DialogParts): boolean {
  // The chat button's topic: the button removes this toast when it opens the chat again.
  const showToast = useToast("chat-button");
  const closeCovering = useCallback(() => {
    close();
    showToast(chatToasts.covering);
  }, [close, showToast]);
  const closeIfPageIsUsed = useCallback(() => {
    if (open && isPageInUse()) closeCovering();
  }, [open, closeCovering]);
  const fullScreen = useMedia(FULL_SCREEN, closeIfPageIsUsed);

  useModal(panel, open && fullScreen);
  useBackStep({ active: open && fullScreen, opener, close });
  useCloseIfCovering(panel, open && !fullScreen, closeCovering);
  useCloseOnEscape({ panel, opener, open, close });

  return fullScreen;
}
