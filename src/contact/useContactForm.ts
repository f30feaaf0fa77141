import { type KeyboardEvent, type SubmitEvent, type SyntheticEvent, useRef, useState } from "react";
import { callFunction } from "../backend/callFunction.ts";
import { type ContactField, contactFields } from "../shared/contactFields.ts";
import { contactToasts } from "../shared/content/contact.ts";
import { metadata } from "../shared/content/metadata.ts";
import { protocolOf } from "../shared/protocol.ts";
import type { Backend, ContactView } from "../shared/view.ts";
import type { FieldProblems } from "../ui/fieldProblems.ts";
import { shieldFromDoublePress } from "../ui/shield.ts";
import { useToast } from "../ui/Toasts.tsx";
import { FILLED, clear, draftOf, fieldOf, isEmpty } from "./formFields.ts";
import { type ContactResult, sendContact } from "./sendContact.ts";
import { useFormFocus } from "./useFormFocus.ts";
import { useKeptDraft } from "./useKeptDraft.ts";
import { problemsOf, tryToLoadRules } from "./validationRules.ts";

/** Time in ms after a sent message during which a submit of the emptied form is ignored as a repeated press. */
const REPEATED_PRESS_MS = 2000;

/** Matches a UUID; short, since the script's size counts. */
const UUID = /^[\da-f-]{36}$/;

interface Refused {
  status: "refused";
  /** Current problems; removed one by one as the visitor corrects the fields. */
  problems: FieldProblems;
  /** The fields that had problems when the message was refused. */
  wrong: readonly ContactField[];
  /** Set only for a refusal that the server rendered. Later refusals are shown as toasts. */
  notice?: { title: string; message: string };
}

type State =
  | { status: "editing" }
  /**
   * `refused`: the last refusal, still shown: without it, the form would move up under the pointer. `valid`: whether the
   * fields have been checked; first the rules may have to be loaded.
   */
  | { status: "sending"; refused: Refused | undefined; valid?: true }
  /** `protocol`: reference code to quote to the company; undefined if the response's id is no UUID. */
  | { status: "sent"; protocol: string | undefined }
  | Refused;

/**
 * Returns the state and actions of the contact form. The fields are uncontrolled, so that text typed before
 * hydration stays.
 */
export function useContactForm({ contact, backend }: { contact: ContactView; backend: Backend }) {
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast("contact");
  const [state, setState] = useState<State>(() => initialState(contact));
  const [counts, setCounts] = useState<FieldProblems>({});
  const sending = useRef(false);
  /** `performance.now()` of the last sent message; -Infinity before the first message, and after typing. */
  const sentAt = useRef(-Infinity);
  const { save, sent, keyFor } = useKeptDraft(form, contact);

  /** Shows a toast and the fields' problems. `useFocusOnFirst` then focuses the first invalid field. */
  function refuse(problems: FieldProblems, message: string) {
    setState({
      status: "refused",
      problems,
      wrong: contactFields.filter((field) => problems[field]),
    });
    showToast({ ...contactToasts.invalid, description: message });
    // The page scrolls to the first invalid field: the second tap of a double tap could focus another field.
    shieldFromDoublePress();
  }

  function conclude(element: HTMLFormElement, result: ContactResult) {
    if (result.status === "refused") {
      return refuse(result.field ? { [result.field]: result.message } : {}, result.message);
    }
    if (result.status === "failed") {
      setState({ status: "editing" });
      return showToast({ ...contactToasts.failed, note: result.explanation, urgent: true });
    }
    clear(element);
    sent();
    sentAt.current = performance.now();
    document.title = metadata.title;
    const protocol = protocolOfMessage(result.id);
    setState({ status: "sent", protocol });
    const note = protocol && contactToasts.protocol(protocol);
    showToast({ ...contactToasts.sent, note, success: true });
  }

  async function send(element: HTMLFormElement) {
    const draft = draftOf(element, (text) => text.trim());
    setState((current) => ({ status: "sending", refused: refusalIn(current) }));

    const problems = await problemsOf(draft);
    const [firstMessage] = Object.values(problems);
    if (firstMessage) return refuse(problems, firstMessage);

    setState((current) => ({ status: "sending", refused: refusalIn(current), valid: true }));
    showToast(null);
    const key = keyFor(draft);
    const { value: website } = fieldOf(element, "website");
    const message = website ? { ...draft, website } : draft;
    const call = callFunction.bind(null, backend);
    conclude(element, await sendContact(call, message, { idempotencyKey: key }));
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isRepeated = performance.now() - sentAt.current < REPEATED_PRESS_MS;
    if (sending.current || (isRepeated && isEmpty(event.currentTarget))) return;
    sending.current = true;
    await send(event.currentTarget);
    sending.current = false;
  }

  /**
   * Stores the text, and hides the confirmation of the last message if the visitor types. Counts the characters of
   * texts that are too long, and updates the error of a field that had one.
   */
  async function onInput(event: SyntheticEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    const { name } = event.target as HTMLInputElement;
    if ((event.nativeEvent as CustomEvent).detail !== FILLED) {
      sentAt.current = -Infinity;
      setState((current) => (current.status === "sent" ? { status: "editing" } : current));
    }
    save();
    const rules = await tryToLoadRules();
    if (!rules) return;
    const draft = draftOf(element);
    setCounts(rules.countExcess(draft));
    const problem = rules.checkContact(draft)[name];
    setState((current) => withProblem(current, name, problem));
  }

  /** Keeps a space that is typed while the fields are read-only from scrolling the page. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === " " && (event.target as HTMLInputElement).readOnly) event.preventDefault();
  }

  const newlyWrong = state.status === "refused" && !state.notice ? state.wrong : undefined;
  useFormFocus(form, newlyWrong, state.status === "sent");
  return { form, state, refused: refusalIn(state), counts, onSubmit, onInput, onKeyDown };
}

/** Returns the refusal to show, if any. */
function refusalIn(state: State): Refused | undefined {
  if (state.status === "sending") return state.refused;
  return state.status === "refused" ? state : undefined;
}

/** Returns the reference code of a message with this id, to quote to the company; undefined if the id is no UUID. */
function protocolOfMessage(id: string | undefined): string | undefined {
  return id && UUID.test(id) ? protocolOf(id) : undefined;
}

function initialState(contact: ContactView): State {
  if (contact.status !== "refused") return { status: "editing" };
  const { title, message, field } = contact;
  return {
    status: "refused",
    problems: field ? { [field]: message } : {},
    wrong: field ? [field] : [],
    notice: { title, message },
  };
}

/** Replaces or removes a field's error. A field without an error gets none while the visitor types. */
function withProblem(state: State, field: string, problem: string | undefined): State {
  if (state.status !== "refused" || !state.problems[field]) return state;
  return { ...state, problems: { ...state.problems, [field]: problem } };
}
