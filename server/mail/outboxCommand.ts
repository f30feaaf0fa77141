import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../config/readConfig.ts";
import { type StoreConfig, isStoreThere, openStore } from "../store/openStore.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";
import { type Entry, type MailState, type OutboxOperator, operateOutbox } from "./operateOutbox.ts";

const USAGE = `Uso:
  npm run outbox -- list [--state waiting|failed|delivered] [--json]
  npm run outbox -- show <id> [--json]
  npm run outbox -- retry <id> | --failed
  npm run outbox -- erase <e-mail>
`;

/** 0 done, 1 nothing such, 2 wrong use, 3 the store can't be asked. */
type ExitCode = 0 | 1 | 2 | 3;

type Command =
  | { name: "list"; states: readonly MailState[]; json: boolean }
  | { name: "show"; id: string; json: boolean }
  | { name: "retry"; which: { id: string } | "failed" }
  | { name: "erase"; email: string };

interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
}

/** Looks into the outbox for the operator, beside running servers. */
export async function runOutboxCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { out, err }: Output,
): Promise<ExitCode> {
  const command = readCommand(args);
  if (!command) {
    err(USAGE);
    return 2;
  }
  try {
    const { store } = readConfig(environment);
    const isThere = isStoreThere(store);
    if (!isThere) err(`Não há banco de dados em ${store.dataDir}: confira DATA_DIR.\n`);
    const done = isThere ? await runOn(store, command, out) : await run(command, NOTHING, out);
    if (!done) err("Nada encontrado.\n");
    return done ? 0 : 1;
  } catch (error) {
    if (error instanceof ConfigError) {
      err(`${error.message}\n`);
      return 2;
    }
    if (error instanceof StoreUnavailable) {
      err(`O banco de dados está indisponível (${error.code}).\n`);
      return 3;
    }
    throw error;
  }
}

function readCommand(args: readonly string[]): Command | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: "string" },
        json: { type: "boolean" },
        failed: { type: "boolean" },
      },
    });
    const [name, subject, ...more] = positionals;
    const { state, json = false, failed = false } = values;
    const takes = (...options: string[]) =>
      Object.keys(values).every((option) => options.includes(option));
    if (more.length > 0) return undefined;

    if (name === "list" && subject === undefined && takes("state", "json")) {
      const states = statesOf(state);
      return states && { name, states, json };
    }
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
  switch (state) {
    case undefined:
      return ["waiting", "failed"];
    case "waiting":
    case "failed":
    case "delivered":
      return [state];
    default:
      return undefined;
  }
}

type Managed = Pick<OutboxOperator, "list" | "show" | "retry" | "erase">;

/** Where no server has ever started. */
const NOTHING: Managed = {
  list: async () => [],
  show: async () => undefined,
  retry: async () => 0,
  erase: async () => 0,
};

async function runOn(
  config: StoreConfig,
  command: Command,
  out: (text: string) => void,
): Promise<boolean> {
  const store = openStore(config);
  try {
    const done = await run(command, operateOutbox({ store }), out);
    // What was erased shall not stay in the file's free pages or its log either.
    if (command.name === "erase" && done) await store.compact();
    return done;
  } finally {
    await store.close();
  }
}

/** Tells whether there was something to do. */
async function run(
  command: Command,
  outbox: Managed,
  out: (text: string) => void,
): Promise<boolean> {
  if (command.name === "list") {
    const entries = await outbox.list(command.states);
    out(command.json ? asJson(entries) : table(entries));
    return true;
  }
  if (command.name === "show") {
    const entry = await outbox.show(command.id);
    if (entry) out(command.json ? asJson(entry) : page(entry));
    return entry !== undefined;
  }
  if (command.name === "retry") {
    const restarted = await outbox.retry(command.which);
    const done = restarted > 0 || command.which === "failed";
    if (done) out(`Mensagens de volta à fila: ${restarted}\n`);
    return done;
  }
  const erased = await outbox.erase(command.email);
  if (erased > 0) out(`Mensagens apagadas: ${erased}\n`);
  return erased > 0;
}

const STATES: Record<MailState, string> = {
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
    ["ID", "ESTADO", "TIPO", "ACEITA EM", "TENTATIVAS", "PRÓXIMA", "ÚLTIMO ERRO"],
    ...entries.map((entry) => [
      entry.id,
      STATES[entry.state],
      entry.kind,
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

function page({
  mail,
  ...entry
}: NonNullable<Awaited<ReturnType<OutboxOperator["show"]>>>): string {
  const facts = [
    ["ID", entry.id],
    ["Estado", STATES[entry.state]],
    ["Aceita em", moment.format(entry.acceptedAt)],
    ["Entregue ou encerrada em", entry.finishedAt === null ? "–" : moment.format(entry.finishedAt)],
    ["Próxima tentativa", entry.dueAt === null ? "–" : moment.format(entry.dueAt)],
    ["Tentativas malsucedidas", String(entry.failures)],
    ["Último erro", entry.lastError ?? "–"],
    ["Assunto", mail.subject],
    ["Responder a", `${mail.replyTo.name} <${mail.replyTo.address}>`],
  ];
  const text = `${facts.map((fact) => fact.join(": ")).join("\n")}\n\n${mail.text.trimEnd()}\n`;
  // A visitor's control characters would speak to the operator's terminal.
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

if (import.meta.main) {
  process.exitCode = await runOutboxCommand(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  });
}
