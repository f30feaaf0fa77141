import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Mail } from "./Mail.ts";

/**
 * Delivers a message to a Maildir (https://cr.yp.to/proto/maildir.html), created if it is missing. The file is written
 * and flushed in `tmp`, then moved to `new`, so that mail readers find only complete messages there. Its name consists
 * of the acceptance time, the id and the host name: a second delivery from the same host replaces the first, unless a
 * mail reader has moved the first to `cur`.
 */
export async function deliverToMaildir(
  directory: string,
  { id, acceptedAt }: Pick<Mail, "id" | "acceptedAt">,
  message: Buffer,
): Promise<void> {
  await Promise.all(
    ["tmp", "new", "cur"].map((folder) => mkdir(join(directory, folder), { recursive: true })),
  );
  const host = hostname().replaceAll("/", "\\057").replaceAll(":", "\\072");
  const name = `${Math.floor(acceptedAt / 1000)}.${id}.${host}`;
  const unfinished = join(directory, "tmp", name);

  await writeFile(unfinished, message, { mode: 0o600, flush: true });
  await rename(unfinished, join(directory, "new", name));
  await using folder = await open(join(directory, "new"), "r");
  await folder.sync();
}
