import { createHash, randomUUID } from "node:crypto";
import type { Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";
import { leadMail } from "./leadMail.ts";

/** Ten years, so that a lead's key normally lasts until its message is erased. */
const KEY_LIFETIME_MS = 10 * 365 * 86_400_000;

/** Accepts a confirmed lead. `visitor` is the key that `visitorOf` in chatbot.ts returns. */
export type AcceptLead = (lead: Lead, conversation: Conversation, visitor: string) => Promise<void>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called for each accepted lead that isn't a repetition. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Returns a function that adds a lead to the outbox. The page sends the lead again with each later chat request. While
 * a lead of the same visitor and e-mail address is stored, no second one is added, even if name or phone differ.
 * Rejects with the outbox's errors.
 */
export function acceptLead({ outbox, onAccepted }: Parts): AcceptLead {
  return async (lead, { message, history, origin }, visitor) => {
    const conversation =
      message === "" ? history : [...history, { role: "user" as const, content: message }];
    const mail = leadMail({ id: randomUUID(), acceptedAt: Date.now(), lead, conversation, origin });
    const key = createHash("sha256").update(`${visitor}\n${lead.email.toLowerCase()}`);
    const result = await outbox.add(mail, {
      key: `lead ${key.digest("base64url")}`,
      fingerprint: "",
      lasts: KEY_LIFETIME_MS,
    });
    if (result.status === "accepted" && result.id === mail.id) onAccepted?.(origin);
  };
}
