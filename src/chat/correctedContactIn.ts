import { EMAIL, PHONE, contactIn } from "../shared/contactIn.ts";
import type { WrittenContact } from "../shared/personIn.ts";

const EMAIL_OR_PHONE = `(?:${EMAIL.source}|${PHONE.source})`;

/** Matches an e-mail or phone that the message takes back: "não é ana@…", "mudou de ana@… para", "ana@… está errado". */
const TAKEN_BACK = new RegExp(
  `(?:n[ãa]o(?: [ée]| era| us[oe]| mand[ea])?(?: mais)?|em vez d[eo]|apag(?:a|ue)|tro(?:ca|car|que|quei)|mud(?:ei|ou)|(?:antig[oa]|velh[oa]|anterior)(?: era|:)?)(?: [oa])?(?: (?:e-?mail|telefone|número))?(?: de)? +${EMAIL_OR_PHONE}|` +
    `${EMAIL_OR_PHONE},? (?:est[áa] errad|mudou|n[ãa]o(?:,| (?:é mais|funciona|existe|uso|atende)))`,
  "giu",
);

/** Like `contactIn`, but prefers contact data that the message doesn't take back. */
export function correctedContactIn(message: string): WrittenContact | null {
  return contactIn(message.replaceAll(TAKEN_BACK, "")) ?? contactIn(message);
}
