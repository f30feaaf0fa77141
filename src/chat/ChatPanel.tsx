import { Fragment, type RefObject, useCallback, useEffect, useId, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { callFunction } from "../backend/callFunction.ts";
import { chat, chatLabels as words } from "../shared/content/chat.ts";
import { privacy } from "../shared/content/privacy.ts";
import type { Backend, Site } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { LogoMark } from "../ui/Logo.tsx";
import { useToast } from "../ui/Toasts.tsx";
import "./ChatPanel.css";
import { Composer } from "./Composer.tsx";
import { Answering, Bubble, Suggestions } from "./entries.tsx";
import { leadFormPlace } from "./conversation.ts";
import { LeadForm } from "./LeadForm.tsx";
import { useBackStep } from "./useBackStep.ts";
import { useChat } from "./useChat.ts";
import { focusQuietly, useChatFocus } from "./useChatFocus.ts";
import { useCloseOnEscape } from "./useCloseOnEscape.ts";
import { useMedia } from "./useMedia.ts";
import { useModal } from "./useModal.ts";
import { useNewest } from "./useNewest.ts";
import { useShield } from "./useShield.ts";
import { useUncovered } from "./useUncovered.ts";

/** Media query for a full-screen panel: phones in both orientations. Must match ChatPanel.css. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

export interface ChatPanelProps {
  id: string;
  site: Site;
  backend: Backend;
  open: boolean;
  close: () => void;
  /** The button that opens and closes the panel. Escape also closes the panel while this button has the focus. */
  opener: RefObject<HTMLElement | null>;
  onReply: () => void;
}

/** Renders the conversation with Nora. Stays mounted while the panel is closed, so that a running answer continues. */
export function ChatPanel({ id, site, backend, open, close, opener, onReply }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const fullScreen = useMedia(FULL_SCREEN);
  const call = useCallback<CallFunction>((...asked) => callFunction(backend, ...asked), [backend]);
  const { conversation, turn, said, retryable, erased, ...act } = useChat({
    contactEmail: site.contactEmail,
    call,
    onReply,
  });
  const { entries, lead } = conversation;
  const formPlace = leadFormPlace(conversation);
  const isFormLast = formPlace === entries.at(-1)?.id;
  const answering = turn.status === "answering";
  const begun = entries.length > 1;
  const { list, missing, goToNewest } = useNewest(begun);

  useModal(panel, open && fullScreen);
  useBackStep({ active: open && fullScreen, opener, close });
  useUncovered(panel, open && !fullScreen, close);
  useCloseOnEscape({ panel, opener, open, close });
  useChatFocus({
    panel,
    list,
    box,
    goToNewest,
    fullScreen,
    open,
    answering,
    begun,
    formPlace,
    erased,
  });
  const shielded = useShield(open, `${open} ${answering} ${formPlace}`);
  const showError = useToast("chat");
  useEffect(() => {
    if (!open) showError(null);
  }, [open, showError]);

  function read() {
    focusQuietly(list.current);
    goToNewest();
  }

  function send(text: string): string | null {
    const problem = act.send(text);
    if (problem === null) read();
    return problem;
  }

  function retry() {
    act.retry();
    read();
  }

  const privacyNote = (
    <p className="chat-note">
      {privacy.chat(site.retentionDays)}{" "}
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
    </p>
  );
  const form = (
    <>
      <LeadForm
        fields={conversation.leadFields}
        edit={act.edit}
        confirm={act.confirm}
        putOff={act.putOff}
      />
      {privacyNote}
    </>
  );

  return (
    <>
      <section
        ref={panel}
        id={id}
        className="chat-panel"
        // Not <dialog>, which can't receive the focus itself.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="dialog"
        aria-labelledby={titleId}
        aria-modal={fullScreen}
        tabIndex={-1}
        hidden={!open}
      >
        <ChatHeader titleId={titleId} close={close} />

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
          {!begun && !isFormLast && <Welcome />}
          <p className="chat-note">{chat.disclaimer}</p>
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              <Bubble entry={entry} />
              {entry.id === formPlace && !isFormLast && form}
            </Fragment>
          ))}
          {answering && <Answering words={turn.words} />}
          {!begun && !answering && <Suggestions ask={send} />}
          {retryable && (
            <button type="button" className="chat-pill" onClick={retry}>
              {words.retry}
            </button>
          )}
          {isFormLast ? form : !begun && privacyNote}
        </div>

        <div className="chat-floating">
          {missing && (
            <button type="button" className="chat-pill" onClick={goToNewest}>
              {words.newest}
            </button>
          )}
        </div>

        {erased && (
          <Announced className="chat-erased">
            <p>{words.erased}</p>
            <button type="button" onClick={act.undo}>
              {words.undo}
            </button>
          </Announced>
        )}
        <Composer box={box} answering={answering} send={send} stop={act.stopAnswer} />

        <div className="chat-footer">
          {!lead && !isFormLast && (
            <button type="button" className="chat-person" onClick={act.askForPerson}>
              {words.person}
            </button>
          )}
          {begun && (
            <button type="button" className="chat-erase" onClick={act.erase}>
              {words.erase}
            </button>
          )}
        </div>

        {/* Announces each answer once, when it is complete. The list itself is not a live region, because screen
            readers would read it word by word. */}
        <div className="visually-hidden" aria-live="polite">
          {said.text && <p key={said.id}>{said.text}</p>}
        </div>
      </section>
      {shielded && (
        // Absorbs the second press of a double click without moving the focus.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className="chat-shield"
          data-shield=""
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
    </>
  );
}

/** Fills the empty part of a high screen before the conversation begins, with the hero's blossom. */
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

function ChatHeader({ titleId, close }: { titleId: string; close: () => void }) {
  return (
    <div className="chat-header">
      <LogoMark />
      <div>
        <h2 id={titleId}>{chat.title}</h2>
        <p>{chat.subtitle}</p>
      </div>
      <button type="button" className="chat-close" aria-label={words.close} onClick={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12m0-12L6 18" />
        </svg>
      </button>
    </div>
  );
}
