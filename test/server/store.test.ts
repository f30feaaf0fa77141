import { once } from "node:events";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { sql } from "kysely";
import { StoreUnavailable } from "../../server/errors/StoreUnavailable.ts";
import { countToday, rateLimitStore, sweepCounts } from "../../server/store/counts.ts";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { freePort } from "../support/freePort.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";

const unavailable = (reason: unknown) =>
  expect.objectContaining({ name: "StoreUnavailable", reason }) as StoreUnavailable;

const count = async ({ db }: Store) =>
  (await db.selectFrom("settings").selectAll().execute()).length;

describe.each(engines)("the store on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("gives all that ask for a setting the value of the first", async () => {
    const store = await stores.open();
    let made = 0;
    const values = await Promise.all(
      Array.from({ length: 8 }, async () => await store.setting("key", () => String(++made))),
    );

    expect(new Set(values).size).toBe(1);
    expect(await store.setting("key", () => "other")).toBe(values[0]);
  });

  it("stores nothing of a transaction that fails", async () => {
    const store = await stores.open();
    await store.check();
    const before = await count(store);
    const failing = store.db.transaction().execute(async (transaction) => {
      await transaction.insertInto("settings").values({ name: "a", value: "1" }).execute();
      await transaction.insertInto("settings").values({ name: "a", value: "2" }).execute();
    });

    await expect(failing).rejects.toThrow(/unique/i);
    expect(await count(store)).toBe(before);
  });

  it("asks nothing more once it is closed", async () => {
    const unreachable = `postgres://x@127.0.0.1:${await freePort()}/x`;
    const store = openStore({ ...(await stores.config()), databaseUrl: unreachable });
    const query = store.setting("a", () => "x").catch((error: unknown) => error);
    await store.close();

    expect(await query).toBeInstanceOf(Error);
    expect(await store.check()).toBe(false);
  });

  it("counts for rate limits and per day, and forgets past windows", async () => {
    const store = await stores.open();
    const limit = rateLimitStore(store, "contact");
    void limit.init!({ windowMs: 60_000 } as never);
    const hits = [await limit.increment("198.51.100.7"), await limit.increment("198.51.100.7")];
    await limit.decrement("198.51.100.7");

    expect(hits.map(({ totalHits }) => totalHits)).toEqual([1, 2]);
    expect(await limit.increment("198.51.100.7")).toMatchObject({ totalHits: 2 });
    expect([await countToday(store, "model"), await countToday(store, "model")]).toEqual([1, 2]);
    await store.db.updateTable("counts").set({ resets_at: 1 }).execute();
    expect(await countToday(store, "model")).toBe(1);
    await store.db.updateTable("counts").set({ resets_at: 1 }).execute();
    await sweepCounts(store);
    expect(await store.db.selectFrom("counts").selectAll().execute()).toEqual([]);
  });
});

