import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { type Server, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { inspect, promisify } from "node:util";
import { sql } from "kysely";
import { Client } from "pg";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { StoreUnavailable } from "../../server/errors/StoreUnavailable.ts";
import { aMail } from "../support/aMail.ts";
import { freePort } from "../support/freePort.ts";
import { type Stores, startStores, storeKinds } from "../support/stores.ts";
import { until } from "../support/until.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

const run = promisify(execFile);

const folders: string[] = [];

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nora-"));
  folders.push(folder, `${folder}-moved`);
  return folder;
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe.each(storeKinds)("the store on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("is created once by processes that start together, and all read the same secret", async () => {
    const config = await stores.config();
    const program = `
      import { randomUUID } from "node:crypto";
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, "../../server/store/openStore.ts"))};
      const store = openStore(${JSON.stringify(config)});
      process.stdout.write(await store.setting("key", randomUUID));
      await store.close();
    `;

    const secrets = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program]);
        return stdout;
      }),
    );

    expect(secrets[0]).toHaveLength(36);
    expect(new Set(secrets).size).toBe(1);
  });

  it("applies each migration once if many processes open it at the same time", async () => {
    const config = await stores.config();

    const opened = Array.from({ length: 6 }, () => openStore(config));

    expect(await Promise.all(opened.map((store) => store.check()))).toEqual(Array(6).fill(true));
    const { rows } = await sql`select number from migrations order by number`.execute(
      opened[0]!.db,
    );
    expect(rows.map((row) => (row as { number: number }).number)).toEqual(
      rows.map((_, index) => index + 1),
    );
    await Promise.all(opened.map((store) => store.close()));
  });

  it("leaves tables of a newer release unchanged", async () => {
    const config = await stores.config();
    const newer = await stores.open(config);
    await newer.check();
    await sql`insert into migrations (number, applied_at) values (1000, 0)`.execute(newer.db);

    const older = await stores.open(config);

    expect(await older.check()).toBe(true);
  });

  it("waits some seconds for another process's write without blocking its own process", async () => {
    const config = await stores.config();
    const store = await stores.open(config);
    const outbox = wholeOutbox({ store });
    await outbox.depth();
    const release = await lockEverything(config);
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 20);

    const [adding, isUp] = await Promise.allSettled([outbox.add(aMail()), store.check()]);

    clearInterval(ticking);
    expect(adding).toMatchObject({ status: "rejected", reason: expect.any(StoreUnavailable) });
    expect(isUp).toMatchObject({ value: false });
    expect(ticks).toBeGreaterThan(100);

    await release();
    await until(() => store.check());
    expect(await outbox.depth()).toMatchObject({ waiting: 0 });
  });

  it("keeps other statements out of a transaction that is rolled back", async () => {
    const store = await stores.open();
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto("settings").values({ name: "undone", value: "" }).execute();
      await sleep(50);
      throw new Error("changed my mind");
    });
    const settings = ["a", "b", "c"].map((name) => store.setting(name, () => name));

    await expect(failing).rejects.toThrow("changed my mind");

    expect(await Promise.all(settings)).toEqual(["a", "b", "c"]);
    const kept = await store.db
      .selectFrom("settings")
      .select("name")
      .where("name", "!=", "clock")
      .orderBy("name")
      .execute();
    expect(kept.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  });

  it("reveals neither the query nor its values if the engine refuses it", async () => {
    const store = await stores.open();
    await store.setting("token", () => "hidden value");

    const failing = store.db
      .insertInto("settings")
      .values({ name: "token", value: "hidden value" })
      .execute();

    const error = await failing.catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: "QueryRefused" });
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toMatch(
      /hidden|insert into/i,
    );
  });

  it("refuses queries after it was closed", async () => {
    const store = openStore(await stores.config());
    await store.check();

    await store.close();

    await expect(store.setting("any", () => "")).rejects.toThrow(StoreUnavailable);
    expect(await store.check()).toBe(false);
  });

  /** Blocks all writers like another process; resolves to a function that ends it. */
  async function lockEverything(config: { dataDir: string; databaseUrl?: string | undefined }) {
    if (config.databaseUrl === undefined) {
      const other = new DatabaseSync(join(config.dataDir, "nora.db"));
      other.exec("begin immediate");
      return async () => other.close();
    }
    const other = new Client(config.databaseUrl);
    await other.connect();
    await other.query("begin; lock table outbox, settings");
    return async () => await other.end();
  }
});

