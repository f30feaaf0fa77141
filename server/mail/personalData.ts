import { DAY_MS } from "../../src/shared/dayMs.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { originText } from "./mailFacts.ts";
import { contentText, senderLines } from "./mailText.ts";
import type { Entry } from "./operateOutbox.ts";

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  dateStyle: "long",
  timeStyle: "short",
});

const KINDS: Record<Entry["kind"], string> = {
  contact: "Mensagem pelo formulário de contato",
  lead: "Dados deixados no chat",
};

interface DataRequest {
  /** E-mail address of the person. */
  email: string;
  entries: readonly Entry[];
  retentionDays: number;
  /** The company's e-mail address, for requests to correct or erase the data. */
  contactEmail: string;
}

/** Returns all that is stored of a person as a text to send to that person (LGPD, art. 19). */
export function personalData({ email, entries, retentionDays, contactEmail }: DataRequest): string {
  return `${[
    `Dados pessoais guardados de ${email}`,
    `Consulta de ${moment.format(Date.now())} (horário de Brasília).`,
    ...mailsOf(entries).map((entry, index) => recordText(entry, index + 1, retentionDays)),
    `Usamos estes dados somente para responder ao contato. Para corrigi-los ou apagá-los antes do prazo, escreva para ${contactEmail}.`,
  ].join("\n\n")}\n`;
}

/** Returns a person's records for `npm run outbox -- find --json`. */
export function personalRecords({ entries, retentionDays }: DataRequest) {
  return mailsOf(entries).map((entry) => {
    const { id, kind, state, acceptedAt, finishedAt, part, said, mail } = entry;
    return Object.assign({}, mail.content, part > 0 && { conversation: said }, {
      id,
      protocol: protocolOf(id),
      kind,
      state,
      acceptedAt,
      finishedAt,
      keptUntil: keptUntil(entry, retentionDays),
      ...(mail.suspicion !== undefined && { suspicion: mail.suspicion }),
    });
  });
}

/** A webhook is sent the same as the mail. */
function mailsOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ destination }) => destination === "mail");
}

function recordText(entry: Entry, number: number, retentionDays: number): string {
  const { id, kind, acceptedAt, part, said, mail } = entry;
  const { content, suspicion } = mail;
  const until = keptUntil(entry, retentionDays);
  const lines = [
    `${number}. ${KINDS[kind]}${part > 0 ? ", continuação da conversa" : ""}`,
    `Protocolo: ${protocolOf(id)}`,
    `Recebido em: ${moment.format(acceptedAt)}`,
    ...senderLines(content),
    content.origin && `Origem da visita: ${originText(content.origin)}`,
    suspicion !== undefined && `Marcado como possível spam: ${suspicion}`,
    `Entrega à empresa por e-mail: ${OUTCOMES[entry.state]}`,
    `Prazo: apagado ${retentionDays} dias depois da entrega${until === null ? "" : `, em ${moment.format(until)}`}`,
  ].filter(Boolean);
  return `${lines.join("\n")}\n\n${contentText(content, part === 0 ? content.conversation : said)}`;
}

const OUTCOMES: Record<Entry["state"], string> = {
  waiting: "em andamento",
  failed: "não foi possível",
  delivered: "feita",
};

/** Returns the end of retention in epoch ms; null until the mail is delivered. */
function keptUntil({ state, finishedAt }: Entry, retentionDays: number): number | null {
  if (state !== "delivered" || finishedAt === null) return null;
  return finishedAt + retentionDays * DAY_MS;
}
