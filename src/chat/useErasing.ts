import { type RefObject, useEffect, useState } from "react";
import { type Conversation, interrupt, newConversation, undoErasing } from "./conversation.ts";
import type { AnswerUnderWay, ConversationStore } from "./useConversation.ts";

/** How long an erased conversation can be restored. */
const UNDO_LIMIT_MS = 20_000;

interface ErasingParts {
  store: ConversationStore;
  answerRef: RefObject<AnswerUnderWay | null>;
  /** Ends an answer under way. */
  drop: () => void;
}

/** Erases the conversation, lead included, and restores it on request. Nothing of it outlives the page. */
export function useErasing({ store: { current, change }, answerRef, drop }: ErasingParts) {
  const [erased, setErased] = useState<Conversation | null>(null);

  useEffect(() => {
    if (!erased) return undefined;
    const timer = setTimeout(setErased, UNDO_LIMIT_MS, null);
    return () => clearTimeout(timer);
  }, [erased]);

  function erase() {
    setErased(interrupt(current(), answerRef.current?.words ?? ""));
    drop();
    change(newConversation());
  }

  function undo() {
    if (!erased) return;
    change(undoErasing(erased, current()));
    setErased(null);
  }

  return { erased: erased !== null, erase, undo };
}
