import { Resolver } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { ConfigError, readConfig } from "../config/readConfig.ts";
import { type TimeServer, TIME_SERVER, checkClock } from "./checkClock.ts";
import { checkEnvironment } from "./checkEnvironment.ts";
import { checkMailServer } from "./checkMailServer.ts";
import { checkModel } from "./checkModel.ts";
import { checkPostgres } from "./checkPostgres.ts";
import { checkProxies } from "./checkProxies.ts";
import { checkRuntime } from "./checkRuntime.ts";
import { checkSender } from "./checkSender.ts";
import { checkSqlite } from "./checkSqlite.ts";
import { checkWebhook } from "./checkWebhook.ts";
import { type Check, type Examination, type Finding, findingsOf } from "./Check.ts";
import { sendTestMail } from "./sendTestMail.ts";

/** Timeout in ms for the checks that run in parallel. The clock check runs after them. */
const LIMIT_MS = 7500;
const DNS_LIMIT_MS = 2500;

export interface Options {
  /** Address for a test mail; without it none is sent. */
  sendTo?: string | undefined;
  /** Used instead of the system's name servers. */
  nameServers?: readonly string[];
  timeServer?: TimeServer;
}

/**
 * Runs the checks in parallel, then the clock check. If the environment is invalid, runs none and returns its problems.
 * The checks end within about 10 s. Sending a test mail can take longer.
 */
export async function examine(
  environment: NodeJS.ProcessEnv,
  { sendTo, nameServers, timeServer = TIME_SERVER }: Options = {},
): Promise<Finding[]> {
  let config: Examination["config"];
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { failure } = findingsOf("environment");
    const todo = "correct it: the service would not start, and nothing else was checked";
    return error.message.split("\n").map((line) => failure(line, todo));
  }

  const resolver = new Resolver({ timeout: DNS_LIMIT_MS, tries: 1 });
  if (nameServers) resolver.setServers(nameServers);
  const signal = AbortSignal.timeout(LIMIT_MS);
  let dns: Promise<boolean> | undefined;
  const examination: Examination = {
    config,
    environment,
    resolver,
    // Any name server knows those of the root.
    hasDns: async () =>
      await (dns ??= resolver.resolveNs(".").then(
        (servers) => servers.length > 0,
        () => false,
      )),
    signal,
    clockOffsets: [],
  };
  const checks: Record<string, Check> = {
    environment: checkEnvironment,
    runtime: checkRuntime,
    store: config.store.databaseUrl === undefined ? checkSqlite : checkPostgres,
    "mail server": checkMailServer,
    sender: checkSender,
    model: checkModel,
    webhook: checkWebhook,
    proxies: checkProxies,
  };
  const running = Object.entries(checks).map(([name, check]) => limited(name, check, examination));
  const testMail = sendTo === undefined ? undefined : sendTestMail(config, sendTo);
  const findings = (await Promise.all(running)).flat();
  if (testMail) findings.push(await testMail);
  return [...findings, await checkClock(examination, timeServer)];
}

/** Runs a check; a timeout or an exception becomes a failure, so that the other results are still shown. */
async function limited(
  name: string,
  check: Check,
  examination: Examination,
): Promise<Finding | Finding[]> {
  const { failure } = findingsOf(name);
  const late = sleep(
    LIMIT_MS + 200,
    failure("no answer in time", "run it again, or check the network"),
    { ref: false },
  );
  try {
    return await Promise.race([check(examination), late]);
  } catch (error) {
    const kind = Error.isError(error) ? error.name : "unknown";
    return failure(`the check itself failed (${kind})`, "report this to the maintainers");
  }
}
