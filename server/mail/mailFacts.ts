import type { Origin } from "../../src/shared/origin.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import type { DialableNumber } from "./dialableNumbers.ts";
import type { Mail, MessageContent } from "./Mail.ts";

/** Earlier message or lead from the same address. */
export type EarlierMessage = Pick<Mail, "id" | "kind" | "acceptedAt">;

/** Data known when a message is accepted. */
interface Received extends Pick<Mail, "id" | "kind" | "acceptedAt" | "suspicion"> {
  content: MessageContent;
}

/** Input of `mailText` and `mailHtml`: the received data, texts formatted from it, and looked-up data. */
export interface MailFacts extends Received {
  protocol: string;
  receivedAt: string;
  /** Date of acceptance without the time: `22/11/2026`. */
  receivedOn: string;
  numbers: readonly DialableNumber[];
  origin: string | undefined;
  earlierLines: readonly { date: string; protocol: string; kind: string }[];
}

/** Created with the first message: the first use of `Intl` takes tens of ms, which would delay the start. */
let formats: ReturnType<typeof createFormats> | undefined;

function createFormats() {
  return {
    moment: new Intl.DateTimeFormat("pt-BR", {
      timeZone: TIME_ZONE,
      dateStyle: "full",
      timeStyle: "medium",
    }),
    day: new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, dateStyle: "short" }),
  };
}

const KINDS: Record<Mail["kind"], string> = {
  contact: "mensagem pelo site",
  lead: "conversa no chat",
};

interface LookedUp {
  /** Newest first. */
  earlier: readonly EarlierMessage[];
  numbers: readonly DialableNumber[];
}

/** @param lookedUp Empty by default: when a message is accepted, lookups would delay the response. */
export function mailFacts(
  received: Received,
  { earlier, numbers }: LookedUp = { earlier: [], numbers: [] },
): MailFacts {
  const { moment, day } = (formats ??= createFormats());
  const { id, acceptedAt, content } = received;
  return {
    ...received,
    protocol: protocolOf(id),
    receivedAt: `${moment.format(acceptedAt)} (horário de Brasília)`,
    receivedOn: day.format(acceptedAt),
    numbers,
    origin: content.origin && originText(content.origin),
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