describe("a transaction on SQLite", () => {
  it("rejects with its own error if SQLite has already rolled it back, as on a full disk", async () => {
    await using store = openStore({ dataDir: await aFolder() });
    const insert = sql`insert or rollback into settings values ('name', 'value')`;

    const failing = store.db.transaction().execute(async (transaction) => {
      await insert.execute(transaction);
      await insert.execute(transaction);
    });

    // SQLITE_CONSTRAINT_PRIMARYKEY
    await expect(failing).rejects.toMatchObject({ code: "SQLITE_1555" });
    expect(await store.setting("name", () => "stored")).toBe("stored");
  });
});

describe("an unavailable store", () => {
  it("recovers if DATA_DIR could not be created at the start", async () => {
    const root = await aFolder();
    const fileInPlace = join(root, "data");
    await writeFile(fileInPlace, "");
    const store = openStore({ dataDir: join(fileInPlace, "nora") });
    const outbox = wholeOutbox({ store });
    await expect(outbox.add(aMail())).rejects.toMatchObject({
      name: "StoreUnavailable",
      status: 503,
    });
    expect(await store.check()).toBe(false);

    await rm(fileInPlace);

    await until(() => store.check());
    const mail = aMail();
    await outbox.add(mail);
    expect(await outbox.list(["waiting"])).toMatchObject([{ id: mail.id }]);
    await store.close();
  });

  it("writes nothing to a removed file, and opens the file in its place", async () => {
    const dataDir = await aFolder();
    const store = openStore({ dataDir });
    const outbox = wholeOutbox({ store });
    await outbox.add(aMail());

    await rename(dataDir, `${dataDir}-moved`);
    await mkdir(dataDir);

    await expect(outbox.add(aMail())).rejects.toThrow(StoreUnavailable);
    await until(() => store.check());
    expect(await outbox.list(["waiting"])).toEqual([]);
    await store.close();
  });

  it("recovers after an outage of Postgres, at the start and later", async () => {
    const stores = await startStores("Postgres");
    const config = await stores.config();
    await stores.postgres!.crash();
    const store = await stores.open(config);
    const outbox = wholeOutbox({ store });
    expect(await store.check()).toBe(false);

    await stores.postgres!.restart();
    await until(() => store.check());
    const mail = aMail();
    await outbox.add(mail);

    await stores.postgres!.crash();
    await expect(outbox.add(aMail())).rejects.toThrow(StoreUnavailable);
    expect(await store.check()).toBe(false);

    await stores.postgres!.restart();
    await until(() => store.check());
    expect(await outbox.list(["waiting"])).toMatchObject([{ id: mail.id }]);
    await stores.stop();
  });

  describe("with a Postgres that doesn't respond", () => {
    let silent: Server;
    let store: Store;
    let connections = 0;
    beforeAll(async () => {
      silent = createServer(() => connections++).listen(await freePort(), "127.0.0.1");
      await once(silent, "listening");
      const { port } = silent.address() as { port: number };
      store = openStore({
        dataDir: tmpdir(),
        databaseUrl: `postgres://nora:very-secret@127.0.0.1:${port}/nora`,
      });
    });
    afterAll(async () => {
      await store.close();
      silent.close();
    });

    it("answers a check after 2 s, before a query that began earlier fails after 3 s", async () => {
      const failing = store.setting("key", () => "").catch((error: unknown) => error);

      expect(await Promise.race([failing, store.check()])).toBe(false);

      expect(await failing).toBeInstanceOf(StoreUnavailable);
    });

    it("fails a query after 3 s and the next one without a connection, not revealing the password", async () => {
      const first = await store.setting("key", () => "").catch((error: unknown) => error as Error);
      const connectionsOfFirst = connections;
      const second = await store.setting("key", () => "").catch((error: unknown) => error as Error);

      expect(connections).toBe(connectionsOfFirst);
      expect([first, second]).toEqual([expect.any(StoreUnavailable), expect.any(StoreUnavailable)]);
      expect(String((first as Error).stack)).not.toContain("very-secret");
    });
  });
});

// prlimit, which makes writes of a running process fail, exists only on Linux.
const describeOnLinux = process.platform === "linux" ? describe : describe.skip;
describeOnLinux("a full disk", () => {
  it("refuses messages, erases nothing, and mails a message in progress once", async () => {
    const dataDir = await aFolder();

    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, "../support/fullDisk.ts"),
      dataDir,
    ]);

    expect(JSON.parse(stdout)).toEqual({
      refusal: "StoreUnavailable",
      sweeping: "StoreUnavailable",
      wasUp: false,
      states: ["delivered", "unknown", "delivered"],
      mailed: 2,
      erased: 2,
      errors: expect.arrayContaining([expect.stringMatching(/^store unavailable: DATA_DIR: /)]),
    });
  });
});
