import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react";
import { chatButton as words } from "../shared/content/chatButton.ts";
import { anchors } from "../shared/content/navigation.ts";
import type { Backend, Site } from "../shared/view.ts";
import { readFromTab } from "../tab/tabStorage.ts";
import { isPageInUse } from "../ui/isPageInUse.ts";
import { ignoreSecondEnter } from "../ui/shield.ts";
import { useToast } from "../ui/Toasts.tsx";
import type { ChatPanelProps } from "./ChatPanel.tsx";
import { STORAGE_KEY } from "./storageKey.ts";

type Stage = "link" | "closed" | "opening" | "open";

/** Renders a link to the contact form until hydration, then the chat's button, and the panel once it is loaded. */
export function ChatButton({ site, backend }: { site: Site; backend: Backend }) {
  const panelId = useId();
  const unreadId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  const { stage, Panel, unread, setUnread, mount, toggle, close } = usePanel();
  const open = stage === "open";

  useEffect(() => {
    setHadFocus(document.activeElement === link.current);
    mount();
  }, [mount]);

  // Focus the button in the effect's cleanup: a full-screen panel keeps the button inert until the panel has closed.
  useEffect(() => {
    if (!open) return undefined;
    const { current: opener } = button;
    return () => {
      if (!opener || isPageInUse()) return;
      opener.focus();
      // A second press of "Fechar chat" would open the chat again.
      ignoreSecondEnter(opener);
    };
  }, [open]);

  return (
    <aside aria-label={words.region}>
      {stage === "link" ? (
        <a ref={link} className="chat-button" href={`#${anchors.contact}`} aria-label={words.open}>
          <Icon open={false} />
        </a>
      ) : (
        <button
          ref={button}
          type="button"
          className="chat-button"
          aria-label={words.open}
          aria-expanded={open}
          aria-controls={Panel ? panelId : undefined}
          aria-describedby={unreadId}
          aria-busy={stage === "opening"}
          // Keep the focus if the link that this button replaces had it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hadFocus}
          onClick={(event) => {
            // Safari keeps the focus in a field when a button is tapped.
            event.currentTarget.focus();
            toggle();
          }}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onTouchStart={prefetch}
        >
          <Icon open={open} />
        </button>
      )}
      <span className="chat-unread" id={unreadId} aria-live="polite">
        {unread && !open && words.unread}
      </span>
      {Panel && (
        <Panel
          id={panelId}
          site={site}
          backend={backend}
          open={open}
          close={close}
          opener={button}
          setUnread={setUnread}
        />
      )}
    </aside>
  );
}

/**
 * Returns the panel's state and actions. Loads the panel's code when the panel opens, or earlier to restore a
 * conversation.
 */
function usePanel() {
  const showToast = useToast("chat-button");
  const [stage, setStage] = useState<Stage>("link");
  const [unread, setUnread] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);

  const showPanel = useCallback(async () => {
    const { ChatPanel } = await loadPanel();
    setPanel(() => ChatPanel);
  }, []);

  const mount = useCallback(() => {
    setStage("closed");
    // If a conversation is stored, as after a reload, load the panel without opening it: the panel restores the
    // conversation and deletes it from sessionStorage, which browsers copy into duplicated tabs.
    if (readFromTab(STORAGE_KEY)) showPanel().catch(() => {});
  }, [showPanel]);

  async function openChat() {
    setStage("opening");
    try {
      await showPanel();
      // The visitor has turned to another part of the page while the code was loading.
      if (isPageInUse()) return setStage("closed");
      showToast(null);
      setStage("open");
    } catch {
      setStage("closed");
      showToast({ ...words.unavailable, urgent: true });
    }
  }

  const close = useCallback(() => setStage("closed"), []);

  function toggle() {
    if (stage === "open") close();
    else if (stage === "closed") void openChat();
  }

  return { stage, Panel, unread, setUnread, mount, toggle, close };
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

const loadPanel = () => import("./ChatPanel.tsx");

/** Loads the panel's code when the visitor is about to press the button. A failure surfaces on the press. */
function prefetch() {
  loadPanel().catch(() => {});
}
