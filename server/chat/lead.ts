import { hash, randomUUID } from "node:crypto";
import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/time.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { newestEntries } from "../mail/followUp.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";

/** Ten years: a lead's key lasts until its message is erased. */
const KEY_LIFETIME_MS = 3650 * DAY_MS;

/** A confirmed lead, with what identifies its confirmation. */
interface ConfirmedLead {
  lead: Lead;
  leadId?: string | undefined;
  /** The session or, without one, the network address and UTC day. */
  visitor: string;
}

export type LeadOutbox = Pick<Outbox, "add" | "followUp">;

/**
 * Stores a new lead once per confirmation and e-mail address. Of a known one, adds what was said since to a follow-up
 * mail. Rejects with the outbox's errors.
 *
 * @param admit awaited before a new lead is stored; rejects with RequestError 429.
 */
export async function storeLead(
  outbox: LeadOutbox,
  confirmed: ConfirmedLead,
  { message, history, origin }: Conversation,
  admit: () => Promise<void>,
): Promise<void> {
  const spoken: readonly ChatMessage[] =
    message === "" ? history : [...history, { role: "user", content: message }];
  const lead = leadMessage(confirmed.lead, newestEntries(spoken), origin);
  const stored = await outbox.add(lead, idempotencyOf(confirmed), admit);
  // Leads have no fingerprint: there is no conflict.
  if (stored.status === "accepted" && !stored.isNew) await outbox.followUp(stored.id, spoken);
}

/** Keys are those of earlier releases: a lead that they stored is known. */
function idempotencyOf({ lead, leadId, visitor }: ConfirmedLead) {
  const confirmation = `${leadId ?? visitor}\n${lead.email.toLowerCase()}`;
  const digest = hash("sha256", confirmation, "base64url");
  const key = leadId === undefined ? `lead ${digest}` : `lead id ${digest}`;
  return { key, fingerprint: "", lifetimeMs: KEY_LIFETIME_MS };
}

export function leadMessage(
  { name, email, phone }: Lead,
  conversation: readonly ChatMessage[],
  origin: Origin | undefined,
) {
  return {
    id: randomUUID(),
    kind: "lead" as const,
    acceptedAt: Date.now(),
    content: { name, email, phone: phone ?? "", conversation, origin },
  };
}
