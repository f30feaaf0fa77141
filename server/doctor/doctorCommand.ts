import { parseArgs } from "node:util";
import { email } from "../../src/shared/contact.ts";
import { WrongUsage, runProgram, storeCommand } from "../store/storeCommand.ts";
import { type Options, examine } from "./examine.ts";
import type { Finding } from "./Check.ts";

const USAGE = `Usage:
  npm run doctor -- [--json] [--send <e-mail>]

Checks the environment, the store, the mail server, the sender's domain, the model, the webhook, proxies and clock.
Changes nothing and sends nothing; --send sends one test mail to that address.
Exit: 0 nothing failed, 1 something failed, 2 wrong use.
`;

/**
 * Returns the command of `npm run doctor`: it prints each finding and what the operator should do. Exit codes: 0 nothing
 * failed, 1 something failed, 2 wrong use.
 */
export function doctorCommand(options: Omit<Options, "sendTo"> = {}) {
  return storeCommand(USAGE, async (args, environment, { out }) => {
    const { values } = parseArgs({
      args: [...args],
      options: { json: { type: "boolean" }, send: { type: "string" } },
    });
    const { json, send: sendTo } = values;
    if (sendTo !== undefined && !email.safeParse(sendTo).success) throw new WrongUsage();
    const findings = await examine(environment, { ...options, sendTo });
    const hasFailed = findings.some(({ status }) => status === "failure");
    out(json ? asJson(findings, hasFailed) : asText(findings));
    return hasFailed ? 1 : 0;
  });
}

function asJson(checks: readonly Finding[], hasFailed: boolean): string {
  return `${JSON.stringify({ ok: !hasFailed, checks }, null, 2)}\n`;
}

function asText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.map(({ check, status, message, todo }) => {
    const cure = todo === undefined ? "" : ` → ${todo}`;
    return `${status.padEnd(7)}  ${check.padEnd(width)}  ${message}${cure}\n`;
  });
  return lines.join("");
}

if (import.meta.main) {
  await runProgram(doctorCommand());
  // Exit explicitly, because an open connection would keep the process alive. Exit in the callback, because writes to a
  // pipe are asynchronous.
  process.stdout.write("", () => process.exit());
}
