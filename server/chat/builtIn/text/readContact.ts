import { contactIn, withoutOwnEmail } from "../../../../src/shared/contactIn.ts";
import { isNewContact } from "../../../../src/shared/isNewContact.ts";
import type { Conversation } from "../../conversation.ts";

const PROVIDER = "(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra)";

/**
 * Matches an e-mail address, also dictated ("ana arroba gmail ponto com") or with a typing mistake ("ana@gmail,com"). At
 * the beginning or after "email" also without its ending or "@" ("ana@loja", "ana.gmail.com"); elsewhere "ana@loja" may
 * be an address that the visitor asks for.
 */
const EMAIL = new RegExp(
  [
    String.raw`[^\s@]+@[^\s@]+\.\w{2,}`,
    String.raw`[\w.+-]+@(?:[\w-]+,\w{2,}|${PROVIDER}\b)`,
    String.raw`(?<=^\s*|mail(?:\s(?:é|eh))?:?\s)(?!www\.)[\w.+-]+(?:@[\w-]+|[.#]${PROVIDER}\.com(?:\.br)?)(?!\S)`,
    String.raw`[\w.+-]+ arroba (?:\w+(?: ponto \w+){1,2}|${PROVIDER}(?: com(?: br)?)?)`,
  ].join("|"),
);

/** Matches the words before a number that isn't a phone number: "CEP", "pedido nº", "R$". */
const OTHER_NUMBER = new RegExp(
  String.raw`\b(?:${[
    "cnpj|cpf|cep|rg|pedido|protocolo|processo|rastreio|c[óo]digo|matr[íi]cula",
    String.raw`nota|nf-?e?|fiscal|boleto|r\$|reais|fatur\w+`,
  ].join("|")})\D{0,8}`,
);

/** Matches an international number with "+", or a Brazilian one with or without area code. */
const PHONE =
  /\+\d(?:[\s().-]*\d){7,14}|(?:\(?0?[1-9]{2}\)?[\s.-]*)?(?:9[\s.-]?\d{4}|[2-9]\d{3})[\s.-]?\d{4}/;

/** Matches e-mail addresses and phone numbers, but not a part of a longer number or of a date. */
const CONTACT_DATA = new RegExp(
  `${EMAIL.source}|(?<![\\d.,/-]|${OTHER_NUMBER.source})(?:${PHONE.source})(?![\\d/]|[.,-]\\d)`,
  "gi",
);

/**
 * Contact data in a message:
 * - `new`: the page shows the lead form with it, or with a corrected name;
 * - `known`: that of the confirmed lead;
 * - `unclear`: the page doesn't recognise it, such as a number without area code, or another follows the lead's own.
 */
export type TypedContact = "none" | "new" | "known" | "unclear";

/** Returns a message without contact data, and which it had. The company's own e-mail address doesn't count. */
export function readContact({ message, lead }: Conversation, ownEmail: string) {
  const whole = withoutOwnEmail(message, ownEmail);
  if (contactIn(whole)?.corrects) return { question: message, contact: "new" as const };
  const question = whole.replaceAll(CONTACT_DATA, " ");
  return question === whole
    ? { question: message, contact: "none" as const }
    : { question: question.trim(), contact: typedContact(whole, lead) };
}

function typedContact(whole: string, lead: Conversation["lead"]): TypedContact {
  const found = contactIn(whole);
  if (found === null) return "unclear";
  if (lead === null || isNewContact(found, lead)) return "new";
  const rest = [found.email, found.phone].reduce<string>(
    (text, known) => (known === undefined ? text : text.replaceAll(known, " ")),
    whole,
  );
  return rest.search(CONTACT_DATA) === -1 ? "known" : "unclear";
}

/** Whether a visitor wrote contact data other than the lead's after confirming it. */
export function hasUnconfirmed({ history, lead }: Conversation, ownEmail: string): boolean {
  if (lead === null) return false;
  const confirmed = history.findLastIndex(
    ({ role, content }) => role === "assistant" && content.startsWith(`Obrigado, ${lead.name}!`),
  );
  return history.slice(confirmed + 1).some(({ role, content: message }) => {
    if (role !== "user") return false;
    const { contact } = readContact({ message, history: [], lead }, ownEmail);
    return contact === "new" || contact === "unclear";
  });
}
