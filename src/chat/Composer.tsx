import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { MESSAGE_TOO_LONG, chatLimits } from "../shared/chatLimits.ts";
import { trimInvisible } from "../shared/fieldRules.ts";
import { chatLabels as words } from "../shared/content/chat.ts";
import { isComposing } from "../ui/isComposing.ts";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  answering: boolean;
  send: (text: string) => void;
  stop: () => void;
}

/** Renders the message box with its button, which sends the message, or stops the answer that is being received. */
export function Composer({ box, text, setText, answering, send, stop }: ComposerProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  const { length } = trimInvisible(text);
  const isTooLong = length > chatLimits.message;

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (length === 0 || isTooLong || answering) return;
    setText("");
    send(text);
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !isComposing(event.nativeEvent)) submit(event);
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {words.message}
      </label>
      <textarea
        ref={box}
        id={id}
        // Where CSS can't fit its height to the text.
        rows={Math.min(4, Math.ceil((text.length + 1) / 36))}
        placeholder={words.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        value={text}
        disabled={answering}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={isTooLong ? problemId : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <SendButton answering={answering} disabled={length === 0} stop={stop} />
      {isTooLong && (
        <div className="chat-problem" id={problemId}>
          <p className="field-problem" role="alert">
            {MESSAGE_TOO_LONG}
          </p>
          <p>{words.count(length, chatLimits.message)}</p>
        </div>
      )}
    </form>
  );
}

/** Renders the button that sends the message, or during an answer the button that stops it, in the same place. */
function SendButton({
  answering,
  disabled,
  stop,
}: Pick<ComposerProps, "answering" | "stop"> & { disabled: boolean }) {
  if (answering) {
    return (
      <button key="stop" type="button" className="chat-send" aria-label={words.stop} onClick={stop}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 8h8v8H8z" fill="currentColor" />
        </svg>
      </button>
    );
  }
  return (
    <button
      key="send"
      type="submit"
      className="chat-send"
      aria-label={words.send}
      disabled={disabled}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 19V5m-6 6 6-6 6 6" />
      </svg>
    </button>
  );
}
