import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { callFunction } from "../backend/callFunction.ts";
import { contactForm as words, contactToasts } from "../shared/content/contact.ts";
import {
  type ContactDraft,
  type FieldProblems,
  contactFields,
  contactLimits,
  contactRules,
  fieldProblems,
} from "../shared/fieldRules.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import { useToast } from "../ui/Toasts.tsx";
import { draftOf, fieldOf, forgetDraft, keyFor, restoreDraft, saveDraft } from "./draft.ts";
import { type ContactResult, sendContact } from "./sendContact.ts";

export type ContactState =
  | { status: "editing"; problems: FieldProblems }
  | { status: "sending" }
  /** The server has refused a native post; this page is its answer. */
  | Extract<ContactView, { status: "refused" }>
  /** `draft`: the text that wasn't sent. */
  | { status: "failed"; draft: ContactDraft }
  | Extract<ContactResult, { status: "sent" }>;

/**
 * Returns the state and actions of the contact form. The fields are uncontrolled, so that text typed before hydration
 * stays.
 */
export function useContactForm({ contact, backend }: { contact: ContactView; backend: Backend }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast("contact");
  const [state, setState] = useState<ContactState>(
    contact.status === "refused" ? contact : { status: "editing", problems: {} },
  );
  const problems = problemsOf(state);

  useEffect(() => {
    // The browser's own validation is for visitors without JavaScript.
    form.current!.noValidate = true;
    if (contact.status === "editing") restoreDraft(form.current!);
    if (contact.status === "sent") forgetDraft();
  }, [contact]);

  function refuse(element: HTMLFormElement, found: FieldProblems, message: string) {
    // Rendered before the focus moves: screen readers read a field with its description.
    flushSync(() => setState({ status: "editing", problems: found }));
    showToast({ ...contactToasts.invalid, description: message });
    focusFirst(element, found);
  }

  async function send(element: HTMLFormElement, draft: ContactDraft) {
    setState({ status: "sending" });
    showToast(null);
    const { value: website } = fieldOf(element, "website");
    const message = { ...draft, ...(website && { website }) };
    const result = await sendContact(callFunction.bind(null, backend), message, keyFor(draft));
    if (result.status === "refused") {
      const { field, message: problem } = result;
      refuse(element, field ? { [field]: problem } : {}, problem);
    } else if (result.status === "failed") {
      setState({ status: "failed", draft });
      showToast({ ...contactToasts.failed, note: result.explanation, urgent: true });
    } else {
      for (const field of contactFields) fieldOf(element, field).value = "";
      forgetDraft();
      setState(result);
      showToast({ ...contactToasts.sent, success: true });
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // After a sent message the form is empty: a submit before anything is typed is a second press.
    if (state.status === "sending" || state.status === "sent") return;
    const { currentTarget: element } = event;
    const draft = draftOf(element);
    const found = fieldProblems(contactRules, draft);
    const [firstMessage] = Object.values(found);
    if (firstMessage) refuse(element, withCounts(found, draft), firstMessage);
    // `send` handles a failed request: what it throws, the browser lacks. Then the browser posts the form.
    else send(element, draft).catch(() => element.submit());
  }

  /** Stores the text, and hides the problem of its field and what became of the last submit. */
  function onInput({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    saveDraft(currentTarget);
    setState({ status: "editing", problems: { ...problems, [name]: undefined } });
  }

  return { form, state, problems, onSubmit, onInput };
}

function problemsOf(state: ContactState): FieldProblems {
  if (state.status === "editing") return state.problems;
  return state.status === "refused" && state.field ? { [state.field]: state.message } : {};
}

/** Adds the number of characters to the problem of each text that is too long. */
function withCounts(problems: FieldProblems, draft: ContactDraft): FieldProblems {
  const counted = { ...problems };
  for (const field of contactFields) {
    const { length } = draft[field];
    const limit = contactLimits[field];
    if (length > limit) counted[field] += ` (${words.count(length, limit)})`;
  }
  return counted;
}

function focusFirst(form: HTMLFormElement, problems: FieldProblems): void {
  const wrong = contactFields.find((field) => problems[field]);
  if (!wrong) return;
  const field = fieldOf(form, wrong);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center", behavior: "instant" });
}
