import type { ChatMessage } from "../../src/shared/chat.ts";
import { cutAt } from "../../src/shared/cutAt.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { dialableNumber } from "./dialableNumber.ts";
import type { Mail, Part } from "./Mail.ts";
import { type Section, mailHtml } from "./mailHtml.ts";
import type { EarlierMessage } from "./outbox.ts";

const UNPROVEN =
  "Conversa como o navegador do visitante a enviou: também as falas da Nora podem ter sido alteradas.";

const SPEAKERS: Record<ChatMessage["role"], string> = { user: "Visitante", assistant: "Nora" };

/** Line break before a line that looks like the start of a turn. */
const TURN = new RegExp(`\n(?=(?:${Object.values(SPEAKERS).join("|")}):)`, "gi");

const KINDS: Record<Mail["kind"], string> = {
  contact: "mensagem pelo site",
  lead: "conversa no chat",
};

/** Subjects of the company's answers, without the protocol. */
const ANSWERED: Record<Mail["kind"], string> = {
  contact: "Sua mensagem",
  lead: "Sua conversa com a Nora",
};

/** Maximum length in UTF-16 code units of the text quoted in a `mailto:` link: some mail programs refuse long links. */
const MAX_QUOTE_LENGTH = 500;

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  dateStyle: "full",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short" });

/** Returns a mail's text and HTML. `earlier` are messages from the same address, newest first. */
export async function mailContents(part: Part, earlier: readonly EarlierMessage[] = []) {
  const sections = await sectionsOf(part, earlier);
  return {
    text: `${sections.map(sectionText).join("\n\n")}\n`,
    html: mailHtml(part.mail.subject, sections),
  };
}

/** The message first, then who wrote, with links of a size to tap, then the rest. */
async function sectionsOf(
  { mail, conversation, createdAt }: Part,
  earlier: readonly EarlierMessage[],
): Promise<Section[]> {
  const { id, kind, content, suspicion } = mail;
  const { name, email, phone, message, origin } = content;
  const number = await dialableNumber(phone);
  const subject = `${ANSWERED[kind]} (protocolo ${protocolOf(id)})`;
  const answer = mailtoOf(email, subject, message && quote(message, createdAt));
  const whatsApp = `https://wa.me/${number?.whatsApp}`;
  const sections: (Section | false)[] = [
    { text: message ?? longestOf(conversation) },
    {
      rows: [
        { label: "Nome", value: name },
        { label: "E-mail", value: email, href: mailtoOf(email, subject) },
        {
          label: "Telefone",
          value: phone || "não informado",
          href: number && `tel:${number.dial}`,
        },
        ...(suspicion === undefined ? [] : [{ label: "Possível spam", value: suspicion }]),
      ],
      buttons: [
        { label: "Responder", href: answer },
        ...(number?.whatsApp ? [{ label: "Responder pelo WhatsApp", href: whatsApp }] : []),
      ],
    },
    conversation.length > 0 && {
      heading: "Conversa com a Nora",
      text: UNPROVEN,
      turns: conversation.map(turnOf),
    },
    {
      rows: [
        { label: "Protocolo", value: protocolOf(id) },
        { label: "Identificador", value: id },
        { label: "Recebido em", value: `${moment.format(createdAt)} (horário de Brasília)` },
        ...(origin ? [{ label: "Origem", value: originText(origin) }] : []),
      ],
    },
    earlier.length > 0 && {
      heading: "Contatos anteriores desta pessoa",
      rows: earlier.map((one) => ({
        label: day.format(one.acceptedAt),
        value: `${protocolOf(one.id)}, ${KINDS[one.kind]}`,
      })),
    },
  ];
  return sections.filter((section) => section !== false);
}

/** Returns the visitor's longest message: the whole chat would push the buttons off the screen. */
function longestOf(conversation: readonly ChatMessage[]): string {
  const said = conversation.filter(({ role }) => role === "user").map(({ content }) => content);
  const longest = said.toSorted((one, other) => other.length - one.length)[0];
  return longest ?? "Deixou o contato no chat, sem escrever mensagem.";
}

/** The assistant's answers are without the Markdown marks of bold text and headings; links stay as written. */
function turnOf({ role, content }: ChatMessage) {
  const isVisitor = role === "user";
  const text = isVisitor ? content : content.replaceAll("**", "").replaceAll(/^#{1,6} +/gm, "");
  return { speaker: SPEAKERS[role], text };
}

/** Returns a `mailto:` URL (RFC 6068). Lone surrogates, which can't be encoded, become U+FFFD. */
function mailtoOf(email: string, subject: string, body?: string): string {
  const encode = (text: string) => encodeURIComponent(text.toWellFormed());
  const [local, domain] = email.split("@") as [string, string];
  const address = `mailto:${encode(local)}@${domain}?subject=${encode(subject)}`;
  return body === undefined ? address : `${address}&body=${encode(body)}`;
}

/** Returns the initial text of a reply: two empty lines, the date, and the message or its beginning as a quotation. */
function quote(message: string, createdAt: number): string {
  const start = cutAt(message, MAX_QUOTE_LENGTH);
  const excerpt = start === message ? message : `${start}…`;
  const lines = excerpt.split(/\r\n|\r|\n/).map((line) => `> ${line}`);
  return ["", "", `Em ${day.format(createdAt)}, você escreveu:`, ...lines].join("\r\n");
}

function sectionText({ heading, text, rows = [], turns = [], buttons = [] }: Section): string {
  const links = buttons.filter(({ href }) => !href.startsWith("mailto:"));
  const lines = [
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    ...links.map(({ label, href }) => `${label}: ${href}`),
  ];
  const blocks = [heading, text, lines.join("\n"), turns.map(turnText).join("\n\n")];
  return blocks.filter(Boolean).join("\n\n");
}

/** Indents a line that looks like another turn, so that a visitor can't forge Nora's answers. */
function turnText({ speaker, text }: { speaker: string; text: string }): string {
  return `${speaker}: ${text.replace(TURN, "\n  ")}`;
}

/** Returns a conversation as text. */
export function conversationText(conversation: readonly ChatMessage[]): string {
  return conversation.map(turnOf).map(turnText).join("\n\n");
}

/** Formats an origin, for example `google (cpc), campanha natal, vindo de www.google.com`. */
export function originText({ source, medium, campaign, referrer }: Origin): string {
  return [
    source && medium ? `${source} (${medium})` : (source ?? medium),
    campaign && `campanha ${campaign}`,
    referrer && `vindo de ${referrer}`,
  ]
    .filter(Boolean)
    .join(", ");
}
