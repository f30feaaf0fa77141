import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { callFunction } from "../backend/callFunction.ts";
import { type ContactDraft, type FieldProblems, contactFields } from "../shared/fieldRules.ts";
import { contactForm as words, contactToasts } from "../shared/content/contact.ts";
import { metadata } from "../shared/content/metadata.ts";
import { paths } from "../shared/paths.ts";
import { protocolOf } from "../shared/protocol.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import { type ToastContent, useToast } from "../ui/Toasts.tsx";
import { checkContact, withCounts } from "./checkContact.ts";
import { draftOf, fieldOf, fillIn, forgetDraft, keyFor, readDraft, saveDraft } from "./draft.ts";
import { onQuoteRequest } from "./quote.ts";
import { type ContactResult, sendContact } from "./sendContact.ts";

const UUID = /^[\da-f-]{36}$/;

export type ContactState =
  | { status: "editing" | "sending" | "refused" }
  /** `draft`: the text that wasn't sent. */
  | { status: "failed"; draft: ContactDraft }
  /** `protocol`: reference code to quote to the company; undefined if the response's id is no UUID. */
  | { status: "sent"; protocol: string | undefined };

/**
 * Returns the state and actions of the contact form. The fields are uncontrolled, so that text typed before hydration
 * stays.
 */
export function useContactForm({ contact, backend }: { contact: ContactView; backend: Backend }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast("contact");
  const [state, setState] = useState<ContactState>({ status: "editing" });
  /** Problems by field; a corrected field has an undefined one, until the message is sent. */
  const [problems, setProblems] = useState(() => problemsOf(contact));
  const isBusy = useRef(false);
  useKeptDraft(form, contact);
  useQuoteRequests(form);

  /** Shows the problems and moves the focus to the first wrong field, whose description must be there by then. */
  function refuse(element: HTMLFormElement, found: FieldProblems, message: string) {
    flushSync(() => {
      setState({ status: "refused" });
      setProblems(withCounts(found, draftOf(element)));
    });
    showToast({ ...contactToasts.invalid, description: message });
    focusFirst(element, found);
  }

  async function send(element: HTMLFormElement) {
    const draft = draftOf(element, true);
    const found = checkContact(draft);
    const [firstMessage] = Object.values(found);
    if (firstMessage) return refuse(element, found, firstMessage);

    setState({ status: "sending" });
    showToast(null);
    const { value: website } = fieldOf(element, "website");
    const message = website ? { ...draft, website } : draft;
    const result = await sendContact(callFunction.bind(null, backend), message, keyFor(draft));
    if (result.status === "unsent") return element.submit();
    if (result.status === "refused") {
      const { field = "", message: problem } = result;
      return refuse(element, field ? { [field]: problem } : {}, problem);
    }
    setProblems({});
    if (result.status === "sent") empty(element);
    const outcome = outcomeOf(result, draft);
    setState(outcome.state);
    showToast(outcome.toast);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget: element } = event;
    // After a sent message the form is empty: a submit before anything is typed is a second press.
    if (isBusy.current || state.status === "sent") return;
    isBusy.current = true;
    // `send` handles a failed request: what it throws, the browser lacks.
    await send(element).catch(() => element.submit());
    isBusy.current = false;
  }

  /** Stores the text, updates the problem of a field that had one, and hides the notice of the last submit. */
  function onInput({ currentTarget: element, target }: SyntheticEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    const draft = draftOf(element);
    saveDraft(draft);
    if (state.status === "sent" || state.status === "failed") setState({ status: "editing" });
    if (problems[name]) {
      const { [name]: problem } = withCounts(checkContact(draft), draft);
      setProblems({ ...problems, [name]: problem });
    }
    forgetPost();
  }

  return { form, state, problems, onSubmit, onInput };
}

/** Returns the state and the toast that tell what became of a message. */
function outcomeOf(
  result: Extract<ContactResult, { status: "sent" | "failed" }>,
  draft: ContactDraft,
): { state: ContactState; toast: ToastContent } {
  if (result.status === "failed") {
    const toast = { ...contactToasts.failed, note: result.explanation, urgent: true };
    return { state: { status: "failed", draft }, toast };
  }
  const protocol = result.id && UUID.test(result.id) ? protocolOf(result.id) : undefined;
  const note = protocol && contactToasts.protocol(protocol);
  return {
    state: { status: "sent", protocol },
    toast: { ...contactToasts.sent, note, success: true },
  };
}

function focusFirst(element: HTMLFormElement, found: FieldProblems) {
  const wrong = contactFields.find((field) => found[field]);
  if (!wrong) return;
  const field = fieldOf(element, wrong);
  field.focus({ preventScroll: true });
  field.parentElement!.scrollIntoView({ block: "center", behavior: "instant" });
}

/** Clears the form after its message was sent. */
function empty(element: HTMLFormElement) {
  for (const field of contactFields) fieldOf(element, field).value = "";
  forgetDraft();
  document.title = metadata.title;
}

/** If this page answers a native post, prevents a reload from posting again. Once, as browsers limit the rate. */
function forgetPost() {
  if (location.pathname === paths.contact) history.replaceState(null, "", paths.home);
}

function problemsOf(contact: ContactView): FieldProblems {
  return contact.status === "refused" && contact.field ? { [contact.field]: contact.message } : {};
}

/**
 * Turns off the browser's own validation, which is for visitors without JavaScript, and fills empty fields with the text
 * of before a reload, unless the page answers a native post.
 */
function useKeptDraft(form: RefObject<HTMLFormElement | null>, { status }: ContactView) {
  useEffect(() => {
    const element = form.current!;
    element.setAttribute("novalidate", "");
    if (status === "sent" && arrivedJustNow()) forgetDraft();
    if (status !== "refused") fillIn(element, readDraft().draft ?? {});
    const draft = draftOf(element);
    if (Object.values(draft).some(Boolean)) saveDraft(draft);
  }, [form, status]);
}

/** Whether a new navigation loaded the page: after a reload or Back, a new draft may have been typed on it. */
function arrivedJustNow(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}

/** Begins an empty message with the service of a pressed "Solicitar orçamento", or replaces another such beginning. */
function useQuoteRequests(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let beginning = "";
    return onQuoteRequest((service) => {
      const field = fieldOf(form.current!, "message");
      if (field.value.trim() && field.value !== beginning) return;
      beginning = words.quote(service);
      field.value = beginning;
      field.setSelectionRange(beginning.length, beginning.length);
      // Stores the text, as if the visitor had typed it.
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
  }, [form]);
}
