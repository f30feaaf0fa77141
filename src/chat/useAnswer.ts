import { useCallback, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { apology, chatLabels as words, chatToasts } from "../shared/content/chat.ts";
import { trimInvisible } from "../shared/fieldRules.ts";
import { useToast } from "../ui/Toasts.tsx";
import { type NoraEvent, askNora } from "./askNora.ts";
import { formPlace, lastOf, lastQuestion, requestOf } from "./conversation.ts";
import { plainReply } from "./formatReply.tsx";
import type { ConversationStore } from "./useConversation.ts";

interface AnswerParts {
  store: ConversationStore;
  contactEmail: string;
  call: CallFunction;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Called when an answer has arrived or failed. */
  onAnswer: () => void;
}

/** Returns functions that send a question, send a failed question again, and stop or drop a running answer. */
export function useAnswer({ store, contactEmail, call, announce, onAnswer }: AnswerParts) {
  const { current, dispatch } = store;
  const running = useRef<AbortController | null>(null);
  const showToast = useToast("chat");

  const end = useEnding({ store, contactEmail, announce, onAnswer }, showToast);

  async function converse(message: string) {
    const request = requestOf(current(), message);
    const abort = new AbortController();
    running.current = abort;
    dispatch({ type: "asked", message });
    // About an earlier failure.
    showToast(null);
    announce("");

    for await (const event of askNora(call, request, abort)) {
      // Erased or replaced in the meantime.
      if (running.current !== abort) return;
      if (event.status === "words") {
        dispatch({ type: "words", text: event.text });
        continue;
      }
      running.current = null;
      end(event);
    }
  }

  /** Sends a message of valid length, unless it is blank or an answer is being received. */
  function send(text: string) {
    const message = trimInvisible(text);
    if (message && !running.current) void converse(message);
  }

  function retry() {
    const question = lastQuestion(current());
    if (!question || running.current) return;
    dispatch({ type: "takenBack" });
    void converse(question);
  }

  const stop = useCallback(() => running.current?.abort(), []);

  /** Aborts a running answer and ignores it. */
  const drop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    showToast(null);
  }, [showToast]);

  return { send, retry, stop, drop };
}

/** Returns a function that adds the end of an answer to the conversation, and tells the visitor. */
function useEnding(
  { store, contactEmail, announce, onAnswer }: Omit<AnswerParts, "call">,
  showToast: ReturnType<typeof useToast>,
) {
  const { current, dispatch } = store;

  return (event: Exclude<NoraEvent, { status: "words" }>) => {
    switch (event.status) {
      case "answered":
        dispatch({ type: "answered", reply: event.reply, suggestions: event.suggestions });
        announce(announcementOf(store, event.suggestions));
        break;
      case "stopped":
        dispatch({ type: "stopped" });
        announce(`${plainReply(lastOf(current()).content)} ${words.stopped}.`);
        break;
      case "refused":
        dispatch({ type: "refused" });
        showToast({ ...chatToasts.failed, description: event.error, urgent: true });
        break;
      case "failed":
        dispatch({ type: "failed", apology: apology(contactEmail) });
        showToast({ ...chatToasts.failed, urgent: true });
    }
    onAnswer();
  };
}

/** Returns the newest answer as text, with what has appeared below it. */
function announcementOf({ current }: ConversationStore, suggestions: readonly string[]): string {
  const { id, content } = lastOf(current());
  const hasForm = formPlace(current()) === id;
  return [
    plainReply(content),
    hasForm && words.formAnnouncement,
    !hasForm && suggestions.length > 0 && words.suggestionsAnnouncement(suggestions),
  ]
    .filter(Boolean)
    .join("\n");
}
