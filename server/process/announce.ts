import type { Config } from "../config/readConfig.ts";

type Announced = Pick<Config, "port"> & { mail: Pick<Config["mail"], "server" | "directory"> };

/** On a terminal, one plain line among the log's: where the page is and where mail goes. */
export function announce(
  { port, mail }: Announced,
  stdout: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
): void {
  if (!stdout.isTTY) return;
  // The address may hold a login: only the host is shown.
  const mailGoesTo = mail.server ? new URL(mail.server).host : `the Maildir ${mail.directory}`;
  stdout.write(`Page: http://localhost:${port} | Mail goes to ${mailGoesTo}\n`);
}
