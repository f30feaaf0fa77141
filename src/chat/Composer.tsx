import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { MESSAGE_TOO_LONG, chatLimits } from "../shared/chatLimits.ts";
import { trimInvisible } from "../shared/fieldRules.ts";
import { chatLabels as words } from "../shared/content/chat.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { isAnswering } from "./conversation.ts";
import type { Chat } from "./useChat.ts";

const ARROW_UP = "M12 19V5m-6 6 6-6 6 6";
const SQUARE = "M9.5 10h5m0 2h-5m0 2h5";

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  chat: Chat;
}

/** Renders the message box with its button, which sends the message, or stops the answer that is being received. */
export function Composer({ box, chat }: ComposerProps) {
  const { draft } = chat.conversation;
  const id = useId();
  const problemId = `${id}-problem`;
  const { length } = trimInvisible(draft);
  const isTooLong = length > chatLimits.message;
  const answering = isAnswering(chat.conversation);

  function submit(event: SubmitEvent | KeyboardEvent) {
    event.preventDefault();
    if (length === 0 || isTooLong || answering) return;
    chat.draft({ draft: "" });
    chat.send(draft);
  }

  function sendOnEnter(event: KeyboardEvent) {
    // An input method composes text. In Safari, only the code 229 tells so for the key that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && !event.shiftKey) submit(event);
  }

  return (
    <form className="chat-composer" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {words.message}
      </label>
      <textarea
        ref={box}
        id={id}
        className="field-control"
        // Where CSS can't fit its height to the text.
        rows={Math.min(4, Math.ceil((draft.length + 1) / 36))}
        placeholder={words.placeholder}
        enterKeyHint="send"
        autoComplete="off"
        value={draft}
        disabled={answering}
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={isTooLong ? problemId : undefined}
        onChange={(event) => chat.draft({ draft: event.currentTarget.value })}
        onKeyDown={sendOnEnter}
      />
      {/* Keyed, so that the focus doesn't stay on a button that now does something else. */}
      {answering ? (
        <IconButton key="stop" label={words.stop} path={SQUARE} onClick={chat.stop} />
      ) : (
        <IconButton
          key="send"
          type="submit"
          label={words.send}
          path={ARROW_UP}
          disabled={length === 0}
        />
      )}
      {isTooLong && (
        <p className="field-problem chat-problem" id={problemId} role="alert">
          {MESSAGE_TOO_LONG}
        </p>
      )}
    </form>
  );
}
