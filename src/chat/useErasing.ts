import { type RefObject, useEffect, useState } from "react";
import { chatLabels } from "../shared/content/chat.ts";
import { type Conversation, interrupt, newConversation, undoErasing } from "./conversation.ts";
import type { AnswerUnderWay, ConversationStore } from "./useConversation.ts";
import { useToast } from "../ui/Toasts.tsx";

/** Time in ms in which an erased conversation can be restored. Repeated while the button for it has the focus. */
const UNDO_LIMIT_MS = 20_000;

interface ErasingParts {
  store: ConversationStore;
  answerRef: RefObject<AnswerUnderWay | null>;
  /** Discards a running answer. */
  drop: () => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/**
 * Returns functions that erase the page's conversation and lead, and restore them from a copy in memory. Erasing closes
 * the toast of a failed message.
 */
export function useErasing({
  store: { current, change },
  answerRef,
  drop,
  announce,
}: ErasingParts) {
  const [erased, setErased] = useState<Conversation | null>(null);
  const showToast = useToast("chat");

  useEffect(() => {
    if (!erased) return undefined;
    // "Desfazer" stays while it has the focus: removing it would move a keyboard user to the beginning of the page.
    const timer = setInterval(() => {
      if (!document.activeElement?.closest(".chat-erased")) setErased(null);
    }, UNDO_LIMIT_MS);
    return () => clearInterval(timer);
  }, [erased]);

  function erase() {
    setErased(interrupt(current(), answerRef.current?.words ?? ""));
    drop();
    announce("");
    showToast(null);
    change(newConversation());
  }

  function undo() {
    if (!erased) return;
    change(undoErasing(erased, current()));
    setErased(null);
    announce(chatLabels.restored);
  }

  return { erased: erased !== null, erase, undo };
}
