import {
  CORRECTS,
  OTHER_PERSON,
  type WrittenContact,
  correctedNameIn,
  introducedIn,
  isForeign,
  personIn,
} from "./personIn.ts";

/**
 * Matches an e-mail address, also one that isn't valid: a part of it could be the address of somebody else. Excludes
 * the next sentence in "ana@exemplo.com.Obrigada".
 */
export const EMAIL =
  /[\p{L}\d_][\p{L}\d_.+&%'-]{0,63}@[\w-]{1,63}\.[\w-]{2,63}(?:\.(?!\p{Lu}\p{Ll}{2})[\w-]{2,63}){0,3}/u;

/**
 * Matches a Brazilian phone number with its area code, or an international one with "+". Doesn't match a part of a
 * longer number, or of an amount or a company registration number (CNPJ) with punctuation, nor the number of a person
 * (CPF), a document or an order.
 */
export const PHONE =
  /(?<![\d.,/-]|(?:[Cc]pf|CPF|pedido|[Pp]rotocolo|[Dd]ocumento|[Ff]iscal|[Bb]oleto|[Pp]rocesso)\D{0,8})(?:(?:\+?55[ -]?)?\(?0?(?:xx)?[1-9]{2}\)?[ .-]{0,3}(?:9[ .-]?)?\d{4}[ .-]{0,3}\d{4}|\+\d[\d ()-]{7,17}\d)(?![\d/]|[.,-]\d)/;

const DATUM = new RegExp(`${EMAIL.source}|${PHONE.source}`, "gu");

/** Matches a web address, whose numbers are no phone numbers. */
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/**
 * Matches words after a datum that say whose it is: "é o meu e-mail", "(do meu sócio)". After the last one, also in the
 * next clause: ", fala com o Caio".
 */
const DESCRIPTION =
  /^(?:,?(?: que)? (?:é|eh|(?:fal|procur)\p{L}+) (?=[^@\d]*$)| *(?:(?:é|eh|del[ea]|d[aeo]s?) |\())(?:(?! e )[^,;.\n@\d])*/iu;

/** Matches a datum at the beginning of a clause, with its label: "…, email ana@exemplo.com". */
const LABELLED = new RegExp(
  String.raw`(?:^|[,;!?\n]|\.\s) *(?:[Oo] )?(?:[Ee]-?mail|[Tt]el\p{Ll}*|[Cc]el\p{Ll}*|[Zz]ap|[Ww]hats\p{Ll}*|[Cc]ontato)(?: é)?:? *(?:${DATUM.source})`,
  "u",
);

/** Matches words before a further person's datum: "manda também pro". Not "manda também pro meu zap". */
const FURTHER =
  /^(?=.*(?<!\p{L})(?:também|tbm?)(?!\p{L}))(?=.*(?<!\p{L})(?:pr[ao]|para)(?!\p{L}| (?:[oa] )?(?:meu|minha|mim)))/isu;

/** Removes the company's own e-mail address from a visitor's message, but not a longer address that contains it. */
export function withoutOwnEmail(message: string, ownEmail: string): string {
  const escaped = ownEmail.replaceAll(/[^\w@]/g, String.raw`\$&`);
  return message.replaceAll(new RegExp(`(?<![\\w+-]|\\w\\.)${escaped}(?![\\w-]|\\.\\w)`, "gi"), "");
}

/**
 * Returns the contact data in a visitor's message, of only one person: the visitor if possible, else the first. Null if
 * it has neither an e-mail nor a phone and isn't only a name. Data belong to a name only if all words between them are
 * known, since the data of two people must not be mixed.
 *
 * @param message Without the company's own e-mail address (`withoutOwnEmail`).
 */
export function contactIn(message: string): WrittenContact | null {
  const text = message
    .normalize()
    .replaceAll(WEB_ADDRESS, " ")
    // Invisible marks, hyphens and spaces of a number that was copied, for instance from WhatsApp.
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/\p{Zs}/gu, " ")
    .replaceAll(/ (?=\.(?:com|br)\b)/g, "")
    .replace(/(?<=(?:ol[áa]|oi|obrigad[oa]|valeu|dia|tarde|noite)[, ]+)nora(?!\p{L})/iu, "");
  const people = peopleIn(text);
  const [first] = people;
  if (!first) {
    const person = correctedNameIn(text) ?? personIn(text);
    return person.name && !isForeign(person.owner) ? person : null;
  }

  const contact = people.find(({ owner }) => owner === "visitor") ?? first;
  const isLabelled = people.length === 1 && LABELLED.test(text) && !OTHER_PERSON.test(text);
  if (contact.owner !== "visitor" && !isLabelled) return contact;
  const { name = introducedIn(text) } = contact;
  return { ...contact, ...(name && { owner: "visitor", name }) };
}

function peopleIn(text: string): WrittenContact[] {
  const people: WrittenContact[] = [];
  let end = 0;
  for (const { 0: datum, index } of text.matchAll(DATUM)) {
    const before = text.slice(end, index);
    end = index + datum.length;
    const [after] = DESCRIPTION.exec(text.slice(end)) ?? [""];
    end += after.length;
    const described = personIn(after);
    // Not for the form, which may have the visitor's: the company reads it in the conversation.
    if (described.owner !== "visitor" && FURTHER.test(before)) continue;
    const person = addPerson(people, described.owner === "same" ? personIn(before) : described);
    const field = datum.includes("@") ? "email" : "phone";
    if (!person[field] || CORRECTS.test(before)) person[field] = datum;
  }
  return people;
}

/** Returns the entry of a person, which is added unless the list has it. */
function addPerson(people: WrittenContact[], person: WrittenContact): WrittenContact {
  const { owner, name } = person;
  const known =
    owner === "same" && !name
      ? people.at(-1)
      : people.find(
          (one) => owner === "visitor" && one.owner === owner && (!name || one.name === name),
        );
  if (!known) people.push(person);
  return known ?? person;
}
