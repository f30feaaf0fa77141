import {
  type ReactNode,
  createContext,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
} from "react";
import { chatButton as words } from "../shared/content/chat.ts";
import type { View } from "../shared/view.ts";
import { readFromTab } from "../tabStorage.ts";
import { ChatButton, type Stage } from "./ChatButton.tsx";
import { ChatPanel, type ChatPanelProps } from "./ChatPanel.tsx";
import { CONVERSATION_KEY } from "./useChat.ts";

/** Opens the chat, and sends the question if one is given. */
type OpenChat = (question?: string) => void;

const ChatContext = createContext<OpenChat | null>(null);

/** Returns the function that opens the chat; null on the server and until hydration. */
export const useOpenChat = () => use(ChatContext);

interface ChatProviderProps extends Pick<View, "site" | "backend"> {
  children: ReactNode;
}

/** Renders the chat's button and panel after the page, and lets the page open the chat. */
export function ChatProvider({ site, backend, children }: ChatProviderProps) {
  const button = useRef<HTMLButtonElement>(null);
  // False on the server and during hydration.
  const isHydrated = useDeferredValue(true, false);
  const [stage, setStage] = useState<Stage>("unused");
  const [question, setQuestion] = useState<ChatPanelProps["question"]>(null);
  const isOpen = stage === "open";
  // A reload may have left a conversation, whose lead may still have to be sent.
  const isUsed = isHydrated && (stage !== "unused" || readFromTab(CONVERSATION_KEY) !== null);

  const open: OpenChat = useCallback((text) => {
    // The browser returns the focus on closing. A press of the hero's conversation focuses `main`; in Safari a press of
    // a button focuses nothing.
    if (document.activeElement?.matches("body, main")) button.current?.focus();
    // After a frame that answers the press: a modal dialog changes the style of the whole page.
    startTransition(() => {
      setStage("open");
      if (text) setQuestion({ text });
    });
  }, []);
  // The dialog's own event may come after an answer.
  const close = () => startTransition(() => setStage((now) => (now === "open" ? "closed" : now)));

  return (
    <ChatContext value={isHydrated ? open : null}>
      {children}
      <aside className="chat" aria-label={words.region}>
        <ChatButton
          button={button}
          stage={isHydrated ? stage : "link"}
          press={() => (isOpen ? close() : open())}
        />
        {isUsed && (
          <ChatPanel
            site={site}
            backend={backend}
            open={isOpen}
            close={close}
            question={question}
            onAnswer={() => setStage((now) => (now === "closed" ? "unread" : now))}
          />
        )}
      </aside>
    </ChatContext>
  );
}
