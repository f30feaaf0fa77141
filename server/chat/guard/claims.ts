import { NUMBER, valueOf } from "./numberWords.ts";

/** Kinds of claims that the guard checks in a model's sentences. */
export type ClaimKind = "price" | "deadline" | "percentage" | "phone" | "email" | "address";

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
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[*_`~]/g, "")
    .replaceAll(/\s+/g, " ");
}

export function claimsOf(sentence: string): Claim[] {
  const context = plain(sentence);
  const claim = (kind: ClaimKind) => (value: string) => ({ kind, value, context });
  const { emails, addresses, rest } = addressesOf(context);
  return [
    ...emails.map(claim("email")),
    ...addresses.map(claim("address")),
    ...phonesOf(rest).map(claim("phone")),
    ...percentagesOf(rest).map(claim("percentage")),
    ...pricesOf(rest).map(claim("price")),
    ...deadlinesOf(rest).map(claim("deadline")),
  ];
}

const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g;
const SPOKEN_EMAIL = /\b[\w.]{1,64} ?\(?arroba\)? ?[\w.]{1,64}(?: ?\(?ponto\)? ?\w{1,20}){0,4}/g;
const WITH_SCHEME = /(?:https?:\/\/|www\.)[^\s)\]>,;]{1,2000}/g;
/** Matches text that may be a host, with or without a path; `isHost` decides. */
const HOST_AND_PATH = /(?<![\w@.])[a-z0-9-][a-z0-9.-]{2,250}(?:\/[^\s)\]>,;]{0,2000})?/g;
const TOP_LEVEL_DOMAINS = new Set(
  "com br net org io app dev me shop store site online ai co info biz tech digital link page pt".split(
    " ",
  ),
);
const HANDLE = /(?<![\w.])@[a-z0-9_.]{3,}/g;
/** Matches names of technologies that `isHost` takes for a host. */
const NO_ADDRESS = /^(?:asp|vb|ado)\.net$/;

function addressesOf(text: string) {
  const emails = [...(text.match(EMAIL) ?? []), ...(text.match(SPOKEN_EMAIL) ?? [])];
  const withoutEmails = text.replaceAll(EMAIL, " ").replaceAll(SPOKEN_EMAIL, " ");
  const withScheme = withoutEmails.match(WITH_SCHEME) ?? [];
  const others = withoutEmails.replaceAll(WITH_SCHEME, " ");
  const hosts = (others.match(HOST_AND_PATH) ?? []).filter(isHost);
  const addresses = [...withScheme, ...hosts, ...(others.match(HANDLE) ?? [])]
    .map((address) => address.replace(/[.!?:"'”]+$/, ""))
    .filter((address) => !NO_ADDRESS.test(address));
  const rest = hosts.reduce((whole, host) => whole.replaceAll(host, " "), others);
  return { emails, addresses: addresses.map(normalAddress), rest };
}

/** Whether a match of `HOST_AND_PATH` has a known top-level domain: "nora.com.br/x", but not "10.000" or "node.js". */
function isHost(text: string): boolean {
  const labels = (text.split("/")[0] ?? "").replace(/[.-]+$/, "").split(".");
  return labels.length > 1 && labels.every(Boolean) && TOP_LEVEL_DOMAINS.has(labels.at(-1)!);
}

/** Removes the scheme, "www." and a slash at the end. */
export function normalAddress(address: string): string {
  return address
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

const CNPJ = /\b[\da-z]{2}\.[\da-z]{3}\.[\da-z]{3}\/[\da-z]{4}-\d{2}\b/g;
const PHONE =
  /(?<![\d/.])(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,3}\)|\d{2,3})?[\s.-]{0,2}\d{4,5}[\s.-]\d{4}(?!\d)|(?<![\d/.])\+?\d{8,13}(?![\d/])|\b0[38]00[\s.-]?\d{3,4}[\s.-]?\d{0,4}/g;
const DIGIT_WORDS =
  /(?:\b(?:zero|um|dois|tres|quatro|cinco|seis|meia|sete|oito|nove)\b[\s,.-]*){6,}/g;
/** Matches 3 to 6 digits after a word such as "ligue" as a phone number, unless they are a percentage or hours. */
const CALLED =
  /\b(?:ligue|ligar|disque|telefone|whatsapp|zap|ramal)\b(?: (?:e|para|o|no|numero|a|gratis|pelo|do|cvv|agora|:))*[ :]*(\d{3,6})\b(?!\s*(?:por cento|%|h\b|horas))/g;

function phonesOf(text: string): string[] {
  const withoutCnpj = text.replaceAll(CNPJ, " ");
  const numbers = (withoutCnpj.match(PHONE) ?? []).filter((number) => !isYears(number));
  return [
    ...numbers.map((number) => number.replaceAll(/\D/g, "")),
    ...captured(withoutCnpj, CALLED),
    ...(withoutCnpj.match(DIGIT_WORDS) ?? []),
  ];
}

/** Whether a match of `PHONE` is a range of years: "2025-2026". */
function isYears(number: string): boolean {
  return /^(?:19|20)\d{2}[\s.-](?:19|20)\d{2}$/.test(number.trim());
}

const PERCENTAGE = new RegExp(`(${NUMBER})\\s*(?:%|por cento\\b|porcento\\b)`, "g");

function percentagesOf(text: string): string[] {
  const values = captured(text, PERCENTAGE).map((number) => String(valueOf(number)));
  return /\b(?:pela )?metade do (?:preco|valor)\b/.test(text) ? [...values, "50"] : values;
}

const CURRENCY = "(?:reais|real|conto|contos|pila|pilas|dolares|dolar|euros|euro|brl|usd)\\b";
const MONEY = new RegExp(
  `(?:r\\s?\\$|us\\$|u\\$|\\$|€|\\bbrl|\\busd)\\s*(${NUMBER})|(${NUMBER})\\s*(?:de\\s+)?${CURRENCY}`,
  "g",
);
/**
 * Matches a number after a price word such as "custa", unless another unit follows: "a partir de 3 dias". Of a longer
 * number with such a unit it matches the beginning: in "a partir de 10 dias" the 1.
 */
const PRICED = new RegExp(
  `\\b(?:custa\\w*|custo de|precos? (?:e|de|fica|parte|sai|comeca)|valor(?:es)? (?:e|de|fica|a partir|gira)|a partir de|sai por|saem por|fica(?:ria)? (?:em|por)|por apenas|por so|investimento de|cobramos|cobra|mensalidade de|taxa de|parcelas? de|entrada de|em torno de|faixa de|orcamento de)\\s+(?:em\\s+|de\\s+|por\\s+|cerca de\\s+|apenas\\s+|uns\\s+|aproximadamente\\s+|a partir de\\s+|em torno de\\s+)*(${NUMBER})(?!\\s*(?:%|por cento|dia|semana|mes|hora|minuto|ano|h\\b|projeto|cliente|produto|funcionari|pessoa|etapa|pagina|servico|frente))`,
  "g",
);
/** Matches a number at the end of a sentence or before ")"; `pricesOf` keeps those with "mil", "milhões" or "k". */
const BARE_THOUSANDS = new RegExp(`(?:^|[\\s:])(${NUMBER})(?=\\s*(?:[.!?…)]|$))`, "g");
const INSTALMENTS = new RegExp(
  `(${NUMBER})\\s*(?:x\\b|vezes\\b|parcelas?\\b)(?!\\s*\\d)(?! (?:mais|menos|por|ao|maior))`,
  "g",
);
const FREE =
  /\b(?:gratis|gratuit[oa]s?|gratuitamente|de graca|sem custos?|custo zero|nao cobramos)\b/;

function pricesOf(text: string): string[] {
  const amounts = [...text.matchAll(MONEY)].map(([, before, after]) => before ?? after!);
  const priced = captured(text, PRICED).filter((number) => !/^uma?\s*$/.test(number));
  const thousands = captured(text, BARE_THOUSANDS).filter((number) =>
    /\b(?:mil|k|milhao|milhoes)\b|\dk\b/.test(number),
  );
  return [
    ...[...amounts, ...priced, ...thousands].map((number) => String(valueOf(number))),
    ...captured(text, INSTALMENTS).map((number) => `${valueOf(number)}x`),
    ...(FREE.test(text) ? ["0"] : []),
  ];
}

/** Returns what the pattern's first group captured in each match. */
function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group!);
}

const UNIT =
  "(?:dias?(?: uteis| corridos)?|semanas?|mes|meses|anos?|horas?|hrs?|hs?|minutos?|min|segundos?|quinzenas?)\\b";
const DURATION = new RegExp(
  `(${NUMBER}|mei[ao])\\s*(?:(?:a|ou|ate|e|-|–)\\s*(${NUMBER})\\s*)?(${UNIT})`,
  "g",
);
/** Matches the end of a text after which "um dia" or "uma hora" is a duration: "em ate", "demora". */
const MEASURED =
  /(?:\bem(?: ate| cerca de| apenas| menos de| mais ou menos)?|\bate|dentro de|leva|demora|dura|prazo de|cerca de|aproximadamente|apos|daqui a|garantia de|menos de|mais de|durante|por volta de|questao de|pronto em|entregue em|suporte de|teste de|por)\s*$/;
const VAGUE =
  /\b(?:em|dentro de|leva|demora|questao de|daqui a)\s+(?:apenas\s+)?(?:pouc[oa]s|algum(?:as)?|alguns|uns|umas)\s+(?:dias?|semanas?|meses|horas?|minutos?)\b/g;
const DELIVERED =
  /\b(?:entreg\w*|pront[oa]s?|conclu\w*|no ar|finaliz\w*|publica\w*|lanc\w*|termin\w*|fica pronto)\b/;
const DATE =
  /\b(?:amanha|semana que vem|proxima semana|mes que vem|proximo mes|(?:ate|no) (?:o )?(?:fim|final) d[oa] (?:mes|semana|ano)|ate (?:a )?(?:proxima )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|ate (?:o )?dia \d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|ate (?:o )?natal|antes do natal|ate (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\b/g;

function deadlinesOf(text: string): string[] {
  const durations: string[] = [];
  for (const match of text.matchAll(DURATION)) {
    const [whole, first = "", last, unit = ""] = match;
    if (unitOf(unit) === "hora" && isClock(whole, text, match.index)) continue;
    const isArticle = /^(?:um|uma)\s*$/.test(first);
    if (isArticle && !MEASURED.test(text.slice(0, match.index))) continue;
    for (const number of last === undefined ? [first] : [first, last]) {
      const value = number.startsWith("mei") ? 0.5 : valueOf(number);
      durations.push(`${value} ${unitOf(unit)}`);
    }
  }
  const dates = DELIVERED.test(text) ? (text.match(DATE) ?? []) : [];
  return [...durations, ...(text.match(VAGUE) ?? []), ...dates];
}

/** Whether a match of `DURATION` is a time of day: "9h", "às 18 horas", "das 9 às 18h". */
function isClock(match: string, text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  if (/(?:\bas|\bdas|\bate as|\bapos as|\ba partir das)\s*$/.test(before)) return true;
  return /^\d{1,2}\s?h$/.test(match.trim()) && !/\b(?:em|ate|dentro de)\s*$/.test(before);
}

function unitOf(unit: string): string {
  if (unit.startsWith("h")) return "hora";
  if (unit.startsWith("min")) return "minuto";
  if (unit.startsWith("mes")) return "mes";
  return unit.replace(/s$/, "").replace(/s? (?:uteis|corridos)$/, "");
}
