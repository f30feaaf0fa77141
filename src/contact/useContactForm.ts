import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { ContactDraft, ContactField } from "../shared/contact.ts";
import { contactToasts } from "../shared/content/contact.ts";
import { protocolOf } from "../shared/protocol.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import {
  type KeptDraft,
  forgetDraft,
  idempotencyKey,
  readDraft,
  saveDraft,
} from "../tab/contactDraft.ts";
import { loadOnline } from "../tab/loadOnline.ts";
import { callFunction } from "../backend/callFunction.ts";
import { onVisitor } from "../backend/visitor.ts";
import { useToast } from "../ui/Toasts.tsx";
import type { FieldProblems } from "../ui/fieldProblems.ts";
import { sendContact } from "./sendContact.ts";

/** How long the rules may take to arrive, in ms, before the service alone checks the message. */
const RULES_LIMIT = 3000;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Not from the schema's module, which is no part of the first load. */
export const FIELDS = [
  "name",
  "email",
  "phone",
  "message",
] as const satisfies readonly ContactField[];

type State =
  | { status: "editing" | "sending" | "sent" }
  | {
      status: "refused";
      problems: FieldProblems;
      /** Only where the server drew the page: after hydration a toast says it. */
      notice?: { title: string; message: string };
    };

/** What can happen to the contact form. Its fields keep their own text, so nothing typed early is lost. */
export function useContactForm({ contact, backend }: { contact: ContactView; backend: Backend }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast("contact");
  const [state, setState] = useState<State>(() => initialState(contact));
  const [early] = useState(findEarlyForm);
  const sending = useRef(false);
  const kept = useRef<KeptDraft>({ draft: {}, keys: {} });

  useEffect(() => {
    const { current: element } = form;
    if (!element) return undefined;

    // The browser's own bubbles are for visitors without JavaScript.
    element.noValidate = true;
    element.addEventListener("focusin", prepare, { once: true });

    if (early) moveInto(element, early);
    if (contact.status === "sent" && arrivedJustNow()) forgetDraft();
    if (contact.status !== "refused") {
      kept.current = readDraft();
      fillEmpty(element, kept.current.draft);
    }
    // Words typed before this moment came without an event to keep them by.
    kept.current.draft = draftOf(element);
    if (Object.values(kept.current.draft).some(Boolean)) saveDraft(kept.current);

    return onVisitor((visitor) => fillEmpty(element, visitor));
  }, [contact.status, early]);

  useEffect(() => {
    if (state.status !== "refused" || state.notice) return;
    const wrong = FIELDS.find((field) => state.problems[field]);
    if (!wrong || !form.current) return;
    const field = fieldOf(form.current, wrong);
    field.focus({ preventScroll: true });
    // The middle is clear of the fixed bar and of the toast.
    field.scrollIntoView({ block: "center" });
  }, [state]);

  function keep() {
    if (!form.current) return;
    kept.current.draft = draftOf(form.current);
    saveDraft(kept.current);
  }

  function refuse(problems: FieldProblems, message: string) {
    setState({ status: "refused", problems });
    showToast({ ...contactToasts.invalid, description: message });
  }

  async function send(element: HTMLFormElement) {
    const draft = draftOf(element);
    setState({ status: "sending" });

    const problems = await problemsOf(draft);
    const [firstMessage] = Object.values(problems);
    if (firstMessage) return refuse(problems, firstMessage);

    const key = idempotencyKey(kept.current.keys, draft);
    keep();
    const { value: website } = fieldOf(element, "website");
    const message = website ? { ...draft, website } : draft;
    const call = callFunction.bind(null, backend);
    const result = await sendContact(call, message, { idempotencyKey: key });

    switch (result.status) {
      case "sent":
        for (const field of FIELDS) fieldOf(element, field).value = "";
        kept.current = { draft: {}, keys: {} };
        forgetDraft();
        setState({ status: "editing" });
        return showToast({ ...contactToasts.sent, note: noteOf(result.id) });
      case "refused":
        return refuse(result.field ? { [result.field]: result.message } : {}, result.message);
      case "failed":
        setState({ status: "editing" });
        return showToast({ ...contactToasts.failed, urgent: true });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send(event.currentTarget);
    sending.current = false;
  }

  return { form, state, submit, keep };
}

/** The number by which visitor and company can call the message; for any id but ours there is none. */
function noteOf(id: string | undefined): string | undefined {
  return id && UUID.test(id) ? contactToasts.protocol(protocolOf(id)) : undefined;
}

function initialState(contact: ContactView): State {
  if (contact.status !== "refused") return { status: contact.status };
  const { title, message, field } = contact;
  return {
    status: "refused",
    problems: field ? { [field]: message } : {},
    notice: { title, message },
  };
}

const loadRules = loadOnline(() => import("./checkContact.ts"));

/** Fetches the rules while the visitor types; what fails now is tried again on submit. */
function prepare() {
  loadRules().catch(() => {});
}

/** None as well when the rules can't be fetched: the service checks again. */
async function problemsOf(draft: ContactDraft): Promise<FieldProblems> {
  const late = new Promise<FieldProblems>((resolve) => setTimeout(resolve, RULES_LIMIT, {}));
  const checked = loadRules().then(({ checkContact }) => checkContact(draft));
  return await Promise.race([checked, late]).catch(() => ({}));
}

function draftOf(form: HTMLFormElement): ContactDraft {
  const [name, email, phone, message] = FIELDS.map((field) => fieldOf(form, field).value);
  return { name, email, phone, message } as ContactDraft;
}

/** The form as it stood before the page was alive, and the field that had the focus. */
interface EarlyForm {
  element: HTMLFormElement;
  focused: ContactField | undefined;
}

function findEarlyForm(): EarlyForm | undefined {
  const element = globalThis.document?.querySelector<HTMLFormElement>(".contact-form");
  if (!element) return undefined;
  const focused = FIELDS.find((field) => fieldOf(element, field) === document.activeElement);
  return { element, focused };
}

/** Where an extension has put something between the fields, React draws a form anew: what was typed moves over. */
function moveInto(form: HTMLFormElement, { element, focused }: EarlyForm) {
  if (element === form) return;
  for (const field of FIELDS) fieldOf(form, field).value = fieldOf(element, field).value;
  if (focused) fieldOf(form, focused).focus();
}

function fillEmpty(form: HTMLFormElement, draft: Partial<ContactDraft>) {
  for (const field of FIELDS) {
    const element = fieldOf(form, field);
    if (element.value === "") element.value = draft[field] ?? "";
  }
}

function fieldOf(form: HTMLFormElement, field: ContactField | "website") {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;
}

/** False on a reload of the page that says so: a draft may have been begun since. */
function arrivedJustNow(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}
