import { cutAt } from "../../src/shared/cutAt.ts";
import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Mail } from "./Mail.ts";
import type { MailFacts } from "./mailFacts.ts";
import { SPAM_ADVICE, SPEAKERS, UNPROVEN, spokenText } from "./mailText.ts";
import { Markup, markup } from "./markup.ts";

// Uses only features that mail programs support, or ignore without harm (caniemail.com): tables, inline styles, system
// fonts, and a style element for the dark scheme. No external resources. Readable in document order without any styles.

/** Colours of src/styles/tokens.css in hex: many mail programs don't support `oklch()`. A test compares both. */
export const mailColours = {
  paper: { light: "#faf7ef", dark: "#071a1e" },
  surface: { light: "#fefdf8", dark: "#0e292e" },
  ink: { light: "#003238", dark: "#f2eee4" },
  "ink-soft": { light: "#3a5c61", dark: "#afc3bb" },
  line: { light: "#dcd8c8", dark: "#253c40" },
  ipe: { light: "#fbc620", dark: "#fbc620" },
  action: { light: "#004d54", dark: "#fbc620" },
  "on-action": { light: "#fbf8f0", dark: "#002d33" },
  "danger-soft": { light: "#ffe7e3", dark: "#47211e" },
  "paper-sunk": { light: "#f1edde", dark: "#1b383d" },
} as const;

const LAYOUT_TABLE = new Markup(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
);
/** `cellpadding` is for mail programs that remove styles. */
const DATA_TABLE = new Markup(
  'width="100%" cellpadding="3" cellspacing="0" border="0" style="table-layout:fixed"',
);
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const WRAP = "word-wrap:break-word;word-break:break-word";
const KEEP_SPACES = `white-space:pre-wrap;${WRAP}`;
const MEDIUM = "font-size:16px;line-height:24px";
const SMALL = "font-size:14px;line-height:20px";

/** Maximum length in UTF-16 code units of the text quoted in a `mailto:` link: some mail programs refuse long links. */
const MAX_QUOTE_LENGTH = 500;

const LINE_BREAK = /\r\n|\r|\n/;

/** Subjects of the company's answers, without the protocol. */
const ANSWERED: Record<Mail["kind"], string> = {
  contact: "Sua mensagem",
  lead: "Sua conversa com a Nora",
};

