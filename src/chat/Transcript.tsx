import { type Ref, type RefObject, memo } from "react";
import { chat as texts, chatLabels as words } from "../shared/content/chat.ts";
import type { Site } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { type Entry, lastQuestion, suggestionsOf, topOf } from "./conversation.ts";
import { formatReply } from "./formatReply.tsx";
import { ChatPrivacy, LeadForm } from "./LeadForm.tsx";
import { QuestionButtons } from "./QuestionButtons.tsx";
import type { Chat } from "./useChat.ts";

interface TranscriptProps {
  list: RefObject<HTMLDivElement | null>;
  /** The entry that stays in sight while a long answer grows below it. */
  top: Ref<HTMLDivElement>;
  chat: Chat;
  site: Site;
}

/** Renders the entries, the lead form and the suggestions. */
export function Transcript({ list, top, chat, site }: TranscriptProps) {
  const { conversation } = chat;
  const { entries, failed, formAfter } = conversation;
  const topId = topOf(conversation);
  const question = lastQuestion(conversation)?.content ?? "";
  const suggestions = suggestionsOf(conversation);

  return (
    <div
      ref={list}
      className="chat-list"
      role="log"
      aria-live="off"
      aria-label={words.log}
      // Makes the list scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className="chat-entries">
        {entries.flatMap((entry) => [
          // A complete answer is a new element: browsers translate it, unlike one that still changes.
          <Bubble
            key={entry.mark === "running" ? "running" : entry.id}
            entry={entry}
            ref={entry.id === topId ? top : undefined}
          />,
          // Keyed among the entries: it keeps its values and its focus when it moves below a later answer.
          entry.id === formAfter && <LeadForm key="form" site={site} chat={chat} />,
        ])}
        {failed && (
          <button type="button" className="pill" onClick={() => chat.send(question)}>
            {words.retry}
          </button>
        )}
        {suggestions.length > 0 && (
          <QuestionButtons
            // Not <fieldset>: these are no fields of a form.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="group"
            aria-label={texts.suggestionsLabel}
            questions={suggestions}
            ask={chat.send}
          />
        )}
        {entries.length === 1 && !formAfter && (
          <div className="row">
            <p className="note">{texts.disclaimer}</p>
            <ChatPrivacy site={site} />
          </div>
        )}
      </div>
    </div>
  );
}

interface BubbleProps {
  entry: Entry;
  ref: Ref<HTMLDivElement> | undefined;
}

/** Renders one entry. Memoised, so that an answer that streams below doesn't render it again. */
const Bubble = memo(function Bubble({ entry: { role, content, mark }, ref }: BubbleProps) {
  const isVisitor = role === "user";
  const isRunning = mark === "running";
  return (
    <div
      ref={ref}
      className={isVisitor ? "bubble bubble-client chat-bubble" : "bubble chat-bubble"}
      data-mark={mark}
      // A translator would insert elements into text that still changes.
      translate={isRunning ? "no" : undefined}
    >
      <span className="visually-hidden">{words.speaker[role]}: </span>
      {isVisitor ? <p>{content}</p> : formatReply(content)}
      {isRunning && (
        <Announced className={content ? "visually-hidden" : "chat-typing"}>
          <span className="chat-spinner" aria-hidden="true" />
          {words.typing}
        </Announced>
      )}
      {(mark === "stopped" || mark === "interrupted") && <p className="note">{words[mark]}</p>}
    </div>
  );
});
