import { useCallback, useEffect, useState } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { chatLabels as words } from "../shared/content/chat.ts";
import type { Lead } from "../shared/lead.ts";
import { type Conversation, interrupt, newConversation } from "./conversation.ts";
import { useAnswer } from "./useAnswer.ts";
import { type ConversationStore, useConversation } from "./useConversation.ts";
import { useLead } from "./useLead.ts";

/** Time in ms in which an erased conversation can be restored. */
const UNDO_LIMIT_MS = 20_000;

interface ChatParts {
  contactEmail: string;
  call: CallFunction;
  /** Called when an answer has arrived or failed. */
  onAnswer: () => void;
}

export type Chat = ReturnType<typeof useChat>;

/** Returns the state and actions of a chat: conversation, answer, lead, and erasing. */
export function useChat({ contactEmail, call, onAnswer }: ChatParts) {
  const [announcement, setAnnouncement] = useState({ id: 0, text: "" });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ id }) => ({ id: id + 1, text })),
    [],
  );
  const store = useConversation();
  const { conversation, dispatch } = store;
  const { drop, ...answering } = useAnswer({ store, contactEmail, call, announce, onAnswer });
  const { confirm } = useLead(store, call);
  const erasing = useErasing(store, drop);

  return {
    conversation,
    dispatch,
    announcement,
    ...answering,
    confirm: (lead: Lead) => announce(confirm(lead)),
    ...erasing,
    undo: () => {
      erasing.undo();
      announce(words.restored);
    },
  };
}

/**
 * Returns functions that erase the conversation and restore it from memory, and whether one can be restored.
 *
 * @param drop Ends a running answer.
 */
function useErasing({ current, dispatch }: ConversationStore, drop: () => void) {
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
    drop();
    dispatch({ type: "replaced", conversation: { ...erased, draft: current().draft } });
    setErased(null);
  }

  return { isErased: erased !== null, erase, undo };
}
