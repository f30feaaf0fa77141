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
  }, []);

  useEffect(() => {
    const store = () => writeToTab(STORAGE_KEY, latest.current);
    const changed = () => (document.hidden ? store() : removeFromTab(STORAGE_KEY));
    // From the back/forward cache: another page of this tab may have continued the conversation.
    const shown = ({ persisted }: PageTransitionEvent) => {
      const stored = persisted && restoreConversation(readFromTab(STORAGE_KEY));
      if (stored) dispatch({ type: "replaced", conversation: stored });
      removeFromTab(STORAGE_KEY);
    };
    removeFromTab(STORAGE_KEY);
    addEventListener("pagehide", store);
    addEventListener("pageshow", shown);
    document.addEventListener("visibilitychange", changed);
    return () => {
      removeEventListener("pagehide", store);
      removeEventListener("pageshow", shown);
      document.removeEventListener("visibilitychange", changed);
    };
  }, [dispatch]);

  // A hidden page may be discarded without another event.
  useEffect(() => {
    if (document.hidden) writeToTab(STORAGE_KEY, conversation);
  }, [conversation]);

  return { conversation, current, dispatch };
}
