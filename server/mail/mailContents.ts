import type { ChatMessage } from "../../src/shared/chat.ts";
import { company } from "../../src/shared/content/company.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/time.ts";
import { whatsappUrl } from "../../src/shared/whatsapp.ts";
import type { Delivery, Message } from "./Message.ts";
import { type Pair, type Section, mailHtml } from "./mailHtml.ts";
import type { EarlierMessage } from "./outbox.ts";

const UNPROVEN =
  "A conversa veio do navegador do visitante: até as falas do assistente podem ter sido alteradas.";

const SPEAKERS: Record<ChatMessage["role"], string> = {
  user: "Visitante",
  assistant: company.name,
};

const SUBJECTS: Record<Message["kind"], string> = {
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
export async function mailContents(delivery: Delivery, earlier: readonly EarlierMessage[] = []) {
  const subject = subjectOf(delivery);
  const sections = await sectionsOf(delivery, earlier);
  const text = `${sections.map(sectionText).join("\n\n")}\n`;
  return { subject, text, html: mailHtml(subject, sections) };
}

function subjectOf({ message: { kind, content, suspicion }, part }: Delivery): string {
  const mark = suspicion === undefined ? "" : "[possível spam] ";
  return `${mark}${part > 0 ? "Re: " : ""}${SUBJECTS[kind]}: ${content.name}`;
}

/** The message first, then who wrote, with links of a size to tap, then the rest. */
async function sectionsOf(
  { message: { id, content, suspicion }, conversation, createdAt }: Delivery,
  earlier: readonly EarlierMessage[],
): Promise<Section[]> {
  const { name, email, phone, message, origin } = content;
  const protocol = protocolOf(id);
  const number = await dialableNumber(phone);
  const sections: (Section | false)[] = [
    { text: message ?? longestOf(conversation) },
    {
      rows: known([
        ["Nome", name],
        ["E-mail", email],
        ["Telefone", phone || "não informado"],
        ["Possível spam", suspicion],
      ]),
      buttons: known([
        ["Responder", mailtoOf(email, `Seu contato com a ${company.name} (protocolo ${protocol})`)],
        ["Responder pelo WhatsApp", number?.whatsApp && whatsappUrl(number.whatsApp)],
        ["Ligar", number && `tel:${number.dial}`],
      ]),
    },
    conversation.length > 0 && {
      heading: `Conversa com a ${company.name}`,
      text: `${UNPROVEN}\n\n${conversationText(conversation)}`,
    },
    {
      rows: known([
        ["Protocolo", protocol],
        ["Identificador", id],
        ["Recebido em", `${moment.format(createdAt)} (horário de Brasília)`],
        ["Origem", origin && originText(origin)],
      ]),
    },
    earlier.length > 0 && {
      heading: "Contatos anteriores deste e-mail",
      rows: earlier.map((one) => [day.format(one.acceptedAt), `protocolo ${protocolOf(one.id)}`]),
    },
  ];
  return sections.filter((section) => section !== false);
}

function known(pairs: readonly (readonly [string, string | undefined])[]): Pair[] {
  return pairs.filter((pair): pair is Pair => pair[1] !== undefined);
}

/** Returns the visitor's longest message: the whole chat would push the buttons off the screen. */
function longestOf(conversation: readonly ChatMessage[]): string {
  const said = conversation.filter(({ role }) => role === "user").map(({ content }) => content);
  const longest = said.toSorted((one, other) => other.length - one.length)[0];
  return longest ?? "Deixou o contato no chat, sem escrever mensagem.";
}

/** Returns a `mailto:` URL (RFC 6068). */
function mailtoOf(email: string, subject: string): string {
  const [local, domain] = email.split("@") as [string, string];
  return `mailto:${encodeURIComponent(local)}@${domain}?subject=${encodeURIComponent(subject)}`;
}

/**
 * Finds the phone number in a phone field, in E.164, and the digits for a `https://wa.me/` link if it can be a Brazilian
 * mobile. A number is Brazilian with area code, or foreign with `+` or `00`. Others are left out: a wrong link is worse
 * than none.
 */
export async function dialableNumber(typed: string) {
  // Loaded for the first mail: the numbering rules of all countries would delay the start.
  const { findPhoneNumbersInText } = await import("libphonenumber-js/max");
  const normalized = typed
    // "0xx11": "xx" stands for the carrier code, as on business cards.
    .replace(/0\s*[x*]{2}\s*/i, "0")
    .replace(/^\D*00\s*(?=[1-9])/, "+");
  const number = findPhoneNumbersInText(normalized, "BR")[0]?.number;
  if (!number) return undefined;
  const isMobile = number.country === "BR" && number.getType() === "MOBILE";
  return { dial: number.number, whatsApp: isMobile ? number.number.slice(1) : undefined };
}

/** Leaves out `mailto:` and `tel:` links: a reply to the mail, and the number, do the same. */
function sectionText({ heading, text, rows = [], buttons = [] }: Section): string {
  const links = buttons.filter(([, href]) => href.startsWith("https:"));
  const lines = [...rows, ...links].map(([label, value]) => `${label}: ${value}`);
  return [heading, text, lines.join("\n")].filter(Boolean).join("\n\n");
}

/** Returns a conversation as text. */
export function conversationText(conversation: readonly ChatMessage[]): string {
  return conversation.map(({ role, content }) => `${SPEAKERS[role]}: ${content}`).join("\n\n");
}

/** Formats an origin, for example `google (cpc), campanha natal, vindo de www.google.com`. */
export function originText({ source, medium, campaign, referrer }: Origin): string {
  const texts = [
    source && medium ? `${source} (${medium})` : (source ?? medium),
    campaign && `campanha ${campaign}`,
    referrer && `vindo de ${referrer}`,
  ];
  return texts.filter(Boolean).join(", ");
}
