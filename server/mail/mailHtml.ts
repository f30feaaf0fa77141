import { cutAt } from "../../src/shared/cutAt.ts";
import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Mail } from "./Mail.ts";
import type { MailFacts } from "./mailFacts.ts";
import { SPAM_ADVICE, SPEAKERS, UNPROVEN, spokenText } from "./mailText.ts";

// Plain HTML that every mail program shows, in its own colours, light or dark. Readable without any styles.

const FONT = "font:17px/1.5 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const WRAP = "word-wrap:break-word;word-break:break-word";
const KEEP_SPACES = `white-space:pre-wrap;${WRAP}`;
const SMALL = "font-size:14px";

/** Maximum length in UTF-16 code units of the text quoted in a `mailto:` link: some mail programs refuse long links. */
const MAX_QUOTE_LENGTH = 500;

const LINE_BREAK = /\r\n|\r|\n/;

/** Subjects of the company's answers, without the protocol. */
const ANSWERED: Record<Mail["kind"], string> = {
  contact: "Sua mensagem",
  lead: "Sua conversa com a Nora",
};

/** Returns the HTML part: the message first, then who wrote, with links of a size to tap. */
export function mailHtml(facts: MailFacts): string {
  const { title, id, content, kind, protocol, receivedOn, number, suspicion } = facts;
  const { name, email, phone, message } = content;
  const subject = `${ANSWERED[kind]} (protocolo ${protocol})`;
  const answer = mailtoOf(email, subject, message && quote(message, receivedOn));
  return markup`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<!-- ${id} -->
<style>:root{color-scheme:light dark}</style>
</head>
<body style="margin:0;padding:16px">
<div style="max-width:600px;margin:0 auto;border-top:6px solid #fbc620;padding-top:20px;${FONT}">
<p dir="auto" style="margin:0 0 20px;font-size:20px;${KEEP_SPACES}">${withBreaks(messageOf(facts))}</p>
<hr>
<p style="margin:16px 0 8px;font-size:20px;${WRAP}"><strong><bdi>${name}</bdi></strong></p>
<table cellpadding="3" style="${WRAP}">
${row("E-mail", link(mailtoOf(email, subject), email))}
${row("Telefone", number ? link(`tel:${number.dial}`, phone) : phone || "não informado")}
</table>
${suspicion !== undefined && markup`<p><strong>Possível spam:</strong> ${suspicion} ${SPAM_ADVICE}</p>`}
${button(answer, "Responder", "border-color:#004d54;background:#004d54;color:#fbf8f0;font-weight:bold")}
${number?.whatsApp !== undefined && button(`https://wa.me/${number.whatsApp}`, "Responder pelo WhatsApp", "color:inherit")}
${transcript(facts)}
<table cellpadding="3" style="${SMALL};${WRAP}">
${row("Protocolo", protocol)}
${row("Recebido em", facts.receivedAt)}
${facts.origin !== undefined && row("Origem", facts.origin)}
</table>
${earlierContacts(facts)}
</div>
</body>
</html>
`.html;
}

/** Returns the message or, of a chat, the visitor's longest one: the whole would push the buttons off the screen. */
function messageOf({ content: { message }, conversation }: MailFacts): string {
  const said = conversation.filter(({ role }) => role === "user").map(({ content }) => content);
  const longest = said.toSorted((one, other) => other.length - one.length)[0];
  return message ?? longest ?? "Deixou o contato no chat, sem escrever mensagem.";
}

function row(label: string, value: Value): Markup {
  const cell = "text-align:left;vertical-align:top";
  return markup`<tr><th scope="row" style="${cell};font-weight:normal;padding-right:12px;white-space:nowrap">${label}</th><td style="${cell}">${value}</td></tr>
`;
}

function link(href: string, text: string): Markup {
  return markup`<a href="${href}" style="display:inline-block;padding:8px 0;color:inherit">${text}</a>`;
}

function button(href: string, label: string, colours: string): Markup {
  const shape =
    "display:block;padding:12px 20px;border:2px solid;border-radius:10px;text-align:center;text-decoration:none";
  return markup`<p style="margin:12px 0"><a href="${href}" style="${shape};${colours}">${label}</a></p>`;
}

function transcript({ conversation }: MailFacts): Markup | false {
  if (conversation.length === 0) return false;
  const turns = conversation.map((entry: ChatMessage) => {
    const edge = entry.role === "user" ? "#fbc620" : "transparent";
    return markup`<p style="margin:0 0 8px;padding:4px 12px;border-left:4px solid ${edge};${KEEP_SPACES}"><strong>${SPEAKERS[entry.role]}:</strong><br>${withBreaks(spokenText(entry))}</p>
`;
  });
  return markup`<h2 style="font-size:17px">Conversa com a Nora</h2>
<p style="${SMALL}">${UNPROVEN}</p>
${turns}`;
}

function earlierContacts({ earlierLines }: MailFacts): Markup | false {
  if (earlierLines.length === 0) return false;
  return markup`<h2 style="font-size:17px">Contatos anteriores desta pessoa</h2>
<table cellpadding="3" style="${SMALL}">${earlierLines.map(({ date, protocol, kind }) => row(date, `${protocol}, ${kind}`))}</table>`;
}

/** Returns a `mailto:` URL (RFC 6068). Lone surrogates, which can't be encoded, become U+FFFD. */
function mailtoOf(email: string, subject: string, body?: string): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed());
  const [local, domain] = email.split("@") as [string, string];
  const address = `mailto:${encode(local)}@${domain}?subject=${encode(subject)}`;
  return body === undefined ? address : `${address}&body=${encode(body)}`;
}

/** Returns the initial text of a reply: two empty lines, the date, and the message or its beginning as a quotation. */
function quote(message: string, receivedOn: string): string {
  const start = cutAt(message, MAX_QUOTE_LENGTH);
  const excerpt = start === message ? message : `${start}…`;
  const lines = excerpt.split(LINE_BREAK).map((line) => `> ${line}`);
  return ["", "", `Em ${receivedOn}, você escreveu:`, ...lines].join("\r\n");
}

/** HTML that is already escaped. */
interface Markup {
  html: string;
}

type Value = string | Markup | readonly Markup[] | false | undefined;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Builds HTML from a template: escapes texts, inserts `Markup` as it is, leaves out `false` and `undefined`. */
function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return { html: String.raw({ raw: strings }, ...values.map(toHtml)) };
}

function toHtml(value: Value): string {
  if (value === undefined || value === false) return "";
  if (typeof value === "string") return value.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
  return [value]
    .flat()
    .map(({ html }) => html)
    .join("");
}

/** Line breaks become `<br>`, for mail programs that remove styles. */
function withBreaks(text: string): Markup {
  return { html: text.split(LINE_BREAK).map(toHtml).join("<br>") };
}
