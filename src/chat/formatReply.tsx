import { Fragment, type ReactNode, createElement } from "react";
import { formatWhatsapp } from "../shared/whatsapp.ts";

/** A paragraph or a list of a reply. Replies are parsed as a small subset of Markdown. */
interface Block {
  tag: "p" | "ul" | "ol";
  /** Lines of the paragraph, or items of the list. */
  lines: string[];
  /** Number of the list's first item. */
  start?: number;
}

const PROTOCOL = /^(https?|mailto|tel):$/;
const BULLET = /^\s*[-*•]\s+(.*)$/;
const STEP = /^\s*(\d{1,9})[.)]\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;

/** Matches text that looks like a host name, also with Unicode variants of the full stop. */
const HOST = /[\p{L}\p{N}-]+(?:[.。．｡][\p{L}\p{N}-]+)*[.。．｡]\p{L}{2,}/u;

/** Matches bold text, a named link, a URL or an e-mail address. Bounded lengths keep the time of matching linear. */
const INLINE =
  /\*\*(?<bold>[^*\n]{1,1000}(?:\*[^*\n]{1,1000}){0,8})\*\*|\[(?<name>[^[\]\n]{1,300})\]\((?<target>[^\s()]{1,2000})\)|(?<address>(?:https?:\/\/|mailto:|tel:)[^\s<>"]{1,2000})|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/g;

/**
 * Renders a reply as elements: paragraphs, lists, bold text, headings as bold text, and links to web pages, e-mail
 * addresses and phone numbers. The rest stays plain text; no part of a reply is parsed as HTML.
 */
export function formatReply(reply: string): ReactNode {
  return inOrder(
    reply
      .split(/\n\s*\n/)
      .flatMap(blocksOf)
      .map(drawBlock),
  );
}

/** Returns the text of a reply without the marks of bold text, headings and links, for screen readers. */
export function plainReply(reply: string): string {
  return reply
    .replaceAll("**", "")
    .replaceAll(/^#{1,6} +/gm, "")
    .replaceAll(/\[([^[\]\n]{1,300})\]\(([^\s()]{1,2000})\)/g, (_, name: string, to: string) =>
      nameOf(name, parseAddress(to)),
    );
}

function blocksOf(part: string): Block[] {
  const blocks: Block[] = [];
  for (const line of part.split(/\r?\n/).filter((text) => text.trim())) {
    const { tag, lines, start } = parseLine(line);
    const last = blocks.at(-1);
    if (last?.tag === tag) last.lines.push(...lines);
    else blocks.push({ tag, lines, start });
  }
  return blocks;
}

function parseLine(line: string): Block {
  const [, bullet] = BULLET.exec(line) ?? [];
  if (bullet !== undefined) return { tag: "ul", lines: [bullet] };
  const [, start, step] = STEP.exec(line) ?? [];
  if (step !== undefined) return { tag: "ol", lines: [step], start: Number(start) };
  return { tag: "p", lines: [line.replace(HEADING, "**$1**")] };
}

function drawBlock({ tag, lines, start }: Block): ReactNode {
  if (tag === "p") return <p>{drawText(lines.join("\n"))}</p>;
  return createElement(tag, { start }, ...lines.map(drawItem));
}

function drawItem(line: string): ReactNode {
  return <li>{drawText(line)}</li>;
}

/**
 * Passes nodes to React as separate arguments, which need no keys: a streaming reply changes only at its end.
 */
function inOrder(nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

function drawText(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let drawn = 0;
  for (const match of text.matchAll(INLINE)) {
    const { bold, name, target, address, email } = match.groups ?? {};
    const found = address ? withoutPunctuation(address) : match[0];

    nodes.push(text.slice(drawn, match.index));
    if (bold) nodes.push(<strong>{drawText(bold)}</strong>);
    else if (target) nodes.push(<Link to={target} name={name!} written={found} />);
    else nodes.push(<Link to={email ? `mailto:${email}` : found} name={found} written={found} />);
    drawn = match.index + found.length;
  }
  return inOrder([...nodes, text.slice(drawn)]);
}

interface LinkProps {
  to: string;
  name: string;
  /** Source text of the link, rendered instead of the link if the address is invalid or not of `PROTOCOL`. */
  written: string;
}

function Link({ to, name, written }: LinkProps) {
  const address = parseAddress(to);
  if (!address || !PROTOCOL.test(address.protocol)) return written;
  // `noopener` also keeps the browser from copying this tab's storage into the new tab.
  const newTab = { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a href={address.href} {...(address.protocol.startsWith("http") && newTab)}>
      {nameOf(name, address)}
    </a>
  );
}

/** Returns the name of a link: a WhatsApp number, or the address if the given name looks like a different one. */
function nameOf(name: string, address: URL | null): string {
  if (!address) return name;
  const [, number] = /^https:\/\/wa\.me\/(\d+)/.exec(address.href) ?? [];
  if (number) return formatWhatsapp(number);
  const isEmail = address.protocol === "mailto:";
  // "fale.conosco" of an e-mail address isn't a host.
  const [shown] = HOST.exec(isEmail ? name.slice(name.lastIndexOf("@") + 1) : name) ?? [];
  const host = (text: string) => text.toLowerCase().replace(/^.*@|^www\./g, "");
  return !shown || host(shown) === host(address.host || address.pathname) ? name : address.href;
}

/** Removes punctuation and brackets from the end of an address. Keeps a final `)` whose `(` is in the address. */
function withoutPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?*'")\]]+$/, "");
  const opened = trimmed.split("(").length - trimmed.split(")").length;
  return opened > 0 ? address.slice(0, trimmed.length + opened) : trimmed;
}

/** `URL.canParse` is newer than the browsers we support. */
function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
