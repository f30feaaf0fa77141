import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { storeLead } from "../../server/chat/lead.ts";
import type { StoreConfig } from "../../server/config/readConfig.ts";
import { contactMessage, fingerprintOf } from "../../server/contact/sendContactEmail.ts";
import { createOutbox } from "../../server/mail/outbox.ts";
import { startDelivery } from "../../server/mail/delivery.ts";
import { createSessions } from "../../server/session/sessions.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";

/** Made by the code of fe682c4: six messages in all states, their webhook deliveries, a session, keys and settings. */
const written = readFileSync(join(import.meta.dirname, "../support/fe682c4.sql"), "utf8");
const WRITTEN_AT = 1_795_845_978_600;
const REFRESH_TOKEN = "X7sCFS4ZTtUXDM7YkmOFzDYliq5RfzPX";

/** Fills a store as fe682c4 would have done just now. */
async function fill({ dataDir, databaseUrl }: StoreConfig): Promise<void> {
  const later = Date.now() - WRITTEN_AT;
  const statements = written.replaceAll(/\b1[78]\d{11}\b/g, (time) => String(Number(time) + later));
  if (databaseUrl === undefined) {
    await mkdir(dataDir, { recursive: true });
    using database = new DatabaseSync(join(dataDir, "nora.db"));
    database.exec(statements);
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
}

describe.each(engines)("a store of release fe682c4, on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  async function takeOver() {
    const config = await stores.config();
    await fill(config);
    const store = await stores.open(config);
    // On Postgres, instances start together.
    const others =
      engine === "Postgres" ? [await stores.open(config), await stores.open(config)] : [];
    await Promise.all(
      [store, ...others].map(async (one) => await until(async () => await one.check())),
    );
    return { store, outbox: createOutbox({ store, hasWebhook: true }) };
  }

  it("keeps its settings and sessions", async () => {
    const { store } = await takeOver();
    const issuer = "http://localhost:3000/auth/v1";
    const sessions = createSessions({ store, secrets: undefined, issuer });

    expect(await store.setting("anon_key", () => "new")).toBe("nora_anon_oH54mesKn6rtOV3c");
    expect(await sessions.refresh(REFRESH_TOKEN)).toMatchObject({
      visitor: { id: "0f24c835-0a70-49d5-98a3-ef32f3602663" },
    });
  });

  it("keeps what was failed or delivered, and delivers what was waiting, once", async () => {
    const { store, outbox } = await takeOver();
    // As if ten minutes had passed for what was under way.
    await store.db.updateTable("deliveries").set({ due_at: 0 }).execute();
    const sent: string[] = [];
    const deliveries = (["mail", "webhook"] as const).map((destination) =>
      startDelivery({
        store,
        sender: {
          destination,
          async send({ message }) {
            sent.push(`${destination} ${message.content.name}`);
            return undefined;
          },
          maxSendMs: 1000,
        },
        log: { info() {}, warn() {}, error() {} },
      }),
    );
    await until(async () => (await outbox.depth()).every(({ waiting }) => waiting === 0));
    await Promise.all(deliveries.map(async (delivery) => await delivery.stop()));

    expect(sent.toSorted()).toEqual([
      "mail Bia",
      "mail Pessoa adiada",
      "mail Pessoa em-curso",
      "mail Pessoa na-fila",
      "webhook Bia",
      "webhook Pessoa em-curso",
      "webhook Pessoa na-fila",
    ]);
    expect(await outbox.depth()).toMatchObject([
      { destination: "mail", failed: 1 },
      { destination: "webhook", failed: 1 },
    ]);
  });

  it("knows the keys of its messages and leads", async () => {
    const { store, outbox } = await takeOver();
    const contact = {
      name: "Pessoa entregue",
      email: "entregue@exemplo.com.br",
      phone: "(11) 98765-4321",
      message: "Mensagem entregue",
    };
    const idempotency = { key: "contact key-entregue", fingerprint: fingerprintOf(contact) };
    const known = await outbox.add(contactMessage(contact), idempotency);
    const lead = { name: "Bia", email: "bia@exemplo.com.br", phone: "" };
    await storeLead(
      outbox,
      { lead, leadId: "confirmacao-0001", visitor: "sessao-1" },
      { message: "", history: [], lead },
      async () => {
        throw new Error("not expected");
      },
    );

    expect(known).toMatchObject({ id: "df31b3a2-43f8-439e-ade0-484a03907614", isNew: false });
    const { rows } = await store.db
      .selectFrom("messages")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    expect(rows).toBe(6);
  });
});
