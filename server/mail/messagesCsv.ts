import { protocolOf } from "../../src/shared/protocol.ts";
import { originText } from "./mailFacts.ts";
import { conversationText } from "./mailText.ts";
import type { StoredMessage } from "./operateOutbox.ts";

const COLUMNS = [
  "id",
  "protocol",
  "kind",
  "state",
  "acceptedAt",
  "name",
  "email",
  "phone",
  "message",
  "origin",
] as const;

/**
 * Returns messages as CSV (RFC 4180: commas, CRLF, UTF-8) with times in ISO 8601. No byte order mark:
 * programs would read it as part of the first column's name, and Excel in Portuguese needs an import for
 * commas anyway.
 */
export function messagesCsv(messages: readonly StoredMessage[]): string {
  const rows = messages.map(toRow).map((row) => COLUMNS.map((column) => field(row[column])));
  return [COLUMNS, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

function toRow({ id, kind, state, acceptedAt, mail }: StoredMessage) {
  const { content, replyTo, text } = mail;
  const { message, conversation } = content ?? {};
  return {
    id,
    protocol: protocolOf(id),
    kind,
    state,
    acceptedAt: new Date(acceptedAt).toISOString(),
    name: replyTo.name,
    email: replyTo.address,
    phone: content?.phone ?? "",
    // Messages of an earlier release have only their text.
    message: message ?? (conversation ? conversationText(conversation) : text),
    origin: (content?.origin && originText(content.origin)) ?? "",
  } satisfies Record<(typeof COLUMNS)[number], string>;
}

/**
 * Matches characters that start a formula in a spreadsheet: at the start of a cell, after spaces and quotes,
 * and after characters that some programs read as the end of a cell or row.
 */
const FORMULA = /(^|[;\r\n])([ \t"']*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Escapes a field. An apostrophe before a formula turns it into text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function field(text: string): string {
  const harmless = text.replaceAll(FORMULA, "$1'$2$3").replace(/^[\t\r]/, "'$&");
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
