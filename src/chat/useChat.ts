import { useCallback, useEffect, useRef, useState } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { markRead, retryPlace } from "./conversation.ts";
import { useAnswer, useTurn } from "./useAnswer.ts";
import { type AnswerUnderWay, useConversation } from "./useConversation.ts";
import { useErasing } from "./useErasing.ts";
import { useLead } from "./useLead.ts";

interface ChatParts {
  contactEmail: string;
  call: CallFunction;
  /** Whether the panel is open. */
  open: boolean;
  /** Called with whether the conversation has an answer that the visitor hasn't seen yet. */
  setUnread: (unread: boolean) => void;
}

export type Chat = ReturnType<typeof useChat>;

/** Returns the state and actions of a chat: conversation, current answer, lead, and erasing. */
export function useChat({ contactEmail, call, open, setUnread }: ChatParts) {
  const answerRef = useRef<AnswerUnderWay | null>(null);
  const { turn, setTurn, drop } = useTurn(answerRef);
  const store = useConversation(answerRef, drop);
  const { announcement, announce } = useAnnouncement();

  const answering = useAnswer({ store, answerRef, setTurn, contactEmail, call, announce });
  const lead = useLead({ store, call, announce, open });
  const { erased, erase, undo } = useErasing({ store, answerRef, drop, announce });

  const { conversation, current, change } = store;
  const { unread } = conversation;
  useEffect(() => {
    if (open && unread) change(markRead(current()));
    else setUnread(unread);
  }, [open, unread, change, current, setUnread]);

  /** Id of the entry that is followed by the offer to try again; null if none is. */
  const retryAfter = turn.status === "idle" ? retryPlace(conversation) : null;
  return {
    conversation,
    turn,
    announcement,
    announce,
    retryAfter,
    erased,
    erase,
    undo,
    ...answering,
    ...lead,
  };
}

/** Returns the text to announce to screen readers, such as the latest complete answer, and a function that sets it. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState({ id: 0, text: "" });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ id }) => ({ id: id + 1, text })),
    [],
  );
  return { announcement, announce };
}
