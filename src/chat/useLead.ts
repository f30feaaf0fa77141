import { useEffect, useRef } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { updateContactForm } from "../backend/visitor.ts";
import type { Lead } from "../shared/lead.ts";
import { isForeign } from "../shared/personIn.ts";
import { chatToasts } from "../shared/content/chat.ts";
import { paths } from "../shared/paths.ts";
import { randomKey, readDraft } from "../tab/contactDraft.ts";
import { type ToastContent, useToast } from "../ui/Toasts.tsx";
import { leadRequestOf } from "./chatRequest.ts";
import {
  type Conversation,
  type LeadFields,
  confirmLead,
  markDelivered,
  hideLeadForm,
  leadFieldNames,
  setDelayed,
  showLeadForm,
  thanksToAnnounce,
} from "./conversation.ts";
import { contradicts, copyContact, isSameName } from "./leadFields.ts";
import type { ConversationStore } from "./useConversation.ts";

/**
 * Maximum body size of the lead request without its `origin`, in bytes. Browsers allow 64 KiB for the bodies of
 * requests that outlive their page.
 */
const KEEPALIVE_BYTES = 60_000;

const DELIVERY_LIMIT_MS = 15_000;

/** Pause in ms before the next attempt if the service sends no `Retry-After`. */
const RETRY_MS = 30_000;

interface LeadParts {
  store: ConversationStore;
  call: CallFunction;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** Returns the actions of the lead form, and delivers a confirmed lead. */
export function useLead({ store, call, announce, open }: LeadParts & { open: boolean }) {
  const { conversation, current, change } = store;
  const showToast = useToast("lead");
  const isShown = conversation.leadForm === "shown";
  const copied = useRef<Partial<LeadFields>>({});
  useDelivery({ store, call, announce }, showToast);

  // Copy contact data from the contact form, so that the visitor needn't type it again. Replace what was copied before
  // and corrected there since.
  useEffect(() => {
    if (!isShown || !open) return;
    const { draft } = readDraft();
    const filled = copyContact(current(), draft, copied.current);
    if (!filled) return;
    change(filled);
    copied.current = draft;
  }, [isShown, open, change, current]);

  function confirm(lead: Lead) {
    const { draft } = readDraft();
    const { lead: confirmed, leadFieldsOwner, copiedToForm } = current();
    const outdated = { ...confirmed, ...copied.current };
    // A value copied from the contact form and corrected here is corrected there too, unless it is another person's.
    const isVisitors = !isForeign(leadFieldsOwner) && isSameName(draft.name, lead.name);
    const mayCopy = isVisitors && !contradicts(draft, lead, outdated);
    const before = mayCopy ? updateContactForm(lead, outdated) : {};
    change({
      ...confirmLead(current(), lead, randomKey()),
      copiedToForm: { ...copiedToForm, ...newCopies(lead, before, copiedToForm) },
    });
    // Announced only once the lead is delivered: a failure would contradict it.
    showToast({ ...chatToasts.leadReceived, success: true, silent: true });
  }

  function edit(fields: Partial<LeadFields>) {
    change({ ...current(), leadFields: { ...current().leadFields, ...fields } });
  }

  return {
    confirm,
    edit,
    askForPerson: () => change(showLeadForm(current())),
    putOff: () => change(hideLeadForm(current())),
  };
}

/** Returns the lead's values that replaced nothing or a copy in the contact form: not those that the visitor typed there. */
function newCopies(
  lead: Lead,
  before: Partial<LeadFields>,
  copies: Partial<LeadFields>,
): Partial<LeadFields> {
  const copied = leadFieldNames.filter(
    (field) => field in before && (!before[field] || before[field] === copies[field]),
  );
  return Object.fromEntries(copied.map((field) => [field, lead[field]]));
}

/**
 * Sends a confirmed lead until the service accepts it: immediately, after a pause, when the network is back, and when
 * the page may be about to unload. Then announces the thanks, if no question has delivered the lead. After the first
 * failure, a toast says that the lead has not arrived yet, or that the page has to be reloaded; another toast announces
 * its delivery.
 */
function useDelivery(
  { store: { conversation, current, change }, call, announce }: LeadParts,
  showToast: (content: ToastContent | null) => void,
) {
  const { lead, leadDelivered } = conversation;
  const failed = useRef(false);

  useEffect(() => {
    if (failed.current && (leadDelivered || !lead)) {
      failed.current = false;
      showToast(lead ? { ...chatToasts.leadReceived, success: true } : null);
    }
    if (!lead || leadDelivered) return undefined;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (leaving: boolean) => {
      clearTimeout(timer);
      const { pauseMs, explanation } = await deliver(call, current(), leaving);
      if (current().lead !== lead || current().leadDelivered) return;
      if (pauseMs === 0) {
        const thanks = thanksToAnnounce(current(), lead);
        // An empty text would discard an answer that waits to be announced.
        if (thanks) announce(thanks);
        return change(markDelivered(current(), lead));
      }
      if (!failed.current) {
        const { title, description } = chatToasts.leadDelayed;
        showToast({ title, description: explanation ?? description, urgent: true });
      }
      failed.current = true;
      change(setDelayed(current(), true));
      clearTimeout(timer);
      timer = setTimeout(attempt, pauseMs, false);
    };
    const attemptOnline = () => void attempt(false);
    const attemptLeaving = () => void attempt(true);
    const attemptHidden = () => void (document.hidden && attempt(true));

    attemptOnline();
    addEventListener("online", attemptOnline);
    addEventListener("pagehide", attemptLeaving);
    document.addEventListener("visibilitychange", attemptHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", attemptOnline);
      removeEventListener("pagehide", attemptLeaving);
      document.removeEventListener("visibilitychange", attemptHidden);
    };
  }, [lead, leadDelivered, call, announce, current, change, showToast]);
}

interface Delivery {
  /** Pause in ms before the next attempt; 0 if the service has accepted the lead. */
  pauseMs: number;
  /** The service's message, set if the visitor has to reload the page. */
  explanation?: string;
}

async function deliver(
  call: CallFunction,
  conversation: Conversation,
  leaving: boolean,
): Promise<Delivery> {
  try {
    const answer = await call(paths.chatbot, {
      body: leadRequestOf(conversation, KEEPALIVE_BYTES),
      leaving,
      signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
    });
    if (answer.status < 300) return { pauseMs: 0 };
    const { error } = (answer.body ?? {}) as { error?: string };
    return {
      pauseMs: answer.retryAfterMs ?? RETRY_MS,
      ...(answer.status === 401 && { explanation: error }),
    };
  } catch {
    return { pauseMs: RETRY_MS };
  }
}
