import { mkdir, open, rename } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Mail } from "./Mail.ts";

/**
 * Delivers a message to a Maildir (https://cr.yp.to/proto/maildir.html): flushed to the disk in `tmp`, then moved
 * to `new`, so that a reader never sees a part of it. The file is named after the mail: a second delivery
 * replaces the first one until a mail reader has moved it.
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
