import { isIPv6 } from "node:net";
import { type Config, ConfigError, readConfig } from "../config/readConfig.ts";
import { type Logger, createLog } from "../log.ts";
import { requireDataDir } from "../store/requireDataDir.ts";
import { handleSignals } from "./signals.ts";

export interface Service {
  port: number;
  stop: () => Promise<void>;
}

/** Starts the service as the environment configures it. If that fails, prints the problems and exits with 1. */
export async function run(
  start: (config: Config, log: Logger) => Promise<Service>,
  environment = process.env,
): Promise<void> {
  const signals = handleSignals();
  try {
    const config = readConfig(environment);
    requireDataDir(config);
    const log = createLog(config.log);
    for (const warning of config.warnings) log.warn(warning);
    const service = await start(config, log);
    signals.stopWith(service.stop, log);
    announce({ ...config, port: service.port });
  } catch (error) {
    process.stderr.write(`${describeProblem(error)}\n`);
    process.exit(1);
  }
}

/** Prints the page's URL and the mail destination if stdout is a terminal. */
export function announce(
  { host = "::", port, mail }: Pick<Config, "host" | "port" | "mail">,
  stdout: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): void {
  if (!stdout.isTTY) return;
  // `0.0.0.0` and `::` stand for all addresses of this machine.
  const name = /^[0.:]+$/.test(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  // Only the host: the URL may contain a password.
  const mailGoesTo = mail.server ? new URL(mail.server).host : `the Maildir ${mail.directory}`;
  stdout.write(`Page: http://${name}:${port} | Mail goes to ${mailGoesTo}\n`);
}

/** Describes a failed start in one line per problem, beginning with the variable to change. */
function describeProblem(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code = "", syscall = "", message } = error as NodeJS.ErrnoException;
  if (!/^(?:listen|bind|getaddrinfo)$/.test(syscall)) return `the start failed: ${message}`;
  const isPort = code === "EADDRINUSE" || code === "EACCES";
  return `${isPort ? "PORT" : "HOST"}: can't listen: ${code}`;
}
