import { unaccented } from "../../../src/shared/unaccented.ts";
import { captured, oneOf } from "./captured.ts";
import { deadlinesOf } from "./deadlines.ts";
import { figuresIn } from "./figures.ts";
import { HAS_NUMBER, NUMBER, valueOf } from "./numberWords.ts";
import { pricesOf } from "./prices.ts";

/**
 * Kinds of claims that the guard checks in a model's sentences. `figure`: a number of no other kind, except a small
 * count, a time or a date. It may be an unmarked price, as in "Básico: 900", or count something the site doesn't.
 */
export type ClaimKind =
  | "price"
  | "deadline"
  | "percentage"
  | "phone"
  | "email"
  | "address"
  | "figure";

export interface Claim {
  kind: ClaimKind;
  /** Normalised: "R$ 1.500,00" and "1500 reais" have the same value, "1500". */
  value: string;
  /** The whole sentence, normalised by `plain`. */
  context: string;
}

/**
 * Normalises a text: lower case, single spaces, and NFKC, by which full-width digits become ASCII. Removes accents,
 * invisible characters, "*", "_", "`" and "~"; other punctuation stays.
 */
export function plain(text: string): string {
  return unaccented(text.normalize("NFKC"))
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ");
}

/** Returns the claims in a sentence, each once. */
export function claimsOf(sentence: string): Claim[] {
  const context = plain(sentence);
  const claims = (kind: ClaimKind, values: Iterable<string>) =>
    [...new Set(values)].map((value) => ({ kind, value, context }));
  const { emails, addresses, rest } = addressesOf(context);
  const numbered = rest.includes("(") ? rest.replaceAll(REPEATED_NUMBER, "$1") : rest;
  const others = [
    ...claims("email", emails),
    ...claims("address", addresses),
    ...claims("phone", phonesOf(rest)),
    ...claims("percentage", percentagesOf(numbered)),
    ...claims("price", pricesOf(numbered)),
    ...claims("deadline", deadlinesOf(numbered)),
  ];
  const known = new Set(others.map(({ value }) => Number.parseFloat(value)));
  const figures = figuresOf(numbered).filter((value) => !known.has(Number(value)));
  return [...others, ...claims("figure", [...figures, ...(rest.match(CNPJ) ?? [])])];
}

/** Returns the values of the numbers that need a source, without those of phone numbers. */
export function figuresOf(text: string): string[] {
  return figuresIn(withoutPhones(text)).map(({ value }) => value);
}

function withoutPhones(text: string): string {
  return text.replaceAll(CNPJ, " ").replaceAll(PHONE, (number) => (isYears(number) ? number : " "));
}

/** Matches a number and a second number in brackets, which usually repeats the first in words: "30 (trinta) dias". */
const REPEATED_NUMBER = new RegExp(`(${NUMBER})\\s*\\(\\s*${NUMBER}\\s*\\)`, "g");

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}/g;
/** Matches an e-mail address in words: "contato arroba nora ponto com", "contato [at] nora [dot] com". */
const SPOKEN_EMAIL = new RegExp(
  String.raw`\b[\w.]{1,64} ?[([]?${oneOf(
    String.raw`arroba[)\]]? ?[\w.]{1,64}(?: ?[([]?ponto[)\]]? ?\w{1,20}){0,4}`,
    String.raw`\bat\b[)\]]? ?[\w.]{1,64}(?: ?[([]?(?:dot|ponto)[)\]]? ?\w{1,20}){1,4}`,
  )}`,
  "g",
);
/** Matches a web address in words. Not "ponto com" alone, which is also Portuguese for "point with". */
const SPOKEN_ADDRESS =
  /\b[\w-]{2,63} (?:(?:ponto com )?ponto br|dot (?:com|net|org|io|app|dev)(?: dot br)?)\b/g;
const WITH_SCHEME = /(?:https?:\/\/|www\.)[^\s)\]>,;]{1,2000}/g;
/** Matches text that may be a host, with or without a path; `isHost` decides. */
const HOST_AND_PATH = /(?<![\w@.])[a-z0-9-][a-z0-9.-]{2,250}(?:\/[^\s)\]>,;]{0,2000})?/g;
const TOP_LEVEL_DOMAINS = new Set(
  "com br net org io app dev me shop store site online ai co info biz tech digital link page pt".split(
    " ",
  ),
);
const HANDLE = /(?<![\w.])@[a-z0-9_.]{3,}/g;
/** Matches names of technologies that `isHost` mistakes for hosts. */
const NO_ADDRESS = /^(?:asp|vb|ado)\.net$/;

/** Matches a text that may contain an e-mail or web address. The expressions above take longer. */
const MAY_HAVE_ADDRESS = /@|arroba|\bat\b|\bdot\b|ponto|:\/\/|www\.|\.[a-z\d-]/;

