import {
  type FocusEvent,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { toasts as words } from "../shared/content/toasts.ts";
import { useRegionKnown } from "./Announced.tsx";

/** Time in ms that a toast stays, unless it is urgent. Restarts when pointer and focus have left the toasts. */
const LIFETIME_MS = 8500;

/** Like `LIFETIME_MS`, for a toast with a note. */
const NOTED_LIFETIME_MS = 30_000;

export interface ToastContent {
  title: string;
  description: string;
  /** Text on its own line, such as a code to write down; the toast stays for at least `NOTED_LIFETIME_MS`. */
  note?: string | undefined;
  /** Interrupts a screen reader; the toast stays until it is closed or replaced. */
  urgent?: boolean;
  success?: boolean;
}

type Toast = ToastContent & { id: number; topic: string };

type ShowToast = (topic: string, content: ToastContent | null) => void;

const ToastContext = createContext<ShowToast | null>(null);

/**
 * Returns a function that shows a toast in place of an earlier toast on the same topic. With null, it only removes the
 * earlier toast.
 */
export function useToast(topic: string): (content: ToastContent | null) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider around it");
  return useCallback((content) => show(topic, content), [show, topic]);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);

  const show: ShowToast = useCallback((topic, content) => {
    const id = ++lastId.current;
    setToasts((shown) => [
      ...shown.filter((toast) => toast.topic !== topic),
      ...(content ? [{ ...content, id, topic }] : []),
    ]);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 && <ToastRegion toasts={toasts} show={show} />}
    </ToastContext>
  );
}

/** Returns the open modal dialog, outside which nothing can be seen or pressed, or else the body. */
function findHost(): Element {
  return document.querySelector("dialog:modal") ?? document.body;
}

function useHost(): Element {
  const [host, setHost] = useState(findHost);

  useEffect(() => {
    const move = () => setHost(findHost());
    // A modal dialog takes the focus when it opens.
    const events = ["focusin", "close"];
    for (const event of events) document.addEventListener(event, move, true);
    return () => {
      for (const event of events) document.removeEventListener(event, move, true);
    };
  }, []);
  return host;
}

function ToastRegion({ toasts, show }: { toasts: readonly Toast[]; show: ShowToast }) {
  const host = useHost();
  const cameFrom = useRef<Element | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  function enter({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  }

  const close = useCallback((topic: string) => show(topic, null), [show]);

  /** Closes a toast by its button, and moves the focus to another toast or back to where it was before. */
  function dismiss(topic: string, button: HTMLElement) {
    const toast = button.parentElement!;
    const next = toast.nextElementSibling ?? toast.previousElementSibling;
    const target = next?.querySelector("button") ?? cameFrom.current;
    if (target instanceof HTMLElement) target.focus();
    close(topic);
  }

  return createPortal(
    // The handlers only pause the toasts, and remember where the focus came from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="toasts"
      aria-label={words.region}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          paused={pointed || focused}
          close={close}
          dismiss={dismiss}
        />
      ))}
    </section>,
    host,
  );
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  close: (topic: string) => void;
  dismiss: (topic: string, button: HTMLElement) => void;
}

function ToastItem({ toast, paused, close, dismiss }: ToastItemProps) {
  const { topic, title, description, note, urgent, success } = toast;
  const known = useRegionKnown();
  const titleId = useId();

  useEffect(() => {
    if (urgent || paused) return undefined;
    const timer = setTimeout(close, note ? NOTED_LIFETIME_MS : LIFETIME_MS, topic);
    return () => clearTimeout(timer);
  }, [topic, note, urgent, paused, close]);

  return (
    <div
      data-topic={topic}
      className={`toast${urgent ? " toast-urgent" : ""}${success ? " toast-success" : ""}${known ? "" : " toast-coming"}`}
      role={urgent ? "alert" : "status"}
      // Not atomic: the button is there first, and only the words, which follow, are to be announced.
      aria-atomic={false}
    >
      {known && (
        <div className="toast-words">
          <p className="toast-title" id={titleId}>
            {title}
          </p>
          <p>{description}</p>
          {note && <p className="toast-note">{note}</p>}
        </div>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={words.close}
        aria-describedby={titleId}
        onClick={({ currentTarget }) => dismiss(topic, currentTarget)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
