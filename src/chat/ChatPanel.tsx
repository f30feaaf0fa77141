import { type RefObject, useCallback, useEffect, useId, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { callFunction } from "../backend/callFunction.ts";
import { chat as texts, chatLabels as words } from "../shared/content/chat.ts";
import type { Backend, Site } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { LogoMark } from "../ui/Logo.tsx";
import "./ChatPanel.css";
import { Composer } from "./Composer.tsx";
import { formPlace, lastOf } from "./conversation.ts";
import { GREETING, Transcript } from "./Transcript.tsx";
import { type Chat, useChat } from "./useChat.ts";
import { type ChatActions, useChatActions } from "./useChatActions.ts";
import { useDialog } from "./useDialog.ts";
import { useFollow } from "./useFollow.ts";

export interface ChatPanelProps {
  site: Site;
  backend: Backend;
  open: boolean;
  close: () => void;
  /** The button that opens the chat. */
  opener: RefObject<HTMLElement | null>;
  /** A question to send now; each object is sent once. */
  question: { text: string } | null;
  /** Called when an answer has arrived or failed. */
  onAnswer: () => void;
}

/** Renders the conversation with Nora. Stays mounted while the panel is closed, so that a running answer continues. */
export function ChatPanel({
  site,
  backend,
  open,
  close,
  opener,
  question,
  onAnswer,
}: ChatPanelProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const call = useCallback<CallFunction>((...asked) => callFunction(backend, ...asked), [backend]);
  const chat = useChat({ contactEmail: site.contactEmail, call, onAnswer });
  const { conversation, dispatch, announcement } = chat;
  const { list, hasNewer, follow } = useFollow();
  const actions = useChatActions(chat, { list, box, form, follow });

  const enter = () => {
    follow("question");
    actions.rest();
  };
  useDialog({ dialog, opener, open, close, enter });
  useSentQuestion(question, actions.send);

  return (
    <dialog
      ref={dialog}
      className="chat-panel"
      aria-labelledby={titleId}
      // Read on opening: the greeting is before the message box, which gets the focus.
      aria-describedby={conversation.entries.length > 1 ? undefined : GREETING}
      // Closed by the browser: Escape or Android's Back.
      onClose={() => !dialog.current?.open && close()}
    >
      <ChatHeader titleId={titleId} close={close} />
      <Transcript list={list} form={form} chat={chat} site={site} actions={actions} />
      {hasNewer && (
        <button type="button" className="chat-newest" onClick={actions.showNewest}>
          {words.newest}
        </button>
      )}
      <Composer
        box={box}
        text={conversation.draft}
        setText={(text) => dispatch({ type: "drafted", text })}
        answering={conversation.turn === "answering"}
        send={actions.send}
        stop={chat.stop}
      />
      {chat.isErased && <Erased undo={actions.undo} />}
      <ChatFooter chat={chat} actions={actions} />
      {/* The list isn't a live region: screen readers would read a streaming answer word by word. */}
      <Announced className="visually-hidden" aria-live="polite">
        <p key={announcement.id}>{announcement.text}</p>
      </Announced>
    </dialog>
  );
}

/** Sends a question that the page has asked for, such as one of the contact section. */
function useSentQuestion(question: { text: string } | null, send: (text: string) => void) {
  const sent = useRef<object | null>(null);
  useEffect(() => {
    if (!question || sent.current === question) return;
    sent.current = question;
    send(question.text);
  }, [question, send]);
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
      <button type="button" onClick={undo}>
        {words.undo}
      </button>
    </Announced>
  );
}

function ChatFooter({ chat: { conversation }, actions }: { chat: Chat; actions: ChatActions }) {
  const { entries, lead } = conversation;
  const isFormLast = formPlace(conversation) === lastOf(conversation).id;

  return (
    <div className="chat-footer">
      {!lead && !isFormLast && (
        <button type="button" className="chat-person" onClick={actions.askForPerson}>
          {words.person}
        </button>
      )}
      {entries.length > 1 && (
        <button type="button" className="chat-erase" onClick={actions.erase}>
          {words.erase}
        </button>
      )}
    </div>
  );
}
