import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { findAddresses } from "./addresses.ts";
import { claimsOf, digitsIn, plain } from "./claims.ts";

/** Maximum length of the visitor's own texts in UTF-16 code units. If they are longer, only their end is read. */
const MAX_OWN_LENGTH = 8_000;

/** Controls that reverse text: what is shown would not be what was checked. */
const BIDIRECTIONAL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

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

/** Returns a text without invisible characters and variants, which would divide or disguise an address. */
function visible(text: string): string {
  return text.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
}

/**
 * Creates the guard: everything that a model's sentence states in figures (prices, terms, percentages, counts), dates,
 * phone numbers and addresses must stand in `ground`, the texts of the page and of Nora, or in the visitor's own
 * messages. A link must lead to the site, the company's WhatsApp, or an address in `ground`.
 */
export function createGuard(site: Site, ground: readonly string[]) {
  const known = readAll(ground, site);
  const ownHost = RegExp.escape(new URL(site.url).host.replace(/^www\./, ""));
  const ownAddress = new RegExp(`^${ownHost}(?:[/?#]|$)`);

  return (conversation: Conversation) => {
    let own: Said | undefined;
    const visitors = () => (own ??= readAll(visitorsWords(conversation), site, true));

    /** Whether a sentence may be sent. */
    return (sentence: string): boolean => {
      const { addresses, links, rest } = findAddresses(visible(sentence), site);
      const mayLead = (address: string) =>
        known.addresses.has(address) ||
        ownAddress.test(address) ||
        (!links.includes(address) && visitors().addresses.has(address));
      const isConfirmed = (claim: string) => isIn(known, claim) || isIn(visitors(), claim, true);
      return addresses.every(mayLead) && claimsOf(plain(rest)).every(isConfirmed);
    };
  };
}

function visitorsWords({ message, history, lead }: Conversation): string[] {
  const messages = history.flatMap(({ role, content }) => (role === "user" ? content : []));
  const all = [...messages, message, lead?.email ?? "", lead?.phone ?? ""].join("\n");
  return [all.slice(-MAX_OWN_LENGTH)];
}

/** Reads texts line by line and sentence by sentence, as the model's are. */
function readAll(texts: readonly string[], site: Site, isVisitors = false): Said {
  const claims = new Set<string>();
  const addresses = new Set<string>();
  for (const sentence of texts.flatMap((text) => text.split(/\n|(?<=[.!?]) /))) {
    const found = findAddresses(visible(sentence), site);
    for (const address of found.addresses) addresses.add(address);
    for (const claim of claimsOf(plain(found.rest), isVisitors)) claims.add(claim);
  }
  const phones = [...claims].filter((claim) => claim.startsWith("phone ")).map(digitsIn);
  return { claims, addresses, phones };
}

/** Whether a text says what a claim says. A visitor's bare number ("tenho 5 mil") may be an amount or a count of anything. */
function isIn({ claims, phones }: Said, claim: string, isVisitors = false): boolean {
  if (claims.has(claim)) return true;
  const [unit = "", value = ""] = claim.split(" ");
  // Without country or area code.
  if (unit === "phone") return value.length >= 8 && phones.some((phone) => phone.endsWith(value));
  // "500+" alone, in a table.
  if (unit === "+") return [...claims].some((one) => one.endsWith(` ${value}`));
  return isVisitors && (claims.has(value) || claims.has(`money ${claim}`));
}
