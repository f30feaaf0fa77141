import { createHash, randomUUID } from "node:crypto";
import type { Lead } from "../../src/shared/chat.ts";
import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";
import { leadMail } from "./leadMail.ts";

/** Ten years, so that a lead's key normally lasts until its message is erased. */
const KEY_LIFETIME_MS = 10 * 365 * DAY_MS;

/** The sender of a request, as `visitorOf` in chatbot.ts returns it. */
export interface Visitor {
  key: string;
  hasSession: boolean;
}

/** A confirmed lead, with what identifies it. */
interface ConfirmedLead {
  lead: Lead;
  /** Id of the confirmation, if the client sends one. */
  leadId?: string | undefined;
  visitor: Visitor;
}

/** Accepts a confirmed lead, with the conversation of the request that carries it. */
export type AcceptLead = (confirmed: ConfirmedLead, conversation: Conversation) => Promise<void>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called for each accepted lead that isn't a repetition. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Returns a function that adds a lead to the outbox. The page sends the lead again with each later chat request. While
 * a lead of the same e-mail address and of the same visitor or id is stored, no second one is added, even if name or
 * phone differ. The page sends a lead without a session while it unloads, and perhaps again with one: the id is the
 * same. Without a session, a lead whose id, and whose name or phone, are others is another lead: the visitor's
 * correction, or another person's at the same network address. Rejects with the outbox's errors.
 */
export function acceptLead({ outbox, onAccepted }: Parts): AcceptLead {
  return async ({ lead, leadId, visitor }, { message, history, origin }) => {
    const conversation =
      message === "" ? history : [...history, { role: "user" as const, content: message }];
    const mail = leadMail({ id: randomUUID(), acceptedAt: Date.now(), lead, conversation, origin });
    const keyOf = (identity: string) =>
      createHash("sha256").update(`${identity}\n${lead.email.toLowerCase()}`).digest("base64url");
    const isByData = leadId !== undefined && !visitor.hasSession;
    const visitorKey = isByData
      ? JSON.stringify([visitor.key, lead.name, lead.phone])
      : visitor.key;
    const result = await outbox.add(mail, {
      key: `lead ${keyOf(visitorKey)}`,
      secondKey: leadId && `lead id ${keyOf(leadId)}`,
      fingerprint: "",
      lifetimeMs: KEY_LIFETIME_MS,
    });
    if (result.status === "accepted" && result.id === mail.id) onAccepted?.(origin);
  };
}
