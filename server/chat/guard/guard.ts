import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { findAddresses } from "./addresses.ts";
import { claimsOf } from "./claims.ts";

/** Maximum length of the visitor's own texts in UTF-16 code units. If they are longer, only their end is read. */
const MAX_OWN_LENGTH = 8_000;

/**
 * Creates the guard: everything that a model's sentence states in figures (prices, terms, percentages, counts), dates,
 * phone numbers and addresses must stand in `ground`, the texts of the page and of Nora, or in the visitor's own
 * messages. A link must lead to the site, the company's WhatsApp, or an address in `ground`.
 */
export function createGuard(site: Site, ground: readonly string[]) {
  const known = read(ground, site);
  const ownHost = new URL(site.url).host.replace(/^www\./, "");

  return (conversation: Conversation) => {
    let own: Said | undefined;
    const visitors = () => (own ??= read([wordsOf(conversation)], site, true));

    /** Whether a sentence may be sent. */
    return (sentence: string): boolean => {
      const { addresses, links, rest } = findAddresses(sentence, site);
      const mayLead = (address: string) =>
        known.has(address) ||
        address.startsWith(`${ownHost}/`) ||
        (!links.includes(address) && visitors().has(address));
      const isConfirmed = (claim: string) => isIn(known, claim) || isIn(visitors(), claim, true);
      return addresses.every(mayLead) && claimsOf(rest).every(isConfirmed);
    };
  };
}

/** Claims and addresses: what a text says that may not be invented. */
type Said = ReadonlySet<string>;

function wordsOf({ message, history, lead }: Conversation): string {
  const messages = history.flatMap(({ role, content }) => (role === "user" ? content : []));
  return [...messages, message, lead?.email, lead?.phone].join("\n").slice(-MAX_OWN_LENGTH);
}

/** Reads texts line by line and sentence by sentence, as the model's are. */
function read(texts: readonly string[], site: Site, isVisitors = false): Said {
  const sentences = texts.flatMap((text) => text.split(/\n+|(?<=[.!?]) /));
  const said = sentences.flatMap((sentence) => {
    const { addresses, rest } = findAddresses(sentence, site);
    return addresses.concat(claimsOf(rest, isVisitors));
  });
  return new Set(said);
}

/** Whether a text says what a claim says. A visitor's bare number ("tenho 5 mil") may be an amount or a count of anything. */
function isIn(said: Said, claim: string, isVisitors = false): boolean {
  if (said.has(claim)) return true;
  const [kind, value = ""] = claim.split(" ");
  const isEnd = (end: string) => [...said].some((one) => one.endsWith(end));
  // Without country or area code.
  if (kind === "phone") return value.length >= 8 && isEnd(value);
  // "500+" alone, in a table.
  if (kind === "+") return isEnd(` ${value}`);
  return isVisitors && said.has(`number ${value}`);
}
