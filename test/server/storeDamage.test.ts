import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { createLog } from "../../server/log.ts";
import { deliverToMaildir } from "../../server/mail/maildir.ts";
import { inspectLog } from "../../server/store/inspectLog.ts";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { checkSqlite, hasWalResetFault } from "../../server/store/sqliteVersion.ts";
import { aMail } from "../support/aMail.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

const MESSAGES = 40;

let folder: string;
let store: Store | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nora-damage-"));
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  await rm(folder, { recursive: true, force: true });
});

const database = () => join(folder, "nora.db");
const log = () => join(folder, "nora.db-wal");

/** Creates the files of a killed process: a database, and a log with the newest messages. */
async function killedStore(): Promise<void> {
  await stoppedStore();
  const killed = openStore({ dataDir: folder });
  const outbox = wholeOutbox({ store: killed });
  for (let count = 0; count < MESSAGES; count++) await outbox.add(aMail());
  const files = [database(), log()];
  for (const file of files) await copyFile(file, `${file}.copy`);
  await killed.close();
  for (const file of files) await rename(`${file}.copy`, file);
}

/** Creates the file of a process that shut down: without a log. */
async function stoppedStore(): Promise<void> {
  const stopped = openStore({ dataDir: folder });
  const outbox = wholeOutbox({ store: stopped });
  for (let count = 0; count < MESSAGES; count++) await outbox.add(aMail());
  await stopped.close();
}

/** Returns a hash of the database and its log. */
async function contents(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [database(), log()]) hash.update(await readFile(file).catch(() => ""));
  return hash.digest("hex");
}

/** Inverts some bytes. */
async function flip(path: string, at: (size: number) => number, count = 4): Promise<void> {
  const bytes = await readFile(path);
  const start = at(bytes.length);
  for (let index = start; index < start + count; index++) bytes[index]! ^= 0xff;
  await writeFile(path, bytes);
}

async function shorten(path: string, part: number): Promise<void> {
  const { size } = await stat(path);
  await truncate(path, Math.floor(size * part));
}

function open(): { errors: string[]; infos: string[] } {
  const errors: string[] = [];
  const infos: string[] = [];
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: string; msg: string };
    (level === "error" ? errors : infos).push(msg);
  };
  store = openStore({ dataDir: folder }, { log: createLog({ level: "info" }, { write }) });
  return { errors, infos };
}

describe("a store on SQLite", () => {
  it("has all accepted messages after a kill", async () => {
    await killedStore();

    const { errors, infos } = open();

    expect(await wholeOutbox({ store: store! }).depth()).toMatchObject({ waiting: 2 * MESSAGES });
    expect(errors).toEqual([]);
    expect(infos).toEqual([]);
  });

  it.each([
    ["header is overwritten", "stopped", async () => await flip(database(), () => 0, 16)],
    ["pages are overwritten", "stopped", async () => await flip(database(), () => 4096, 12_288)],
    ["end is cut off", "stopped", async () => await shorten(database(), 0.5)],
    ["pages are overwritten", "killed", async () => await flip(database(), () => 4096, 12_288)],
    ["log has a wrong header", "killed", async () => await flip(log(), () => 16)],
    ["log is wrong in the middle", "killed", async () => await flip(log(), (size) => size >> 1)],
    ["log lost all but its beginning", "killed", async () => await truncate(log(), 20)],
    ["file is gone but not its log", "killed", async () => await rm(database())],
    ["file is emptied but not its log", "killed", async () => await truncate(database(), 0)],
  ])("isn't used if its %s, after it was %s", async (_damage, end, inflict) => {
    await (end === "killed" ? killedStore() : stoppedStore());
    await inflict();
    const before = await contents();

    const { errors, infos } = open();

    expect(await store!.check()).toBe(false);
    await expect(wholeOutbox({ store: store! }).add(aMail())).rejects.toMatchObject({
      name: "StoreUnavailable",
    });
    expect(errors).toEqual([
      expect.stringMatching(/^store unavailable: DATA_DIR: .*"A damaged store"/),
    ]);
    expect(infos).toEqual([]);
    await store!.close();
    expect(await contents()).toEqual(before);
  });

  it("logs that its log ends within a commit, and keeps the earlier ones", async () => {
    await killedStore();
    await shorten(log(), 0.6);

    const { errors } = open();

    const { waiting } = await wholeOutbox({ store: store! }).depth();
    expect(waiting).toBeGreaterThanOrEqual(MESSAGES);
    expect(waiting).toBeLessThan(2 * MESSAGES);
    expect(errors).toEqual([expect.stringMatching(/^nora\.db-wal ends within a commit: /)]);
  });

  it("logs a damaged page that it finds in use", async () => {
    await stoppedStore();
    const { errors } = open();
    await store!.check();
    await flip(database(), () => 4096, 4096 * 20);

    await expect(wholeOutbox({ store: store! }).list(["waiting"])).rejects.toMatchObject({
      name: "StoreUnavailable",
    });

    expect(errors).toEqual([expect.stringContaining("nora.db is damaged")]);
  });
});

