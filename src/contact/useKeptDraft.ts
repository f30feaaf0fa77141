import { type RefObject, useEffect, useRef, useState } from "react";
import { onContactUpdate } from "../backend/visitor.ts";
import type { ContactDraft } from "../shared/contactFields.ts";
import { paths } from "../shared/paths.ts";
import type { ContactView } from "../shared/view.ts";
import {
  type KeptDraft,
  forgetDraft,
  idempotencyKey,
  readDraft,
  saveDraft,
} from "../tab/contactDraft.ts";
import { draftOf, fillIn, findEarlyForm, isEmpty, moveInto } from "./formFields.ts";
import { tryToLoadRules } from "./validationRules.ts";

/**
 * Prepares the form after hydration (`enhance`), and keeps typed text in `sessionStorage` until the message is sent.
 * Copies contact data that the visitor confirms, corrects or erases in the chat. Fills empty fields with the stored text,
 * unless the page is the response to a refused form post.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, contact: ContactView) {
  const kept = useRef<KeptDraft>({ draft: {}, keys: {} });
  const [early] = useState(findEarlyForm);

  useEffect(() => {
    const { current: element } = form;
    if (!element) return undefined;

    enhance(element);

    if (early) moveInto(element, early);
    if (contact.status === "sent" && arrivedJustNow()) forgetDraft();
    if (contact.status !== "refused") {
      kept.current = readDraft();
      fillIn(element, kept.current.draft);
    }
    // Text typed before hydration fired no event in React.
    kept.current.draft = draftOf(element);
    if (!isEmpty(element)) saveDraft(kept.current);

    return onContactUpdate((...update) => fillIn(element, ...update));
  }, [contact.status, early, form]);

  function save() {
    if (!form.current) return;
    kept.current.draft = draftOf(form.current);
    saveDraft(kept.current);
    // This page is the response to a form post: a reload would post the uncorrected text again. Only once, because
    // browsers limit the rate of changes.
    if (location.pathname === paths.contact) history.replaceState(null, "", "/");
  }

  function sent() {
    kept.current = { draft: {}, keys: {} };
    forgetDraft();
  }

  /** Returns the message's idempotency key, the same for the same text, and stores it with the draft. */
  function keyFor(draft: ContactDraft): string {
    const key = idempotencyKey(kept.current.keys, draft);
    save();
    return key;
  }

  return { save, sent, keyFor };
}

/**
 * Turns off the browser's own validation, which is for visitors without JavaScript. Loads the validation rules on the
 * first focus.
 */
function enhance(element: HTMLFormElement) {
  element.noValidate = true;
  element.addEventListener("focusin", () => void tryToLoadRules(), { once: true });
}

/**
 * Returns whether a new navigation loaded the page. After a reload or Back, the visitor may already have typed a new
 * draft on the "sent" page.
 */
function arrivedJustNow(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}
