import { protocolOf } from "../../src/shared/protocol.ts";
import { conversationText, originText } from "./mailContents.ts";
import type { Entry } from "./outboxOperator.ts";

export const csvHeader = "id,protocol,kind,state,acceptedAt,name,email,phone,message,origin\r\n";

/** Returns an entry as a row of CSV (RFC 4180), with what a spreadsheet would run made harmless. */
export function csvRow({ message: stored, conversation, state }: Entry): string {
  const { id, kind, acceptedAt, content } = stored;
  const { name, email, phone, message = conversationText(conversation), origin } = content;
  const accepted = new Date(acceptedAt).toISOString();
  const sent = [name, email, phone, message, origin ? originText(origin) : ""];
  return `${[id, protocolOf(id), kind, state, accepted, ...sent].map(escaped).join(",")}\r\n`;
}

/**
 * A character that starts a formula in a spreadsheet (ASCII or full-width), at the start of a field or after `;`, CR or
 * LF, where some programs start a new cell.
 */
const FORMULA = /(^|[;\r\n])([ "']*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Adds an apostrophe before a formula and turns tabs, at which some programs split cells, into spaces. */
function escaped(text: string): string {
  const harmless = text.replaceAll("\t", " ").replaceAll(FORMULA, "$1'$2$3").replace(/^\r/, "'$&");
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
