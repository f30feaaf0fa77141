import {
  type ReactNode,
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { toasts as words } from "../shared/content/toasts.ts";
import { Announced } from "./Announced.tsx";
import { CROSS, IconButton } from "./IconButton.tsx";

/** Time in ms that a toast stays, unless it is urgent. Time with the pointer or the focus in a toast doesn't count. */
const LIFETIME_MS = 8500;

const TICK_MS = 500;

interface ToastContent {
  title: string;
  description: string;
  /** Text on its own line. */
  note?: string | undefined;
  /** Interrupts a screen reader; the toast stays until it is closed or replaced. */
  urgent?: boolean;
  success?: boolean;
}

type Toast = ToastContent & { id: number; topic: string };

type ShowToast = (topic: string, content: ToastContent | null) => void;

const ToastContext = createContext<ShowToast>(() => {});

/**
 * Returns a function that shows a toast in place of an earlier toast on the same topic. With null, it only removes the
 * earlier toast.
 */
export function useToast(topic: string): (content: ToastContent | null) => void {
  const show = use(ToastContext);
  return useCallback((content) => show(topic, content), [show, topic]);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const show = useCallback<ShowToast>((topic, content) => {
    // After the frame that answers the press.
    startTransition(() =>
      setToasts((shown) => {
        const others = shown.filter((toast) => toast.topic !== topic);
        const id = (shown.at(-1)?.id ?? 0) + 1;
        return content ? [...others, { ...content, id, topic }] : others;
      }),
    );
  }, []);

  // Opening and closing a modal dialog moves the focus: the toasts then change their place.
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const follow = () => setDialog(document.querySelector("dialog:modal"));
    addEventListener("focusin", follow);
    return () => removeEventListener("focusin", follow);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 &&
        createPortal(
          <section className="toasts" aria-label={words.region}>
            {toasts.map((toast) => (
              <ToastItem key={toast.id} toast={toast} show={show} />
            ))}
          </section>,
          // Outside an open modal dialog, nothing can be seen or pressed.
          dialog ?? document.body,
        )}
    </ToastContext>
  );
}

function ToastItem({ toast, show }: { toast: Toast; show: ShowToast }) {
  const { topic, title, description, note, urgent, success } = toast;
  const item = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (urgent) return undefined;
    let shownMs = 0;
    const timer = setInterval(() => {
      if (!item.current?.closest(".toasts:hover, .toasts:focus-within")) shownMs += TICK_MS;
      if (shownMs >= LIFETIME_MS) show(topic, null);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [topic, urgent, show]);

  return (
    <Announced
      ref={item}
      className={success ? "toast toast-success" : "toast"}
      role={urgent ? "alert" : "status"}
    >
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        <p>{description}</p>
        {note && <p>{note}</p>}
      </div>
      <IconButton
        label={words.close}
        path={CROSS}
        // Keeps the focus where it is: the pressed button goes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => show(topic, null)}
      />
    </Announced>
  );
}
