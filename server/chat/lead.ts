import { createHash, randomUUID } from "node:crypto";
import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { newest } from "../mail/followUp.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";

/** Ten years: such a key lasts until its message is erased. One made of an address lasts a day. */
const KEY_LIFETIME_MS = 3650 * DAY_MS;

/** A confirmed lead, with what identifies its confirmation. */
export interface ConfirmedLead {
  lead: Lead;
  leadId?: string | undefined;
  /** The session or, without one, the network address and UTC day. */
  visitor: { key: string; hasSession: boolean };
}

export type LeadOutbox = Pick<Outbox, "add" | "find" | "followUp">;

/**
 * Stores a new lead once per confirmation and e-mail address. Of a known one, adds what was said since to a follow-up
 * mail. Rejects with the outbox's errors.
 *
 * @param admit awaited before a new lead is stored; rejects with RequestError 429.
 */
export async function receiveLead(
  outbox: LeadOutbox,
  confirmed: ConfirmedLead,
  { message, history, origin }: Conversation,
  admit: () => Promise<void>,
): Promise<void> {
  const spoken: readonly ChatMessage[] =
    message === "" ? history : [...history, { role: "user", content: message }];
  const identity = identityOf(confirmed);
  const known = await outbox.find(identity.key);
  if (known !== undefined) {
    await outbox.followUp(known, spoken);
    return;
  }
  await admit();
  const result = await outbox.add(leadMail(confirmed.lead, newest(spoken), origin), identity);
  // Another request of this confirmation was faster. Leads have no fingerprint: there is no conflict.
  if (result.status === "accepted" && !result.isNew) await outbox.followUp(result.id, spoken);
}

/** Keys are those of earlier releases: a lead that they stored is known. */
function identityOf({ lead, leadId, visitor }: ConfirmedLead) {
  const email = lead.email.toLowerCase();
  const hash = (text: string) =>
    createHash("sha256").update(`${text}\n${email}`).digest("base64url");
  return {
    key: leadId === undefined ? `lead ${hash(visitor.key)}` : `lead id ${hash(leadId)}`,
    fingerprint: "",
    lifetimeMs: leadId !== undefined || visitor.hasSession ? KEY_LIFETIME_MS : DAY_MS,
  };
}

export function leadMail(
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
