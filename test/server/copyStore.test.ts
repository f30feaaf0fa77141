import { join } from "node:path";
import { runCopyStoreCommand } from "../../server/store/copyStoreCommand.ts";
import { aMail } from "../support/aMail.ts";
import { type Stores, startStores } from "../support/stores.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

let sqlite: Stores;
let postgres: Stores;
beforeAll(async () => {
  [sqlite, postgres] = await Promise.all([startStores("SQLite"), startStores("Postgres")]);
});
afterAll(async () => await Promise.all([sqlite.stop(), postgres.stop()]));

async function copy(args: readonly string[], environment: Record<string, string>) {
  let text = "";
  const write = (words: string) => (text += words);
  const code = await runCopyStoreCommand(args, environment, { out: write, err: write });
  return { code, text };
}

/** Creates an installation on SQLite with messages, and an empty database. */
async function anInstallation() {
  const { dataDir } = await sqlite.config();
  const store = await sqlite.open({ dataDir });
  const outbox = wholeOutbox({ store });
  const [delivered, waiting] = [aMail(), aMail()];
  await outbox.add(delivered);
  const [claim] = await outbox.claimDue("worker", 1);
  await outbox.markDelivered("worker", claim!.id);
  await outbox.add(waiting, { key: "once", fingerprint: "same" });
  await outbox.claimDue("worker that ended", 1);
  const secret = await store.setting("session_secret", () => "generated once");
  await store.close();
  const { databaseUrl } = await postgres.config();
  return { dataDir, databaseUrl: databaseUrl!, delivered, waiting, secret };
}

describe("npm run copy-store", () => {
  it("copies messages, their states and the secrets from SQLite to Postgres", async () => {
    const { dataDir, databaseUrl, delivered, waiting, secret } = await anInstallation();

    expect(await copy([], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).toEqual({
      code: 0,
      text: "messages copied: 2\n",
    });

    const store = await postgres.open({ dataDir, databaseUrl });
    const outbox = wholeOutbox({ store });
    expect(await outbox.show(delivered.id)).toMatchObject({ state: "delivered", mail: delivered });
    expect(await store.setting("session_secret", () => "another")).toBe(secret);
    // The idempotency key still applies, and the lease of an ended process delays nothing.
    expect(await outbox.add(aMail(), { key: "once", fingerprint: "same" })).toMatchObject({
      id: waiting.id,
    });
    const rows = await store.db.selectFrom("outbox").select("claimed_by").execute();
    expect(rows.map(({ claimed_by: owner }) => owner)).toEqual([null, null]);
    const before = wholeOutbox({ store: await sqlite.open({ dataDir }) });
    expect(await before.list(["waiting", "delivered"])).toHaveLength(2);
  });

  it("changes nothing in a database with messages", async () => {
    const { dataDir, databaseUrl } = await anInstallation();
    const store = await postgres.open({ dataDir, databaseUrl });
    const mail = aMail();
    await wholeOutbox({ store }).add(mail);

    expect(await copy([], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).toMatchObject({
      code: 1,
    });
    const rows = await store.db.selectFrom("outbox").select("id").execute();
    expect(rows).toEqual([{ id: mail.id }]);
  });

  it("prints its usage if used wrongly", async () => {
    const { dataDir, databaseUrl } = await anInstallation();

    expect((await copy([], { DATA_DIR: dataDir })).code).toBe(2);
    expect((await copy(["now"], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).code).toBe(2);
    const nowhere = join(dataDir, "nowhere");
    expect((await copy([], { DATA_DIR: nowhere, DATABASE_URL: databaseUrl })).code).toBe(2);
  });
});
