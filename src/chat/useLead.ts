import { useEffect } from "react";
import type { CallFunction } from "../backend/FunctionCall.ts";
import { introduceVisitor } from "../backend/visitor.ts";
import type { Lead } from "../shared/lead.ts";
import { chatToasts, thanks } from "../shared/content/chat.ts";
import { paths } from "../shared/paths.ts";
import { readDraft } from "../tab/contactDraft.ts";
import { useToast } from "../ui/Toasts.tsx";
import {
  type Conversation,
  type LeadFields,
  confirmLead,
  fillLead,
  leadRequestOf,
  markDelivered,
  putOffLead,
  showLead,
} from "./conversation.ts";
import type { ConversationStore } from "./useConversation.ts";

/**
 * Maximum body size of the lead request, in bytes. Browsers allow 64 KiB for a request that outlives its page; the
 * rest is left for headers and origin.
 */
const KEEPALIVE_BYTES = 60_000;

const DELIVERY_LIMIT_MS = 15_000;

interface LeadParts {
  store: ConversationStore;
  call: CallFunction;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/** Returns the state and actions of the lead form. */
export function useLead({ store: { conversation, current, change }, call, say }: LeadParts) {
  const showToast = useToast("lead");
  const isShown = conversation.leadForm === "shown";

  // Copy contact data from the contact form, so that the visitor needn't type it again.
  useEffect(() => {
    if (isShown) change(fillLead(current(), readDraft().draft));
  }, [isShown, change, current]);

  useEffect(() => {
    const deliverWhileLeaving = () => {
      const { lead, leadDelivered } = current();
      if (lead && !leadDelivered) void deliver(call, current(), { leaving: true });
    };
    addEventListener("pagehide", deliverWhileLeaving);
    return () => removeEventListener("pagehide", deliverWhileLeaving);
  }, [call, current]);

  async function confirm(lead: Lead) {
    change(confirmLead(current(), lead));
    showToast({ ...chatToasts.leadReceived, success: true });
    introduceVisitor(lead);
    say(thanks(lead.name));
    if (await deliver(call, current())) change(markDelivered(current(), lead));
  }

  function edit(fields: Partial<LeadFields>) {
    change({ ...current(), leadFields: { ...current().leadFields, ...fields } });
  }

  return {
    confirm,
    edit,
    askForPerson: () => change(showLead(current())),
    putOff: () => change(putOffLead(current())),
  };
}

/** Sends a confirmed lead immediately, even while the page is unloading. Resolves to whether it arrived. */
async function deliver(
  call: CallFunction,
  conversation: Conversation,
  { leaving = false } = {},
): Promise<boolean> {
  try {
    const { status } = await call(paths.chatbot, {
      body: leadRequestOf(conversation, KEEPALIVE_BYTES),
      leaving,
      signal: AbortSignal.timeout(DELIVERY_LIMIT_MS),
    });
    return status < 300;
  } catch {
    return false;
  }
}
