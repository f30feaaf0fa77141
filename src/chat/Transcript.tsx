import { Fragment, type RefObject } from "react";
import { chat as texts, chatLabels as words, chatPrivacy } from "../shared/content/chat.ts";
import type { Site } from "../shared/view.ts";
import { leadFormPlace } from "./conversation.ts";
import { Answering, Bubble, Suggestions } from "./entries.tsx";
import { LeadForm } from "./LeadForm.tsx";
import type { Chat } from "./useChat.ts";
import { keepFocus } from "./useChatFocus.ts";

interface TranscriptProps {
  list: RefObject<HTMLDivElement | null>;
  chat: Chat;
  site: Site;
  ask: (question: string) => void;
  retry: () => void;
}

/** Renders the entries, the running answer and the lead form, with the notes and buttons around them. */
export function Transcript({ list, chat, site, ask, retry }: TranscriptProps) {
  const { conversation, turn, retryAfter } = chat;
  const { entries } = conversation;
  const formPlace = leadFormPlace(conversation);
  const isFormLast = formPlace === entries.at(-1)?.id;
  const answering = turn.status === "answering";
  const begun = entries.length > 1;

  const privacyNote = (
    <p className="chat-note">
      {chatPrivacy(site.retentionDays)}{" "}
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
    </p>
  );
  const form = (
    <>
      <LeadForm
        fields={conversation.leadFields}
        edit={chat.edit}
        confirm={chat.confirm}
        putOff={chat.putOff}
        announce={chat.announce}
      />
      {privacyNote}
    </>
  );

  return (
    // The handler isn't an interaction: it only prevents a change of focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      className="chat-list"
      role="log"
      aria-live="off"
      aria-label={words.log}
      // Makes the list scrollable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onMouseDown={keepFocus}
    >
      {!begun && !isFormLast && <Welcome />}
      <p className="chat-note">{texts.disclaimer}</p>
      {entries.map((entry) => (
        <Fragment key={entry.id}>
          <Bubble entry={entry} />
          {/* Above the thanks for a lead confirmed during the answer. */}
          {answering && entry.id === conversation.unanswered && <Answering words={turn.words} />}
          {entry.id === retryAfter && (
            <button type="button" className="chat-pill" onClick={retry}>
              {words.retry}
            </button>
          )}
          {entry.id === formPlace && !isFormLast && form}
        </Fragment>
      ))}
      {!begun && !answering && <Suggestions ask={ask} />}
      {isFormLast ? form : !begun && privacyNote}
    </div>
  );
}

/** Renders a welcome text with the hero's blossom. CSS shows it only in a tall panel. */
function Welcome() {
  return (
    <div className="chat-welcome">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <use href="#blossom" />
      </svg>
      <p>{words.welcome}</p>
    </div>
  );
}
