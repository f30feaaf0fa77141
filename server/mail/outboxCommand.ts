import { parseArgs } from "node:util";
import { sql } from "kysely";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { readConfig } from "../config/readConfig.ts";
import type { DeliveryState, Destination } from "../store/schema.ts";
import type { Store } from "../store/openStore.ts";
import { WrongUsage, openExistingStore, runProgram, storeCommand } from "../store/storeCommand.ts";
import { contentText } from "./mailText.ts";
import { csvHeader, csvRows } from "./messagesCsv.ts";
import { type Entry, type OutboxOperator, operateOutbox } from "./operateOutbox.ts";
import { personalData, personalRecords } from "./personalData.ts";

const USAGE = `Uso:
  npm run outbox -- list [--state waiting|failed|delivered] [--json|--csv]
  npm run outbox -- find <e-mail> [--json]
  npm run outbox -- show <id> [--json]
  npm run outbox -- retry <id> | --failed
  npm run outbox -- erase <e-mail>
`;

interface Context {
  store: Store | undefined;
  outbox: Managed;
  site: { retentionDays: number; contactEmail: string };
  out: (text: string) => void;
}

type Managed = Omit<OutboxOperator, "sweep">;

/** The outbox before any database exists. */
const NOTHING: Managed = {
  async *pages() {},
  show: async () => [],
  find: async () => [],
  retry: async () => 0,
  erase: async () => 0,
};

/** Resolves with false if the command found nothing. */
interface Command {
  run: (context: Context) => Promise<boolean>;
  /** Whether finding nothing is no failure. */
  mayBeEmpty?: boolean;
}

/**
 * Runs `npm run outbox`; safe while servers are running. Exit codes: 0 done (also an empty `list` or `retry --failed`),
 * 1 nothing found, 2 wrong usage or configuration, 3 the store is unavailable.
 */
export const runOutboxCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  const { run, mayBeEmpty = false } = readCommand(args);
  const config = readConfig(environment);
  await using store = openExistingStore(config.store, err);
  const outbox = store ? operateOutbox({ store }) : NOTHING;
  const isFound = await run({ store, outbox, site: config.site, out });
  if (isFound || mayBeEmpty) return 0;
  err("Nada encontrado.\n");
  return 1;
});

function readCommand(args: readonly string[]): Command {
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
  const [name, subject, ...more] = positionals;
  const { state, json = false, csv = false, failed = false } = values;
  const takes = (...options: string[]) =>
    more.length === 0 && Object.keys(values).every((option) => options.includes(option));

  if (name === "list" && subject === undefined && takes("state", "json", "csv")) {
    const states = statesOf(state);
    if (states && !(json && csv)) return list(states, json ? "json" : csv ? "csv" : "table");
  }
  if (name === "find" && subject && takes("json")) return find(subject, json);
  if (name === "show" && subject && takes("json")) return show(subject, json);
  if (name === "erase" && subject && takes()) return erase(subject);
  if (name === "retry" && takes("failed") && failed !== Boolean(subject)) {
    return retry(subject ? { id: subject } : "failed");
  }
  throw new WrongUsage();
}

function statesOf(state: string | undefined): readonly DeliveryState[] | undefined {
  if (state === undefined) return ["waiting", "failed"];
  return Object.hasOwn(STATE_NAMES, state) ? [state as DeliveryState] : undefined;
}

/** How a list is printed, page by page. */
interface Format {
  begin: string;
  page: (entries: readonly Entry[]) => string;
  end: () => string;
}

const FORMATS: Record<"csv" | "json" | "table", () => Format> = {
  csv: () => ({ begin: csvHeader(), page: (entries) => csvRows(mailsOf(entries)), end: () => "" }),
  json() {
    let separator = "\n";
    const item = (entry: Entry) => {
      const text = `${separator}${JSON.stringify(recordOf(entry), null, 2).replaceAll(/^/gm, "  ")}`;
      separator = ",\n";
      return text;
    };
    return {
      begin: "[",
      page: (entries) => entries.map(item).join(""),
      end: () => (separator === "\n" ? "]\n" : "\n]\n"),
    };
  },
  table() {
    const widths = Object.keys(COLUMNS).map((name) => name.length);
    let header = [Object.keys(COLUMNS)];
    const page = (entries: readonly Entry[]) => {
      if (entries.length === 0) return "";
      const rows = entries.map((entry) => Object.values(COLUMNS).map((column) => column(entry)));
      const text = tableText([...header, ...rows], widths);
      header = [];
      return text;
    };
    return { begin: "", page, end: () => "" };
  },
};