describe("a new file", () => {
  it("is logged", async () => {
    const { errors, infos } = open();
    await store!.check();

    expect(infos).toEqual(["nora.db created"]);
    expect(errors).toEqual([]);
  });

  it("is logged as an error if there is mail of an earlier one", async () => {
    const directory = join(folder, "mail");
    await mkdir(directory);
    await deliverToMaildir(directory, aMail(), Buffer.from("Subject: any\r\n\r\n"));

    const { errors } = open();
    await store!.check();

    expect(errors).toEqual([expect.stringMatching(/^nora\.db was missing/)]);
  });

  it("never replaces a file that was removed in use and whose log still exists", async () => {
    const { errors } = open();
    const outbox = wholeOutbox({ store: store! });
    await outbox.add(aMail());

    await rm(database());

    await expect(outbox.add(aMail())).rejects.toMatchObject({ name: "StoreUnavailable" });
    expect(await store!.check()).toBe(false);
    await store!.close();
    await expect(stat(database())).rejects.toThrow("ENOENT");
    expect((await stat(log())).size).toBeGreaterThan(0);
    expect(errors).toEqual([expect.stringContaining("nora.db is missing beside its nora.db-wal")]);
  });
});

describe("the log of SQLite", () => {
  it("shrinks after a reader had prevented its reuse", async () => {
    open();
    const outbox = wholeOutbox({ store: store! });
    await outbox.add(aMail());
    const reader = new DatabaseSync(database());
    reader.exec("begin; select * from outbox");
    const large = aMail({ text: "x".repeat(500_000) });
    for (let count = 0; count < 30; count++) await outbox.add({ ...large, id: aMail().id });
    const grown = (await stat(log())).size;

    reader.close();
    for (let count = 0; count < 12; count++) await outbox.add({ ...large, id: aMail().id });

    expect(grown).toBeGreaterThan(14_000_000);
    expect((await stat(log())).size).toBeLessThan(9_000_000);
  });

  it("may be deleted by another process while it is checked", async () => {
    // Renaming is faster than deleting and creating, so that many checks meet it.
    const program = `
      const { renameSync, writeFileSync } = require("node:fs");
      const { parentPort, workerData: file } = require("node:worker_threads");
      writeFileSync(file, "log");
      parentPort.postMessage("written");
      for (;;) {
        renameSync(file, file + ".away");
        renameSync(file + ".away", file);
      }
    `;
    const other = new Worker(program, { eval: true, workerData: log() });
    await once(other, "message");
    try {
      const states = Array.from({ length: 40_000 }, () => inspectLog(log()));

      expect(new Set(states)).toEqual(new Set(["whole", "damaged"]));
    } finally {
      await other.terminate();
    }
  });
});

describe("a SQLite version that may lose commits in a shared file", () => {
  it.each(["3.44.5", "3.45.0", "3.50.6", "3.51.0", "3.51.2", "3.7.0"])("is %s", (version) => {
    expect(hasWalResetFault(version)).toBe(true);
  });

  it.each(["3.44.6", "3.50.7", "3.51.3", "3.52.0", "3.53.4", "4.0.0"])("isn't %s", (version) => {
    expect(hasWalResetFault(version)).toBe(false);
  });

  it("causes a warning, and refuses several processes", () => {
    const config = { store: { dataDir: folder }, processes: 1 };

    expect(checkSqlite(config, "3.51.2")).toEqual([expect.stringContaining("SQLite 3.51.2")]);
    expect(checkSqlite(config, "3.51.3")).toEqual([]);
    expect(() => checkSqlite({ ...config, processes: 2 }, "3.51.2")).toThrow(/^WEB_CONCURRENCY: /);
    expect(checkSqlite({ ...config, processes: 2 }, "3.51.3")).toEqual([]);
    const onPostgres = { store: { ...config.store, databaseUrl: "postgres://x/y" }, processes: 2 };
    expect(checkSqlite(onPostgres, "3.51.2")).toEqual([]);
  });

  it("isn't the version of this Node", () => {
    expect(checkSqlite({ store: { dataDir: folder }, processes: 2 })).toEqual([]);
  });
});
