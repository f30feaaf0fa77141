import { Fragment, type ReactNode, createElement } from "react";
import { formatWhatsapp } from "../shared/whatsapp.ts";

const BULLET = /^[ \t]*[-*•][ \t]+/;

/** Matches a bulleted list, which `split` keeps, or blank lines. */
const LIST_OR_GAP = /((?:^[ \t]*[-*•][ \t].*\n?)+)|\n\s*\n/m;

/** Matches bold text, a named link, an address or an e-mail address. Scans each text once: no part can match twice. */
const INLINE =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<name>[^[\]\n]+)\]\((?<target>(?:https?:\/\/|mailto:|tel:)[^\s()]+)\)|(?<address>(?:https?:\/\/|mailto:|tel:)[^\s<>"]*[^\s<>".,;:!?*'()\]])|(?<email>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/g;

/** Matches text that looks like a host name, also with Unicode variants of the full stop. */
const HOST = /[\p{L}\p{N}-][.。．｡]\p{L}{2}/u;

/**
 * Renders a reply as elements: paragraphs, bulleted lists, bold text, and links to web pages, e-mail addresses and phone
 * numbers. The rest stays plain text; no part of a reply is parsed as HTML.
 */
export function formatReply(reply: string): ReactNode {
  const blocks = reply.replaceAll("\r", "").split(LIST_OR_GAP);
  return inOrder(blocks.filter((block) => block?.trim()).map(drawBlock));
}

/** Returns the text of a reply without the marks of bold text and links, for screen readers. */
export function plainReply(reply: string): string {
  return reply.replaceAll(INLINE, (text, bold?: string, name?: string, target?: string) =>
    bold ? plainReply(bold) : name && target ? nameOf(name, target) : text,
  );
}

function drawBlock(block: string): ReactNode {
  if (!BULLET.test(block)) return <p>{drawText(block.trim())}</p>;
  return <ul>{inOrder(block.trimEnd().split("\n").map(drawItem))}</ul>;
}

function drawItem(line: string): ReactNode {
  return <li>{drawText(line.replace(BULLET, ""))}</li>;
}

/** Passes nodes to React as separate arguments, which need no keys: a streaming reply changes only at its end. */
function inOrder(nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}

function drawText(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let drawn = 0;
  for (const { 0: found, index, groups = {} } of text.matchAll(INLINE)) {
    const { bold, name, target, email } = groups;
    nodes.push(text.slice(drawn, index));
    if (bold) nodes.push(<strong>{drawText(bold)}</strong>);
    else if (email) nodes.push(drawLink(email, `mailto:${email}`));
    else nodes.push(drawLink(name ?? found, target ?? found));
    drawn = index + found.length;
  }
  return inOrder([...nodes, text.slice(drawn)]);
}

function drawLink(name: string, to: string): ReactNode {
  // `noopener` also keeps the browser from copying this tab's storage into the new tab.
  const newTab = to.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a href={to} {...newTab}>
      {nameOf(name, to)}
    </a>
  );
}

/** Returns the name of a link: a WhatsApp number, or the address if the given name looks like a different one. */
function nameOf(name: string, to: string): string {
  const [, number] = /^https:\/\/wa\.me\/(\d+)/.exec(to) ?? [];
  if (number) return formatWhatsapp(number);
  return HOST.test(name) && bare(name) !== bare(to) ? to : name;
}

/** Returns an address without what people leave out. */
function bare(address: string): string {
  return address.toLowerCase().replace(/^(?:https?:\/\/(?:www\.)?|mailto:|www\.)|\/$/g, "");
}
