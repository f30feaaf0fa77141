import { type RefObject, useCallback, useEffect, useId, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { callFunction } from "../backend/callFunction.ts";
import { chat as texts, chatLabels as words } from "../shared/content/chat.ts";
import type { Backend, Site } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { LogoMark } from "../ui/Logo.tsx";
import { shieldFromDoublePress } from "../ui/shield.ts";
import { useAnyToast } from "../ui/Toasts.tsx";
import "./ChatPanel.css";
import { Composer } from "./Composer.tsx";
import { entryId } from "./entries.tsx";
import { leadFormPlace } from "./conversation.ts";
import { Transcript } from "./Transcript.tsx";
import { type Chat, useChat } from "./useChat.ts";
import { focusQuietly, keepFocus, useChatFocus } from "./useChatFocus.ts";
import { useDialog } from "./useDialog.ts";
import { useNewest } from "./useNewest.ts";
import { useShield } from "./useShield.ts";

export interface ChatPanelProps {
  id: string;
  site: Site;
  backend: Backend;
  open: boolean;
  close: () => void;
  /** The button that opens and closes the panel. Escape also closes the panel while this button has the focus. */
  opener: RefObject<HTMLElement | null>;
  setUnread: (unread: boolean) => void;
}

/** Renders the conversation with Nora. Stays mounted while the panel is closed, so that a running answer continues. */
export function ChatPanel({ id, site, backend, open, close, opener, setUnread }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const call = useCallback<CallFunction>((...asked) => callFunction(backend, ...asked), [backend]);
  const chat = useChat({ contactEmail: site.contactEmail, call, open, setUnread });
  const { conversation, turn, announcement, announce, erased } = chat;
  const formPlace = leadFormPlace(conversation);
  const answering = turn.status === "answering";
  const begun = conversation.entries.length > 1;
  const waiting = answering && turn.words === "";
  const { list, hasNewer, goToNewest } = useNewest({ begun, waiting });
  const fullScreen = useDialog({ panel, opener, open, close });
  const isToastShown = useAnyToast();
  const now = { answering, begun, formPlace, erased };
  useChatFocus({ panel, list, box, goToNewest, open, ...now });
  useShield(open, `${open} ${answering} ${formPlace} ${begun}`);

  // Don't announce the last text again when the panel is opened.
  useEffect(() => {
    if (!open) announce("");
  }, [open, announce]);

  // Show the thanks for a lead, also if its form was above later messages.
  const { leadId } = conversation;
  useEffect(() => {
    if (leadId) goToNewest();
  }, [leadId, goToNewest]);

  function read() {
    focusQuietly(list.current);
    goToNewest();
  }

  function showNewest() {
    // When this button disappears, the list grows and scrolls a focused element back into sight (`useNewest`).
    if (list.current?.querySelector(":focus")) focusQuietly(list.current);
    goToNewest();
    shieldFromDoublePress();
  }

  function send(text: string) {
    chat.send(text);
    read();
  }

  function undo() {
    chat.undo();
    goToNewest();
  }

  function retry() {
    chat.retry();
    read();
  }

  return (
    <section
      ref={panel}
      id={id}
      className="chat-panel"
      // Not <dialog>, on which HTML forbids a tabindex.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby={titleId}
      // Read on opening: the greeting is before the message box, which gets the focus.
      aria-describedby={begun ? undefined : entryId(1)}
      // VoiceOver ignores live regions outside a modal dialog: https://issues.chromium.org/issues/354736464. The page
      // stays inert (`useModal`).
      aria-modal={fullScreen && !isToastShown}
      data-floating={open && !fullScreen ? 0.3 : undefined}
      tabIndex={-1}
      hidden={!open}
    >
      <ChatHeader titleId={titleId} close={close} />
      <Transcript list={list} chat={chat} site={site} ask={send} retry={retry} />
      {hasNewer && (
        <button
          ref={moveFocusToList}
          type="button"
          className="chat-newest"
          onMouseDown={keepFocus}
          onClick={showNewest}
        >
          {words.newest}
        </button>
      )}
      <Composer box={box} answering={answering} send={send} stop={chat.stopAnswer} />
      {/* With a key, a second erasure is announced too. */}
      {erased > 0 && <Erased key={erased} undo={undo} />}
      <ChatFooter chat={chat} />
      {open && <Announcement announcement={announcement} />}
    </section>
  );
}

/**
 * Announces texts, such as an answer when it is complete. The list itself is not a live region, because screen readers
 * would read a streaming answer word by word. Rendered only while the panel is open, so that an answer that arrived
 * before is announced on opening.
 */
function Announcement({ announcement }: Pick<Chat, "announcement">) {
  return (
    <Announced className="visually-hidden" aria-live="polite" brief={announcement.id}>
      {announcement.text && <p key={announcement.id}>{announcement.text}</p>}
    </Announced>
  );
}

/** Ref of a button beside the list, to which its focus moves when it is removed, by a press or by scrolling. */
function moveFocusToList(button: HTMLButtonElement) {
  const list = button.parentElement!.querySelector<HTMLElement>("[role=log]");
  return () => {
    if (button === document.activeElement) focusQuietly(list);
  };
}

function ChatHeader({ titleId, close }: { titleId: string; close: () => void }) {
  return (
    <div className="chat-header">
      <LogoMark />
      <div>
        <h2 id={titleId}>{texts.title}</h2>
        <p>{texts.subtitle}</p>
      </div>
      <button type="button" className="chat-close" aria-label={words.close} onClick={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12m0-12L6 18" />
        </svg>
      </button>
    </div>
  );
}

function Erased({ undo }: { undo: () => void }) {
  return (
    <Announced className="chat-erased">
      <p>{words.erased}</p>
      <button type="button" onMouseDown={keepFocus} onClick={undo}>
        {words.undo}
      </button>
    </Announced>
  );
}

function ChatFooter({ chat: { conversation, askForPerson, erase } }: { chat: Chat }) {
  const { entries, lead, leadFields } = conversation;
  const isFormLast = leadFormPlace(conversation) === entries.at(-1)?.id;

  return (
    <div className="chat-footer">
      {/* The e-mail is a correction of the lead that isn't confirmed yet. */}
      {(!lead || leadFields.email) && !isFormLast && (
        <button type="button" className="chat-person" onClick={askForPerson}>
          {words.person}
        </button>
      )}
      {entries.length > 1 && (
        <button type="button" className="chat-erase" onClick={erase}>
          {words.erase}
        </button>
      )}
    </div>
  );
}
