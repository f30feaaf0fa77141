import { parseArgs } from "node:util";
import { protocolOf } from "../../src/shared/protocol.ts";
import { TIME_ZONE } from "../../src/shared/saoPauloTime.ts";
import { readConfig } from "../config/readConfig.ts";
import type { Store } from "../store/openStore.ts";
import { WrongUsage, openExistingStore, runProgram, storeCommand } from "../store/storeCommand.ts";
import type { MailState } from "../store/schema.ts";
import type { Destination } from "./deliveries.ts";
import { messagesCsv } from "./messagesCsv.ts";
import {
  type Entry,
  type OutboxOperator,
  type StoredMessage,
  operateOutbox,
} from "./operateOutbox.ts";
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

/** Resolves with false if the command found nothing; with true for an empty `list` or `retry --failed`. */
type Command = (context: Context) => Promise<boolean>;

/**
 * Runs `npm run outbox`; safe while servers are running. Exit codes: 0 done (also an empty `list` or `retry --failed`),
 * 1 nothing found, 2 wrong usage or configuration, 3 the store is unavailable.
 */
export const runOutboxCommand = storeCommand(USAGE, async (args, environment, { out, err }) => {
  const command = readCommand(args);
  const config = readConfig(environment);
  await using store = openExistingStore(config.store, err);
  const outbox = store ? operateOutbox({ store }) : NOTHING;
  const done = await command({ store, outbox, site: config.site, out });
  if (!done) err("Nada encontrado.\n");
  return done ? 0 : 1;
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

function statesOf(state: string | undefined): readonly MailState[] | undefined {
  if (state === undefined) return ["waiting", "failed"];
  return Object.hasOwn(STATE_NAMES, state) ? [state as MailState] : undefined;
}

type Managed = Omit<OutboxOperator, "sweep">;

/** Empty outbox, used if no database exists yet. */
const NOTHING: Managed = {
  list: async () => [],
  show: async () => undefined,
  messages: async () => [],
  find: async () => [],
  retry: async () => 0,
  erase: async () => 0,
};

function list(states: readonly MailState[], format: "table" | "json" | "csv"): Command {
  return async ({ outbox, out }) => {
    if (format === "csv") {
      out(messagesCsv(await outbox.messages(states)));
      return true;
    }
    const entries = await outbox.list(states);
    out(format === "json" ? asJson(entries.map(withProtocol)) : table(entries));
    return true;
  };
}

function find(email: string, isJson: boolean): Command {
  return async ({ outbox, site, out }) => {
    const messages = await outbox.find(email);
    if (messages.length === 0) return false;
    const found = { ...site, email: email.trim(), messages, now: Date.now() };
    out(isJson ? asJson(personalRecords(found)) : printable(personalData(found)));
    return true;
  };
}

function show(id: string, isJson: boolean): Command {
  return async ({ outbox, out }) => {
    const entry = await outbox.show(id);
    if (entry) out(isJson ? asJson(withProtocol(entry)) : description(entry));
    return entry !== undefined;
  };
}

function retry(which: { id: string } | "failed"): Command {
  return async ({ outbox, out }) => {
    const restarted = await outbox.retry(which);
    const done = restarted > 0 || which === "failed";
    if (done) out(`Mensagens de volta à fila: ${restarted}\n`);
    return done;
  };
}

function erase(email: string): Command {
  return async ({ store, outbox, out }) => {
    const erased = await outbox.erase(email);
    if (erased === 0) return false;
    out(`Mensagens apagadas: ${erased}\n`);
    // On SQLite, truncates the write-ahead log, which may still contain the erased data.
    await store?.compact();
    return true;
  };
}

function withProtocol<T extends Entry>(entry: T): T & { protocol: string } {
  return { ...entry, protocol: protocolOf(entry.id) };
}

const DESTINATION_NAMES: Record<Destination, string> = { mail: "e-mail", webhook: "webhook" };

const STATE_NAMES: Record<MailState, string> = {
  waiting: "na fila",
  failed: "falhou",
  delivered: "entregue",
};

const moment = new Intl.DateTimeFormat("pt-BR", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: TIME_ZONE,
});

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const COLUMNS: Record<string, (entry: Entry) => string> = {
  ID: ({ id }) => id,
  ESTADO: ({ state }) => STATE_NAMES[state],
  TIPO: ({ kind }) => kind,
  PROTOCOLO: ({ id }) => protocolOf(id),
  DESTINO: ({ destination }) => DESTINATION_NAMES[destination],
  "ACEITA EM": ({ acceptedAt }) => moment.format(acceptedAt),
  TENTATIVAS: ({ failures }) => String(failures),
  PRÓXIMA: ({ dueAt }) => timeText(dueAt),
  "ÚLTIMO ERRO": ({ lastError }) => lastError ?? "–",
};

function table(entries: readonly Entry[]): string {
  if (entries.length === 0) return "Nenhuma mensagem.\n";

  const columns = Object.values(COLUMNS);
  const rows = [Object.keys(COLUMNS)];
  for (const entry of entries) rows.push(columns.map((column) => column(entry)));
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

function description({ mail, webhook, ...entry }: StoredMessage): string {
  const facts = [
    ["ID", entry.id],
    ["Protocolo", protocolOf(entry.id)],
    ["Aceita em", moment.format(entry.acceptedAt)],
    ["Assunto", mail.subject],
    ["Responder a", `${mail.replyTo.name} <${mail.replyTo.address}>`],
    ...deliveryFacts("", entry),
    ...(webhook ? deliveryFacts("Webhook: ", webhook) : []),
  ];
  const lines = facts.map((fact) => fact.join(": "));
  return printable(`${lines.join("\n")}\n\n${mail.text.trimEnd()}\n`);
}

function deliveryFacts(prefix: string, entry: Entry): string[][] {
  return [
    [`${prefix}Estado`, STATE_NAMES[entry.state]],
    [`${prefix}Entregue ou encerrada em`, timeText(entry.finishedAt)],
    [`${prefix}Próxima tentativa`, timeText(entry.dueAt)],
    [`${prefix}Tentativas malsucedidas`, String(entry.failures)],
    [`${prefix}Último erro`, entry.lastError ?? "–"],
  ];
}

function timeText(time: number | null): string {
  return time === null ? "–" : moment.format(time);
}

/** Removes control characters, which a terminal could interpret; keeps line feeds and tabs. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) await runProgram(runOutboxCommand);
