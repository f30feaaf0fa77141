import type { Lead } from "./lead.ts";

/**
 * Matches an e-mail address, also one that isn't valid: a part of it could be the address of somebody else. Excludes
 * the next sentence in "ana@exemplo.com.Obrigada".
 */
export const EMAIL =
  /[\p{L}\d_][\p{L}\d_.+&'-]{0,63}@[\w-]{1,63}\.[\w-]{2,63}(?:\.(?!\p{Lu}\p{Ll}{2})[\w-]{2,63}){0,3}/u;

/**
 * Matches a Brazilian phone number with its area code, or an international one with "+". Doesn't match a part of a
 * longer number, or of an amount or a company registration number (CNPJ) with punctuation, nor the number of a person
 * (CPF) or an order.
 */
export const PHONE =
  /(?<![\d.,/-]|(?:cpf|CPF|pedido)\D{0,8})(?:(?:\+?55[ -]?)?\(?0?[1-9]{2}\)?[ .-]{0,3}(?:9[ .-]?)?\d{4}[ .-]{0,3}\d{4}|\+\d[\d ()-]{7,17}\d)(?![\d/]|[.,-]\d)/;

/** Matches a web address, whose numbers are no phone numbers. */
const WEB_ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Source of a regular expression: capitalised words that are no part of a name, such as that of the next datum. */
const LABEL = String.raw`(?:[Ee]-?mails?|Tel|Telefone|Cel|Celular|[Ww]hats\w*|Zap|Contato|Meus?|Minha|Don[oa])\b`;

const NAME_WORD = String.raw`(?!${LABEL})(?:\p{Lu}\.|d['’]\p{Lu}\p{L}+|\p{Lu}[\p{L}'’-]{1,30})`;

const TITLE = String.raw`(?:(?:Dr|Sr|Prof)[aª]?\.? +)?`;

/**
 * Source of a regular expression: capitalised words, `minimum` to eight of them, with "da", "dos" etc. between them.
 * Not a greeting, nor the beginning of many names of cities, nor a part of a longer name ("Hans" of "Hans von Braun").
 */
const nameOf = (minimum: number) =>
  String.raw`((?!(?:Muit[oa]|Bo[am]|Olá|Oi|Quero|São|Rio|Belo|Porto|Sant[oa]|Nova) )${TITLE}${NAME_WORD}(?: +(?:d[aeo]s? +)?${NAME_WORD}){${minimum - 1},7})(?![\p{L}'’]| +(?:\p{Ll}{1,3} +)?(?!${LABEL})\p{Lu})`;

/** Source of a regular expression: the first word of a capitalised message that isn't a name, such as a service. */
const TOPIC =
  "(?:Cria|Sistema|Site|Landing|Loja|Chatbot|Desenvolvimento|Automação|Obrigad|Tudo|Já|Pode|Segunda|Terça|Quarta|Quinta|Sexta)";

const OWN_NAME = String.raw`\b[Nn]ome(?: é|:)|[Mm]e chamo`;

/**
 * Source of a regular expression: words before the contact data of somebody other than the visitor. Not followed by
 * words before the visitor's own, as in "o site do meu sócio Caio, sou bia@loja.com.br".
 */
const OF_OTHER = String.raw`(?:[Mm](?:eu|inha) (?:sóci[oa]|colega|marido|mulher|espos[oa]|chefe|filh[oa]|irmão?|irmã|mãe|pai|amig[oa]|secretári[oa]|funcionári[oa])(?: é|:)?(?: [oa])?|(?:[Ff]al[ae]r?|[Ll]ig(?:a|ar|ue)) (?:com|para|pr[ao]) ?[oa]?(?= (?!Nora)\p{Lu}))(?!.*(?:[Ss]ou |[Mm]eu (?:nome|[Ee]-?mail|telefone|celular|zap)))`;

/** Matches a name after a phrase such as "meu nome é" or "contato da minha sócia", or at the start before the data. */
const NAME = new RegExp(
  `(?<!não )(?:${OWN_NAME}|[Cc]ontato:|[Aa]qui é [oa]|[Ss]ou [oa]|${OF_OTHER}) +${nameOf(1)}|` +
    `^\\s*${nameOf(2)}[\\s,;:/-]+(?:${EMAIL.source}|${PHONE.source})`,
  "u",
);

const NAMES_OTHER = new RegExp(OF_OTHER, "u");

/** Matches a message that is only a name. A single word must be introduced as one. */
const ONLY_NAME = new RegExp(
  `^\\s*(?:(?:.{0,20}[, ])?(?:${OWN_NAME}) +${nameOf(1)}|(?!${TOPIC})${nameOf(2)})\\s*[.!]?\\s*$`,
  "u",
);

/** Removes the company's own e-mail address from a visitor's message, but not a longer address that contains it. */
export function withoutOwnEmail(message: string, ownEmail: string): string {
  const escaped = ownEmail.replaceAll(/[^\w@]/g, String.raw`\$&`);
  return message.replaceAll(new RegExp(`(?<![\\w+-]|\\w\\.)${escaped}(?![\\w-]|\\.\\w)`, "gi"), "");
}

/**
 * Returns the contact data in a visitor's message; null if it has neither an e-mail nor a phone and isn't only a name.
 * The name is "" if the data are another person's whose name wasn't recognised. Takes the message without the company's
 * own address (`withoutOwnEmail`).
 */
export function contactIn(message: string): Partial<Lead> | null {
  const text = message
    .replaceAll(WEB_ADDRESS, " ")
    // Invisible marks, hyphens and spaces of a number that was copied, for instance from WhatsApp.
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/\p{Zs}/gu, " ")
    .normalize();
  const [email] = EMAIL.exec(text) ?? [];
  const [phone] = PHONE.exec(text) ?? [];
  const [, ...names] = (email || phone ? NAME : ONLY_NAME).exec(text) ?? [];
  const name = names.find(Boolean) ?? (NAMES_OTHER.test(text) ? "" : undefined);
  return email || phone || name ? { name, email, phone } : null;
}