describe("a SQLite file", () => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores("SQLite");
  });
  afterAll(async () => await stores.stop());

  it("is readable by its owner only", async () => {
    const config = await stores.config();
    await (await stores.open(config)).check();

    expect(statSync(join(config.dataDir, "nora.db")).mode & 0o777).toBe(0o600);
  });

  it("may have two stores in one process: a write waits for the other's transaction", async () => {
    const config = await stores.config();
    const [one, other] = [await stores.open(config), await stores.open(config)];
    await Promise.all([one.check(), other.check()]);
    const startedAt = performance.now();
    const begun = Promise.withResolvers<void>();
    const slow = one.db.transaction().execute(async (transaction) => {
      await transaction.insertInto("settings").values({ name: "slow", value: "x" }).execute();
      begun.resolve();
      await sleep(200);
    });
    await begun.promise;

    expect(await other.setting("quick", () => "y")).toBe("y");
    await slow;
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it("takes nothing while the disk is full, and everything afterwards", async () => {
    const store = await stores.open();
    await store.check();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(store.db);
    const value = "x".repeat(100_000);
    const add = async () =>
      await store.db.transaction().execute(async (transaction) => {
        await transaction.insertInto("settings").values({ name: "small", value: "x" }).execute();
        await transaction.insertInto("settings").values({ name: "large", value }).execute();
      });
    await expect(add()).rejects.toEqual(unavailable("database or disk is full"));
    const during = await store.db.selectFrom("settings").select("name").execute();
    await sql.raw(`pragma max_page_count = 1000000`).execute(store.db);
    await add();

    expect(during.map(({ name }) => name)).not.toContain("small");
    expect(await store.setting("large", () => "other")).toBe(value);
  });

  it("that can't be opened is an unavailable store, which recovers by itself", async () => {
    const { dataDir } = await stores.config();
    mkdirSync(join(dataDir, "nora.db"), { recursive: true });
    const logged: string[] = [];
    const store = openStore({ dataDir }, { error: (text: unknown) => logged.push(String(text)) });
    await expect(store.setting("a", () => "x")).rejects.toThrow(StoreUnavailable);
    expect(await store.check()).toBe(false);
    await rmdir(join(dataDir, "nora.db"));

    expect(await store.check()).toBe(true);
    expect(logged).toEqual([expect.stringMatching(/^store unavailable: DATA_DIR: /)]);
    await store.close();
  });

  it("that isn't a database is damaged", async () => {
    const { dataDir } = await stores.config();
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, "nora.db"), "no database at all, but a text ".repeat(100));

    await expect((await stores.open({ dataDir })).setting("a", () => "x")).rejects.toEqual(
      unavailable("file is not a database"),
    );
  });
});

describe("a Postgres database", () => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores("Postgres");
  });
  afterAll(async () => await stores.stop());

  async function administer(databaseUrl: string, ...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  it("that can't be reached fails fast, with the reason", async () => {
    const databaseUrl = `postgres://x@127.0.0.1:${await freePort()}/x`;
    const store = await stores.open({ dataDir: "unused", databaseUrl });

    await expect(store.setting("a", () => "x")).rejects.toEqual(unavailable("ECONNREFUSED"));
    expect(await store.check()).toBe(false);
  });

  it("that can't hold every character is an unavailable store with a clear name", async () => {
    const { databaseUrl } = await stores.config();
    await administer(
      databaseUrl!,
      "create database latin encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'",
    );
    const latin = databaseUrl!.replace(/[^/]+$/, "latin");

    await expect(
      (await stores.open({ dataDir: "unused", databaseUrl: latin })).setting("a", () => "x"),
    ).rejects.toEqual(unavailable(expect.stringContaining("encoding LATIN1")));
  });

  it("with fewer connections than visitors lets them wait", async () => {
    const { databaseUrl } = await stores.config();
    await administer(databaseUrl!, "create role few login connection limit 2 superuser");
    await administer(
      databaseUrl!,
      "alter role few nosuperuser",
      "grant create on schema public to few",
    );
    const own = databaseUrl!.replace("//nora:", "//few:");
    const store = await stores.open({ dataDir: "unused", databaseUrl: own });
    await until(async () => await store.check());
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, async () => await countToday(store, "visitors")),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(100).fill("fulfilled"));
  });

  it("whose connections die silently is back within ten seconds of answering again", async () => {
    const { databaseUrl } = await stores.config();
    const url = new URL(databaseUrl!);
    const proxy = await startProxy(Number(url.port));
    url.port = String(proxy.port);
    const store = await stores.open({ dataDir: "unused", databaseUrl: url.href });
    await until(async () => await store.check());
    // Opens all connections of the pool.
    await Promise.all(
      Array.from({ length: 10 }, async () => await sql`select pg_sleep(0.2)`.execute(store.db)),
    );
    proxy.killSilently();

    await until(async () => await store.check(), 10_000);
    expect(await countToday(store, "visitors")).toBe(1);
    await store.close();
    proxy.stop();
  });
});

/** TCP proxy whose connections can die without a word; it serves new ones. */
async function startProxy(target: number) {
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const upstream = connect(target, "127.0.0.1");
    for (const socket of [visitor, upstream]) {
      socket.on("error", () => {});
      sockets.add(socket);
    }
    visitor.pipe(upstream).pipe(visitor);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    killSilently() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
