import { protocolOf } from "../../src/shared/protocol.ts";
import { conversationText, originText } from "./mailContents.ts";
import type { Entry } from "./operateOutbox.ts";

const COLUMNS: Record<string, (entry: Entry) => string> = {
  id: ({ id }) => id,
  protocol: ({ id }) => protocolOf(id),
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
  acceptedAt: ({ acceptedAt }) => new Date(acceptedAt).toISOString(),
  name: ({ mail }) => mail.content.name,
  email: ({ mail }) => mail.content.email,
  phone: ({ mail }) => mail.content.phone,
  message: ({ mail, conversation }) => mail.content.message ?? conversationText(conversation),
  origin: ({ mail }) => (mail.content.origin ? originText(mail.content.origin) : ""),
};

export const csvHeader = () => rowOf(Object.keys(COLUMNS));

/** Returns an entry as a row of CSV (RFC 4180), with what a spreadsheet would run made harmless. */
export const csvRow = (entry: Entry) =>
  rowOf(Object.values(COLUMNS).map((column) => column(entry)));

/**
 * A character that starts a formula in a spreadsheet (ASCII or full-width), at the start of a field or after `;`, CR or
 * LF, where some programs start a new cell.
 */
const FORMULA = /(^|[;\r\n])([ "']*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function rowOf(fields: readonly string[]): string {
  return `${fields.map(escaped).join(",")}\r\n`;
}

/** Adds an apostrophe before a formula and turns tabs, at which some programs split cells, into spaces. */
function escaped(text: string): string {
  const harmless = text.replaceAll("\t", " ").replaceAll(FORMULA, "$1'$2$3").replace(/^\r/, "'$&");
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
