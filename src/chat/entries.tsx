import { memo } from "react";
import { chat, chatLabels as words } from "../shared/content/chat.ts";
import { Announced } from "../ui/Announced.tsx";
import type { Entry } from "./conversation.ts";
import { formatReply } from "./formatReply.tsx";

/** One entry. Memoised: only the answer under way changes with every word. */
export const Bubble = memo(function Bubble({ entry: { role, content, mark } }: { entry: Entry }) {
  return (
    <div className={`chat-bubble chat-bubble-${role}`}>
      <span className="visually-hidden">{words.speaker[role]}: </span>
      {role === "user" ? <p>{content}</p> : formatReply(content)}
      {(mark === "stopped" || mark === "interrupted") && <p className="chat-mark">{words[mark]}</p>}
    </div>
  );
});

/** The answer under way. */
export function Answering({ words: said }: { words: string }) {
  return (
    // A browser's translator would put its own elements around words that are still to change.
    <div className="chat-bubble chat-bubble-assistant" translate="no">
      {said && <span className="visually-hidden">{words.speaker.assistant}: </span>}
      {formatReply(said)}
      <Announced className="chat-typing">
        <span className="chat-spinner" aria-hidden="true" />
        <span className={said && "visually-hidden"}>{words.typing}</span>
      </Announced>
    </div>
  );
}

/** First questions to choose from. */
export function Suggestions({ ask }: { ask: (question: string) => void }) {
  return (
    <ul className="chat-suggestions" aria-label={chat.suggestionsLabel}>
      {chat.suggestions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-pill" onClick={() => ask(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
