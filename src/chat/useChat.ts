import { useCallback, useEffect, useState } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { chatLabels as words } from "../shared/content/chat.ts";
import type { Lead } from "../shared/lead.ts";
import { useAnswer } from "./useAnswer.ts";
import { useConversation } from "./useConversation.ts";
import { useErasing } from "./useErasing.ts";
import { useLead } from "./useLead.ts";

/** Time in ms after which an announced text is removed, so that screen readers don't find it in the page again. */
const ANNOUNCEMENT_MS = 5000;

interface ChatParts {
  contactEmail: string;
  call: CallFunction;
  /** Called when an answer has arrived or failed. */
  onAnswer: () => void;
}

export type Chat = ReturnType<typeof useChat>;

/** Returns the state and actions of a chat: conversation, answer, lead, and erasing. */
export function useChat({ contactEmail, call, onAnswer }: ChatParts) {
  const { announcement, announce } = useAnnouncement();
  const store = useConversation();
  const { conversation, dispatch } = store;
  const { drop, ...answering } = useAnswer({ store, contactEmail, call, announce, onAnswer });
  const { confirm } = useLead(store, call);
  const erasing = useErasing(store, drop);

  return {
    conversation,
    dispatch,
    announcement,
    ...answering,
    confirm: (lead: Lead) => announce(confirm(lead)),
    ...erasing,
    undo: () => {
      erasing.undo();
      announce(words.restored);
    },
  };
}

/** Returns the text to announce to screen readers, and a function that sets it. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState({ id: 0, text: "" });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ id }) => ({ id: id + 1, text })),
    [],
  );
  useEffect(() => {
    if (!announcement.text) return undefined;
    const timer = setTimeout(announce, ANNOUNCEMENT_MS, "");
    return () => clearTimeout(timer);
  }, [announcement, announce]);
  return { announcement, announce };
}
