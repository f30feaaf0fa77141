import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { dialableNumber } from "./dialableNumber.ts";
import type { Mail, Part } from "./Mail.ts";
import { type Section, mailHtml } from "./mailHtml.ts";
import type { EarlierMessage } from "./outbox.ts";

const UNPROVEN =
  "A conversa veio do navegador do visitante: até as falas da Nora podem ter sido alteradas.";

const SPEAKERS: Record<ChatMessage["role"], string> = { user: "Visitante", assistant: "Nora" };

const SUBJECTS: Record<Mail["kind"], string> = {
  contact: "Novo contato pelo site",
  lead: "Novo lead do chat",
};

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  dateStyle: "full",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short" });

/** Returns a mail's subject, text and HTML. `earlier` are messages from the same address, newest first. */
export async function mailContents(part: Part, earlier: readonly EarlierMessage[] = []) {
  const subject = subjectOf(part);
  const sections = await sectionsOf(part, earlier);
  const text = `${sections.map(sectionText).join("\n\n")}\n`;
  return { subject, text, html: mailHtml(subject, sections) };
}

function subjectOf({ mail: { kind, content, suspicion }, part }: Part): string {
  const mark = suspicion === undefined ? "" : "[possível spam] ";
  return `${mark}${part > 0 ? "Re: " : ""}${SUBJECTS[kind]}: ${content.name}`;
}

/** The message first, then who wrote, with links of a size to tap, then the rest. */
async function sectionsOf(
  { mail, conversation, createdAt }: Part,
  earlier: readonly EarlierMessage[],
): Promise<Section[]> {
  const { id, content, suspicion } = mail;
  const { name, email, phone, message, origin } = content;
  const number = await dialableNumber(phone);
  const answer = mailtoOf(email, `Seu contato com a Nora (protocolo ${protocolOf(id)})`);
  const whatsApp = `https://wa.me/${number?.whatsApp}`;
  const sections: (Section | false)[] = [
    { text: message ?? longestOf(conversation) },
    {
      rows: [
        { label: "Nome", value: name },
        { label: "E-mail", value: email, href: answer },
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
      heading: "Contatos anteriores deste e-mail",
      rows: earlier.map((one) => ({
        label: day.format(one.acceptedAt),
        value: `protocolo ${protocolOf(one.id)}`,
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

function turnOf({ role, content }: ChatMessage) {
  return { speaker: SPEAKERS[role], text: content };
}

/** Returns a `mailto:` URL (RFC 6068). */
function mailtoOf(email: string, subject: string): string {
  const [local, domain] = email.split("@") as [string, string];
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(subject)}`;
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

function turnText({ speaker, text }: { speaker: string; text: string }): string {
  return `${speaker}: ${text}`;
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
