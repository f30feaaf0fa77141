import { useCallback, useEffect, useRef, useState } from "react";
import { ChatRequest, type Lead } from "../shared/chat.ts";
import { apology, chatToasts } from "../shared/content/chat.ts";
import { paths } from "../shared/paths.ts";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { keepInTab } from "../tab/keepInTab.ts";
import { readFromTab } from "../tab/tabStorage.ts";
import { introduceVisitor } from "../backend/visitor.ts";
import { useToast } from "../ui/Toasts.tsx";
import { askNora } from "./askNora.ts";
import {
  type Conversation,
  answer,
  apologize,
  ask,
  confirmLead,
  interrupt,
  leadRequestOf,
  newConversation,
  putOffLead,
  questionToRetry,
  requestOf,
  restoreConversation,
  stop,
  takeBack,
} from "./conversation.ts";
import { plainReply } from "./formatReply.tsx";
import { STORAGE_KEY } from "./storageKey.ts";

/** Browsers let 64 KiB outlive their page; some of it is for the headers. */
const KEEPALIVE_BYTES = 60_000;

/** Whether an answer is under way, and its words so far. */
export type Turn = { status: "idle" } | { status: "answering"; words: string };

/** For telling of a lead, in ms. */
const LEAD_LIMIT = 15_000;

const IDLE: Turn = { status: "idle" };

interface ChatParts {
  contactEmail: string;
  call: CallFunction;
  /** The assistant has said something, or could not. */
  onReply: () => void;
}

/** What can happen in a chat. The conversation outlives a reload of its tab, and reaches no other. */
export function useChat({ contactEmail, call, onReply }: ChatParts) {
  const showToast = useToast("chat");
  const showLeadToast = useToast("lead");
  const [conversation, setConversation] = useState(
    () => restoreConversation(readFromTab(STORAGE_KEY)) ?? newConversation(),
  );
  const [turn, setTurn] = useState<Turn>(IDLE);
  /** For a screen reader: what was said last, whole. */
  const [said, setSaid] = useState({ id: 0, text: "" });

  // What a call that ends later has to go on from.
  const latest = useRef(conversation);
  const words = useRef("");
  const answering = useRef<AbortController | null>(null);

  const change = useCallback((next: Conversation) => {
    latest.current = next;
    setConversation(next);
  }, []);

  const dropAnswer = useCallback(() => {
    answering.current?.abort();
    answering.current = null;
    words.current = "";
    setTurn(IDLE);
  }, []);

  useEffect(
    () =>
      keepInTab(STORAGE_KEY, {
        save: () => interrupt(latest.current, words.current),
        restore: (stored) => {
          const restored = restoreConversation(stored);
          if (!restored) return;
          dropAnswer();
          change(restored);
        },
      }),
    [change, dropAnswer],
  );

  useEffect(() => {
    // The visitor leaves before the service knows of the lead.
    const leaving = () => {
      const { lead, leadDelivered } = latest.current;
      if (lead && !leadDelivered) void tellLead(call, latest.current, { leaving: true });
    };
    addEventListener("pagehide", leaving);
    return () => removeEventListener("pagehide", leaving);
  }, [call]);

  function say(text: string) {
    setSaid(({ id }) => ({ id: id + 1, text }));
    onReply();
  }

  function leadArrived(lead: Lead | null) {
    if (lead && lead === latest.current.lead) change({ ...latest.current, leadDelivered: true });
  }

  async function converse(message: string) {
    const request = requestOf(latest.current, message);
    const stopper = new AbortController();
    answering.current = stopper;
    words.current = "";
    change(ask(latest.current, message));
    setTurn({ status: "answering", words: "" });
    setSaid(({ id }) => ({ id, text: "" }));

    for await (const event of askNora(call, request, { signal: stopper.signal })) {
      // The conversation was erased meanwhile.
      if (answering.current !== stopper) return;

      switch (event.status) {
        case "words":
          if (words.current === "") leadArrived(request.leadData);
          words.current += event.text;
          setTurn({ status: "answering", words: words.current });
          continue;
        case "answered":
          leadArrived(request.leadData);
          change(answer(latest.current, event.reply));
          showToast(null);
          say(plainReply(event.reply));
          break;
        case "stopped":
          change(stop(latest.current, words.current));
          break;
        case "refused":
          showToast({ title: chatToasts.failed.title, description: event.error, urgent: true });
          onReply();
          break;
        case "failed":
          showToast({ ...chatToasts.failed, urgent: true });
          change(apologize(interrupt(latest.current, words.current), apology(contactEmail)));
          onReply();
          break;
      }
      answering.current = null;
      words.current = "";
      setTurn(IDLE);
    }
  }

  /** Sends a message; says what is wrong with it where it can't be sent, else null. */
  function send(text: string): string | null {
    const message = text.trim();
    if (message === "" || answering.current) return null;
    const { error } = ChatRequest.shape.message.safeParse(message);
    if (error) return error.issues[0]?.message ?? null;
    void converse(message);
    return null;
  }

  function retry() {
    const question = questionToRetry(latest.current);
    if (question === null || answering.current) return;
    latest.current = takeBack(latest.current);
    void converse(question);
  }

  function stopAnswer() {
    answering.current?.abort();
  }

  async function confirm(lead: Lead) {
    change(confirmLead(latest.current, lead));
    showLeadToast(chatToasts.leadReceived);
    introduceVisitor(lead);
    say(latest.current.entries.at(-1)?.content ?? "");
    if (await tellLead(call, latest.current)) leadArrived(lead);
  }

  function putOff() {
    change(putOffLead(latest.current));
  }

  function erase() {
    dropAnswer();
    setSaid(({ id }) => ({ id, text: "" }));
    change(newConversation());
  }

  const retryable = turn.status === "idle" && questionToRetry(conversation) !== null;
  return { conversation, turn, said, retryable, send, retry, stopAnswer, confirm, putOff, erase };
}

/** Tells the service of a confirmed lead at once, even while the page goes. Says whether it arrived. */
async function tellLead(
  call: CallFunction,
  conversation: Conversation,
  { leaving = false } = {},
): Promise<boolean> {
  try {
    const { status } = await call(paths.chatbot, {
      body: leadRequestOf(conversation, KEEPALIVE_BYTES),
      leaving,
      signal: AbortSignal.timeout(LEAD_LIMIT),
    });
    return status < 300;
  } catch {
    return false;
  }
}
