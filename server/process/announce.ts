import type { Config } from "../config/readConfig.ts";

type Announced = Pick<Config, "port"> & { mail: Pick<Config["mail"], "server" | "directory"> };

/** Prints the page's URL on this machine and the mail destination if stdout is a terminal. */
export function announce(
  { port, mail }: Announced,
  stdout: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): void {
  if (!stdout.isTTY) return;
  // Only the host: the URL may contain a password.
  const mailGoesTo = mail.server ? new URL(mail.server).host : `the Maildir ${mail.directory}`;
  stdout.write(`Page: http://localhost:${port} | Mail goes to ${mailGoesTo}\n`);
}
