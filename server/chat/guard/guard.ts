import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { findAddresses } from "./addresses.ts";
import { claimsOf } from "./claims.ts";

/** Maximum length of the visitor's texts in UTF-16 code units. If they are longer, only their end is read. */
const MAX_VISITOR_LENGTH = 8_000;

/**
 * Creates the guard: everything that a model's sentence states in figures (prices, terms, percentages, counts), dates,
 * phone numbers and addresses must stand in `sources`, the texts of the page and of Nora, or in the visitor's own
 * messages. A link must lead to the site, the company's WhatsApp, or an address in `sources`.
 */
export function createGuard(site: Site, sources: readonly string[]) {
  const known = read(sources, site);
  const ownHost = new URL(site.url).host.replace(/^www\./, "");

  return (conversation: Conversation) => {
    const visitors = read([wordsOf(conversation)], site, true);

    /** Whether a sentence may be sent. */
    return (sentence: string): boolean => {
      const { bare, links, rest } = findAddresses(sentence, site);
      const isOurs = (what: string) => known.has(what) || what.startsWith(`${ownHost}/`);
      const isConfirmed = (what: string) =>
        isOurs(what) ||
        visitors.has(what) ||
        // A visitor's bare number ("tenho 5 mil") may be an amount or a count of anything.
        visitors.has(what.replace(/^\S+/, "number"));
      return links.every(isOurs) && [...bare, ...claimsOf(rest)].every(isConfirmed);
    };
  };
}

function wordsOf({ message, history, lead }: Conversation): string {
  const messages = history.flatMap(({ role, content }) => (role === "user" ? content : []));
  return [...messages, message, lead?.email, lead?.phone].join("\n").slice(-MAX_VISITOR_LENGTH);
}

/** Returns the claims and addresses of texts, read line by line and sentence by sentence, as the model's are. */
function read(texts: readonly string[], site: Site, isVisitors = false): ReadonlySet<string> {
  const sentences = texts.flatMap((text) => text.split(/\n+|(?<=[.!?]) /));
  const said = sentences.flatMap((sentence) => {
    const { bare, links, rest } = findAddresses(sentence, site);
    return bare.concat(links, claimsOf(rest, isVisitors));
  });
  return new Set(said);
}
