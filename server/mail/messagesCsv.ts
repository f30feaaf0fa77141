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
 * Messages as CSV (RFC 4180: commas, CRLF, UTF-8), times in ISO 8601. Without a byte order mark: programs would take
 * it for part of the first name, and Excel in Portuguese has to import a file with commas anyway.
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
    // What an earlier release stored has everything in its text.
    message: message ?? (conversation ? conversationText(conversation) : text),
    origin: (content?.origin && originText(content.origin)) ?? "",
  } satisfies Record<(typeof COLUMNS)[number], string>;
}

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, behind spaces and quotes, and after what a
 * program with another separator takes for the end of a cell or row.
 */
const FORMULA = /(^|[;\r\n])([ \t"']*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** An apostrophe before a formula makes it text (https://owasp.org/www-community/attacks/CSV_Injection). */
function field(text: string): string {
  const harmless = text.replaceAll(FORMULA, "$1'$2$3").replace(/^[\t\r]/, "'$&");
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
