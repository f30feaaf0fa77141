import { mkdir, open, rename, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Part } from "./Mail.ts";

/** Errors of a folder's flush where the platform has none, such as Windows. */
const NO_FOLDER_FLUSH = new Set(["EPERM", "EISDIR", "EINVAL"]);

/**
 * Delivers a mail to a Maildir (https://cr.yp.to/proto/maildir.html): written and flushed in `tmp`, then moved to `new`,
 * so that mail readers find only complete mails there. A second delivery replaces the first, unless a reader has moved
 * the first to `cur`.
 */
export async function deliverToMaildir(
  directory: string,
  { mail, part, createdAt }: Pick<Part, "mail" | "part" | "createdAt">,
  message: Buffer,
): Promise<void> {
  await Promise.all(
    ["tmp", "new", "cur"].map((folder) => mkdir(join(directory, folder), { recursive: true })),
  );
  const host = hostname().replaceAll("/", "\\057").replaceAll(":", "\\072");
  const unique = part === 0 ? mail.id : `${mail.id}_${part}`;
  const name = `${Math.floor(createdAt / 1000)}.${unique}.${host}`;
  const unfinished = join(directory, "tmp", name);

  await writeFile(unfinished, message, { mode: 0o600, flush: true });
  await rename(unfinished, join(directory, "new", name));
  await flushFolder(join(directory, "new"));
}

async function flushFolder(path: string): Promise<void> {
  try {
    await using folder = await open(path, "r");
    await folder.sync();
  } catch (error) {
    if (!NO_FOLDER_FLUSH.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