function addressesOf(text: string) {
  if (!MAY_HAVE_ADDRESS.test(text)) return { emails: [], addresses: [], rest: text };
  const emails = [...(text.match(EMAIL) ?? []), ...(text.match(SPOKEN_EMAIL) ?? [])];
  const withoutEmails = text.replaceAll(EMAIL, " ").replaceAll(SPOKEN_EMAIL, " ");
  const spoken = withoutEmails.match(SPOKEN_ADDRESS) ?? [];
  const withScheme = withoutEmails.match(WITH_SCHEME) ?? [];
  const others = withoutEmails.replaceAll(WITH_SCHEME, " ");
  const hosts = (others.match(HOST_AND_PATH) ?? []).filter(isHost);
  const addresses = [...spoken, ...withScheme, ...hosts, ...(others.match(HANDLE) ?? [])]
    .map((address) => address.replace(/[.!?:"'”]+$/, ""))
    .filter((address) => !NO_ADDRESS.test(address));
  const rest = hosts.reduce((whole, host) => whole.replaceAll(host, " "), others);
  return { emails, addresses: addresses.map(normalAddress), rest };
}

/** Matches two letters, as in a country's top-level domain, except common file extensions such as "js". */
const COUNTRY = /^(?!(?:js|ts|py|rb|cs|go|md)$)[a-z]{2}$/;

/**
 * Whether a match of `HOST_AND_PATH` is an address: it has a known top-level domain, or a path and the top-level domain
 * of a country. True for "nora.com.br" and "bit.ly/x", false for "10.000" and "node.js".
 */
function isHost(text: string): boolean {
  const [host = "", path] = text.split("/");
  const labels = host.replace(/[.-]+$/, "").split(".");
  const last = labels.at(-1)!;
  const isKnown = TOP_LEVEL_DOMAINS.has(last) || (path !== undefined && COUNTRY.test(last));
  return labels.length > 1 && labels.every(Boolean) && isKnown;
}

/** Removes the scheme, "www." and a slash at the end. */
export function normalAddress(address: string): string {
  return address
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

const CNPJ = /\b[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-\d{2}\b/g;
/** Matches a phone number: "+55 (11) 98765-4321", "11987654321", "0800 123 4567". */
const PHONE = new RegExp(
  [
    String.raw`(?<![\d/.])(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,3}\)|\d{2,3})?[\s.-]{0,2}\d{4,5}[\s.-]\d{4}(?!\d)`,
    String.raw`(?<![\d/.])\+?\d{8,13}(?![\d/])`,
    String.raw`\b0[38]00[\s.-]?\d{3,4}[\s.-]?\d{0,4}`,
  ].join("|"),
  "g",
);
const DIGIT_WORDS =
  /(?:\b(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)\b[\s,.-]*){6,}/g;
/** Matches 3 to 6 digits after a word such as "ligue" as a phone number, unless they are a percentage or hours. */
const CALLED = new RegExp(
  String.raw`\b(?:ligue|ligar|disque|telefone|whatsapp|zap|ramal)\b` +
    "(?: (?:e|para|o|no|numero|a|gratis|pelo|do|cvv|agora|:))*[ :]*" +
    String.raw`(\d{3,6})\b(?!\s*(?:por cento|%|h\b|horas))`,
  "g",
);

function phonesOf(text: string): string[] {
  const spoken: string[] = text.match(DIGIT_WORDS) ?? [];
  if (!/\d/.test(text)) return spoken;
  const withoutCnpj = text.replaceAll(CNPJ, " ");
  const numbers = (withoutCnpj.match(PHONE) ?? []).filter((number) => !isYears(number));
  return [
    ...numbers.map((number) => number.replaceAll(/\D/g, "")),
    ...captured(withoutCnpj, CALLED),
    ...spoken,
  ];
}

/** Whether a match of `PHONE` is a range of years: "2025-2026". */
function isYears(number: string): boolean {
  return /^(?:19|20)\d{2}[\s.-](?:19|20)\d{2}$/.test(number.trim());
}

/** Matches parts of money: "metade à vista", "desconto de um terço". They count as "50". */
const PART = new RegExp(
  [
    String.raw`\bmetade (?:do (?:preco|valor|custo)|a vista|na entrega|na entrada|antes|agora|de entrada)\b`,
    String.raw`\b(?:um|dois) (?:terco|quarto|quinto)s?\b(?=.{0,40}\b(?:desconto|preco|valor|entrada|a vista)\b)`,
    String.raw`\b(?:reduz|cort|diminu)\w{0,6} (?:\S+ ){0,4}pela metade\b`,
    String.raw`\bdesconto de (?:(?:um|dois) (?:terco|quarto|quinto)s?|(?:a )?metade)\b`,
  ].join("|"),
);
const RESULTS = String.raw`${oneOf(
  "vendas?|contatos?|clientes?|faturamento|receitas?|lucros?|conversao|conversoes",
  "resultados?|leads?|visitas?|pedidos?",
)}\b`;
/** Matches multiples of results without a number: "dobramos suas vendas", "o dobro de contatos". */
const MULTIPLE = new RegExp(
  [
    String.raw`\b(?:dobr|duplic|triplic|quadruplic)(?:a|am|ar|ara|arao|amos|aremos|ando|ou|e|ue|uem)\b` +
      `(?= (?:(?:o|os|a|as|seus?|suas?|de|em) ){0,3}${RESULTS})`,
    String.raw`\b(?:o dobro|o triplo) de ${RESULTS}`,
  ].join("|"),
  "g",
);
const TIMES_MORE = new RegExp(`(${NUMBER})\\s*(?:x|vezes) (?:mais|menos|maior(?:es)?)\\b`, "g");

/** Matches every text that `PERCENTAGE` matches, in less time. */
const SAYS_PERCENT = /%|cento|percent|pct|cada/;
const PERCENTAGE = new RegExp(
  `(${NUMBER})\\s*(?:%|por cento\\b|porcento\\b|pct\\b|(?:em|de) cada (?:dez|cem|\\d)|pontos? percentua(?:l|is)\\b)`,
  "g",
);

export function percentagesOf(text: string): string[] {
  const values = SAYS_PERCENT.test(text) ? captured(text, PERCENTAGE) : [];
  const multiples = HAS_NUMBER.test(text) ? captured(text, TIMES_MORE) : [];
  return [
    ...values.map((number) => String(valueOf(number))),
    ...multiples.map((number) => `${valueOf(number)}x`),
    ...(text.match(MULTIPLE) ?? []),
    ...(PART.test(text) ? ["50"] : []),
  ];
}
