import { createHash, randomUUID } from "node:crypto";
import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";

/** Ten years: such a key lasts until its message is erased. One made of an address lasts a day. */
const KEY_LIFETIME_MS = 3650 * DAY_MS;

/** Maximum of a transcript in entries and bytes. */
const MAX_ENTRIES = 40;
const MAX_BYTES = 32 * 1024;

/** A confirmed lead, with what identifies its confirmation. */
export interface ConfirmedLead {
  lead: Lead;
  leadId?: string | undefined;
  /** The session or, without one, the network address and UTC day. */
  visitor: { key: string; hasSession: boolean };
}

export interface Leads {
  /**
   * Stores a new lead once per confirmation and e-mail address. Of a known one, adds what was said since to a follow-up
   * mail. Rejects with the outbox's errors.
   *
   * @param admit awaited before a new lead is stored; rejects with RequestError 429.
   */
  receive(
    confirmed: ConfirmedLead,
    conversation: Conversation,
    admit: () => Promise<void>,
  ): Promise<void>;
}

interface Parts {
  outbox: Pick<Outbox, "add" | "find" | "followUp">;
  /** Called for each new lead. */
  onAccepted?: (origin: Origin | undefined) => void;
}

export function createLeads({ outbox, onAccepted }: Parts): Leads {
  return {
    async receive(confirmed, { message, history, origin }, admit) {
      const spoken: readonly ChatMessage[] =
        message === "" ? history : [...history, { role: "user", content: message }];
      const identity = identityOf(confirmed);
      let id = await outbox.find(identity.key);
      if (id === undefined) {
        await admit();
        const result = await outbox.add(leadMail(confirmed.lead, newest(spoken), origin), identity);
        // Leads have no fingerprint: there is no conflict.
        if (result.status === "conflict") return;
        if (result.isNew) return onAccepted?.(origin);
        // Another request of this confirmation was faster.
        id = result.id;
      }
      await outbox.followUp(id, (known) => saidSince(known, spoken), newest);
    },
  };
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
  { name, email, phone = "" }: Lead,
  conversation: readonly ChatMessage[],
  origin: Origin | undefined,
) {
  return {
    id: randomUUID(),
    kind: "lead" as const,
    acceptedAt: Date.now(),
    subject: `Novo lead do chat: ${name}`,
    replyTo: { name, address: email },
    content: { name, email, phone, conversation, origin },
  };
}

/** Returns the newest entries within the limits of a transcript. */
function newest(conversation: readonly ChatMessage[]): readonly ChatMessage[] {
  const entries = conversation.slice(-MAX_ENTRIES);
  let bytes = 0;
  const isTooMuch = ({ content }: ChatMessage) => (bytes += Buffer.byteLength(content)) > MAX_BYTES;
  return entries.slice(entries.findLastIndex(isTooMuch) + 1);
}

/**
 * Returns what a conversation holds beyond its known part; nothing if the visitor said nothing more. The known part ends
 * where its newest entries fit best: a request may repeat it whole, or from a later entry on.
 */
export function saidSince(
  known: readonly ChatMessage[],
  spoken: readonly ChatMessage[],
): readonly ChatMessage[] {
  const overlap = (end: number): number => {
    let length = 0;
    while (isSame(spoken[end - 1 - length], known.at(-1 - length))) length++;
    return length;
  };
  const overlaps = [...spoken.keys(), spoken.length].map(overlap);
  const added = spoken.slice(overlaps.indexOf(Math.max(...overlaps)));
  return added.some(({ role }) => role === "user") ? added : [];
}

function isSame(one: ChatMessage | undefined, other: ChatMessage | undefined): boolean {
  return one !== undefined && one.role === other?.role && one.content === other.content;
}
