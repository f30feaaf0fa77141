import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/time.ts";
import { readConfig } from "../config/readConfig.ts";
import type { DeliveryState } from "../store/schema.ts";
import {
  type Output,
  WrongUsage,
  openExistingStore,
  runProgram,
  storeCommand,
} from "../store/storeCommand.ts";
import { mailContents } from "./mailContents.ts";
import { csvHeader, csvRow } from "./messagesCsv.ts";
import { type Entry, type OutboxOperator, createOutboxOperator } from "./outboxOperator.ts";

const USAGE = `Uso:
  npm run outbox -- list [--state waiting|failed|delivered] [--json|--csv]
  npm run outbox -- find <e-mail> [--json]
  npm run outbox -- show <id> [--json]
  npm run outbox -- retry <id> | --failed
  npm run outbox -- erase <e-mail>
`;

const FLAG = { type: "boolean" } as const;

/** Options of each command. */
const OPTIONS = new Map<string, ParseArgsOptionsConfig>([
  ["list", { state: { type: "string" }, json: FLAG, csv: FLAG }],
  ["find", { json: FLAG }],
  ["show", { json: FLAG }],
  ["retry", { failed: FLAG }],
  ["erase", {}],
]);

/**
 * Runs `npm run outbox`; safe while servers are running. Exit codes: 0 done (also an empty `list` or `retry --failed`),
 * 1 nothing found, 2 wrong usage or configuration, 3 the store is unavailable.
 */
export const runOutboxCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  const request = readRequest(args);
  await using store = openExistingStore(readConfig(environment).store, err);
  // Undefined where there is no store: it holds nothing.
  const outbox = store && createOutboxOperator({ store });
  if (await run(request, outbox, out)) return 0;
  err("Nada encontrado.\n");
  return 1;
});

function readRequest([command = "", ...args]: readonly string[]) {
  const options = OPTIONS.get(command);
  if (!options) throw new WrongUsage();
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { state, json, csv, failed } = values;
  const isUsable =
    positionals.length === (command === "list" || failed ? 0 : 1) &&
    !positionals.includes("") &&
    (state === undefined || Object.hasOwn(STATES, String(state))) &&
    !(json && csv);
  if (!isUsable) throw new WrongUsage();
  const states = state === undefined ? ["waiting", "failed"] : [state];
  const readable = command === "list" ? TABLE : TEXT;
  return {
    command,
    /** An id or an e-mail address; empty for `list` and `retry --failed`. */
    subject: positionals[0] ?? "",
    states: states as DeliveryState[],
    format: json ? JSON_ARRAY : csv ? CSV : readable,
  };
}

/** Resolves with false if it found nothing. */
async function run(
  { command, subject, states, format }: ReturnType<typeof readRequest>,
  outbox: OutboxOperator | undefined,
  out: Output["out"],
): Promise<boolean> {
  if (command === "retry") {
    const isAll = subject === "";
    const count = (await outbox?.retry(isAll ? "failed" : { id: subject })) ?? 0;
    out(`Mensagens de volta à fila: ${count}\n`);
    return count > 0 || isAll;
  }
  if (command === "erase") {
    const count = (await outbox?.erase(subject)) ?? 0;
    out(`Mensagens apagadas: ${count}\n`);
    return count > 0;
  }
  if (command === "list") {
    await print(outbox?.list(states) ?? [], format, out);
    return true;
  }
  const found = await (command === "show" ? outbox?.show(subject) : outbox?.find(subject));
  return await print(found ?? [], format, out);
}

interface Format {
  begin: string;
  row: (entry: Entry) => string | Promise<string>;
  between?: string;
  end?: string;
}

/** Prints entries one by one, so that any number of them needs little memory. Resolves with whether there was any. */
async function print(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  { begin, row, between = "", end = "" }: Format,
  out: Output["out"],
): Promise<boolean> {
  await out(begin);
  let isEmpty = true;
  for await (const entry of entries) {
    await out((isEmpty ? "" : between) + (await row(entry)));
    isEmpty = false;
  }
  await out(end);
  return !isEmpty;
}

const STATES: Record<DeliveryState, string> = {
  waiting: "na fila",
  failed: "falhou",
  delivered: "entregue",
};

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: TIME_ZONE,
});

type Column = [title: string, width: number, value: (entry: Entry) => string];

const COLUMNS: readonly Column[] = [
  ["ID", 36, ({ message }) => message.id],
  ["ESTADO", 8, ({ state }) => STATES[state]],
  ["TIPO", 7, ({ message: { kind }, part }) => (part === 0 ? kind : `${kind} ${part + 1}`)],
  ["PROTOCOLO", 9, ({ message }) => protocolOf(message.id)],
  ["DESTINO", 7, ({ destination }) => (destination === "mail" ? "e-mail" : destination)],
  ["ACEITA EM", 20, ({ message }) => moment.format(message.acceptedAt)],
  ["TENTATIVAS", 10, ({ failures }) => String(failures)],
  ["PRÓXIMA", 20, ({ dueAt }) => (dueAt === null ? "–" : moment.format(dueAt))],
  ["ÚLTIMO ERRO", 0, ({ lastError }) => printable(lastError ?? "–")],
];

function lineOf(cell: (column: Column) => string): string {
  return `${COLUMNS.map((column) => cell(column).padEnd(column[1])).join("  ")}\n`;
}

const TABLE: Format = {
  begin: lineOf(([title]) => title),
  row: (entry) => lineOf(([, , value]) => value(entry)),
};

/** The row of a mail is followed by its text. */
const TEXT: Format = {
  ...TABLE,
  async row(entry) {
    const row = await TABLE.row(entry);
    if (entry.destination !== "mail") return row;
    return `${row}\n${printable((await mailContents(entry)).text)}\n`;
  },
};

const JSON_ARRAY: Format = {
  begin: "[\n",
  row({ message: { id, content, ...message }, conversation, ...delivery }) {
    const chat = content.conversation && { conversation };
    const all = { id, protocol: protocolOf(id), ...message, ...content, ...chat, ...delivery };
    return JSON.stringify(all);
  },
  between: ",\n",
  end: "\n]\n",
};

const CSV: Format = {
  begin: csvHeader,
  row: (entry) => (entry.destination === "mail" ? csvRow(entry) : ""),
};

/** Removes control characters, which a terminal could interpret; keeps line feeds and tabs. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) await runProgram(runOutboxCommand);
