import { contactIn } from "../../../src/shared/contactIn.ts";
import { isNewContact } from "../../../src/shared/isNewContact.ts";
import type { Conversation } from "../conversation.ts";

/** Matches an e-mail address, or a number of at least eight digits, which is taken for a phone number. */
const CONTACT_DATA = /[^\s@]+@[^\s@]+\.\w{2,}|\+?\(?\d(?:[\s().-]*\d){7,}/g;

/**
 * Contact data in a message:
 * - `new`: the page shows the lead form with it;
 * - `known`: that of the confirmed lead;
 * - `unclear`: the page doesn't recognise it, such as a number without area code, or another follows the lead's own.
 */
export type TypedContact = "none" | "new" | "known" | "unclear";

/** Returns a message without contact data, and which it had. The company's own e-mail address doesn't count. */
export function readContact({ message, lead }: Conversation, ownEmail: string) {
  const whole = message.replaceAll(ownEmail, "");
  const question = whole.replaceAll(CONTACT_DATA, " ");
  return question === whole
    ? { question: message, contact: "none" as const }
    : { question: question.trim(), contact: typedContact({ whole, lead, ownEmail }) };
}

function typedContact({
  whole,
  lead,
  ownEmail,
}: Pick<Conversation, "lead"> & { whole: string; ownEmail: string }): TypedContact {
  const found = contactIn(whole, ownEmail);
  if (found === null) return "unclear";
  if (lead === null || isNewContact(found, lead)) return "new";
  const rest = [found.email, found.phone].reduce<string>(
    (text, known) => (known === undefined ? text : text.replaceAll(known, " ")),
    whole,
  );
  return rest.search(CONTACT_DATA) === -1 ? "known" : "unclear";
}
