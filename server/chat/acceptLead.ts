import { createHash, randomUUID } from "node:crypto";
import type { Lead } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Conversation } from "./conversation.ts";
import { leadMail } from "./leadMail.ts";

/** Ten years: in practice a lead's key ends earlier, when its message is erased. */
const KEY_LIFETIME_MS = 10 * 365 * 86_400_000;

/** Accepts a confirmed lead. `visitor` identifies who left it: see `visitorOf` in chatbot.ts. */
export type AcceptLead = (lead: Lead, conversation: Conversation, visitor: string) => Promise<void>;

interface Parts {
  outbox: Pick<Outbox, "add">;
  /** Called for each accepted lead that isn't a repetition. */
  onAccepted?: (origin: Origin | undefined) => void;
}

/**
 * Returns a function that adds a lead to the outbox. The page repeats the lead in its later chat requests: a lead with
 * the visitor and e-mail address of an accepted one that is still stored is ignored, even if its name or phone has
 * changed. Rejects with the outbox's errors.
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