export function mailHtml(facts: MailFacts): string {
  const { title, id, suspicion, conversation, earlierLines } = facts;
  return markup`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<!-- ${id} -->
<style>${DARK_SCHEME}</style>
</head>
<body ${ground("paper", "margin:0;padding:0")}>
<table ${LAYOUT_TABLE} ${ground("paper")}>
<tr><td align="center" style="padding:16px 10px 32px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${LAYOUT_TABLE} ${ground("surface", `max-width:600px;border-radius:12px;table-layout:fixed;text-align:left;${FONT}`)}>
<tr><td ${ground("ipe", "height:6px;font-size:1px;line-height:6px;border-radius:12px 12px 0 0")}>&nbsp;</td></tr>
${row("22px 20px 20px", messageBlock(facts))}
${row("0 20px", person(facts))}
${suspicion !== undefined && row("16px 20px 0", spamWarning(suspicion))}
${row("20px 20px 28px", answerButtons(facts))}
${conversation.length > 0 && row("0 20px 16px", transcript(conversation))}
${row("0 20px 20px", details(facts))}
${earlierLines.length > 0 && row("0 20px 20px", earlierContacts(facts))}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.html;
}

/** Dark colours for the classes of `ground`, `ink` and `rule`, used by programs with `prefers-color-scheme`. */
const DARK_SCHEME = new Markup(
  [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    "@media (prefers-color-scheme:dark){",
    ...Object.entries(mailColours).map(
      ([name, { dark }]) =>
        `.bg-${name}{background-color:${dark}!important}.${name}{color:${dark}!important}`,
    ),
    `.rule{border-color:${mailColours.line.dark}!important}}`,
  ].join(""),
);

type Colour = keyof typeof mailColours;

/** Returns the attributes of an element with a background colour. */
function ground(colour: Colour, style = ""): Markup {
  return markup`class="bg-${colour}" style="background-color:${mailColours[colour].light};${style}"`;
}

/** Returns the attributes of an element with a text colour. */
function ink(colour: Colour, style: string): Markup {
  return markup`class="${colour}" style="color:${mailColours[colour].light};${style}"`;
}

function row(padding: string, content: Markup): Markup {
  return markup`<tr><td style="padding:${padding}">${content}</td></tr>`;
}

/** Escapes a text for an element with `KEEP_SPACES`. Line breaks become `<br>`, for programs that remove styles. */
function withBreaks(text: string): Markup {
  return new Markup(
    text
      .split(LINE_BREAK)
      .map((line) => markup`${line}`.html)
      .join("<br>"),
  );
}

/** Returns the message or, of a chat, the visitor's longest one: the whole would push the buttons off the screen. */
function messageBlock({ content: { message }, conversation }: MailFacts): Markup {
  const said = conversation.filter(({ role }) => role === "user").map(({ content }) => content);
  const longest = said.toSorted((one, other) => other.length - one.length)[0];
  const text = message ?? longest ?? "Deixou o contato no chat, sem escrever mensagem.";
  return markup`<p dir="auto" ${ink("ink", `margin:0;font-size:20px;line-height:30px;${KEEP_SPACES}`)}>${withBreaks(text)}</p>`;
}

function person({ content, numbers, kind, protocol }: MailFacts): Markup {
  const { name, email, phone } = content;
  const [only] = numbers.length === 1 ? numbers : [];
  const mailto = mailtoOf(email, subjectOf(kind, protocol));
  return markup`${rule()}<p ${ink("ink", `margin:18px 0 8px;font-size:20px;line-height:26px;font-weight:bold;${WRAP}`)}><bdi>${name}</bdi></p>
<table ${DATA_TABLE}>
${contactRow("E-mail", link(mailto, email))}
${contactRow("Telefone", only ? link(`tel:${only.dial}`, phone) : plain(phone || "não informado"))}
${(only ? [] : numbers).map(({ dial, text }) => contactRow("Ligar", link(`tel:${dial}`, text)))}
${withWhatsApp(numbers)
  .slice(1)
  .map(({ whatsApp, text }) => contactRow("WhatsApp", link(`https://wa.me/${whatsApp}`, text)))}
</table>`;
}

/** The first has a button, the others a row. */
function withWhatsApp(numbers: MailFacts["numbers"]): MailFacts["numbers"] {
  return numbers.filter(({ whatsApp }) => whatsApp !== undefined);
}

function rule(): Markup {
  return markup`<hr class="rule" style="margin:0 0 12px;border:0;border-top:1px solid ${mailColours.line.light}">`;
}

/** Returns a link for a `contactRow`, at least 44 px high so that it is easy to tap. */
function link(href: string, text: string): Markup {
  return markup`<a href="${href}" ${ink("ink", "display:inline-block;padding:10px 0;text-decoration:underline")}>${text}</a>`;
}

function plain(text: string): Markup {
  return markup`<span style="display:inline-block;padding:10px 0">${text}</span>`;
}

function contactRow(label: string, value: Markup): Markup {
  const cell = "line-height:24px;text-align:left;vertical-align:top";
  return markup`<tr><th scope="row" width="84" ${ink("ink-soft", `width:84px;padding:10px 0;${cell};font-size:15px;font-weight:normal`)}>${label}</th>
<td ${ink("ink", `padding:0;${cell};font-size:17px;${WRAP}`)}>${value}</td></tr>`;
}

function spamWarning(reason: string): Markup {
  const box = ground("danger-soft", "border-radius:8px");
  return markup`<table ${LAYOUT_TABLE}><tr><td ${box}>
