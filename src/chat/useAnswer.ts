import { type RefObject, useCallback, useState } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { contactIn, withoutOwnEmail } from "../shared/contactIn.ts";
import { apology, chatLabels, chatToasts } from "../shared/content/chat.ts";
import { useToast } from "../ui/Toasts.tsx";
import { askNora } from "./askNora.ts";
import { requestOf } from "./chatRequest.ts";
import {
  answer,
  apologize,
  ask,
  interrupt,
  markDelivered,
  questionToRetry,
  showLeadForm,
  stop,
  takeBack,
  thanksToAnnounce,
} from "./conversation.ts";
import { noteContact } from "./leadFields.ts";
import { correctedContactIn } from "./correctedContactIn.ts";
import { plainReply } from "./formatReply.tsx";
import type { AnswerUnderWay, ConversationStore } from "./useConversation.ts";

/** State of the current answer: idle, or being received with its text so far. */
export type Turn = { status: "idle" } | { status: "answering"; words: string };

const FAILED = { ...chatToasts.failed, hint: chatLabels.retryHint, urgent: true };

const IDLE: Turn = { status: "idle" };

/** Returns the current turn, its setter, and a function that aborts a running answer and discards it. */
export function useTurn(answerRef: RefObject<AnswerUnderWay | null>) {
  const [turn, setTurn] = useState<Turn>(IDLE);
  const drop = useCallback(() => {
    answerRef.current?.call.abort();
    answerRef.current = null;
    setTurn(IDLE);
  }, [answerRef]);
  return { turn, setTurn, drop };
}

interface AnswerParts {
  store: ConversationStore;
  answerRef: RefObject<AnswerUnderWay | null>;
  setTurn: (turn: Turn) => void;
  contactEmail: string;
  call: CallFunction;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/**
 * Returns functions that send a question, retry a failed question and stop an answer. Adds answers to the conversation.
 */
export function useAnswer(parts: AnswerParts) {
  const { store, answerRef, setTurn, contactEmail, call, announce } = parts;
  const { current, change } = store;
  const showToast = useToast("chat");

  /** @param isRetry Whether contact data in the message was noted before, and may have been corrected in the form. */
  async function converse(message: string, isRetry = false) {
    const request = requestOf(current(), message);
    const answering: AnswerUnderWay = { call: new AbortController(), words: "" };
    answerRef.current = answering;
    const { lead, leadForm } = current();
    // After a confirmed lead, Nora asks for a message with only the new data.
    const find = lead && leadForm === "hidden" ? contactIn : correctedContactIn;
    const contact = isRetry ? null : find(withoutOwnEmail(message, contactEmail));
    change(noteContact(ask(current(), message), contact));
    setTurn({ status: "answering", words: "" });
    // The message about an earlier failure mentions a button that isn't there any more.
    showToast(null);
    announce("");
    const hasForm = () => current().leadForm === "shown";
    const hadForm = hasForm();
    let thanked = "";
    const markLead = () => {
      thanked ||= thanksToAnnounce(current(), request.leadData);
      change(markDelivered(current(), request.leadData));
    };
    const withThanks = (text: string) => `${thanked} ${plainReply(text)}`.trim();
    const announceAnswer = (text: string) => announce(withThanks(text));

    for await (const event of askNora(call, request, { call: answering.call })) {
      // The conversation was erased or replaced in the meantime: ignore this answer.
      if (answerRef.current !== answering) return;

      switch (event.status) {
        case "words":
          if (answering.words === "") markLead();
          answering.words += event.text;
          setTurn({ status: "answering", words: answering.words });
          continue;
        case "answered": {
          markLead();
          // A form that is being filled in keeps its place, and with it the focus.
          const isInForm = document.activeElement!.closest(".lead-form") !== null;
          change(answer(current(), event.reply, isInForm));
          announceAnswer(
            hasForm() && !hadForm && !isInForm
              ? event.reply + chatLabels.formAnnouncement
              : event.reply,
          );
          break;
        }
        case "stopped":
          change(stop(current(), answering.words));
          announceAnswer(`${answering.words} ${chatLabels.stopAnnouncement}`);
          break;
        case "refused":
          showToast({ ...FAILED, description: event.error });
          if (current().leadForm === "due") change(showLeadForm(current()));
          break;
        case "failed": {
          const broken = answering.words && `${answering.words} ${chatLabels.interrupted}.`;
          // In the toast's alert, which would interrupt a polite announcement.
          showToast({ ...FAILED, hint: `${withThanks(broken)} ${FAILED.hint}` });
          change(apologize(interrupt(current(), answering.words), apology(contactEmail)));
          break;
        }
      }
      answerRef.current = null;
      setTurn(IDLE);
    }
  }

  /** Sends a message of valid length, unless it is blank or an answer is being received. */
  function send(text: string) {
    const message = text.trim();
    if (message !== "" && !answerRef.current) void converse(message);
  }

  function retry() {
    const question = questionToRetry(current());
    if (question === null || answerRef.current) return;
    change(takeBack(current()));
    void converse(question, true);
  }

  function stopAnswer() {
    answerRef.current?.call.abort();
  }

  return { send, retry, stopAnswer };
}
