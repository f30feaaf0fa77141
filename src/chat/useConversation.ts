import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { keepInTab } from "../tab/keepInTab.ts";
import { readFromTab } from "../tab/tabStorage.ts";
import {
  type Conversation,
  interrupt,
  newConversation,
  restoreConversation,
} from "./conversation.ts";
import { STORAGE_KEY } from "./storageKey.ts";

/** The answer that is being received. */
export interface AnswerUnderWay {
  call: AbortController;
  words: string;
}

export interface ConversationStore {
  conversation: Conversation;
  /** Returns the latest conversation, for calls that end after a later render. */
  current: () => Conversation;
  change: (next: Conversation) => void;
}

/**
 * Keeps the conversation as state, and stores it for a reload of this tab (`keepInTab`). If another page of this tab
 * has changed the stored conversation, calls `drop` to discard a running answer.
 */
export function useConversation(
  answerRef: RefObject<AnswerUnderWay | null>,
  drop: () => void,
): ConversationStore {
  const [conversation, setConversation] = useState(
    () => restoreConversation(readFromTab(STORAGE_KEY)) ?? newConversation(),
  );
  const latest = useRef(conversation);
  const kept = useRef<ReturnType<typeof keepInTab>>(null);

  const current = useCallback(() => latest.current, []);
  const change = useCallback((next: Conversation) => {
    latest.current = next;
    setConversation(next);
  }, []);

  useEffect(() => {
    kept.current = keepInTab(STORAGE_KEY, {
      save: () => interrupt(latest.current, answerRef.current?.words ?? ""),
      restore: (stored) => {
        const restored = restoreConversation(stored);
        if (!restored) return;
        drop();
        change(restored);
      },
    });
    return kept.current.stop;
  }, [answerRef, drop, change]);

  // An effect, because `answerRef` still has an answer when that is added.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => kept.current?.changed(), [conversation]);

  return { conversation, current, change };
}
