import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { contactToasts } from "../shared/content/contact.ts";
import {
  type ContactDraft,
  type FieldProblems,
  contactFields,
  contactRules,
  fieldProblems,
} from "../shared/fieldRules.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import { useToast } from "../ui/Toasts.tsx";
import { readFields, useProblems } from "../ui/formFields.ts";
import { fieldOf, forgetDraft, keepDraft, restoreDraft } from "./draft.ts";
import { type ContactResult, sendContact } from "./sendContact.ts";

type ContactState =
  | { status: "editing" | "sending" }
  /** The server has refused a native post; this page is its answer. */
  | Extract<ContactView, { status: "refused" }>
  /** `draft`: the text that wasn't sent. */
  | (Extract<ContactResult, { status: "failed" }> & { draft: ContactDraft })
  | Extract<ContactResult, { status: "sent" }>;

/** One object: a key that changes nothing then renders nothing. */
const EDITING = { status: "editing" } as const;

/**
 * Returns the state and actions of the contact form. The fields are uncontrolled, so that text typed before hydration
 * stays.
 */
export function useContactForm({ contact, backend }: { contact: ContactView; backend: Backend }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast("contact");
  const refused = contact.status === "refused" ? contact : undefined;
  const [state, setState] = useState<ContactState>(refused ?? EDITING);
  const posted = refused?.field && { [refused.field]: refused.message };
  const fields = useProblems(contactRules, showToast, posted);

  useEffect(() => {
    // The browser's own validation is for visitors without JavaScript.
    form.current!.noValidate = true;
    if (contact.status === "sent") forgetDraft();
    else restoreDraft(form.current!);
  }, [contact]);

  function refuse(element: HTMLFormElement, found: FieldProblems, message: string) {
    showToast({ ...contactToasts.invalid, description: message });
    fields.show(element, found);
  }

  async function send(element: HTMLFormElement, draft: ContactDraft) {
    setState({ status: "sending" });
    showToast(null);
    const website = fieldOf(element, "website").value || undefined;
    const result = await sendContact(backend, { ...draft, website }, keepDraft(draft));
    if (result.status === "refused") {
      const { field, message: problem } = result;
      setState(EDITING);
      refuse(element, field ? { [field]: problem } : {}, problem);
    } else if (result.status === "failed") {
      setState({ ...result, draft });
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
    if (state.status === "sending") return;
    const { currentTarget: element } = event;
    const draft = readFields(element, contactFields);
    const found = fieldProblems(contactRules, draft);
    const [firstMessage] = Object.values(found);
    if (firstMessage) refuse(element, found, firstMessage);
    else void send(element, draft);
  }

  /** Stores the text, and hides the problem of its field and what became of the last submit. */
  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    keepDraft(readFields(event.currentTarget, contactFields));
    fields.onInput(event);
    setState(EDITING);
  }

  /** Shows the empty form again after a sent message. */
  function writeAnother() {
    flushSync(() => setState(EDITING));
    fieldOf(form.current!, "name").focus();
  }

  return { form, state, problems: fields.problems, writeAnother, onSubmit, onInput };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