function list(states: readonly DeliveryState[], format: keyof typeof FORMATS): Command {
  return {
    mayBeEmpty: true,
    async run({ outbox, out }) {
      const { begin, page, end } = FORMATS[format]();
      let count = 0;
      out(begin);
      for (const state of states) {
        for await (const entries of outbox.pages(state)) {
          count += entries.length;
          out(page(entries));
        }
      }
      out(end());
      if (count === 0 && format === "table") out("Nenhuma mensagem.\n");
      return true;
    },
  };
}

function mailsOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ destination }) => destination === "mail");
}

function find(email: string, isJson: boolean): Command {
  return {
    async run({ outbox, site, out }) {
      const entries = await outbox.find(email);
      if (entries.length === 0) return false;
      const found = { ...site, email: email.trim(), entries };
      out(isJson ? asJson(personalRecords(found)) : printable(personalData(found)));
      return true;
    },
  };
}

function show(id: string, isJson: boolean): Command {
  return {
    async run({ outbox, out }) {
      const entries = await outbox.show(id);
      const [first] = entries;
      if (!first) return false;
      const deliveries = entries.map(recordOf);
      const { mail } = first;
      out(isJson ? asJson({ ...deliveries[0], mail, deliveries }) : description(first, entries));
      return true;
    },
  };
}

function retry(which: { id: string } | "failed"): Command {
  return {
    mayBeEmpty: which === "failed",
    async run({ outbox, out }) {
      const restarted = await outbox.retry(which);
      if (restarted === 0 && which !== "failed") return false;
      out(`Mensagens de volta à fila: ${restarted}\n`);
      return true;
    },
  };
}

function erase(email: string): Command {
  return {
    async run({ store, outbox, out }) {
      const erased = await outbox.erase(email);
      if (erased === 0) return false;
      out(`Mensagens apagadas: ${erased}\n`);
      // The write-ahead log may still hold the erased data.
      if (store?.isShared === false) await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
      return true;
    },
  };
}

/** What `--json` tells of a delivery. */
function recordOf({ mail: _mail, said, part, createdAt: _createdAt, ...entry }: Entry) {
  return { ...entry, protocol: protocolOf(entry.id), ...(part > 0 && { part, said }) };
}

const DESTINATION_NAMES: Record<Destination, string> = { mail: "e-mail", webhook: "webhook" };

const STATE_NAMES: Record<DeliveryState, string> = {
  waiting: "na fila",
  failed: "falhou",
  delivered: "entregue",
};

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: TIME_ZONE,
});

const COLUMNS: Record<string, (entry: Entry) => string> = {
  ID: ({ id }) => id,
  ESTADO: ({ state }) => STATE_NAMES[state],
  TIPO: ({ kind, part }) => (part === 0 ? kind : `${kind} (continuação ${part})`),
  PROTOCOLO: ({ id }) => protocolOf(id),
  DESTINO: ({ destination }) => DESTINATION_NAMES[destination],
  "ACEITA EM": ({ acceptedAt }) => moment.format(acceptedAt),
  TENTATIVAS: ({ failures }) => String(failures),
  PRÓXIMA: ({ dueAt }) => timeText(dueAt),
  "ÚLTIMO ERRO": ({ lastError }) => printable(lastError ?? "–"),
};

/** @param widths of the columns; grow with the rows. */
function tableText(rows: readonly string[][], widths: number[]): string {
  for (const row of rows)
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at]!, cell.length)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at]!)).join("  "));
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

function description({ mail, id, acceptedAt }: Entry, entries: readonly Entry[]): string {
  const facts = [
    `ID: ${id}`,
    `Protocolo: ${protocolOf(id)}`,
    `Aceita em: ${moment.format(acceptedAt)}`,
    `Assunto: ${mail.subject}`,
    `Responder a: ${mail.replyTo.name} <${mail.replyTo.address}>`,
  ];
  const { content } = mail;
  const blocks = [
    facts.join("\n"),
    tableText(
      [
        Object.keys(COLUMNS),
        ...entries.map((entry) => Object.values(COLUMNS).map((column) => column(entry))),
      ],
      [],
    ).trimEnd(),
    contentText(content, content.conversation),
    ...mailsOf(entries)
      .filter(({ part }) => part > 0)
      .map(({ said }) => contentText(content, said)),
  ];
  return printable(`${blocks.join("\n\n")}\n`);
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function timeText(time: number | null): string {
  return time === null ? "–" : moment.format(time);
}

/** Removes control characters, which a terminal could interpret; keeps line feeds and tabs. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) await runProgram(runOutboxCommand);
