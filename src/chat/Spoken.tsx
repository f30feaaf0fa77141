import { useEffect } from "react";
import { Announced } from "../ui/Announced.tsx";
import type { Chat } from "./useChat.ts";

/** Time in ms after which an announced text is removed, so that screen readers don't find it in the page again. */
const ANNOUNCED_MS = 10_000;

/**
 * Announces texts, such as an answer when it is complete. The list itself is not a live region, because screen readers
 * would read a streaming answer word by word. Rendered only while the panel is open, so that an answer that arrived
 * before is announced on opening.
 */
export function Spoken({ chat: { said, say } }: { chat: Chat }) {
  useEffect(() => () => say(""), [say]);

  useEffect(() => {
    if (!said.text) return undefined;
    const timer = setTimeout(say, ANNOUNCED_MS, "");
    return () => clearTimeout(timer);
  }, [said, say]);

  return (
    <Announced className="visually-hidden" aria-live="polite">
      {said.text && <p key={said.id}>{said.text}</p>}
    </Announced>
  );
}