<p ${ink("ink", `margin:0;padding:12px 14px;${MEDIUM}`)}><strong>Possível spam:</strong> ${reason} ${SPAM_ADVICE}</p></td></tr></table>`;
}

/** "Responder", and WhatsApp where the number can have it. */
function answerButtons({ kind, protocol, content, receivedOn, numbers }: MailFacts): Markup {
  const { email, message } = content;
  const href = mailtoOf(email, subjectOf(kind, protocol), message && quote(message, receivedOn));
  const whatsApp = withWhatsApp(numbers)[0]?.whatsApp;
  return markup`${button("action", "on-action", href, "Responder")}
${whatsApp !== undefined && markup`<div style="height:12px;font-size:1px;line-height:12px">&nbsp;</div>${button("paper-sunk", "ink", `https://wa.me/${whatsApp}`, "Responder pelo WhatsApp")}`}`;
}

function button(colour: Colour, text: Colour, href: string, label: string): Markup {
  const style = "display:block;padding:14px 20px;font-size:18px;line-height:24px;font-weight:bold";
  return markup`<table ${LAYOUT_TABLE}><tr><td align="center" ${ground(colour, "border-radius:10px;mso-padding-alt:14px 20px")}>
<a href="${href}" ${ink(text, `${style};text-decoration:none`)}>${label}</a></td></tr></table>`;
}

function transcript(conversation: readonly ChatMessage[]): Markup {
  const cell = `padding:10px 14px;${MEDIUM};${KEEP_SPACES}`;
  const gap = '<tr><td style="height:8px;font-size:1px;line-height:8px">&nbsp;</td></tr>\n';
  const turns = conversation.map((entry) => {
    const { role } = entry;
    const [colour, edge] =
      role === "user"
        ? (["surface", mailColours.ipe.light] as const)
        : (["paper-sunk", "transparent"] as const);
    return markup`<tr><td class="ink bg-${colour}" style="color:${mailColours.ink.light};background-color:${mailColours[colour].light};border-left:4px solid ${edge};${cell}"><strong>${SPEAKERS[role]}:</strong><br>${withBreaks(spokenText(entry))}</td></tr>
${new Markup(gap)}`;
  });
  return markup`${heading("Conversa com a Nora")}
<p ${ink("ink-soft", `margin:0 0 10px;${SMALL}`)}>${UNPROVEN}</p>
<table ${LAYOUT_TABLE} style="table-layout:fixed">${turns}</table>`;
}

function details({ protocol, receivedAt, origin }: MailFacts): Markup {
  return markup`${rule()}<table ${DATA_TABLE}>
${quietRow("Protocolo", protocol)}
${quietRow("Recebido em", receivedAt)}
${origin !== undefined && quietRow("Origem", origin)}
</table>`;
}

function earlierContacts({ earlierLines }: MailFacts): Markup {
  const rows = earlierLines.map(({ date, protocol, kind }) =>
    quietRow(date, `${protocol}, ${kind}`),
  );
  return markup`${heading("Contatos anteriores desta pessoa")}
<table ${DATA_TABLE}>${rows}</table>`;
}

function quietRow(label: string, text: string): Markup {
  const cell = `padding:3px 0;${SMALL};text-align:left;vertical-align:top`;
  return markup`<tr><th scope="row" width="100" ${ink("ink-soft", `width:100px;${cell};font-weight:normal`)}>${label}</th>
<td ${ink("ink-soft", `${cell};${WRAP}`)}>${text}</td></tr>
`;
}

function heading(text: string): Markup {
  return markup`<h2 ${ink("ink", `margin:0 0 10px;${MEDIUM}`)}>${text}</h2>`;
}

function subjectOf(kind: MailFacts["kind"], protocol: string): string {
  return `${ANSWERED[kind]} (protocolo ${protocol})`;
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
