import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { email } from "../../src/shared/contact.ts";
import { ConfigError, readConfig } from "../config/readConfig.ts";
import { type Check, type Dns, type Examination, type Finding, failure } from "./Check.ts";
import { checkEnvironment } from "./checkEnvironment.ts";
import { checkMailServer } from "./checkMailServer.ts";
import { checkModel } from "./checkModel.ts";
import { checkProxies } from "./checkProxies.ts";
import { checkSender } from "./checkSender.ts";
import { checkStore } from "./checkStore.ts";
import { checkWebhook } from "./checkWebhook.ts";
import { systemDns } from "./systemDns.ts";

const USAGE = `Usage:
  npm run doctor -- [--send <e-mail>]

Checks the environment, the store, the mail server, the sender's domain, the model, the webhook and proxies.
Changes nothing; sends nothing but, with --send, one test mail to that address.
Exit: 0 nothing failed, 1 something failed, 2 wrong use.
`;

/** More than the 25 s of a model's answer. */
const LIMIT_MS = 30_000;

const CHECKS: Record<string, Check> = {
  environment: checkEnvironment,
  store: checkStore,
  "mail server": checkMailServer,
  sender: checkSender,
  model: checkModel,
  webhook: checkWebhook,
  proxies: checkProxies,
};

/** `npm run doctor`: prints a line for each finding; resolves to the exit code. */
export async function doctor(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { write, dns = systemDns() }: { write: (text: string) => void; dns?: Dns },
): Promise<number> {
  let sendTo: string | undefined;
  try {
    ({ send: sendTo } = parseArgs({
      args: [...args],
      options: { send: { type: "string" } },
    }).values);
    if (sendTo !== undefined) email.parse(sendTo);
  } catch {
    write(USAGE);
    return 2;
  }
  let findings: [check: string, finding: Finding][];
  try {
    const examination = { config: readConfig(environment), environment, dns, sendTo };
    const running = Object.keys(CHECKS).map(async (name) => await findingsOf(name, examination));
    findings = (await Promise.all(running)).flat();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const todo = "correct it: the service would not start, and nothing else was checked";
    findings = error.message.split("\n").map((line) => ["environment", failure(line, todo)]);
  }
  for (const [check, { status, message, todo }] of findings) {
    write(`${status.padEnd(7)}  ${check.padEnd(11)}  ${message}${todo ? ` → ${todo}` : ""}\n`);
  }
  return findings.some(([, { status }]) => status === "failure") ? 1 : 0;
}

/** Runs a check. A timeout or an exception becomes a failure, so that the other results are still shown. */
async function findingsOf(name: string, examination: Examination): Promise<[string, Finding][]> {
  const late = failure("no answer in time", "run it again, or check the network");
  const found = await Promise.race([
    CHECKS[name]!(examination),
    sleep(LIMIT_MS, late, { ref: false }),
  ]).catch((error: unknown) => failure(`the check itself failed: ${String(error)}`));
  return [found].flat().map((finding) => [name, finding]);
}

if (import.meta.main) {
  process.exitCode = await doctor(process.argv.slice(2), process.env, {
    write: (text) => process.stdout.write(text),
  });
  // An open connection would keep the process alive. In the callback, because writes to a pipe are asynchronous.
  process.stdout.write("", () => process.exit());
}
