// Program that accepts, delivers and erases messages before, during and after a failure of file writes. Prints the
// results as JSON. The first argument is the data folder. By default, a limit of 0 bytes on file sizes makes writes
// fail. With `--fill` as second argument, a file fills the disk: the data folder should be on a small disk of its own.
import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLog } from "../../server/log.ts";
import { createMailer } from "../../server/mail/mailer.ts";
import { mailSender } from "../../server/mail/mailSender.ts";
import { startDelivery } from "../../server/mail/startDelivery.ts";
import { openStore } from "../../server/store/openStore.ts";
import { aMail } from "./aMail.ts";
import { startMailServer } from "./mailServer.ts";
import { until } from "./until.ts";
import { wholeOutbox } from "./wholeOutbox.ts";

const dataDir = process.argv[2]!;
const ballast = join(dataDir, "ballast");

// The signal for a write over the limit ends the process by default. With a handler, the write fails with EFBIG.
process.on("SIGXFSZ", () => {});

function allowFileSize(soft: string): void {
  execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${soft}:unlimited`]);
}

/** Writes a file that uses all free blocks. */
function fill(): void {
  const { bavail, bsize } = statfsSync(dataDir);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch {
    // The file's metadata need some of the blocks, so the last write fails.
  }
}

const disk =
  process.argv[3] === "--fill"
    ? { fill, free: () => rmSync(ballast) }
    : { fill: () => allowFileSize("0"), free: () => allowFileSize("unlimited") };

const errors = new Set<string>();
const log = createLog(
  { level: "error" },
  { write: (line) => errors.add((JSON.parse(line) as { msg: string }).msg) },
);
const mailServer = await startMailServer();
const store = openStore({ dataDir }, { log });
const outbox = wholeOutbox({ store });
const address = { name: "", address: "contato@nora.example" };
const mailer = createMailer({
  server: mailServer.url,
  requireTls: false,
  directory: "",
  to: address,
  from: address,
});
const stateOf = async (id: string) => (await outbox.show(id))?.state ?? "unknown";

const [before, during, after] = [aMail(), aMail(), aMail()];
mailServer.answer = () => {
  // The first mail can be sent, but its delivery can't be stored.
  if (mailServer.mails.length === 0) disk.fill();
  return "take";
};
await outbox.add(before);
const sender = mailSender(mailer);
const delivery = startDelivery({ outbox, leases: outbox, sender, log });
await mailServer.took(1);

const refusal = await outbox.add(during).catch((error: unknown) => (error as Error).name);
const sweeping = await outbox.sweep(0).catch((error: unknown) => (error as Error).name);
const wasUp = await store.check();
disk.free();

await until(() => store.check());
await outbox.add(after);
await until(async () => (await stateOf(before.id)) === "delivered");
await until(async () => (await stateOf(after.id)) === "delivered");
const states = [await stateOf(before.id), await stateOf(during.id), await stateOf(after.id)];
const erased = await outbox.sweep(-1);
await delivery.stop();
await mailer.close();
await mailServer.stop();
await store.close();
const mailed = mailServer.mails.length;
process.stdout.write(
  JSON.stringify({ refusal, sweeping, wasUp, states, mailed, erased, errors: [...errors] }),
);
