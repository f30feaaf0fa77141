import { memo } from "react";
import { chat, chatLabels as words } from "../shared/content/chat.ts";
import { Announced } from "../ui/Announced.tsx";
import type { Entry } from "./conversation.ts";
import { formatReply } from "./formatReply.tsx";

/** Returns the id of an entry's element. The greeting is the entry 1. */
export const entryId = (id: number) => `nora-${id}`;

/** Renders one entry. Memoised, so that an answer that streams below doesn't render it again. */
export const Bubble = memo(function Bubble({
  entry: { id, role, content, mark },
}: {
  entry: Entry;
}) {
  return (
    <div id={entryId(id)} className={`chat-bubble chat-bubble-${role}`}>
      <span className="visually-hidden">{words.speaker[role]}: </span>
      {role === "user" ? <p>{content}</p> : formatReply(content)}
      {(mark === "stopped" || mark === "interrupted") && <p className="chat-mark">{words[mark]}</p>}
    </div>
  );
});

/** Renders the answer that is being received. */
export function Answering({ words: shown }: { words: string }) {
  return (
    // Without translation: the browser's translator would insert elements into text that still changes.
    <div className="chat-bubble chat-bubble-assistant" translate="no">
      {shown && <span className="visually-hidden">{words.speaker.assistant}: </span>}
      {formatReply(shown)}
      <Announced className={shown ? "chat-typing chat-typing-beside" : "chat-typing"}>
        <span className="chat-spinner" aria-hidden="true" />
        <span className={shown && "visually-hidden"}>{words.typing}</span>
      </Announced>
    </div>
  );
}

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
