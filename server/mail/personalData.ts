import { DAY_MS } from "../../src/shared/dayMs.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { originText } from "./mailFacts.ts";
import { contentText, senderLines } from "./mailText.ts";
import type { StoredMessage } from "./operateOutbox.ts";

const moment = new Intl.DateTimeFormat("pt-BR", {
  timeZone: TIME_ZONE,
  dateStyle: "long",
  timeStyle: "short",
});
const day = new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "long" });

const KINDS: Record<StoredMessage["kind"], string> = {
  contact: "Mensagem pelo formulário de contato",
  lead: "Dados deixados no chat",
};

interface DataRequest {
  /** E-mail address of the person who sent the messages. */
  email: string;
  messages: readonly StoredMessage[];
  retentionDays: number;
  /** The company's e-mail address, for requests to correct or erase the data. */
  contactEmail: string;
  /** Epoch ms. */
  now: number;
}

/** Returns a person's stored messages as a text to send to that person (LGPD, art. 19). */
export function personalData(request: DataRequest): string {
  const { email, messages, retentionDays, contactEmail, now } = request;
  const count = messages.length === 1 ? "1 registro" : `${messages.length} registros`;
  return `${[
    `Dados pessoais guardados de ${email}`,
    `Consulta de ${moment.format(now)} (horário de Brasília): ${count}.`,
    ...messages.map((message, index) => recordText(message, index + 1, retentionDays)),
    `Usamos estes dados somente para responder ao contato. Para corrigi-los ou apagá-los antes do prazo, escreva para ${contactEmail}.`,
  ].join("\n\n")}\n`;
}

/** Returns a person's stored messages for `npm run outbox -- find --json`. */
export function personalRecords({
  messages,
  retentionDays,
}: Pick<DataRequest, "messages" | "retentionDays">) {
  return messages.map(({ id, kind, state, acceptedAt, finishedAt, mail, webhook }) => ({
    id,
    protocol: protocolOf(id),
    kind,
    state,
    acceptedAt,
    finishedAt,
    keptUntil: keptUntil({ state, finishedAt }, retentionDays),
    ...(webhook && { webhook: { state: webhook.state, finishedAt: webhook.finishedAt } }),
    ...(mail.suspicion !== undefined && { suspicion: mail.suspicion }),
    ...(mail.content ?? { name: mail.replyTo.name, email: mail.replyTo.address, text: mail.text }),
  }));
}

function recordText(stored: StoredMessage, number: number, retentionDays: number): string {
  const { id, kind, acceptedAt, mail, webhook } = stored;
  const { content, suspicion } = mail;
  const lines = [
    `${number}. ${KINDS[kind]}`,
    `Protocolo: ${protocolOf(id)}`,
    `Recebido em: ${moment.format(acceptedAt)}`,
    ...(content ? senderLines(content) : []),
    content?.origin && `Origem da visita: ${originText(content.origin)}`,
    suspicion !== undefined && `Marcado como possível spam: ${suspicion}`,
    `Entrega à empresa por e-mail: ${outcome(stored)}`,
    webhook && `Envio a outro sistema da empresa: ${outcome(webhook)}`,
    retention(stored, retentionDays),
  ].filter(Boolean);
  return `${lines.join("\n")}\n\n${content ? contentText(content) : mail.text.trimEnd()}`;
}

function outcome({ state, finishedAt }: Pick<StoredMessage, "state" | "finishedAt">): string {
  if (state === "waiting") return "em andamento";
  if (state === "failed") return "não foi possível";
  return finishedAt === null ? "feita" : `feita em ${moment.format(finishedAt)}`;
}

function retention(stored: StoredMessage, retentionDays: number): string {
  const until = keptUntil(stored, retentionDays);
  return until === null
    ? `Prazo: apagado ${retentionDays} dias depois da entrega`
    : `Prazo: apagado depois de ${day.format(until)} (${retentionDays} dias depois da entrega)`;
}

/** Returns the end of retention in epoch ms; null until the mail is delivered. */
function keptUntil(
  { state, finishedAt }: Pick<StoredMessage, "state" | "finishedAt">,
  retentionDays: number,
): number | null {
  if (state !== "delivered" || finishedAt === null) return null;
  return finishedAt + retentionDays * DAY_MS;
}
