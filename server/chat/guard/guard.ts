import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { findAddresses } from "./addresses.ts";
import { claimsOf, plain } from "./claims.ts";

/** Maximum length of the visitor's own texts in UTF-16 code units. If they are longer, only their end is read. */
const MAX_OWN_LENGTH = 20_000;

/** Controls that reverse text: what is shown would not be what was checked. */
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Minimum digits of a phone number that may be written without its country or area code. */
const MIN_DIGITS = 8;

/** What a text says that may not be invented. */
interface Said {
  claims: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
  /** Digits of each phone number. */
  phones: readonly string[];
}

/** Removes bidirectional controls, and turns images into links. */
export function harmless(sentence: string): string {
  return sentence
    .replaceAll(BIDIRECTIONAL, "")
    .replaceAll(/!(?=\[)/g, "")
    .toWellFormed();
}

/**
 * Creates the guard: everything that a model's sentence states in figures (prices, terms, percentages, counts), dates,
 * phone numbers and addresses must stand in `ground`, the texts of the page and of Nora, or in the visitor's own
 * messages. A link must lead to the site, the company's WhatsApp, or an address in `ground`.
 */
export function createGuard(site: Site, ground: readonly string[]) {
  const known = readAll(ground, site);
  const { host } = new URL(site.url);
  const ownHost = host.replace(/^www\./, "");
  const whatsapp = site.whatsapp ?? "";

  const isOwnAddress = (address: string) =>
    known.addresses.has(address) ||
    address === `mailto:${site.contactEmail.toLowerCase()}` ||
    new RegExp(`^${RegExp.escape(ownHost)}(?:[/?#]|$)`).test(address) ||
    (whatsapp !== "" && new RegExp(`^wa\\.me/${whatsapp}(?:\\?|$)`).test(address)) ||
    (/^tel:\d{8,}$/.test(address) && whatsapp.endsWith(address.slice(4)));

  return (conversation: Conversation) => {
    let own: Said | undefined;
    const visitors = () => (own ??= readAll([visitorsWords(conversation)], site, true));

    /** Whether a sentence may be sent. */
    return (sentence: string): boolean => {
      const { addresses, links, rest } = findAddresses(sentence.normalize("NFKC"), site);
      return (
        addresses.every(
          (address) =>
            isOwnAddress(address) ||
            (!links.includes(address) && visitors().addresses.has(address)),
        ) &&
        claimsOf(plain(rest)).every(
          (claim) =>
            isIn(known, claim) || isIn(visitors(), claim, true) || isWhatsapp(claim, whatsapp),
        )
      );
    };
  };
}

function visitorsWords({ message, history, lead }: Conversation): string {
  return [
    ...history.filter(({ role }) => role === "user").map(({ content }) => content),
    message,
    lead?.email ?? "",
    lead?.phone ?? "",
  ]
    .join("\n")
    .slice(-MAX_OWN_LENGTH);
}

/** Reads texts line by line and sentence by sentence, as the model's are. */
function readAll(texts: readonly string[], site: Site, isVisitors = false): Said {
  const claims = new Set<string>();
  const addresses = new Set<string>();
  for (const sentence of texts.flatMap((text) => text.split(/\n|(?<=[.!?]) /))) {
    const found = findAddresses(sentence.normalize("NFKC"), site);
    for (const address of found.addresses) addresses.add(address);
    for (const claim of claimsOf(plain(found.rest), isVisitors)) claims.add(claim);
  }
  const phones = [...claims].filter((claim) => claim.startsWith("phone ")).map(digitsIn);
  return { claims, addresses, phones };
}

/**
 * Whether a text says what a claim says. A time that the text names in another way is the same, except that a term must
 * be one there, too. A visitor's bare number ("tenho 5 mil") may be an amount of money or a count of anything.
 */
function isIn({ claims, phones }: Said, claim: string, isVisitors = false): boolean {
  if (claims.has(claim)) return true;
  const [kind = "", value = ""] = claim.split(" ");
  if (kind === "phone") {
    const digits = digitsIn(claim);
    return digits.length >= MIN_DIGITS && phones.some((phone) => phone.endsWith(digits));
  }
  if (kind === "time") return claims.has(claim.replace("time", "term"));
  if (!isVisitors) return false;
  if (kind === "term") return claims.has(claim.replace("term", "time"));
  if (kind === "money") return claims.has(value) || claims.has(`${value}+`);
  return /^[\d.]+\+?$/.test(kind) && [kind, `money ${kind}`].some((other) => claims.has(other));
}

function isWhatsapp(claim: string, whatsapp: string): boolean {
  const digits = digitsIn(claim);
  return claim.startsWith("phone ") && digits.length >= MIN_DIGITS && whatsapp.endsWith(digits);
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, "");
}
