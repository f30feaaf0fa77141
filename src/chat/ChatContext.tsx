import {
  type ComponentType,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { chatButton as words } from "../shared/content/chatButton.ts";
import { anchors } from "../shared/content/navigation.ts";
import type { Backend, Site } from "../shared/view.ts";
import { readFromTab } from "../tab/tabStorage.ts";
import { useToast } from "../ui/Toasts.tsx";
import { ChatButton } from "./ChatButton.tsx";
import type { ChatPanelProps } from "./ChatPanel.tsx";
import { STORAGE_KEY } from "./storageKey.ts";

interface ChatDoor {
  /** Opens the chat, and sends the question if one is given. */
  open: (question?: string) => void;
}

const ChatContext = createContext<ChatDoor | null>(null);

/** Returns what opens the chat; null on the server and until the page is hydrated. */
export const useChatDoor = () => use(ChatContext);

const loadPanel = () => import("./ChatPanel.tsx");

/** Loads the panel's code when the visitor is about to open the chat. A failure surfaces on opening. */
const prefetch = () => void loadPanel().catch(() => {});

interface ChatProviderProps {
  site: Site;
  backend: Backend;
  children: ReactNode;
}

/** Renders the chat's button and panel after the page, and lets the page open the chat. */
export function ChatProvider({ site, backend, children }: ChatProviderProps) {
  const showToast = useToast("chat-button");
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [stage, setStage] = useState<"link" | "closed" | "opening" | "open">("link");
  const [question, setQuestion] = useState<ChatPanelProps["question"]>(null);
  const [used, setUsed] = useState(false);
  const [unread, setUnread] = useState(false);
  const isOpen = stage === "open";

  const showPanel = useCallback(async () => {
    const { ChatPanel } = await loadPanel();
    setPanel(() => ChatPanel);
  }, []);

  const openChat = useCallback(
    async (text?: string) => {
      setStage((now) => (now === "open" ? now : "opening"));
      setUsed(true);
      try {
        await showPanel();
        showToast(null);
        setStage("open");
        if (text) setQuestion({ text });
      } catch {
        setStage("closed");
        showToast({ ...words.unavailable, urgent: true });
        location.hash = anchors.contact;
      }
    },
    [showPanel, showToast],
  );

  const close = useCallback(() => {
    setStage("closed");
    // Answers that have arrived so far were seen.
    setUnread(false);
  }, []);

  useEffect(() => {
    setStage("closed");
    // As after a reload. The panel restores the conversation without being opened.
    if (readFromTab(STORAGE_KEY)) {
      setUsed(true);
      showPanel().catch(() => {});
    }
    // Safari has no `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(prefetch);
  }, [showPanel]);

  const isAvailable = stage !== "link";
  const door = useMemo(
    () => (isAvailable ? { open: (text?: string) => void openChat(text) } : null),
    [isAvailable, openChat],
  );

  return (
    <ChatContext value={door}>
      {children}
      <aside className="chat" aria-label={words.region}>
        <ChatButton
          button={button}
          stage={stage}
          unread={unread && !isOpen}
          labelled={!used}
          prefetch={prefetch}
          press={isOpen ? close : openChat}
        />
        {Panel && (
          <Panel
            site={site}
            backend={backend}
            open={isOpen}
            close={close}
            opener={button}
            question={question}
            onAnswer={() => setUnread(true)}
          />
        )}
      </aside>
    </ChatContext>
  );
}
