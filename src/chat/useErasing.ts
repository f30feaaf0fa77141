import { type RefObject, useEffect, useState } from "react";
import { updateContactForm } from "../backend/visitor.ts";
import { chatLabels } from "../shared/content/chat.ts";
import {
  type Conversation,
  EMPTY_FIELDS,
  type LeadFields,
  interrupt,
  newConversation,
} from "./conversation.ts";
import { undoErasing } from "./undoErasing.ts";
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

/** An erased conversation. The id is another one for each erasure before the time to restore is over. */
interface Erased {
  conversation: Conversation;
  /** The contact form's erased copies of the lead's values. */
  copies: Partial<LeadFields>;
  id: number;
}

/**
 * Returns functions that erase the page's conversation and lead, with the contact form's copies of the lead's values, and
 * restore them from memory, and `erased`, the id of the erasure that can be restored; 0 if there is none. Erasing closes
 * the toast of a failed message.
 */
export function useErasing({
  store: { current, change },
  answerRef,
  drop,
  announce,
}: ErasingParts) {
  const [erased, setErased] = useState<Erased | null>(null);
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
    const conversation = interrupt(current(), answerRef.current?.words ?? "");
    const copies = updateContactForm(EMPTY_FIELDS, conversation.copiedToForm);
    setErased((before) => ({ conversation, copies, id: (before?.id ?? 0) + 1 }));
    drop();
    announce("");
    showToast(null);
    change(newConversation());
  }

  function undo() {
    if (!erased) return;
    // A lead confirmed since may be another person's.
    if (!current().lead) updateContactForm(erased.copies, {});
    change(undoErasing(erased.conversation, current()));
    setErased(null);
    announce(chatLabels.restored);
  }

  return { erased: erased?.id ?? 0, erase, undo };
}
