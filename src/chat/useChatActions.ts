import { type RefObject, useEffect, useRef } from "react";
import type { Chat } from "./useChat.ts";

interface Parts {
  list: RefObject<HTMLElement | null>;
  box: RefObject<HTMLTextAreaElement | null>;
  form: RefObject<HTMLFormElement | null>;
  follow: (to: "question" | "end") => void;
}

export type ChatActions = ReturnType<typeof useChatActions>;

/** Returns the chat's actions with what they do to the focus and the list. */
export function useChatActions(chat: Chat, { list, box, form, follow }: Parts) {
  const { dispatch, conversation } = chat;
  const answering = conversation.turn === "answering";
  const wanted = useRef<"form" | "rest" | null>(null);

  /** Focuses the message box, or the list during an answer. On touch devices the list, so that no keyboard opens. */
  function rest() {
    const target = isTouch() || answering ? list.current : box.current;
    target?.focus({ preventScroll: true });
  }

  // After the render that shows what gets the focus, or removes what had it.
  useEffect(() => {
    if (wanted.current === "form" && !isTouch()) form.current?.querySelector("input")?.focus();
    else if (wanted.current) rest();
    wanted.current = null;
  });

  // After an answer, unless the visitor has moved the focus elsewhere.
  useEffect(() => {
    const { activeElement } = document;
    const isUnmoved = activeElement === document.body || activeElement === list.current;
    if (!answering && isUnmoved && list.current?.closest("[open]")) rest();
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- not after other renders
  }, [answering]);

  const moving =
    <Args extends unknown[]>(
      act: (...args: Args) => void,
      focus: "form" | "rest" = "rest",
      to: "question" | "end" = "end",
    ) =>
    (...args: Args) => {
      wanted.current = focus;
      act(...args);
      follow(to);
    };

  return {
    rest,
    send: moving(chat.send, "rest", "question"),
    retry: moving(chat.retry, "rest", "question"),
    showNewest: moving(() => {}),
    confirm: moving(chat.confirm),
    putOff: moving(() => dispatch({ type: "formDeclined" })),
    askForPerson: moving(() => dispatch({ type: "formOpened" }), "form"),
    erase: moving(chat.erase),
    undo: moving(chat.undo),
  };
}

const isTouch = () => matchMedia("(pointer: coarse)").matches;
