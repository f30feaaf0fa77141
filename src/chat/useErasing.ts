import { type RefObject, useEffect, useState } from "react";
import { chatLabels } from "../shared/content/chat.ts";
import { type Conversation, interrupt, newConversation, undoErasing } from "./conversation.ts";
import type { AnswerUnderWay, ConversationStore } from "./useConversation.ts";
import { useToast } from "../ui/Toasts.tsx";

/** Time in which an erased conversation can be restored, in ms. */
const UNDO_LIMIT_MS = 20_000;

interface ErasingParts {
  store: ConversationStore;
  answerRef: RefObject<AnswerUnderWay | null>;
  /** Discards a running answer. */
  drop: () => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/**
 * Returns functions that erase the page's conversation and lead, and restore them from a copy in memory. Erasing closes
 * the toast of a failed message.
 */
export function useErasing({ store: { current, change }, answerRef, drop, say }: ErasingParts) {
  const [erased, setErased] = useState<Conversation | null>(null);
  const showToast = useToast("chat");

  useEffect(() => {
    if (!erased) return undefined;
    const timer = setTimeout(setErased, UNDO_LIMIT_MS, null);
    return () => clearTimeout(timer);
  }, [erased]);

  function erase() {
    setErased(interrupt(current(), answerRef.current?.words ?? ""));
    drop();
    say("");
    showToast(null);
    change(newConversation());
  }

  function undo() {
    if (!erased) return;
    change(undoErasing(erased, current()));
    setErased(null);
    say(chatLabels.restored);
  }

  return { erased: erased !== null, erase, undo };
}
