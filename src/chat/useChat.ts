import { useCallback, useEffect, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { callFunction } from "../backend/callFunction.ts";
import { apology, chatToasts } from "../shared/content/chat.ts";
import { trimInvisible } from "../shared/fieldRules.ts";
import type { Lead } from "../shared/chat.ts";
import type { Backend } from "../shared/view.ts";
import { useToast } from "../ui/Toasts.tsx";
import { askNora } from "./askNora.ts";
import { type Action, lastQuestion, requestOf } from "./conversation.ts";
import { type ConversationStore, useConversation } from "./useConversation.ts";
import { useLeadDelivery } from "./useLeadDelivery.ts";

/** Time in ms in which an erased conversation can be restored. */
const UNDO_LIMIT_MS = 20_000;

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
export function useChat(parts: ChatParts) {
  const { backend, onAct } = parts;
  const store = useConversation();
  const { conversation, dispatch } = store;
  const call = useCallback<CallFunction>((...asked) => callFunction(backend, ...asked), [backend]);
  const question = useQuestion(store, call, parts);
  const showLeadToast = useToast("lead");
  useLeadDelivery(store, call);
  useUndoLimit(store);

  function act(action: Action) {
    onAct();
    dispatch(action);
  }

  function confirm(lead: Lead) {
    act({ type: "confirmed", lead, leadId: randomId() });
    showLeadToast({ ...chatToasts.leadReceived, success: true });
  }

  function decline() {
    act({ type: "formDeclined" });
    showLeadToast(null);
  }

  /** Changes to another conversation: ends a running answer, and hides the toasts about this one. */
  function replace(action: Action) {
    question.drop();
    showLeadToast(null);
    act(action);
  }

  return {
    conversation,
    send: question.send,
    retry: question.retry,
    stop: question.stop,
    confirm,
    decline,
    setDraft: (text: string) => dispatch({ type: "drafted", text }),
    askForPerson: () => act({ type: "formOpened" }),
    erase: () => replace({ type: "erased" }),
    undo: () => replace({ type: "undone" }),
  };
}

/** Returns functions that send a message, send a failed one again, and stop or drop a running answer. */
function useQuestion(
  { current, dispatch }: ConversationStore,
  call: CallFunction,
  { contactEmail, onAct, onAnswer }: ChatParts,
) {
  const showToast = useToast("chat");
  const running = useRef<AbortController | null>(null);

  async function ask(message: string) {
    const request = requestOf(current(), message);
    const question = new AbortController();
    running.current = question;
    onAct();
    dispatch({ type: "asked", message });
    // About an earlier failure.
    showToast(null);
    for await (const event of askNora(call, request, question)) {
      // Erased or replaced in the meantime.
      if (running.current !== question) return;
      if (event.type === "failed") fail(event.error);
      else dispatch(event);
      if (event.type === "words") continue;
      running.current = null;
      onAnswer();
    }
  }

  function fail(error?: string) {
    const { failed } = chatToasts;
    dispatch({ type: "failed", apology: error ? undefined : apology(contactEmail) });
    showToast({ ...failed, description: error ?? failed.description, urgent: true });
  }

  return {
    /** `text` has a valid length. Does nothing if it is blank or an answer is being received. */
    send: (text: string) => {
      const message = trimInvisible(text);
      if (message && !running.current) void ask(message);
    },
    retry: () => {
      const question = lastQuestion(current());
      dispatch({ type: "takenBack" });
      void ask(question);
    },
    stop: () => running.current?.abort(),
    drop: () => {
      running.current?.abort();
      running.current = null;
      showToast(null);
    },
  };
}

/** Forgets an erased conversation after a while. */
function useUndoLimit({ conversation: { erased }, dispatch }: ConversationStore) {
  useEffect(() => {
    if (!erased) return undefined;
    const timer = setTimeout(() => dispatch({ type: "undoExpired" }), UNDO_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [erased, dispatch]);
}

/** Not `randomUUID()`, which is undefined outside secure contexts. */
function randomId(): string {
  return crypto.getRandomValues(new Uint8Array(16)).join("-");
}
