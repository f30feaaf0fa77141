import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { callFunction } from "../backend/callFunction.ts";
import { LogoMark } from "../ui/Logo.tsx";
import { chat, chatLabels as words } from "../shared/content/chat.ts";
import { privacy } from "../shared/content/privacy.ts";
import type { Backend, Site } from "../shared/view.ts";
import { Announced } from "../ui/Announced.tsx";
import "./ChatPanel.css";
import { LeadForm } from "./LeadForm.tsx";
import type { Entry } from "./conversation.ts";
import { formatReply } from "./formatReply.tsx";
import { useChat } from "./useChat.ts";
import { useMedia } from "./useMedia.ts";
import { useDraft } from "./useDraft.ts";
import { useModal } from "./useModal.ts";
import { useNewest } from "./useNewest.ts";
import { useUncovered } from "./useUncovered.ts";

/** As in ChatPanel.css: phones, upright or on their side. */
const FULL_SCREEN = "(width < 40rem), (height < 30rem)";

export interface ChatPanelProps {
  id: string;
  site: Site;
  backend: Backend;
  open: boolean;
  close: () => void;
  /** Opens and closes the panel: Escape works there too. */
  opener: RefObject<HTMLElement | null>;
  onReply: () => void;
}

/** The conversation with Nora. It stays while the panel is closed, and so does an answer under way. */
export function ChatPanel({ id, site, backend, open, close, opener, onReply }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const fullScreen = useMedia(FULL_SCREEN);
  const call = useCallback<CallFunction>((...asked) => callFunction(backend, ...asked), [backend]);
  const {
    conversation: { entries, leadForm },
    turn,
    said,
    retryable,
    ...act
  } = useChat({ contactEmail: site.contactEmail, call, onReply });
  const answering = turn.status === "answering";
  const begun = entries.length > 1;
  const { list, missing, goToNewest } = useNewest(begun);

  useModal(panel, open && fullScreen);
  useUncovered(panel, open && !fullScreen, close);

  const enter = useEffectEvent(() => {
    // On a phone the keyboard would cover what there is to read.
    (fullScreen || answering ? panel : box).current?.focus();
    if (begun) goToNewest();
  });
  useEffect(() => {
    if (open) enter();
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      const { activeElement } = document;
      const here =
        activeElement === document.body ||
        activeElement === opener.current ||
        panel.current?.contains(activeElement);
      if (event.key === "Escape" && here && !event.defaultPrevented) close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [open, close, opener]);

  // What had the focus may be gone by now: the box while Nora answers, a button once pressed.
  const takeUp = useEffectEvent(
    (changed: { answering: boolean; begun: boolean; leadForm: string }) => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== list.current) return;
      (changed.answering ? list : box).current?.focus({ preventScroll: true });
    },
  );
  useEffect(() => {
    if (open) takeUp({ answering, begun, leadForm });
  }, [open, answering, begun, leadForm]);

  /** The list can be scrolled by keyboard meanwhile. */
  function read() {
    list.current?.focus({ preventScroll: true });
    goToNewest();
  }

  function send(text: string): string | null {
    const problem = act.send(text);
    if (problem === null) read();
    return problem;
  }

  return (
    <section
      ref={panel}
      id={id}
      className="chat-panel"
      // Not <dialog>, which may not take the focus itself.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="dialog"
      aria-labelledby={titleId}
      aria-modal={fullScreen}
      tabIndex={-1}
      hidden={!open}
    >
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

      <div
        ref={list}
        className="chat-list"
        role="log"
        aria-live="off"
        aria-label={words.log}
        // It scrolls, by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {entries.map((entry) => (
          <Bubble key={entry.id} entry={entry} />
        ))}
        {answering && <Answering words={turn.words} />}
        {!begun && !answering && <Suggestions ask={send} />}
        {retryable && (
          <button
            type="button"
            className="chat-pill"
            onClick={() => {
              act.retry();
              read();
            }}
          >
            {words.retry}
          </button>
        )}
        {(!begun || leadForm === "shown") && (
          <p className="chat-note">
            {privacy.chat(site.retentionDays)}{" "}
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.
          </p>
        )}
        {leadForm === "shown" && <LeadForm confirm={act.confirm} putOff={act.putOff} />}
      </div>

      <div className="chat-floating">
        {missing && (
          <button type="button" className="chat-pill" onClick={goToNewest}>
            {words.newest}
          </button>
        )}
        {answering && (
          <button type="button" className="chat-pill" onClick={act.stopAnswer}>
            {words.stop}
          </button>
        )}
      </div>

      <Composer box={box} answering={answering} send={send} />

      <div className="chat-footer">
        <p>{chat.disclaimer}</p>
        {begun && (
          <button type="button" onClick={act.erase}>
            {words.erase}
          </button>
        )}
      </div>

      {/* Each answer once and whole: the list is silent, or its words would be read one by one. */}
      <div className="visually-hidden" aria-live="polite">
        {said.text && <p key={said.id}>{said.text}</p>}
      </div>
    </section>
  );
}

/** Drawn once: only the answer under way changes with every word. */
const Bubble = memo(function Bubble({ entry: { role, content, mark } }: { entry: Entry }) {
  return (
    <div className={`chat-bubble chat-bubble-${role}`}>
      <span className="visually-hidden">{words.speaker[role]}: </span>
      {role === "user" ? <p>{content}</p> : formatReply(content)}
      {(mark === "stopped" || mark === "interrupted") && <p className="chat-mark">{words[mark]}</p>}
    </div>
  );
});

function Answering({ words: said }: { words: string }) {
  return (
    // A browser's translator would put its own elements around words that are still to change.
    <div className="chat-bubble chat-bubble-assistant" translate="no">
      {said && <span className="visually-hidden">{words.speaker.assistant}: </span>}
      {formatReply(said)}
      <Announced className="chat-typing">
        <span className="chat-spinner" aria-hidden="true" />
        <span className={said && "visually-hidden"}>{words.typing}</span>
      </Announced>
    </div>
  );
}

function Suggestions({ ask }: { ask: (question: string) => void }) {
  return (
    <ul className="chat-suggestions" aria-label={chat.suggestionsLabel}>
      {chat.suggestions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-pill" onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  answering: boolean;
  /** What is wrong with the text where it can't be sent, else null. */
  send: (text: string) => string | null;
}

function Composer({ box, answering, send }: ComposerProps) {
  const id = useId();
  const [text, setText] = useDraft();
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = `${id}-problem`;
  const blank = text.trim() === "";

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (blank || answering) return;
    const found = send(text);
    setProblem(found);
    if (found === null) setText("");
  }

  function sendOnEnter(event: KeyboardEvent) {
    // 229: Safari ends a composition before its Enter arrives.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === "Enter" && !event.shiftKey && !composing) submit(event);
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {words.message}
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        placeholder={words.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        disabled={answering}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
        onKeyDown={sendOnEnter}
      />
      <button
        type="submit"
        className="chat-send"
        aria-label={words.send}
        disabled={blank || answering}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V5m-6 6 6-6 6 6" />
        </svg>
      </button>
      {problem && (
        <p className="field-problem" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
