import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { ignoreSecondEnter } from "../ui/shield.ts";
import { useMedia } from "./useMedia.ts";

interface ChatState {
  answering: boolean;
  begun: boolean;
  /** Id of the entry above the lead form; null while the form is hidden. */
  formPlace: number | null;
  /** Id of the erasure that can be restored; 0 if there is none. */
  erased: number;
}

interface FocusParts extends ChatState {
  panel: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  goToNewest: () => void;
  open: boolean;
}

/**
 * Moves the focus when the panel opens, and when the focused element becomes disabled or is removed. The message box is
 * disabled during an answer, and some buttons are removed after a press. During an answer the list has the focus. After
 * the answer the message box gets the focus, unless the lead form has appeared. When an erased conversation is
 * restored, the message box gets the focus even if the lead form reappears, because later messages may be below it. On
 * touch devices no text field is focused, because that would open the on-screen keyboard.
 */
export function useChatFocus({ panel, list, box, goToNewest, open, ...state }: FocusParts) {
  const { answering, begun, formPlace, erased } = state;
  const touch = useMedia("(pointer: coarse)");
  const before = useRef<ChatState>(state);
  const wasInside = useWasInside(panel);

  const enter = useEffectEvent(() => {
    if (touch || answering) panel.current?.focus();
    else enterBox(box.current);
    if (begun || formPlace !== null) goToNewest();
  });
  useEffect(() => {
    if (open) enter();
  }, [open]);

  const recover = useEffectEvent((now: ChatState) => {
    const { answering: wasAnswering, formPlace: placeBefore, erased: wasErased } = before.current;
    before.current = now;
    const isRestored = wasErased && !now.erased;
    // The begin or end of an answer may also move a form that is shown already.
    const isAsked = wasAnswering === now.answering && now.formPlace !== placeBefore;
    const formCameUp = !isRestored && now.formPlace !== null && (isAsked || placeBefore === null);
    const { activeElement } = document;
    // The panel has the focus if it was opened during an answer. The page's body has it also after a followed anchor.
    const isLost =
      activeElement === document.body
        ? wasInside.current
        : activeElement === list.current || activeElement === panel.current;
    if (!open || !isLost) return;

    if (formCameUp && isAsked) enterForm(panel.current, touch, goToNewest);
    else if (now.answering || formCameUp) focusQuietly(list.current);
    else if (touch) panel.current?.focus({ preventScroll: true });
    else enterBox(box.current);
  });
  useEffect(() => {
    recover({ answering, begun, formPlace, erased });
  }, [answering, begun, formPlace, erased]);
}

/** Returns a ref that tells whether what the visitor focused or pressed last is inside the element. */
function useWasInside(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const wasInside = useRef(true);
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = element.current!.contains(target as Node);
    };
    addEventListener("focusin", note);
    addEventListener("pointerdown", note);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("pointerdown", note);
    };
  }, [element]);
  return wasInside;
}

/**
 * Focuses an element, so that the keyboard can scroll it. Sets `data-quiet`, with which Transcript.css hides the focus
 * ring, until a key is pressed or the element loses the focus.
 */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset.quiet = "";
  const show = () => delete element.dataset.quiet;
  element.addEventListener("keydown", show, { once: true });
  element.addEventListener("blur", show, { once: true });
  element.focus({ preventScroll: true });
}

/** Focuses the message box. A second press of the button that was pressed mustn't send the draft in the box. */
function enterBox(box: HTMLElement | null) {
  if (!box) return;
  box.focus({ preventScroll: true });
  ignoreSecondEnter(box);
}

/**
 * Handler of `mousedown` that keeps a press on a button or link from moving the focus. In a short panel, CSS hides the
 * composer while the lead form has the focus. If the press moved the focus, the composer would reappear, and the button
 * would move away from the finger.
 */
export function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest("a, button")) event.preventDefault();
}

/**
 * Scrolls to the newest entry. Focuses the lead form's first field that is empty or invalid, or its first field, and
 * scrolls to it if it is out of sight. On touch devices, focuses the fieldset instead.
 */
function enterForm(panel: HTMLElement | null, touch: boolean, goToNewest: () => void) {
  goToNewest();
  const inputs = [...(panel?.querySelectorAll<HTMLInputElement>(".lead-form input") ?? [])];
  const field = inputs.find((input) => !input.value || !input.checkValidity()) ?? inputs[0];
  if (!field) return;
  (touch ? field.closest("fieldset") : field)?.focus({ preventScroll: true });
  if (touch) return;
  // The button that opens the form may be pressed twice.
  ignoreSecondEnter(field);
  field.scrollIntoView({ block: "nearest" });
}
