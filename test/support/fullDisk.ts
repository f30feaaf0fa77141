// A program: adds a message to the outbox in the folder it is given, one more while the process may write
// no file, as on a full disk, and one after. Prints what became of them.
import { execFileSync } from "node:child_process";
import { openStore } from "../../server/store/openStore.ts";
import { aMail } from "./aMail.ts";
import { until } from "./until.ts";
import { wholeOutbox } from "./wholeOutbox.ts";

// Its default is to end the process; then writing simply fails.
process.on("SIGXFSZ", () => {});

function allowFileSize(soft: string): void {
  execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${soft}:unlimited`]);
}

const store = openStore({ dataDir: process.argv[2]! });
const outbox = wholeOutbox({ store });
const mails = [aMail(), aMail(), aMail()] as const;

await outbox.add(mails[0]);
allowFileSize("0");
const refusal = await outbox.add(mails[1]).catch((error: unknown) => String(error));
const wasUp = await store.check();
allowFileSize("unlimited");
await until(() => store.check());
await outbox.add(mails[2]);

const kept = await outbox.list(["waiting"]);
const isKept = mails.map(({ id }) => kept.some((entry) => entry.id === id));
process.stdout.write(JSON.stringify({ refusal, wasUp, isKept }));
await store.close();
