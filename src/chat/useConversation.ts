import { useCallback, useEffect, useRef, useState } from "react";
import { CONVERSATION_KEY, readFromTab, writeToTab } from "../tabStorage.ts";
import { type Action, type Conversation, reduce, restoreConversation } from "./conversation.ts";

export interface ConversationStore {
  conversation: Conversation;
  /** Returns the latest conversation, for calls that end after a later render. */
  current: () => Conversation;
  dispatch: (action: Action) => void;
}

/**
 * Keeps the conversation as state and over a reload of this tab. Browsers copy `sessionStorage` into duplicated tabs,
 * so the conversation is stored only while the page is hidden, as it also is when it unloads.
 */
export function useConversation(): ConversationStore {
  const [conversation, setConversation] = useState(() =>
    restoreConversation(readFromTab(CONVERSATION_KEY)),
  );
  const latest = useRef(conversation);

  const store = useCallback(
    () => writeToTab(CONVERSATION_KEY, { ...latest.current, erased: null }),
    [],
  );
  const current = useCallback(() => latest.current, []);
  const dispatch = useCallback(
    (action: Action) => {
      latest.current = reduce(latest.current, action);
      setConversation(latest.current);
      // A hidden page may be discarded without another event.
      if (document.hidden) store();
    },
    [store],
  );

  useEffect(() => {
    const changed = () => (document.hidden ? store() : writeToTab(CONVERSATION_KEY, null));
    writeToTab(CONVERSATION_KEY, null);
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  }, [store]);

  return { conversation, current, dispatch };
}
