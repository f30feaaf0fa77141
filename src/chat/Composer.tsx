import { type KeyboardEvent, type RefObject, type SubmitEvent, useId, useState } from "react";
import { MESSAGE_TOO_LONG, chatLimits } from "../shared/chatLimits.ts";
import { chatLabels as words } from "../shared/content/chat.ts";
import { isComposing } from "../ui/isComposing.ts";
import { useDraft } from "./useDraft.ts";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  answering: boolean;
  send: (text: string) => void;
  stop: () => void;
}

/** Renders the message box, the button that sends the message, and during an answer the button that stops it. */
export function Composer({ box, answering, send, stop }: ComposerProps) {
  const id = useId();
  const [text, setText] = useDraft();
  const [attempts, setAttempts] = useState(0);
  const problemId = `${id}-problem`;
  const { length } = text.trim();
  const blank = length === 0;
  // Not checked with the schema, so that the chat's code stays small.
  const problem = length > chatLimits.message && MESSAGE_TOO_LONG;

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (blank || answering) return;
    setAttempts(attempts + 1);
    if (!problem) {
      send(text);
      setText("");
    }
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Prevented by `ignoreSecondEnter`.
    if (event.defaultPrevented) return;
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    submit(event);
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
        onChange={(event) => setText(event.currentTarget.value)}
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
