import { Resolver } from "node:dns/promises";
import { parseArgs } from "node:util";
import { email } from "../../src/shared/contact.ts";
import { ConfigError, readConfig } from "../config/readConfig.ts";
import { WrongUsage, runProgram, storeCommand } from "../store/storeCommand.ts";
import { type Check, type Dns, type Finding, failure, warning } from "./Check.ts";
import { checkEnvironment } from "./checkEnvironment.ts";
import { checkMailServer } from "./checkMailServer.ts";
import { checkModel } from "./checkModel.ts";
import { checkProxies } from "./checkProxies.ts";
import { checkSender } from "./checkSender.ts";
import { checkStore } from "./checkStore.ts";
import { checkWebhook } from "./checkWebhook.ts";

const USAGE = `Usage:
  npm run doctor -- [--send <e-mail>]

Checks the environment, the store, the mail server, the sender's domain, the model, the webhook and proxies.
Changes nothing; sends nothing but, with --send, one test mail to that address.
Exit: 0 nothing failed, 1 something failed, 2 wrong use.
`;

/** The checks, each with what to do about what it throws. */
const CHECKS: [name: string, check: Check, todo?: string][] = [
  ["environment", checkEnvironment],
  ["store", checkStore, "check DATABASE_URL and DATABASE_CA, or DATA_DIR"],
  ["mail server", checkMailServer],
  ["sender", checkSender],
  [
    "model",
    checkModel,
    "check OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL and the account's balance",
  ],
  ["webhook", checkWebhook, "check NOTIFY_URL"],
  ["proxies", checkProxies],
];

/** What a check throws; its `todo` replaces the check's usual one. */
type Thrown = NodeJS.ErrnoException & { todo?: string };

const OFFLINE = /EAI_AGAIN|ENETUNREACH|ENETDOWN/;

/** Without a network, a failed lookup says nothing about the name. */
const UNKNOWN_NAME = /ENOTFOUND|EDNS/;

/** `npm run doctor`: prints a line for each finding; resolves to the exit code. */
export const doctor = (dns: Dns) =>
  storeCommand(USAGE, async (args, environment, { out }) => {
    const options = { send: { type: "string" } } as const;
    const { send: sendTo } = parseArgs({ args: [...args], options }).values;
    if (sendTo !== undefined && !email.safeParse(sendTo).success) throw new WrongUsage();

    const found = await examine(environment, dns, sendTo);
    for (const [check, { status, message, todo }] of found) {
      const line = `${status.padEnd(7)}  ${check.padEnd(11)}  ${message}`;
      await out(todo ? `${line} → ${todo}\n` : `${line}\n`);
    }
    return found.some(([, { status }]) => status === "failure") ? 1 : 0;
  });

type Found = [check: string, finding: Finding];

async function examine(
  environment: NodeJS.ProcessEnv,
  dns: Dns,
  sendTo: string | undefined,
): Promise<Found[]> {
  try {
    const config = readConfig(environment);
    // Every name server knows those of the root.
    const rootServers = await dns.resolveNs(".").catch(() => []);
    const examination = { config, environment, dns, isOnline: rootServers.length > 0, sendTo };
    const running = CHECKS.map(async ([name, check, todo]): Promise<Found[]> => {
      const findings = await Promise.try(check, examination).catch((error: unknown) =>
        findingOf(error, examination.isOnline, todo),
      );
      return [findings].flat().map((finding) => [name, finding]);
    });
    return (await Promise.all(running)).flat();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const todo = "correct it: the service would not start, and nothing else was checked";
    const lines = error.message.split("\n");
    return lines.map((line) => ["environment", failure(line, todo)]);
  }
}

/** The finding for a check that threw: a failure, or a warning if this machine is offline. */
function findingOf(error: unknown, isOnline: boolean, usualTodo = "report this"): Finding {
  const { code = "", message, todo = usualTodo } = error as Thrown;
  const text = `${code} ${message}`;
  if (OFFLINE.test(text) || (!isOnline && UNKNOWN_NAME.test(text))) {
    return warning("can't be asked from here: no network");
  }
  return failure(message.split("\n")[0] || code, todo);
}

if (import.meta.main) {
  await runProgram(doctor(new Resolver({ timeout: 2500, tries: 1 })));
  // An open connection would keep the process alive.
  process.exit();
}
