import {
  type ComponentType,
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { chatButton as words } from "../shared/content/chatButton.ts";
import { anchors } from "../shared/content/navigation.ts";
import type { Backend, Site } from "../shared/view.ts";
import { CONVERSATION_KEY, readFromTab } from "../tabStorage.ts";
import { ignoreSecondPress } from "../ui/ignoreSecondPress.ts";
import { ChatButton } from "./ChatButton.tsx";
import type { ChatPanelProps } from "./ChatPanel.tsx";

/** Opens the chat, and sends the question if one is given. */
type OpenChat = (question?: string) => void;

const ChatContext = createContext<OpenChat | null>(null);

/** Returns the function that opens the chat; null on the server and until hydration. */
export const useOpenChat = () => use(ChatContext);

interface ChatProviderProps {
  site: Site;
  backend: Backend;
  children: ReactNode;
}

/** Renders the chat's button and panel after the page, and lets the page open the chat. */
export function ChatProvider({ site, backend, children }: ChatProviderProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Panel, load } = usePanel();
  const isHydrated = useHydrated();
  const [stage, setStage] = useState<"unused" | "open" | "closed">("unused");
  const [question, setQuestion] = useState<ChatPanelProps["question"]>(null);
  /** Whether an answer has come since the chat was last closed. */
  const [unread, setUnread] = useState(false);
  const isOpen = stage === "open" && Panel !== null;
  useEffect(ignoreSecondPress, []);

  const open: OpenChat = useCallback(
    (text) => {
      setStage("open");
      if (text) setQuestion({ text });
      load().catch(() => {
        setStage("closed");
        location.assign(`#${anchors.contact}`);
      });
    },
    [load],
  );
  const close = useCallback(() => {
    setStage("closed");
    setUnread(false);
  }, []);

  return (
    <ChatContext value={isHydrated ? open : null}>
      {children}
      <aside className="chat" aria-label={words.region}>
        <ChatButton
          button={button}
          stage={isHydrated ? stage : "link"}
          isOpen={isOpen}
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

const neverChanges = () => () => {};

/** Returns false on the server and during hydration, then true. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const importPanel = async () => await import("./ChatPanel.tsx");

/**
 * Loads the panel's code when the page has nothing else to do. The panel is there from `load` on, or at once if a reload
 * left a conversation, whose lead may still have to be sent.
 */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const load = useCallback(async () => {
    const { ChatPanel } = await importPanel();
    setPanel(() => ChatPanel);
  }, []);

  useEffect(() => {
    const prepare = readFromTab(CONVERSATION_KEY) ? load : importPanel;
    // Safari has no `requestIdleCallback`. A failure is handled when the chat is opened.
    (window.requestIdleCallback ?? setTimeout)(() => void prepare().catch(() => {}));
  }, [load]);

  return { Panel, load };
}
