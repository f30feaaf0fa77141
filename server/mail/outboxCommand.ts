import { parseArgs } from "node:util";
import { protocolOf } from "../../src/shared/protocol.ts";
import { readConfig } from "../config/readConfig.ts";
import { openExistingStore, runProgram, storeCommand } from "../store/storeCommand.ts";
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

type Command =
  | { name: "list"; states: readonly MailState[]; format: "table" | "json" | "csv" }
  | { name: "find"; email: string; json: boolean }
  | { name: "show"; id: string; json: boolean }
  | { name: "retry"; which: { id: string } | "failed" }
  | { name: "erase"; email: string };

/**
 * Runs `npm run outbox`; safe while servers are running. Exit codes: 0 done (even if `list` or `retry --failed` found
 * nothing), 1 nothing found, 2 wrong usage or configuration, 3 the store is unavailable.
 */
export const runOutboxCommand = storeCommand(async (args, environment, { out, err }) => {
  const command = readCommand(args);
  if (!command) {
    err(USAGE);
    return 2;
  }
  const config = readConfig(environment);
  await using store = openExistingStore(config.store, err);
  const outbox = store ? operateOutbox({ store }) : NOTHING;
  const done = await run(command, { outbox, site: config.site, out });
  // On SQLite, truncates the write-ahead log, which may still contain the erased data.
  if (command.name === "erase" && done) await store?.compact();
  if (!done) err("Nada encontrado.\n");
  return done ? 0 : 1;
});

function readCommand(args: readonly string[]): Command | undefined {
  try {
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
      Object.keys(values).every((option) => options.includes(option));
    if (more.length > 0) return undefined;

    if (name === "list" && subject === undefined && takes("state", "json", "csv")) {
      const states = statesOf(state);
      if (!states || (json && csv)) return undefined;
      return { name, states, format: json ? "json" : csv ? "csv" : "table" };
    }
    if (name === "find" && subject && takes("json")) return { name, email: subject, json };
    if (name === "show" && subject && takes("json")) return { name, id: subject, json };
    if (name === "erase" && subject && takes()) return { name, email: subject };
    if (name === "retry" && takes("failed") && failed !== Boolean(subject)) {
      return { name, which: subject ? { id: subject } : "failed" };
    }
    return undefined;
  } catch {
    return undefined;
  }
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

interface Context {
  outbox: Managed;
  site: { retentionDays: number; contactEmail: string };
  out: (text: string) => void;
}

/** Runs a command. Resolves with false if it found nothing, except for `list` and `retry --failed`. */
async function run(command: Command, { outbox, site, out }: Context): Promise<boolean> {
  switch (command.name) {
    case "list":
      out(await list(command, outbox));
      return true;
    case "find": {
      const messages = await outbox.find(command.email);
      const found = { ...site, email: command.email.trim(), messages, now: Date.now() };
      if (messages.length > 0) {
        out(command.json ? asJson(personalRecords(found)) : printable(personalData(found)));
      }
      return messages.length > 0;
    }
    case "show": {
      const entry = await outbox.show(command.id);
      if (entry) out(command.json ? asJson(withProtocol(entry)) : description(entry));
      return entry !== undefined;
    }
    case "retry": {
      const restarted = await outbox.retry(command.which);
      const done = restarted > 0 || command.which === "failed";
      if (done) out(`Mensagens de volta à fila: ${restarted}\n`);
      return done;
    }
    default: {
      const erased = await outbox.erase(command.email);
      if (erased > 0) out(`Mensagens apagadas: ${erased}\n`);
      return erased > 0;
    }
  }
}

async function list(
  { states, format }: Extract<Command, { name: "list" }>,
  outbox: Managed,
): Promise<string> {
  if (format === "csv") return messagesCsv(await outbox.messages(states));
  const entries = await outbox.list(states);
  return format === "json" ? asJson(entries.map(withProtocol)) : table(entries);
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
  timeZone: "America/Sao_Paulo",
});

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function table(entries: readonly Entry[]): string {
  if (entries.length === 0) return "Nenhuma mensagem.\n";

  const rows = [
    [
      "ID",
      "ESTADO",
      "TIPO",
      "PROTOCOLO",
      "DESTINO",
      "ACEITA EM",
      "TENTATIVAS",
      "PRÓXIMA",
      "ÚLTIMO ERRO",
    ],
    ...entries.map((entry) => [
      entry.id,
      STATE_NAMES[entry.state],
      entry.kind,
      protocolOf(entry.id),
      DESTINATION_NAMES[entry.destination],
      moment.format(entry.acceptedAt),
      String(entry.failures),
      entry.dueAt === null ? "–" : moment.format(entry.dueAt),
      entry.lastError ?? "–",
    ]),
  ];
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
  const time = (value: number | null) => (value === null ? "–" : moment.format(value));
  return [
    [`${prefix}Estado`, STATE_NAMES[entry.state]],
    [`${prefix}Entregue ou encerrada em`, time(entry.finishedAt)],
    [`${prefix}Próxima tentativa`, time(entry.dueAt)],
    [`${prefix}Tentativas malsucedidas`, String(entry.failures)],
    [`${prefix}Último erro`, entry.lastError ?? "–"],
  ];
}

/** Removes control characters, which a terminal could interpret; keeps line feeds and tabs. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) await runProgram(runOutboxCommand);
