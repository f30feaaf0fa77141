import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { type ContactDraft, type ContactField, contactFields } from "../shared/contactFields.ts";
import { contactToasts } from "../shared/content/contact.ts";
import { metadata } from "../shared/content/metadata.ts";
import { paths } from "../shared/paths.ts";
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
import { shieldFromDoublePress } from "../ui/shield.ts";
import { useToast } from "../ui/Toasts.tsx";
import type { FieldProblems } from "../ui/fieldProblems.ts";
import {
  FILLED,
  clear,
  draftOf,
  fieldOf,
  fillIn,
  findEarlyForm,
  isEmpty,
  moveInto,
} from "./formFields.ts";
import { type ContactResult, sendContact } from "./sendContact.ts";

/** Timeout for loading the validation rules, in ms. After it, only the service checks the message. */
const RULES_LIMIT_MS = 3000;

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
  /** `refused`: the last refusal, still shown: without it, the form would move up under the pointer. */
  | { status: "sending"; refused: Refused | undefined }
  /** `protocol`: reference code to quote to the company; undefined if the response's id is no UUID. */
  | { status: "sent"; protocol: string | undefined }
  | Refused;

const loadRules = loadOnline(() => import("./checkContact.ts"));

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

  useFocusOnFirst(form, state);
  useFocusInSight(form, state);
  return { form, state, refused: refusalIn(state), counts, onSubmit, onInput, onKeyDown };
}

/** Returns the refusal to show, if any. */
function refusalIn(state: State): Refused | undefined {
  if (state.status === "sending") return state.refused;
  return state.status === "refused" ? state : undefined;
}

/**
 * Prepares the form after hydration (`enhance`), and keeps typed text in `sessionStorage` until the message is sent.
 * Fills empty fields with contact data that the visitor confirms in the chat, and corrects it in the others. Also fills
 * empty fields with the stored text, unless the page is the response to a refused form post.
 */
function useKeptDraft(form: RefObject<HTMLFormElement | null>, contact: ContactView) {
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

    return onVisitor((...known) => fillIn(element, ...known));
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
 * Focuses the first invalid field each time a message is refused after hydration, but not while the visitor corrects
 * fields.
 */
function useFocusOnFirst(form: RefObject<HTMLFormElement | null>, state: State): void {
  const isNew = state.status === "refused" && !state.notice;
  const wrong = isNew ? state.wrong : undefined;

  useEffect(() => {
    if (!wrong?.[0] || !form.current) return;
    const field = fieldOf(form.current, wrong[0]);
    // A field that had the focus stays where it is, unless the errors above move it out of the viewport. Others are
    // scrolled to the centre, so that the errors of the next fields are visible too.
    const block = field === document.activeElement ? "nearest" : "center";
    field.parentElement!.scrollIntoView({ block, behavior: "instant" });
    field.focus({ preventScroll: true });
  }, [form, wrong]);
}

/**
 * Scrolls to the focused element after a message is sent, because the confirmation may have moved it out of the
 * viewport. Does nothing if the visitor has scrolled away from the form meanwhile.
 */
function useFocusInSight(form: RefObject<HTMLFormElement | null>, { status }: State): void {
  useEffect(() => {
    if (status !== "sent" || !form.current) return;
    const { top, bottom } = form.current.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) {
      document.activeElement?.scrollIntoView({ block: "nearest" });
    }
  }, [form, status]);
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

/**
 * Turns off the browser's own validation, which is for visitors without JavaScript. Loads the validation rules on the
 * first focus.
 */
function enhance(element: HTMLFormElement) {
  element.noValidate = true;
  element.addEventListener("focusin", () => void tryToLoadRules(), { once: true });
}

/** Loads the rules; undefined if that fails. The next input or submit then tries again. */
const tryToLoadRules = () => loadRules().catch(() => undefined);

/**
 * Returns a message's problems by field; none if the rules can't be loaded in time, because the service also checks.
 */
async function problemsOf(draft: ContactDraft): Promise<FieldProblems> {
  const late = new Promise<FieldProblems>((resolve) => setTimeout(resolve, RULES_LIMIT_MS, {}));
  const checked = tryToLoadRules().then((rules) => rules?.checkContact(draft) ?? {});
  return await Promise.race([checked, late]);
}

/**
 * Returns whether a new navigation loaded the page. After a reload or Back, the visitor may already have typed a new
 * draft on the "sent" page.
 */
function arrivedJustNow(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
}
