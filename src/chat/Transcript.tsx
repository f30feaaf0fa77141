import { type Ref, type RefObject, memo } from "react";
import { chat as texts, chatLabels as words } from "../shared/content/chat.ts";
import type { Site } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { type Entry, isFormLast, lastQuestion, suggestionsOf, topOf } from "./conversation.ts";
import { formatReply } from "./formatReply.tsx";
import { ChatPrivacy, LeadForm } from "./LeadForm.tsx";
import { QuestionButtons } from "./QuestionButtons.tsx";
import type { Chat } from "./useChat.ts";

/** Id of the greeting's element. */
export const GREETING = "nora-1";

interface TranscriptProps {
  list: RefObject<HTMLDivElement | null>;
  /** The entry that stays in sight while a long answer grows below it. */
  top: Ref<HTMLDivElement>;
  chat: Chat;
  site: Site;
}

/** Renders the entries, the running answer, the lead form and the suggestions. */
export function Transcript({ list, top, chat, site }: TranscriptProps) {
  const { conversation } = chat;
  const { entries, turn, formAfter } = conversation;
  const topId = topOf(conversation);
  const formIsLast = isFormLast(conversation);
  const suggestions = suggestionsOf(conversation);

  const leadForm = (
    // Keyed among the entries: it keeps its values and its focus when it moves below a later answer.
    <LeadForm
      key="form"
      site={site}
      message={lastQuestion(conversation)}
      confirm={chat.confirm}
      decline={chat.decline}
    />
  );

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
        {[
          ...entries.flatMap((entry) => [
            <Bubble key={entry.id} entry={entry} ref={entry.id === topId ? top : undefined} />,
            entry.id === formAfter && !formIsLast && leadForm,
          ]),
          turn === "answering" && <Answering key="answering" words={conversation.words} />,
          formIsLast && leadForm,
        ]}
        {turn === "failed" && (
          <button type="button" className="pill" onClick={chat.retry}>
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
        {entries.length === 1 && !formIsLast && (
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
const Bubble = memo(function Bubble({ entry: { id, role, content, mark }, ref }: BubbleProps) {
  const isVisitor = role === "user";
  return (
    <div
      ref={ref}
      id={`nora-${id}`}
      className={isVisitor ? "bubble bubble-client chat-bubble" : "bubble chat-bubble"}
    >
      <span className="visually-hidden">{words.speaker[role]}: </span>
      {isVisitor ? <p>{content}</p> : formatReply(content)}
      {(mark === "stopped" || mark === "interrupted") && <p className="note">{words[mark]}</p>}
    </div>
  );
});

/** Renders the answer that is being received. */
function Answering({ words: shown }: { words: string }) {
  return (
    // Without translation: the browser's translator would insert elements into text that still changes.
    <div className="bubble chat-bubble" translate="no">
      {shown && <span className="visually-hidden">{words.speaker.assistant}: </span>}
      {formatReply(shown)}
      <Announced className={shown ? "chat-typing chat-typing-beside" : "chat-typing"}>
        <span className="chat-spinner" aria-hidden="true" />
        <span className={shown && "visually-hidden"}>{words.typing}</span>
      </Announced>
    </div>
  );
}
