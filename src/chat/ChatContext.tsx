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
import type { Backend, Site } from "../shared/view.ts";
import { ignoreSecondPress } from "../ui/ignoreSecondPress.ts";
import { ChatButton } from "./ChatButton.tsx";
import type { ChatPanelProps } from "./ChatPanel.tsx";

interface ChatDoor {
  /** Opens the chat, and sends the question if one is given. */
  open: (question?: string) => void;
}

const ChatContext = createContext<ChatDoor | null>(null);

/** Returns what opens the chat; null on the server and until the chat's code is loaded. */
export const useChatDoor = () => use(ChatContext);

interface ChatProviderProps {
  site: Site;
  backend: Backend;
  children: ReactNode;
}

/** Renders the chat's button and panel after the page, and lets the page open the chat. */
export function ChatProvider({ site, backend, children }: ChatProviderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Panel } = usePanel();
  const [stage, setStage] = useState<"unused" | "open" | "closed">("unused");
  const [question, setQuestion] = useState<ChatPanelProps["question"]>(null);
  /** Whether an answer has come since the chat was last closed. */
  const [unread, setUnread] = useState(false);
  const isOpen = stage === "open";
  useEffect(ignoreSecondPress, []);

  const open = useCallback((text?: string) => {
    setStage("open");
    if (text) setQuestion({ text });
  }, []);
  const close = useCallback(() => {
    setStage("closed");
    setUnread(false);
  }, []);
  const door = useMemo(() => (Panel ? { open } : null), [Panel, open]);

  return (
    <ChatContext value={door}>
      {children}
      <aside className="chat" aria-label={words.region}>
        <ChatButton
          button={button}
          stage={Panel ? stage : "link"}
          unread={unread && !isOpen}
          press={() => (isOpen ? close() : open())}
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

const IDLE_LIMIT_MS = 2000;

/** Returns the panel once its code is loaded, which begins when the page has nothing else to do. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);

  useEffect(() => {
    const load = async () => {
      const { ChatPanel } = await import("./ChatPanel.tsx");
      setPanel(() => ChatPanel);
    };
    // Without the code, the button remains a link to the contact form.
    const start = () => void load().catch(() => {});
    // Safari has no `requestIdleCallback`. With a limit, because a busy page may not be idle for long.
    if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: IDLE_LIMIT_MS });
    else setTimeout(start);
  }, []);

  return { Panel };
}
