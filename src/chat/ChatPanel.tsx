import { useEffect, useEffectEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { chat as texts, chatLabels as words } from "../shared/content/chat.ts";
import type { View } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import { LogoMark } from "../ui/Logo.tsx";
import { Composer } from "./Composer.tsx";
import { isAnswering, isFormLast } from "./conversation.ts";
import { plainReply } from "./formatReply.tsx";
import { CROSS, IconButton } from "../ui/IconButton.tsx";
import { Transcript } from "./Transcript.tsx";
import { type Chat, useChat } from "./useChat.ts";
import { useDialog } from "./useDialog.ts";
import { useFollow } from "./useFollow.ts";

export interface ChatPanelProps extends Pick<View, "site" | "backend"> {
  open: boolean;
  close: () => void;
  /** A question to send now; each object is sent once. */
  question: { text: string } | null;
  /** Called when an answer has arrived or failed. */
  onAnswer: () => void;
}

/** Renders the conversation with Nora. Stays mounted while the panel is closed, so that a running answer continues. */
export function ChatPanel({ site, backend, open, close, question, onAnswer }: ChatPanelProps) {
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { list, top, hasNewer, follow, showNewest } = useFollow();
  const chat = useChat({ contactEmail: site.contactEmail, backend, onAct: follow, onAnswer });
  const { conversation } = chat;
  const canUndo = chat.undo !== null;

  /** Focuses the message box, or the list during an answer. On touch devices the list, so that no keyboard opens. */
  function rest() {
    const target = isTouch() || isAnswering(conversation) ? list.current : box.current;
    target?.focus({ preventScroll: true });
  }

  const dialog = useDialog(open, () => {
    follow();
    rest();
  });
  // After the frame that answers the press. Returns the focus while the chat's button is in its place.
  const dismiss = () => setTimeout(() => dialog.current!.close());

  const send = useEffectEvent(chat.send);
  useEffect(() => {
    if (question) send(question.text);
  }, [question]);

  // What had the focus may be gone, or disabled, as the message box during an answer; browsers take the focus from it a
  // frame later. After the answer the box is back, unless the visitor has moved the focus.
  const keepFocus = useEffectEvent(() => {
    if (open && document.activeElement!.matches("body, .chat-list, :disabled")) rest();
  });
  useEffect(() => {
    keepFocus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the changes are what matters
  }, [conversation.entries, conversation.formAfter, canUndo]);

  // After the frame that answers the press.
  const askForPerson = () =>
    setTimeout(() => {
      flushSync(chat.askForPerson);
      // The focus alone would scroll only as far as the field, and `useFollow` would keep that.
      showNewest();
      if (!isTouch()) list.current?.querySelector("input")?.focus();
    });

  return (
    <dialog
      ref={dialog}
      className={conversation.formAfter ? "chat-panel chat-with-form" : "chat-panel"}
      aria-labelledby={titleId}
      // By the browser, too: Escape or Android's Back. Open if it only becomes modal or not.
      onClose={() => dialog.current!.open || close()}
      // The browser itself closes only modal dialogs.
      onKeyDown={({ key }) => key === "Escape" && dismiss()}
    >
      <ChatHeader titleId={titleId} close={dismiss} />
      <Transcript list={list} top={top} chat={chat} site={site} />
      {hasNewer && !isFormLast(conversation) && (
        <button type="button" className="target text-button chat-newest" onClick={showNewest}>
          {words.newest}
        </button>
      )}
      <Composer box={box} chat={chat} />
      {chat.undo && <Erased undo={chat.undo} />}
      <ChatFooter chat={chat} askForPerson={askForPerson} />
      {/* The list isn't a live region: screen readers would read a streaming answer word by word. */}
      <Announced className="visually-hidden" aria-live="polite">
        <p>{plainReply(conversation.announcement)}</p>
      </Announced>
    </dialog>
  );
}

const isTouch = () => matchMedia("(pointer: coarse)").matches;

function ChatHeader({ titleId, close }: { titleId: string; close: () => void }) {
  return (
    <div className="chat-header">
      <LogoMark />
      <div>
        <h2 id={titleId}>{texts.title}</h2>
        <p className="note">{texts.subtitle}</p>
      </div>
      <IconButton label={words.close} path={CROSS} onClick={close} />
    </div>
  );
}

function Erased({ undo }: { undo: () => void }) {
  return (
    <Announced className="row note chat-erased">
      <p>{words.erased}</p>
      <button type="button" className="target text-button" onClick={undo}>
        {words.undo}
      </button>
    </Announced>
  );
}

function ChatFooter({ chat, askForPerson }: { chat: Chat; askForPerson: () => void }) {
  const { conversation, erase } = chat;
  return (
    <div className="row note chat-footer">
      {!conversation.lead && !isFormLast(conversation) && (
        <button type="button" className="target text-button chat-person" onClick={askForPerson}>
          {words.person}
        </button>
      )}
      {conversation.entries.length > 1 && (
        <button type="button" className="target text-button chat-erase" onClick={erase}>
          {words.erase}
        </button>
      )}
    </div>
  );
}
