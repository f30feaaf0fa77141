import { parseArgs } from "node:util";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { type Config, readConfig } from "../config/readConfig.ts";
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
import { type Entry, type OutboxOperator, operateOutbox } from "./operateOutbox.ts";

const USAGE = `Uso:
  npm run outbox -- list [--state waiting|failed|delivered] [--json|--csv]
  npm run outbox -- find <e-mail> [--json]
  npm run outbox -- show <id> [--json]
  npm run outbox -- retry <id> | --failed
  npm run outbox -- erase <e-mail>
`;

/** Options of each command. */
const OPTIONS = new Map([
  ["list", ["state", "json", "csv"]],
  ["find", ["json"]],
  ["show", ["json"]],
  ["retry", ["failed"]],
  ["erase", []],
]);

interface Request {
  command: string;
  /** An id or an e-mail address; empty for `list` and `retry --failed`. */
  subject: string;
  states: readonly DeliveryState[];
  format: keyof typeof FORMATS;
}

/**
 * Runs `npm run outbox`; safe while servers are running. Exit codes: 0 done (also an empty `list` or `retry --failed`),
 * 1 nothing found, 2 wrong usage or configuration, 3 the store is unavailable.
 */
export const runOutboxCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  const request = readRequest(args);
  const { store: config, site } = readConfig(environment);
  await using store = openExistingStore(config, err);
  const outbox = store && operateOutbox({ store });
  if (await run(request, { outbox, site, out })) return 0;
  err("Nada encontrado.\n");
  return 1;
});

function readRequest(args: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      state: { type: "string" },
      json: { type: "boolean" },
      csv: { type: "boolean" },
      failed: { type: "boolean" },
    },
  });
  const [command = "", ...subjects] = positionals;
  const { state, json = false, csv = false, failed = false } = values;
  const allowed = OPTIONS.get(command);
  const isUsable =
    allowed !== undefined &&
    Object.keys(values).every((option) => allowed.includes(option)) &&
    subjects.length === (command === "list" || failed ? 0 : 1) &&
    !subjects.includes("") &&
    (state === undefined || Object.hasOwn(STATES, state)) &&
    !(json && csv);
  if (!isUsable) throw new WrongUsage();
  return {
    command,
    subject: subjects[0] ?? "",
    states: state === undefined ? ["waiting", "failed"] : [state as DeliveryState],
    format: json ? "json" : csv ? "csv" : "table",
  };
}

interface Context {
  /** Undefined where there is no store: it holds nothing. */
  outbox: OutboxOperator | undefined;
  site: Config["site"];
  out: Output["out"];
}

/** Resolves with false if it found nothing. */
async function run(request: Request, { outbox, site, out }: Context): Promise<boolean> {
  const { command, subject, states, format } = request;
  if (command === "list") {
    const lists = outbox ? states.map((state) => outbox.pages(state)) : [];
    await print(lists, FORMATS[format], out);
    return true;
  }
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
  const found = command === "show" ? outbox?.show(subject) : outbox?.find(subject);
  const entries = (await found) ?? [];
  if (entries.length === 0) return false;
  if (format === "json") out(`${JSON.stringify(entries.map(recordOf), null, 2)}\n`);
  else out(await description(entries, command === "find" ? privacyNote(site) : ""));
  return true;
}

/** What must be said with data that a person asks for: their purpose and how long they are kept (LGPD, art. 19). */
function privacyNote({ retentionDays, contactEmail }: Config["site"]): string {
  return `\nUsamos estes dados somente para responder ao contato, e os apagamos ${retentionDays} dias depois da entrega. Para corrigi-los ou apagá-los antes, escreva para ${contactEmail}.\n`;
}

/** How a list is printed. */
interface Format {
  begin: string;
  row: (entry: Entry) => string;
  between: string;
  end: string;
}

async function print(
  lists: readonly AsyncIterable<Entry[]>[],
  { begin, row, between, end }: Format,
  out: Output["out"],
): Promise<void> {
  await out(begin);
  let separator = "";
  for (const pages of lists) {
    for await (const entries of pages) {
      if (entries.length === 0) continue;
      await out(separator + entries.map(row).join(between));
      separator = between;
    }
  }
  await out(end);
}

/** What JSON tells of a delivery. */
function recordOf({ mail, conversation, part, ...delivery }: Entry) {
  const { content, suspicion } = mail;
  return {
    ...delivery,
    protocol: protocolOf(delivery.id),
    part,
    ...content,
    ...(content.conversation && { conversation }),
    suspicion,
  };
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
  ["ID", 36, ({ id }) => id],
  ["ESTADO", 8, ({ state }) => STATES[state]],
  ["TIPO", 7, ({ kind, part }) => (part === 0 ? kind : `${kind} ${part + 1}`)],
  ["PROTOCOLO", 9, ({ id }) => protocolOf(id)],
  ["DESTINO", 7, ({ destination }) => (destination === "mail" ? "e-mail" : destination)],
  ["ACEITA EM", 20, ({ acceptedAt }) => moment.format(acceptedAt)],
  ["TENTATIVAS", 10, ({ failures }) => String(failures)],
  ["PRÓXIMA", 20, ({ dueAt }) => (dueAt === null ? "–" : moment.format(dueAt))],
  ["ÚLTIMO ERRO", 0, ({ lastError }) => printable(lastError ?? "–")],
];

const tableHeader = lineOf(([title]) => title);
const tableRow = (entry: Entry) => lineOf(([, , value]) => value(entry));

function lineOf(cell: (column: Column) => string): string {
  return `${COLUMNS.map((column) => cell(column).padEnd(column[1])).join("  ")}\n`;
}

const FORMATS = {
  table: { begin: tableHeader, row: tableRow, between: "", end: "" },
  json: {
    begin: "[\n",
    row: (entry) => JSON.stringify(recordOf(entry)),
    between: ",\n",
    end: "\n]\n",
  },
  csv: {
    begin: csvHeader(),
    row: (entry) => (entry.destination === "mail" ? csvRow(entry) : ""),
    between: "",
    end: "",
  },
} satisfies Record<string, Format>;

/** Returns a table of deliveries, and the text of each mail. */
async function description(entries: readonly Entry[], note: string): Promise<string> {
  const mails = entries.filter(({ destination }) => destination === "mail");
  const texts = await Promise.all(mails.map(async (entry) => (await mailContents(entry)).text));
  const table = `${tableHeader}${entries.map(tableRow).join("")}`;
  return [table, ...texts.map(printable)].join("\n") + note;
}

/** Removes control characters, which a terminal could interpret; keeps line feeds and tabs. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) await runProgram(runOutboxCommand);
