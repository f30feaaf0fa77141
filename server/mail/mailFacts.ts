import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Origin } from "../../src/shared/origin.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import type { DialableNumber } from "./dialableNumber.ts";
import type { Mail, Part } from "./Mail.ts";

/** Earlier message or lead from the same address. */
export type EarlierMessage = Pick<Mail, "id" | "kind" | "acceptedAt">;

/** What `mailText` and `mailHtml` say, so that both say the same. */
export interface MailFacts extends Pick<Mail, "id" | "kind" | "content" | "suspicion"> {
  title: string;
  protocol: string;
  receivedAt: string;
  /** Date without the time: `22/11/2026`. */
  receivedOn: string;
  number: DialableNumber | undefined;
  origin: string | undefined;
  /** A lead's chat, or what was said since its last mail. */
  conversation: readonly ChatMessage[];
  earlierLines: readonly { date: string; protocol: string; kind: string }[];
}

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  dateStyle: "full",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short" });

const KINDS: Record<Mail["kind"], string> = {
  contact: "mensagem pelo site",
  lead: "conversa no chat",
};

interface LookedUp {
  /** Newest first. */
  earlier: readonly EarlierMessage[];
  number?: DialableNumber | undefined;
}

export function mailFacts(
  { mail, part, said, createdAt }: Part,
  { earlier, number }: LookedUp = { earlier: [] },
): MailFacts {
  const { id, kind, content, suspicion } = mail;
  const receivedAt = part === 0 ? mail.acceptedAt : createdAt;
  const first = kind === "contact" ? "Novo contato pelo site" : "Novo lead do chat";
  return {
    id,
    kind,
    content,
    ...(suspicion !== undefined && { suspicion }),
    title: part === 0 ? first : "A conversa no chat continuou",
    protocol: protocolOf(id),
    receivedAt: `${moment.format(receivedAt)} (horário de Brasília)`,
    receivedOn: day.format(receivedAt),
    number,
    origin: content.origin && originText(content.origin),
    conversation: part === 0 ? (content.conversation ?? []) : said,
    earlierLines: earlier.map((one) => ({
      date: day.format(one.acceptedAt),
      protocol: protocolOf(one.id),
      kind: KINDS[one.kind],
    })),
  };
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
