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
  useSyncExternalStore,
} from "react";
import { chatButton as words } from "../shared/content/chatButton.ts";
import { anchors } from "../shared/content/navigation.ts";
import type { Backend, Site } from "../shared/view.ts";
import { readFromTab } from "../tabStorage.ts";
import { ignoreSecondPress } from "../ui/ignoreSecondPress.ts";
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

const neverChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

interface ChatProviderProps {
  site: Site;
  backend: Backend;
  children: ReactNode;
}

/** Renders the chat's button and panel after the page, and lets the page open the chat. */
export function ChatProvider({ site, backend, children }: ChatProviderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Panel, stage, question, open, close } = usePanel();
  const [unread, setUnread] = useState(false);
  const isHydrated = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  const isOpen = stage === "open";

  useEffect(ignoreSecondPress, []);
  const closeSeen = useCallback(() => {
    close();
    // Answers that have arrived so far were seen.
    setUnread(false);
  }, [close]);
  const door = useMemo(() => (isHydrated ? { open } : null), [isHydrated, open]);

  return (
    <ChatContext value={door}>
      {children}
      <aside className="chat" aria-label={words.region}>
        <ChatButton
          button={button}
          stage={isHydrated ? stage : "link"}
          unread={unread && !isOpen}
          labelled={!Panel}
          prefetch={prefetch}
          press={() => (isOpen ? closeSeen() : open())}
        />
        {Panel && (
          <Panel
            site={site}
            backend={backend}
            open={isOpen}
            close={closeSeen}
            opener={button}
            question={question}
            onAnswer={() => setUnread(true)}
          />
        )}
      </aside>
    </ChatContext>
  );
}

/** Returns the panel, once its code is loaded, its state and its actions. */
function usePanel() {
  const showToast = useToast("chat-button");
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [stage, setStage] = useState<"closed" | "opening" | "open">("closed");
  const [question, setQuestion] = useState<ChatPanelProps["question"]>(null);

  const open = useCallback(
    (text?: string) => {
      const shown = ({ ChatPanel }: Awaited<ReturnType<typeof loadPanel>>) => {
        setPanel(() => ChatPanel);
        showToast(null);
        setStage("open");
        if (text) setQuestion({ text });
      };
      const failed = () => {
        setStage("closed");
        showToast({ ...words.unavailable, urgent: true });
        location.hash = anchors.contact;
      };
      setStage((now) => (now === "open" ? now : "opening"));
      loadPanel().then(shown, failed);
    },
    [showToast],
  );

  useEffect(() => {
    // As after a reload. The panel restores the conversation without being opened.
    if (readFromTab(STORAGE_KEY)) {
      loadPanel().then(
        ({ ChatPanel }) => setPanel(() => ChatPanel),
        () => {},
      );
    }
    // Safari has no `requestIdleCallback`.
    (window.requestIdleCallback ?? setTimeout)(prefetch);
  }, []);

  const close = useCallback(() => setStage("closed"), []);
  return { Panel, stage, question, open, close };
}
