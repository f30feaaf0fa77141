import { createHash, randomUUID } from "node:crypto";
import type { Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";
import { leadMail } from "./leadMail.ts";

/** Lifetime of a lead's key in ms: ten years. It ends earlier when the message is erased. */
const KEY_LIFETIME_MS = 10 * 365 * 86_400_000;

/** Stores a confirmed lead. `visitor` is a session's id, or without a session the network address and the UTC day. */
export type AcceptLead = (lead: Lead, conversation: Conversation, visitor: string) => Promise<void>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called for each newly stored lead, with the visitor's origin. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Returns a function that stores a lead once per visitor and e-mail address, because the page sends it again with
 * every later request. Later changes of the name or phone are ignored. Rejects with the outbox's error.
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
