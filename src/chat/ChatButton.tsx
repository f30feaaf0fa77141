import { type RefObject, useId } from "react";
import { chatButton as words } from "../shared/content/chat.ts";
import { anchors } from "../shared/content/navigation.ts";
import { Icon, IconButton } from "../ui/IconButton.tsx";

/** `unused` until the chat is first opened; `unread` once an answer has come to the closed chat. */
export type Stage = "unused" | "open" | "closed" | "unread";

interface ChatButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  /** `link` until hydration. */
  stage: Stage | "link";
  press: () => void;
}

const BUBBLE = "M7 3h10a5 5 0 0 1 5 5v5a5 5 0 0 1-5 5H8l-6 4V8a5 5 0 0 1 5-5Zm1 6h8m-8 4h5";
const ARROW_DOWN = "m6 9 6 6 6-6";

/** Renders a link to the contact form until hydration, then the chat's button. */
export function ChatButton({ button, stage, press }: ChatButtonProps) {
  const unreadId = useId();
  const isOpen = stage === "open";

  return (
    <div className="chat-opener">
      {stage === "unused" && (
        // The button says the same to the keyboard and to screen readers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className="chat-label" aria-hidden="true" onClick={press}>
          {words.label}
        </span>
      )}
      {stage === "link" ? (
        <a className="icon-button chat-button" href={`#${anchors.contact}`} aria-label={words.open}>
          <Icon path={BUBBLE} />
        </a>
      ) : (
        <IconButton
          ref={button}
          className="icon-button chat-button"
          label={words.open}
          path={isOpen ? ARROW_DOWN : BUBBLE}
          aria-expanded={isOpen}
          aria-describedby={unreadId}
          onClick={(event) => {
            // Safari keeps the focus in a field when a button is tapped.
            event.currentTarget.focus();
            press();
          }}
        />
      )}
      <span className="chat-unread" id={unreadId} aria-live="polite">
        {stage === "unread" && words.unread}
      </span>
    </div>
  );
}
