import { protocolOf } from "../../src/shared/protocol.ts";
import type { Mail } from "./Mail.ts";
import { originText } from "./mailFacts.ts";
import { conversationText } from "./mailText.ts";
import type { StoredMessage } from "./operateOutbox.ts";

const COLUMNS: Record<string, (stored: StoredMessage) => string> = {
  id: ({ id }) => id,
  protocol: ({ id }) => protocolOf(id),
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  acceptedAt: ({ acceptedAt }) => new Date(acceptedAt).toISOString(),
  name: ({ mail }) => mail.replyTo.name,
  email: ({ mail }) => mail.replyTo.address,
  phone: ({ mail }) => mail.content?.phone ?? "",
  message: ({ mail }) => messageOrConversation(mail),
  origin: ({ mail }) => (mail.content?.origin ? originText(mail.content.origin) : ""),
};

/**
 * Returns messages as CSV (RFC 4180) with times in ISO 8601 and formulas made harmless. No byte order mark: some
 * programs would read it as part of the first column's name. Excel in Portuguese expects semicolons, so the file has
 * to be imported there anyway.
 */
export function messagesCsv(messages: readonly StoredMessage[]): string {
  const columns = Object.values(COLUMNS);
  const rows = messages.map((message) => columns.map((column) => escaped(column(message))));
  return [Object.keys(COLUMNS), ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

function messageOrConversation({ content, text }: Mail): string {
  const { message, conversation } = content ?? {};
  // A message stored by an earlier release may have only its text.
  return message ?? (conversation ? conversationText(conversation) : text);
}

/**
 * Matches a character that starts a formula in a spreadsheet (ASCII or full-width), at the start of a field or after
 * `;`, CR or LF, where some programs start a new cell. Spaces, tabs and quotes may come before it.
 */
const FORMULA = /(^|[;\r\n])([ \t"']*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Quotes a field if necessary. Adds an apostrophe before a formula or a leading tab or CR, so that a spreadsheet shows
 * it as text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function escaped(text: string): string {
  const harmless = text.replaceAll(FORMULA, "$1'$2$3").replace(/^[\t\r]/, "'$&");
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
