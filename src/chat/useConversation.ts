import { useCallback, useEffect, useRef, useState } from "react";
import { readFromTab, removeFromTab, writeToTab } from "../tabStorage.ts";
import {
  type Action,
  type Conversation,
  newConversation,
  reduce,
  restoreConversation,
} from "./conversation.ts";
import { STORAGE_KEY } from "./storageKey.ts";

export interface ConversationStore {
  conversation: Conversation;
  /** Returns the latest conversation, for calls that end after a later render. */
  current: () => Conversation;
  dispatch: (action: Action) => void;
}

/**
 * Keeps the conversation as state and over a reload of this tab. Browsers copy `sessionStorage` into duplicated tabs,
 * so the conversation is stored only while the page is hidden or unloaded.
 */
export function useConversation(): ConversationStore {
  const [conversation, setConversation] = useState(
    () => restoreConversation(readFromTab(STORAGE_KEY)) ?? newConversation(),
  );
  const latest = useRef(conversation);

  const current = useCallback(() => latest.current, []);
  const dispatch = useCallback((action: Action) => {
    latest.current = reduce(latest.current, action);
    setConversation(latest.current);
    // A hidden page may be discarded without another event.
    if (document.hidden) writeToTab(STORAGE_KEY, latest.current);
  }, []);

  useEffect(() => {
    const store = () => writeToTab(STORAGE_KEY, latest.current);
    const changed = () => (document.hidden ? store() : removeFromTab(STORAGE_KEY));
    removeFromTab(STORAGE_KEY);
    addEventListener("pagehide", store);
    document.addEventListener("visibilitychange", changed);
    return () => {
      removeEventListener("pagehide", store);
      document.removeEventListener("visibilitychange", changed);
    };
  }, []);

  return { conversation, current, dispatch };
}
