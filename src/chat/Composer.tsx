import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from "react";
import { chatLimits } from "../shared/chatLimits.ts";
import { chatLabels as words } from "../shared/content/chat.ts";
import { isComposing } from "../ui/isComposing.ts";
import { useDraft } from "./useDraft.ts";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  answering: boolean;
  /** Returns an error message if the text is too long, else null. */
  send: (text: string) => string | null;
  stop: () => void;
}

/** Renders the message box, the button that sends the message, and during an answer the button that stops it. */
export function Composer({ box, answering, send, stop }: ComposerProps) {
  const id = useId();
  const [text, setText] = useDraft();
  const [problem, setProblem] = useState<string | null>(null);
  const [attempts, setAttempts] = useState(0);
  const problemId = `${id}-problem`;
  const { length } = text.trim();
  const blank = length === 0;

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (blank || answering) return;
    const found = send(text);
    setProblem(found);
    setAttempts(attempts + 1);
    if (found === null) setText("");
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    submit(event);
  }

  function change(changed: string) {
    setText(changed);
    if (changed.trim().length <= chatLimits.message) setProblem(null);
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
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      {answering && (
        <button type="button" className="chat-pill" onClick={stop}>
          {words.stop}
        </button>
      )}
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
        <div className="chat-problem" id={problemId}>
          {/* A new element for each attempt, because screen readers announce an alert only when it appears. */}
          <p className="field-problem" role="alert" key={attempts}>
            {problem}
          </p>
          <p>{words.count(length, chatLimits.message)}</p>
        </div>
      )}
    </form>
  );
}
