import type { Site } from "../../../src/shared/view.ts";

/** Everything in a text that may lead somewhere: targets of links, URLs, and words with a dot before letters. */
const TARGET = /\]\(\s*<?([^\s)>]{1,2000})/g;
const WITH_SCHEME =
  /\b(?:https?|ftp|file|wss?|mailto|tel|sms|javascript|vbscript|data|blob|intent|whatsapp):[^\s<>"]{1,2000}/gi;
const EMAIL = /[\w.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}/gu;
const DOTTED =
  /(?!p\.ex\b)[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:[.。．｡][\p{L}\p{N}-]{1,63}){0,6}[.。．｡]\p{L}{2,63}(?![\p{L}\p{N}])(?:[:/?#][^\s<>")\]]{0,2000})?/gu;
const HANDLE = /(?<![\w.])@[\w.]{2,64}/g;
/** Matches addresses in words: "contato arroba nora ponto com", "nora [dot] com". */
const SPOKEN =
  /\S{1,64} ?[([]?(?:arroba|\bat\b)[)\]]? ?\S{1,64} ?[([]?(?:ponto|dot)[)\]]? ?\w{2,20}|\S{1,64} ?[([]?arroba[)\]]? ?\S{1,64}|\S{2,63} (?:(?:ponto com )?ponto br|[([]?dot[)\]]? (?:com|net|org|io|app|dev|br))\b/gi;

interface Found {
  /** Normalised: "mailto:" with its address, else host, path, query and fragment without `www.`. */
  addresses: string[];
  /** Whether the page may show it as a link, so that it must not be the visitor's own. */
  links: string[];
  /** The text without what was found. */
  rest: string;
}

/** Finds the addresses in a text. What `new URL` can't read is kept as it stands. */
export function findAddresses(text: string, site: Pick<Site, "url">): Found {
  const links: string[] = [];
  const addresses: string[] = [];
  const take = (pattern: RegExp, found: string[], prefix = "") => {
    rest = rest.replaceAll(pattern, (whole, target: unknown) => {
      const address = typeof target === "string" ? target : whole;
      if (address.startsWith("tel:")) return ` ${address.slice(4)} `;
      found.push(normalAddress(prefix + address.replace(/[.,;:!?*_]+$/, ""), site));
      return typeof target === "string" ? "](" : " ";
    });
  };
  let rest = text;
  take(TARGET, links);
  take(WITH_SCHEME, links);
  take(EMAIL, addresses, "mailto:");
  take(DOTTED, addresses, "https://");
  for (const pattern of [SPOKEN, HANDLE]) {
    addresses.push(...(rest.match(pattern) ?? []).map((found) => found.toLowerCase()));
    rest = rest.replaceAll(pattern, " ");
  }
  return { addresses: [...addresses, ...links], links, rest };
}

function normalAddress(address: string, site: Pick<Site, "url">): string {
  // Without the base first: "https:evil.com" is relative to a base with the same scheme.
  const url = URL.parse(address) ?? URL.parse(address, site.url);
  if (url === null) return address.toLowerCase();
  const { protocol, host, pathname, search, hash, username } = url;
  if (protocol === "mailto:") return `mailto:${pathname.toLowerCase()}`;
  if (!/^https?:$/.test(protocol) || username !== "") return address.toLowerCase();
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}${hash}`;
}
