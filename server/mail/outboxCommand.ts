import { parseArgs } from "node:util";
import { sql } from "kysely";
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
import { originText } from "./mailFacts.ts";
import { contentText, senderLines } from "./mailText.ts";
import { csvHeader, csvRow } from "./messagesCsv.ts";
import { type Entry, type OutboxOperator, operateOutbox } from "./operateOutbox.ts";

const USAGE = `Uso:
  npm run outbox -- list [--state waiting|failed|delivered] [--json|--csv]
  npm run outbox -- find <e-mail> [--json]
  npm run outbox -- show <id> [--json]
  npm run outbox -- retry <id> | --failed
  npm run outbox -- erase <e-mail>
`;

interface Context {
  outbox: OutboxOperator;
  site: Config["site"];
  out: Output["out"];
}

interface Command {
  /** Resolves with false if it found nothing. */
  run: (context: Context) => Promise<boolean>;
  /** Whether finding nothing is no failure; `list` and `retry --failed` print this where there is no database. */
  nothing?: string;
}

/**
 * Runs `npm run outbox`; safe while servers are running. Exit codes: 0 done (also an empty `list` or `retry --failed`),
 * 1 nothing found, 2 wrong usage or configuration, 3 the store is unavailable.
 */
export const runOutboxCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  const { run, nothing } = readCommand(args);
  const { store: config, site } = readConfig(environment);
  await using store = openExistingStore(config, err);
  if (store) {
    if (await run({ outbox: operateOutbox({ store }), site, out })) {
      // After `erase`, the write-ahead log may still hold the erased data.
      if (!store.isShared) await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
      return 0;
    }
  } else if (nothing !== undefined) {
    out(nothing);
    return 0;
  }
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
    const isKnown = state === undefined || Object.hasOwn(STATES, state);
    const states = state === undefined ? (["waiting", "failed"] as const) : [state];
    if (isKnown && !(json && csv)) {
      return list(states as DeliveryState[], json ? JSON_FORMAT : csv ? CSV : TABLE);
    }
  }
  if (name === "find" && subject && takes("json")) return find(subject, json);
  if (name === "show" && subject && takes("json")) return show(subject, json);
  if (name === "erase" && subject && takes()) {
    return counted("Mensagens apagadas", ({ outbox }) => outbox.erase(subject));
  }
  if (name === "retry" && takes("failed") && failed !== Boolean(subject)) {
    const which = subject ? { id: subject } : "failed";
    return counted("Mensagens de volta à fila", ({ outbox }) => outbox.retry(which), failed);
  }
  throw new WrongUsage();
}

/** How a list is printed, row by row. */
interface Format {
  begin: string;
  row: (entry: Entry, isFirst: boolean) => string;
  end: string;
  /** What an empty list is. */
  empty: string;
}

const CSV: Format = {
  begin: csvHeader(),
  row: (entry) => (entry.destination === "mail" ? csvRow(entry) : ""),
  end: "",
  empty: csvHeader(),
};

const JSON_FORMAT: Format = {
  begin: "[",
  row: (entry, isFirst) => `${isFirst ? "" : ","}\n${JSON.stringify(recordOf(entry))}`,
  end: "\n]\n",
  empty: "[]\n",
};

function list(states: readonly DeliveryState[], { begin, row, end, empty }: Format): Command {
  return {
    nothing: empty,
    async run({ outbox, out }) {
      let isFirst = true;
      for (const state of states) {
        for await (const entries of outbox.pages(state)) {
          if (entries.length === 0) continue;
          const rows = entries.map((entry, at) => row(entry, isFirst && at === 0));
          await out(`${isFirst ? begin : ""}${rows.join("")}`);
          isFirst = false;
        }
      }
      await out(isFirst ? empty : end);
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
      out(isJson ? asJson({ ...deliveries[0], mail, deliveries }) : description(entries));
      return true;
    },
  };
}

/** All that is kept of a person (LGPD, art. 19): as JSON, or as a text to send to that person. */
function find(email: string, isJson: boolean): Command {
  return {
    async run({ outbox, site, out }) {
      const entries = await outbox.find(email);
      if (entries.length === 0) return false;
      const messages = Map.groupBy(entries, ({ id }) => id);
      out(
        isJson
          ? asJson(entries.filter(({ destination }) => destination === "mail").map(personalRecord))
          : `Dados pessoais guardados de ${email.trim()}\n\n${Array.from(messages.values(), description).join("\n")}
Usamos estes dados somente para responder ao contato, e os apagamos ${site.retentionDays} dias depois da entrega. Para corrigi-los ou apagá-los antes, escreva para ${site.contactEmail}.\n`,
      );
      return true;
    },
  };
}

function counted(
  label: string,
  work: (context: Context) => Promise<number>,
  mayBeNone = false,
): Command {
  return {
    ...(mayBeNone && { nothing: `${label}: 0\n` }),
    async run(context) {
      const count = await work(context);
      if (count > 0 || mayBeNone) context.out(`${label}: ${count}\n`);
      return count > 0 || mayBeNone;
    },
  };
}

/** What `--json` tells of a delivery. */
function recordOf({ mail: _mail, said, part, createdAt: _createdAt, ...entry }: Entry) {
  return { ...entry, protocol: protocolOf(entry.id), ...(part > 0 && { part, said }) };
}

function personalRecord(entry: Entry) {
  const { content, suspicion } = entry.mail;
  const { said, ...record } = recordOf(entry);
  return { ...record, ...content, ...(said && { conversation: said }), suspicion };
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

function lineOf(cell: (column: Column) => string): string {
  return `${COLUMNS.map((column) => cell(column).padEnd(column[1])).join("  ")}\n`;
}

const TABLE: Format = {
  begin: lineOf(([title]) => title),
  row: (entry) => lineOf(([, , value]) => value(entry)),
  end: "",
  empty: "Nenhuma mensagem.\n",
};

/** Describes a message by its deliveries. */
function description(entries: readonly Entry[]): string {
  const [{ id, mail, acceptedAt }] = entries as [Entry, ...Entry[]];
  const { content, suspicion } = mail;
  const facts = [
    `ID: ${id}`,
    `Protocolo: ${protocolOf(id)}`,
    `Aceita em: ${moment.format(acceptedAt)} (horário de Brasília)`,
    `Assunto: ${mail.subject}`,
    ...senderLines(content),
    content.origin && `Origem da visita: ${originText(content.origin)}`,
    suspicion && `Marcado como possível spam: ${suspicion}`,
  ];
  const blocks = [
    facts.filter(Boolean).join("\n"),
    `${TABLE.begin}${entries.map((entry) => TABLE.row(entry, false)).join("")}`.trimEnd(),
    contentText(content, content.conversation),
    ...entries
      .filter(({ destination, part }) => destination === "mail" && part > 0)
      .map(({ said }) => contentText(content, said)),
  ];
  return printable(`${blocks.join("\n\n")}\n`);
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Removes control characters, which a terminal could interpret; keeps line feeds and tabs. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) await runProgram(runOutboxCommand);
