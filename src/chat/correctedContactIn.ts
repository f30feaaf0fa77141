import { EMAIL, PHONE, contactIn } from "../shared/contactIn.ts";
import type { Lead } from "../shared/lead.ts";

const EMAIL_OR_PHONE = `(?:${EMAIL.source}|${PHONE.source})`;

/** Matches an e-mail or phone that the message takes back: "não é ana@…", "troque ana@… por", "ana@… está errado". */
const TAKEN_BACK = new RegExp(
  `(?:n[ãa]o(?: [ée]| era| uso)?(?: mais)?|em vez d[eo]|apag(?:a|ue)|tro(?:ca|car|que|quei))(?: [oa])?(?: (?:e-?mail|telefone|número))?(?: de)? +${EMAIL_OR_PHONE}|` +
    `${EMAIL_OR_PHONE} est[áa] errad`,
  "giu",
);

/** Like `contactIn`, but prefers contact data that the message doesn't take back. */
export function correctedContactIn(message: string): Partial<Lead> | null {
  return contactIn(message.replaceAll(TAKEN_BACK, "")) ?? contactIn(message);
}
