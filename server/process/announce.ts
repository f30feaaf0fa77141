import { isIPv6 } from "node:net";
import type { Config } from "../config/readConfig.ts";

type Announced = Pick<Config, "host" | "port"> & {
  mail: Pick<Config["mail"], "server" | "directory">;
};

/** Prints the page's URL and the mail destination if stdout is a terminal. */
export function announce(
  { host = "::", port, mail }: Announced,
  stdout: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): void {
  if (!stdout.isTTY) return;
  // `0.0.0.0` and `::` stand for all addresses of this machine.
  const name = /^[0.:]+$/.test(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  // Only the host: the URL may contain a password.
  const mailGoesTo = mail.server ? new URL(mail.server).host : `the Maildir ${mail.directory}`;
  stdout.write(`Page: http://${name}:${port} | Mail goes to ${mailGoesTo}\n`);
}
