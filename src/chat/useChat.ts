import { startTransition, useEffect, useReducer, useRef, useState } from "react";
import { apology, chatToasts } from "../shared/content/chat.ts";
import { trimInvisible } from "../shared/fieldRules.ts";
import type { Lead } from "../shared/chat.ts";
import { randomId } from "../randomId.ts";
import type { Backend } from "../shared/view.ts";
import { readFromTab, writeToTab } from "../tabStorage.ts";
import { useToast } from "../ui/Toasts.tsx";
import { askNora } from "./askNora.ts";
import {
  type Action,
  type Conversation,
  type Drafts,
  isAnswering,
  reduce,
  requestOf,
  restoreConversation,
  takeBack,
} from "./conversation.ts";
import { useLeadDelivery } from "./useLeadDelivery.ts";

/** Key of the conversation in the tab's storage. */
export const CONVERSATION_KEY = "nora-conversa";

/** Time in ms in which an erased conversation can be restored. */
const UNDO_LIMIT_MS = 20_000;

const { failed, leadReceived } = chatToasts;

interface ChatParts {
  contactEmail: string;
  backend: Backend;
  /** Called when the visitor changes the conversation. */
  onAct: () => void;
  /** Called when an answer has arrived or failed. */
  onAnswer: () => void;
}

export type Chat = ReturnType<typeof useChat>;

/** Returns the conversation, and what the visitor can do in it. */
export function useChat({ contactEmail, backend, onAct, onAnswer }: ChatParts) {
  const [conversation, dispatch] = useConversation();
  /** Ends the newest answer, whose events are then ignored. */
  const call = useRef<AbortController | null>(null);
  const showToast = useToast("chat");
  const showLeadToast = useToast("lead");
  const [erased, setErased] = useState<Conversation | null>(null);
  useLeadDelivery(conversation, dispatch, backend);

  function act(action: Action) {
    onAct();
    dispatch(action);
  }

  async function ask(message: string) {
    call.current = new AbortController();
    const { signal } = call.current;
    const request = requestOf(takeBack(conversation, message), message);
    // After the frame that answers the press.
    startTransition(() => act({ type: "asked", message }));
    // About an earlier failure.
    showToast(null);
    for await (const event of askNora(backend, request, signal)) {
      if (signal.aborted) return;
      if (event.type === "failed") fail(event.error);
      else dispatch(event);
      if (event.type !== "words") onAnswer();
    }
  }

  function fail(error?: string) {
    dispatch({ type: "failed", apology: error ? undefined : apology(contactEmail) });
    showToast({ ...failed, description: error || failed.description, urgent: true });
  }

  /** Changes to another conversation: ends a running answer, and hides the toasts about this one. */
  function replace(action: Action, left: Conversation | null) {
    call.current?.abort();
    showToast(null);
    showLeadToast(null);
    act(action);
    setErased(left);
    // Forgets this one, not one that has been erased since.
    setTimeout(() => setErased((last) => (last === left ? null : last)), UNDO_LIMIT_MS);
  }

  return {
    conversation,
    /** `text` has a valid length. Does nothing if it is blank or an answer is being received. */
    send: (text: string) => {
      const message = trimInvisible(text);
      if (message && !isAnswering(conversation)) void ask(message);
    },
    stop: () => {
      call.current?.abort();
      dispatch({ type: "stopped" });
    },
    confirm: (lead: Lead) => {
      act({ type: "confirmed", lead, leadId: randomId() });
      showLeadToast({ ...leadReceived, success: true });
    },
    decline: () => {
      act({ type: "formDeclined" });
      showLeadToast(null);
    },
    draft: (drafts: Drafts) => dispatch({ type: "drafted", drafts }),
    askForPerson: () => act({ type: "formOpened" }),
    erase: () => replace({ type: "erased" }, conversation),
    /** Puts the erased conversation back; null if there is none. */
    undo: erased && (() => replace({ type: "restored", erased }, null)),
  };
}

/**
 * Returns the conversation, which a reload of this tab restores. Browsers copy `sessionStorage` into duplicated tabs, so
 * it is stored only while the page is hidden, as it also is when it unloads.
 */
function useConversation() {
  const [conversation, dispatch] = useReducer(reduce, null, () =>
    restoreConversation(readFromTab(CONVERSATION_KEY)),
  );

  useEffect(() => {
    const store = () => writeToTab(CONVERSATION_KEY, document.hidden ? conversation : null);
    store();
    document.addEventListener("visibilitychange", store);
    return () => document.removeEventListener("visibilitychange", store);
  }, [conversation]);

  return [conversation, dispatch] as const;
}
