import { type RefObject, useEffect, useId, useState } from "react";
import { chatButton as words } from "../shared/content/chatButton.ts";
import { anchors } from "../shared/content/navigation.ts";

interface ChatButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  /** `link` until hydration. */
  stage: "link" | "closed" | "opening" | "open";
  unread: boolean;
  /** Whether a text beside the button says what it is for, on wide screens. */
  labelled: boolean;
  /** Called when the visitor is about to press the button. */
  prefetch: () => void;
  press: () => void;
}

/** Renders a link to the contact form until hydration, then the chat's button. */
export function ChatButton({ button, stage, unread, labelled, prefetch, press }: ChatButtonProps) {
  const unreadId = useId();
  const isAtFormEnd = useFormEnd();
  const open = stage === "open";

  if (stage === "link") {
    return (
      <a className="chat-button" href={`#${anchors.contact}`} aria-label={words.open}>
        <Icon open={false} />
      </a>
    );
  }

  return (
    <div className={isAtFormEnd && !open ? "chat-opener chat-opener-away" : "chat-opener"}>
      {labelled && (
        // The button says the same to the keyboard and to screen readers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className="chat-label" aria-hidden="true" onPointerEnter={prefetch} onClick={press}>
          {words.label}
        </span>
      )}
      <button
        ref={button}
        type="button"
        className="chat-button"
        aria-label={words.open}
        aria-expanded={open}
        aria-describedby={unreadId}
        aria-busy={stage === "opening"}
        onClick={(event) => {
          // Safari keeps the focus in a field when a button is tapped.
          event.currentTarget.focus();
          press();
        }}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
      >
        <Icon open={open} />
      </button>
      <span className="chat-unread" id={unreadId} aria-live="polite">
        {unread && words.unread}
      </span>
    </div>
  );
}

/** Returns whether the contact form's submit button is in sight. */
function useFormEnd(): boolean {
  const [isInSight, setIsInSight] = useState(false);

  useEffect(() => {
    const submit = document.querySelector(`#${anchors.contact} [type=submit]`);
    if (!submit) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInSight(entries.at(-1)!.isIntersecting),
    );
    observer.observe(submit);
    return () => observer.disconnect();
  }, []);

  return isInSight;
}

function Icon({ open }: { open: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {open ? (
        <path d="m6 9 6 6 6-6" />
      ) : (
        <path d="M7 3h10a5 5 0 0 1 5 5v5a5 5 0 0 1-5 5H8l-6 4V8a5 5 0 0 1 5-5Zm1 6h8m-8 4h5" />
      )}
    </svg>
  );
}
