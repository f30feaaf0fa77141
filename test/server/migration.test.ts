import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type { StoreConfig } from "../../server/config/readConfig.ts";
import { migrate } from "../../server/store/migrate.ts";
import { migrations } from "../../server/store/migrations.ts";
import { postgresEngine } from "../../server/store/postgres.ts";
import type { Schema } from "../../server/store/schema.ts";
import { sqliteEngine } from "../../server/store/sqlite.ts";
import { aMail } from "../support/aMail.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

const HOUR = 3_600_000;

/** Number of migrations of the last release without a webhook. */
const BEFORE_THE_WEBHOOK = 2;

/** Stores a message as that release did: only the rendered mail, with times of its own clock. */
async function insertAsBefore(
  { db }: { db: Kysely<Schema> },
  different: { state?: string; claimed_by?: string; failures?: number; finished_at?: number } = {},
) {
  const { content: _, ...mail } = aMail();
  const row = {
    state: "waiting",
    claimed_by: null,
    failures: 0,
    finished_at: null,
    ...different,
  };
  await sql`
    insert into outbox (id, kind, state, accepted_at, deadline, due_at, failures, refusals, reply_to, mail,
      claimed_by, finished_at, once_key, fingerprint, once_until)
    values (${mail.id}, ${mail.kind}, ${row.state}, ${mail.acceptedAt}, ${mail.acceptedAt + 72 * HOUR},
      ${mail.acceptedAt}, ${row.failures}, 0, ${mail.replyTo.address}, ${JSON.stringify(mail)},
      ${row.claimed_by}, ${row.finished_at}, ${`contact ${mail.id}`}, 'f', ${mail.acceptedAt + 24 * HOUR})
  `.execute(db);
  return mail;
}

/**
 * Opens a store with the tables that the first `migrationCount` migrations create, as a release with only these
 * migrations does. Close it before opening the same store with the current tables.
 */
async function openAsBefore({ dataDir, databaseUrl }: StoreConfig, migrationCount: number) {
  const hooks = { onUnavailable: () => {} };
  const opened =
    databaseUrl === undefined
      ? sqliteEngine(join(dataDir, "nora.db"), hooks)
      : postgresEngine(databaseUrl, hooks);
  await opened.open();
  const steps = migrations.slice(0, migrationCount);
  await migrate(new Kysely({ dialect: opened.dialect() }), opened.lockMigrations, steps);
  return { db: new Kysely<Schema>({ dialect: opened.dialect() }), close: opened.close };
}

describe.each(engines)("an outbox created before the webhook, on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("keeps every row and delivers waiting messages once", async () => {
    const config = await stores.config();
    const before = await openAsBefore(config, BEFORE_THE_WEBHOOK);
    const waiting = await insertAsBefore(before);
    const retried = await insertAsBefore(before, { failures: 3 });
    const failed = await insertAsBefore(before, { state: "failed", failures: 9 });
    const delivered = await insertAsBefore(before, { state: "delivered", finished_at: Date.now() });
    await before.close();

    const store = await stores.open(config);
    const outbox = wholeOutbox({ store, hasWebhook: true });

    const entries = await outbox.list(["waiting", "delivered", "failed"]);
    expect(Object.fromEntries(entries.map(({ id, state }) => [id, state]))).toEqual({
      [waiting.id]: "waiting",
      [retried.id]: "waiting",
      [failed.id]: "failed",
      [delivered.id]: "delivered",
    });
    const claims = await outbox.claimDue("w", 9);
    expect(new Map(claims.map(({ id, mail }) => [id, mail]))).toEqual(
      new Map([waiting, retried].map((mail) => [mail.id, mail])),
    );
    // Idempotency keys still apply: the page may repeat a request after the deploy.
    expect(await outbox.add(aMail(), { key: `contact ${waiting.id}`, fingerprint: "f" })).toEqual({
      status: "accepted",
      id: waiting.id,
    });
  });

  it("can be used by that release at the same time", async () => {
    const store = await stores.open();
    const outbox = wholeOutbox({ store, hasWebhook: true });
    const ours = aMail({ replyTo: { name: "Eva", address: "eva@exemplo.com.br" } });
    await outbox.add(ours);
    const theirs = await insertAsBefore(store);

    const claims = await outbox.claimDue("w", 9);
    await sql`delete from outbox where reply_to = 'eva@exemplo.com.br'`.execute(store.db);

    expect(new Set(claims.map(({ id }) => id))).toEqual(new Set([ours.id, theirs.id]));
    // Messages that it erases are no longer posted; messages that it accepts are never posted.
    expect(await store.db.selectFrom("webhook_deliveries").selectAll().execute()).toEqual([]);
    expect(await outbox.list(["waiting"])).toMatchObject([{ id: theirs.id, destination: "mail" }]);
  });
});
