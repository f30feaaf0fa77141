import { mkdir, open, rename } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Mail } from "./Mail.ts";

/**
 * Delivers a message to a Maildir (https://cr.yp.to/proto/maildir.html). The file is written and flushed in
 * `tmp`, then moved to `new`, so that readers never see an incomplete message. The file name is made
 * of the acceptance time, the id and the host name: a second delivery from the same host replaces the first, unless a
 * mail reader has moved it.
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

  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(directory, "new", name));
  const folder = await open(join(directory, "new"), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
