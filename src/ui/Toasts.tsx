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
import { toasts as words } from "../shared/content/toasts.ts";
import { ANNOUNCE_DELAY_MS, useRegionKnown } from "./Announced.tsx";
import { isComposing } from "./isComposing.ts";
import { ignoreSecondEnter, shieldFromDoublePress } from "./shield.ts";
import { showFocused } from "./showFocused.ts";

/**
 * Time in ms that a toast stays, unless it is urgent. The time restarts when pointer and focus have left the toasts.
 * The text is shown for at least 8 s.
 */
const LIFETIME_MS = 8000 + ANNOUNCE_DELAY_MS + 100;

/** Like `LIFETIME_MS`, for a toast with a note. */
const NOTED_LIFETIME_MS = 30_000;

export interface ToastContent {
  title: string;
  description: string;
  /** Text on its own line, such as a code to write down; the toast stays for at least `NOTED_LIFETIME_MS`. */
  note?: string | undefined;
  /** Text after the description, for screen readers only. */
  hint?: string;
  /** Interrupts a screen reader; the toast stays until it is closed or replaced. */
  urgent?: boolean;
  success?: boolean;
  /** Not announced by screen readers. */
  silent?: boolean;
}

type Toast = ToastContent & { id: number; topic: string };

type ShowToast = (topic: string, content: ToastContent | null) => void;

const ToastContext = createContext<ShowToast | null>(null);
const AnyToastContext = createContext(false);

/** Returns whether any toast is shown. */
export const useAnyToast = () => use(AnyToastContext);

/**
 * Returns a function that shows a toast in place of an earlier toast on the same topic. With null, it only removes the
 * earlier toast.
 */
export function useToast(topic: string): (content: ToastContent | null) => void {
  const show = use(ToastContext)!;
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
      <AnyToastContext value={toasts.length > 0}>{children}</AnyToastContext>
      {toasts.length > 0 && <ToastRegion toasts={toasts} show={show} />}
    </ToastContext>
  );
}

interface ToastRegionProps {
  toasts: readonly Toast[];
  show: ShowToast;
}

function ToastRegion({ toasts, show }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(document.activeElement);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const resized = new ResizeObserver(() => showFocused());
    resized.observe(region.current!);
    return () => {
      resized.disconnect();
      showFocused();
    };
  }, []);

  function enter({ relatedTarget }: FocusEvent) {
    // Null if the focus comes from outside the page, such as the browser's address bar.
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  }

  const close = useCallback((topic: string) => show(topic, null), [show]);

  /**
   * Closes a toast. If the focus is inside, moves it to a neighbouring toast, or back to the element that had it
   * before.
   */
  const dismiss = useCallback(
    (toast: HTMLElement) => {
      if (toast.contains(document.activeElement)) {
        const next = toast.nextElementSibling ?? toast.previousElementSibling;
        const target = next?.querySelector("button") ?? cameFrom.current;
        if (target instanceof HTMLElement) {
          target.focus();
          // Beside the chat's toast that is "Apagar conversa".
          if (!next) ignoreSecondEnter(target);
        }
      }
      close(toast.dataset.topic!);
    },
    [close],
  );

  // Escape closes the toast that has the focus, or the newest toast if the focus is in the page but not in the chat. The
  // open menu comes first: it covers the toasts, and the browser closes it.
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const toast =
        activeElement?.closest(".toast") ??
        (activeElement?.closest(
          "main, header, footer, .skip-link, .chat-button[aria-expanded=false]",
        ) &&
          region.current?.lastElementChild);
      if (event.key !== "Escape" || event.defaultPrevented || isComposing(event) || !toast) return;
      if (document.querySelector(":popover-open")) return;
      event.preventDefault();
      dismiss(toast as HTMLElement);
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [dismiss]);

  return (
    // The handlers only pause the toasts, and remember where the focus came from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="toasts"
      aria-label={words.region}
      data-floating="0"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      // If the focus moves to another toast, `onFocus` follows.
      onBlur={() => setFocused(false)}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          pointed={pointed}
          focused={focused}
          close={close}
          dismiss={dismiss}
        />
      ))}
    </section>
  );
}

interface ToastItemProps {
  toast: Toast;
  /** Whether the pointer is over any toast. */
  pointed: boolean;
  /** Whether any toast has the focus. */
  focused: boolean;
  close: (topic: string) => void;
  /** Closes the toast of this element, and moves the focus if it is inside. */
  dismiss: (toast: HTMLElement) => void;
}

function ToastItem({
  toast: { topic, title, description, note, hint, urgent, success, silent },
  pointed,
  focused,
  close,
  dismiss,
}: ToastItemProps) {
  const known = useRegionKnown();
  const closer = useRef<HTMLButtonElement>(null);
  const paused = pointed || focused;
  const titleId = useId();

  useEffect(() => {
    if (urgent || paused) return undefined;
    const timer = setTimeout(close, note ? NOTED_LIFETIME_MS : LIFETIME_MS, topic);
    return () => clearTimeout(timer);
  }, [topic, note, urgent, paused, close]);

  // Take the focus from a toast that this one replaces, once the button is visible. No event tells of its loss.
  useEffect(() => {
    if (known && focused && document.activeElement === document.body) closer.current!.focus();
  }, [known, focused]);

  return (
    <div
      data-topic={topic}
      className={`toast${urgent ? " toast-urgent" : ""}${success ? " toast-success" : ""}`}
      role={urgent ? "alert" : "status"}
      aria-live={silent ? "off" : undefined}
      // Not atomic: the button is rendered first, and screen readers should announce only the words that are added
      // later.
      aria-atomic={false}
    >
      {known && (
        <div className="toast-words">
          <p className="toast-title" id={titleId}>
            {title}
          </p>
          <p>{description}</p>
          {hint && <p className="visually-hidden">{hint}</p>}
          {note && <p className="toast-note">{note}</p>}
        </div>
      )}
      <button
        ref={closer}
        type="button"
        className="toast-close"
        aria-label={words.close}
        aria-describedby={titleId}
        onClick={({ currentTarget }) => {
          dismiss(currentTarget.parentElement!);
          shieldFromDoublePress();
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
