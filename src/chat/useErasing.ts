import { useEffect, useState } from "react";
import { type Conversation, interrupt, newConversation, undoErasing } from "./conversation.ts";
import type { ConversationStore } from "./useConversation.ts";

/** Time in ms in which an erased conversation can be restored. */
const UNDO_LIMIT_MS = 20_000;

/**
 * Returns functions that erase the conversation and restore it from memory, and whether one can be restored.
 *
 * @param drop Ends a running answer.
 */
export function useErasing({ current, dispatch }: ConversationStore, drop: () => void) {
  const [erased, setErased] = useState<Conversation | null>(null);

  useEffect(() => {
    if (!erased) return undefined;
    const timer = setTimeout(setErased, UNDO_LIMIT_MS, null);
    return () => clearTimeout(timer);
  }, [erased]);

  function erase() {
    setErased(interrupt(current()));
    drop();
    dispatch({ type: "replaced", conversation: newConversation(current().draft) });
  }

  function undo() {
    if (!erased) return;
    dispatch({ type: "replaced", conversation: undoErasing(erased, current()) });
    setErased(null);
  }

  return { isErased: erased !== null, erase, undo };
}
