import { Fragment, type ReactNode, createElement } from "react";
import { withoutMarks } from "../shared/withoutMarks.ts";

/** A line of a reply. Replies are parsed as a small subset of Markdown. */
interface Line {
  tag: "p" | "ul" | "ol";
  /** Number of white-space characters before the text. */
  indent: number;
  text: string;
  /** Number of a step. */
  start?: number;
}

/** A paragraph or list, with the tag, indent and number of its first line. */
interface Block extends Omit<Line, "text"> {
  /** Lines of the paragraph, or items of the list. */
  items: Item[];
}

interface Item {
  text: string;
  lists: Block[];
}

const PROTOCOL = /^(https?|mailto|tel):$/;

/** `noopener` also keeps the browser from copying this tab's storage into the new tab. */
const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" };

const BULLET = /^[-*•]\s+(.*)$/;
const STEP = /^(\d{1,9})[.)]\s+(.*)$/;
/** Minimum additional indent of a list in an item. */
const NESTING = 2;
/** Matches text that looks like a host name, also with Unicode variants of the full stop. */
const HOST = /[\p{L}\p{N}-]+(?:[.。．｡][\p{L}\p{N}-]+)*[.。．｡]\p{L}{2,}/u;

const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;

/** Matches bold text, a named link, a URL or an e-mail address. Bounded lengths keep the time of matching linear. */
const INLINE =
  /\*\*(?<bold>[^*\n]{1,1000}(?:\*[^*\n]{1,1000}){0,8})\*\*|\[(?<name>[^[\]\n]{1,300})\]\((?<target>[^\s()]{1,2000})\)|(?<address>(?:https?:\/\/|mailto:|tel:)[^\s<>"]{1,2000})|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/g;

/**
 * Renders a reply as elements: paragraphs, lists, bold text, headings as bold text, and links to web pages, e-mail
 * addresses and phone numbers. The rest stays plain text; no part of a reply is parsed as HTML.
 */
export function formatReply(reply: string): ReactNode {
  return inOrder(blocksOf(reply).map(drawBlock));
}

/** Returns the text of a reply without the marks of bold text, headings and links, for screen readers. */
export function plainReply(reply: string): string {
  return withoutMarks(reply).replaceAll(
    /\[([^[\]\n]{1,300})\]\(([^\s()]{1,2000})\)/g,
    (_, name: string, to: string) => honestName(name, parseAddress(to)),
  );
}

function blocksOf(reply: string): Block[] {
  return reply.split(/\n\s*\n/).flatMap((part) => {
    const blocks: Block[] = [];
    for (const line of part.split(/\r?\n/)) if (line.trim()) addLine(blocks, parseLine(line));
    return blocks;
  });
}

function parseLine(line: string): Line {
  const content = line.trimStart();
  const indent = line.length - content.length;
  const [, bullet] = BULLET.exec(content) ?? [];
  if (bullet !== undefined) return { tag: "ul", indent, text: bullet };
  const [, start, step] = STEP.exec(content) ?? [];
  if (step !== undefined) return { tag: "ol", indent, text: step, start: Number(start) };
  return { tag: "p", indent, text: line.replace(HEADING, "**$1**") };
}

/** Adds a line to the last block, to a list in its last item, or to a new block. */
function addLine(blocks: Block[], line: Line): void {
  const { tag, indent, text, start } = line;
  const last = blocks.at(-1);
  const isInItem = tag !== "p" && last && last.tag !== "p" && indent >= last.indent + NESTING;
  if (isInItem) addLine(last.items.at(-1)!.lists, line);
  else if (last?.tag === tag) last.items.push({ text, lists: [] });
  else blocks.push({ tag, indent, start, items: [{ text, lists: [] }] });
}

function drawBlock({ tag, items, start }: Block): ReactNode {
  if (tag === "p") return <p>{drawText(items.map(({ text }) => text).join("\n"))}</p>;
  return createElement(tag, { start }, ...items.map(drawItem));
}

/**
 * Passes nodes to React as separate arguments, which need no keys. The order is stable: a streaming reply changes only
 * at its end.
 */
function inOrder(nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

function drawItem({ text, lists }: Item): ReactNode {
  return (
    <li>
      {drawText(text)}
      {inOrder(lists.map(drawBlock))}
    </li>
  );
}

function drawText(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let drawn = 0;
  for (const match of text.matchAll(INLINE)) {
    const { bold, name, target, address, email } = match.groups ?? {};
    const found = address ? withoutPunctuation(address) : match[0];

    nodes.push(text.slice(drawn, match.index));
    if (bold) nodes.push(<strong>{drawText(bold)}</strong>);
    else if (target) nodes.push(<Link to={target} name={name ?? target} written={found} />);
    else nodes.push(<Link to={email ? `mailto:${email}` : found} name={found} written={found} />);
    drawn = match.index + found.length;
  }
  nodes.push(text.slice(drawn));
  return inOrder(nodes);
}

interface LinkProps {
  to: string;
  name: string;
  /**
   * Source text of the link. Rendered instead of the link if the address is invalid or its protocol doesn't match
   * `PROTOCOL`.
   */
  written: string;
}

function Link({ to, name, written }: LinkProps) {
  const address = parseAddress(to);
  if (!address || !PROTOCOL.test(address.protocol)) return written;
  const inNewTab = address.protocol.startsWith("http") && NEW_TAB;
  return (
    <a href={address.href} {...inNewTab}>
      {honestName(name, address)}
    </a>
  );
}

/** Returns the name of a link, or its address if the name looks like a different address. */
function honestName(name: string, address: URL | null): string {
  const isEmail = address?.protocol === "mailto:";
  // "fale.conosco" of an e-mail address isn't a host.
  const [shown] = HOST.exec(isEmail ? name.slice(name.lastIndexOf("@") + 1) : name) ?? [];
  const host = (text: string) => text.toLowerCase().replace(/^.*@|^www\./g, "");
  const leadsThere = !shown || !address || host(shown) === host(address.host || address.pathname);
  return leadsThere ? name : address.href;
}

/** Removes punctuation and brackets from the end of an address. Keeps a final `)` whose `(` is in the address. */
function withoutPunctuation(address: string): string {
  const trimmed = address.replace(/[.,;:!?*'")\]]+$/, "");
  const opened = trimmed.split("(").length - trimmed.split(")").length;
  return opened > 0 ? address.slice(0, trimmed.length + opened) : trimmed;
}

function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
