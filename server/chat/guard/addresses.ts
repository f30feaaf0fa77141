import type { Site } from "../../../src/shared/view.ts";

/** Matches a word, and the mark before it if it is the target of a link. */
const WORD = /(\]\(\s*<?)?([^\s<>()[\]"]+)/g;
const LINK = /(?:https?|mailto|tel):.*/i;
const ADDRESS = /@|(?!p\.ex\b)[\p{L}\p{N}][.。．｡]\p{L}{2}/u;

/** Matches addresses that are spelt out: "contato arroba nora ponto com", "nora [dot] com". */
const SPELT =
  /\S{1,64} ?(?:[([]?arroba\b[)\]]?|[([]at[)\]]) ?\S{1,64}|\S{2,63} (?:(?:ponto com )?ponto br|[([]?dot[)\]]? (?:com|net|org|io|app|dev|br))\b/gi;

interface Found {
  /** Addresses as plain text, normalised: "mailto:" with its address, else host, path, query and fragment without `www.` */
  bare: string[];
  /** Addresses that the page may show as links. */
  links: string[];
  /** The text without addresses; phone numbers stay. */
  rest: string;
}

/** Finds the addresses in a text. What `new URL` can't read is kept as it stands. */
export function findAddresses(sentence: string, site: Pick<Site, "url">): Found {
  // Invisible characters and variants would divide or disguise an address.
  const text = sentence.normalize("NFKC").replaceAll(/\p{Cf}/gu, "");
  const bare: string[] = text.match(SPELT) ?? [];
  const links: string[] = [];
  const rest = text
    .replaceAll(SPELT, " ")
    .replaceAll(WORD, (whole, target: string | undefined, word: string) => {
      const [link = target && word] = LINK.exec(word) ?? [];
      const parts = word.split(/[:,;]/).filter((part) => ADDRESS.test(part));
      if (link?.startsWith("tel:")) return ` ${link.slice("tel:".length)} `;
      if (link !== undefined) links.push(normalAddress(link, site));
      else if (parts.length === 0) return whole;
      else bare.push(...parts.map((part) => normalAddress(withScheme(part), site)));
      return " ";
    });
  return { bare, links, rest };
}

function withScheme(address: string): string {
  return `${address.includes("@") ? "mailto:" : "https://"}${address}`;
}

function normalAddress(address: string, site: Pick<Site, "url">): string {
  const clean = address.replace(/[^\p{L}\p{N}/]+$/u, "");
  // Without the base first: "https:evil.com" is relative to a base with the same scheme.
  const url = URL.parse(clean) ?? URL.parse(clean, site.url);
  if (url === null) return clean.toLowerCase();
  const { protocol, host, pathname, search, hash, username } = url;
  if (protocol === "mailto:") return `mailto:${pathname.toLowerCase()}`;
  if (!/^https?:$/.test(protocol) || username !== "") return clean.toLowerCase();
  return `${host.replace(/^www\./, "")}${pathname}${search}${hash}`;
}
