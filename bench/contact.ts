// `npm run bench -- contact [--json] [--only <part>]`: measures on SQLite and Postgres how long it takes to accept and
// deliver messages and to count requests. Counts messages that are lost or sent twice when two instances deliver or the
// service is killed. Needs a build.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { paths } from "../src/shared/paths.ts";
import { createLog } from "../server/log.ts";
import { type Outbox, newMessage } from "../server/mail/outbox.ts";
import { mailSender } from "../server/mail/mailSender.ts";
import { startDelivery } from "../server/mail/startDelivery.ts";
import type { Store } from "../server/store/openStore.ts";
import type { StoreConfig } from "../server/config/readConfig.ts";
import { aContact } from "../test/support/aContact.ts";
import { aMail } from "../test/support/aMail.ts";
import { aMailer } from "../test/support/aMailer.ts";
import { type MailServer, startMailServer } from "../test/support/mailServer.ts";
import { postUnderKills } from "../test/support/postUnderKills.ts";
import { createServiceProcess } from "../test/support/serviceProcess.ts";
import { type EngineName, type Stores, engines, startStores } from "../test/support/stores.ts";
import { until } from "../test/support/until.ts";
import { startWebhookServer } from "../test/support/webhookServer.ts";
import { wholeOutbox } from "../test/support/wholeOutbox.ts";
import { type Load, load, median } from "./load.ts";
import { createOutput } from "./output.ts";
import { benchProgram, startProgram } from "./startProgram.ts";

const CONNECTIONS = 16;
const ROUNDS = 5;
const SAMPLES = 300;
const PILES = [100, 10_000, 100_000];
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, only: { type: "string" } },
});
const { tell, runParts } = createOutput(values);

const ms = (time: number) => `${time.toFixed(2).padStart(8)} ms`;
const times = (ratio: number) => `×${ratio.toFixed(2)}`;

const MAIL = {
  accepts: () => {},
  hangs: (server: MailServer) => {
    server.answer = () => "hang";
  },
  "is down": async (server: MailServer) => await server.goDown(),
};

/**
 * Measures accepting messages over HTTP on each engine, with each state of the mail server. The reference is the same
 * handler without a store. The cases alternate, so that other load on the machine affects them alike. Reports, for each
 * case, the round with the median p50.
 */
async function throughput(all: Record<EngineName, Stores>) {
  tell(`\nAccepting over HTTP, ${CONNECTIONS} connections, median of ${ROUNDS} rounds`);
  const cases: Record<string, () => Promise<Load>> = { "no store": async () => await serve({}) };
  for (const engine of engines) {
    for (const [mail, prepare] of Object.entries(MAIL)) {
      cases[`${engine}, mail server ${mail}`] = async () => {
        const mailServer = await startMailServer();
        await prepare(mailServer);
        const { dataDir, databaseUrl } = await all[engine].config();
        const result = await serve({
          DATA_DIR: dataDir,
          SMTP_URL: mailServer.url,
          ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        });
        await mailServer.stop();
        return result;
      };
    }
  }

  const rounds: Record<string, Load>[] = [];
  while (rounds.length < ROUNDS) {
    const round: Record<string, Load> = {};
    for (const [name, measure] of Object.entries(cases)) round[name] = await measure();
    rounds.push(round);
  }
  const results: Record<string, Load> = {};
  for (const name of Object.keys(cases)) {
    const sorted = rounds.map((round) => round[name]!).toSorted((a, b) => a.p50 - b.p50);
    const { perSecond, p50, p99, failures } = (results[name] = sorted[ROUNDS >> 1]!);
    const failed = failures > 0 ? `, ${failures} FAILED` : "";
    tell(
      `  ${name.padEnd(30)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${ms(p50)}  p99 ${ms(p99)}${failed}`,
    );
  }
  return results;
}

async function serve(environment: Record<string, string>): Promise<Load> {
  const service = await startProgram(benchProgram("contactService.ts"), { environment });
  const result = await load({
    url: service.url + paths.contact,
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: () => JSON.stringify(aContact()),
    connections: CONNECTIONS,
    seconds: 1,
  });
  await service.stop();
  return result;
}

/**
 * Measures accepting one message at a time, compared with a bare durable insert of the same mail as JSON. Repeats this
 * with a growing number of stored messages.
 */
async function cost(engine: EngineName, stores: Stores, hasWebhook = false) {
  tell(
    `\nAccepting one message${hasWebhook ? " with its webhook" : ""} on ${engine}, beside a bare durable insert (medians of ${SAMPLES})`,
  );
  const config = await stores.config();
  const store = await stores.open(config);
  const outbox = wholeOutbox({ store, hasWebhook });
  const bare = await bareInsert(config);
  const warmUp = Array.from({ length: SAMPLES }, () => aMail());
  for (const mail of warmUp) await outbox.add(mail, { key: mail.id, fingerprint: mail.id });
  const results = [];
  let pile = 0;
  for (const size of PILES) {
    await pileUp(store, size - pile);
    pile = size + SAMPLES;
    const accepting: number[] = [];
    const inserting: number[] = [];
    // Alternate, so that other load on the machine affects both alike.
    for (let sample = 0; sample < SAMPLES; sample++) {
      const mail = aMail();
      accepting.push(await timed(() => outbox.add(mail, { key: mail.id, fingerprint: mail.id })));
      inserting.push(await timed(() => bare.insert(randomUUID(), JSON.stringify(mail))));
    }
    const [accept, insert] = [median(accepting), median(inserting)];
    const ratio = accept / insert;
    results.push({ stored: size, accept, insert, ratio });
    tell(`  ${String(size).padStart(7)} stored: ${ms(accept)} to ${ms(insert)}  ${times(ratio)}`);
  }
  await bare.close();
  return results;
}

async function timed(act: () => unknown): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

async function bareInsert({ dataDir, databaseUrl }: StoreConfig) {
  const table = "create table bare (id text primary key, mail text not null)";
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, "bare.db"));
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${table}`);
    const statement = database.prepare("insert into bare values (?, ?)");
    return {
      insert: (id: string, mail: string) => statement.run(id, mail),
      close: async () => database.close(),
    };
  }
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(table);
  return {
    insert: async (id: string, mail: string) =>
      await client.query("insert into bare values ($1, $2)", [id, mail]),
    close: async () => await client.end(),
  };
}

/** Inserts delivered messages directly into the `outbox` table, in batches, instead of calling `outbox.add` for each. */
async function pileUp({ relaxed, now }: Store, count: number): Promise<void> {
  const slice = 500;
  for (let done = 0; done < count; done += slice) {
    const rows = Array.from({ length: Math.min(slice, count - done) }, () => ({
      ...newMessage(aMail(), now),
      state: "delivered" as const,
      finished_at: Date.now(),
    }));
    await relaxed.insertInto("outbox").values(rows).execute();
  }
}

/**
 * Measures counting one request as the service does (`relaxed`), and with a flush to disk for each count (`durable`).
 * On Postgres, both are flushed.
 */
async function counting(engine: EngineName, stores: Stores) {
  const store = await stores.open();
  const count = async (db: Store["db"]) =>
    await db
      .insertInto("rate_limits")
      .values({ key: "visitor", hits: 1, resets_at: 0 })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet((eb) => ({ hits: eb("rate_limits.hits", "+", 1) })),
      )
      .returning("hits")
      .execute();
  const relaxed: number[] = [];
  const durable: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    relaxed.push(await timed(() => count(store.relaxed)));
    durable.push(await timed(() => count(store.db)));
  }
  const result = { relaxed: median(relaxed), durable: median(durable) };
  tell(`\nCounting a request on ${engine}: ${ms(result.relaxed)}; flushed: ${ms(result.durable)}`);
  return result;
}

/**
 * Sends 200 messages from 20 clients while the service is killed ten times. Counts messages lost, accepted twice,
 * mailed twice, not posted to the webhook, or posted twice.
 */
async function kills(engine: EngineName, stores: Stores) {
  const mailServer = await startMailServer();
  const config = await stores.config();
  const webhook = await startWebhookServer();
  const service = await createServiceProcess(config, mailServer.url, {
    environment: { NOTIFY_URL: webhook.url, NOTIFY_SECRET: webhook.secret },
  });
  const outbox = wholeOutbox({ store: await stores.open(config) });
  const accepted = await postUnderKills({ service, messages: 200, clients: 20, kills: 10 });
  await allDelivered(outbox);
  await until(async () => (await outbox.depth("webhook")).waiting === 0, 3 * MINUTE_MS);
  await service.end("SIGTERM");

  const arrived = mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37));
  const different = new Set(arrived);
  const posted = new Set(webhook.taken);
  await mailServer.stop();
  await webhook.stop();
  const promised = accepted.flatMap((ids) => Array.from(ids));
  const result = {
    lost: promised.filter((id) => !different.has(id)).length,
    notPosted: promised.filter((id) => !posted.has(id)).length,
    acceptedTwice: accepted.filter((ids) => ids.size > 1).length,
    duplicates: arrived.length - different.size,
    postedTwice: webhook.taken.length - posted.size,
  };
  tell(
    `\n10 kills, 200 messages, 20 clients on ${engine}: ${result.lost} lost, ${result.notPosted} not posted, ${result.acceptedTwice} accepted twice, ${result.duplicates} mailed twice, ${result.postedTwice} posted twice`,
  );
  return result;
}

async function allDelivered(outbox: Outbox): Promise<void> {
  await until(async () => (await outbox.depth()).waiting === 0, 3 * MINUTE_MS);
}

/** Sends 500 messages by two deliveries on one store, like two instances. Counts messages that are mailed twice. */
async function twoInstances(engine: EngineName, stores: Stores) {
  const mailServer = await startMailServer();
  const config = await stores.config();
  const log = createLog({ level: "silent" }, { write: () => {} });
  const first = wholeOutbox({ store: await stores.open(config) });
  for (let count = 0; count < 500; count++) await first.add(aMail());

  const instances = [first, wholeOutbox({ store: await stores.open(config) })].map((outbox) => {
    const mailer = aMailer(mailServer.url);
    return {
      mailer,
      delivery: startDelivery({ outbox, leases: outbox, sender: mailSender(mailer), log }),
    };
  });
  const seconds = (await timed(() => allDelivered(first))) / 1000;
  for (const { mailer, delivery } of instances) {
    await delivery.stop();
    await mailer.close();
  }
  const different = new Set(mailServer.mails.map(({ messageId }) => messageId));
  const result = {
    delivered: different.size,
    duplicates: mailServer.mails.length - different.size,
  };
  await mailServer.stop();
  tell(
    `\n500 messages, two instances on ${engine}: ${result.delivered} delivered in ${seconds.toFixed(1)} s, ${result.duplicates} twice`,
  );
  return { ...result, seconds };
}

const all: Record<EngineName, Stores> = {
  SQLite: await startStores("SQLite"),
  Postgres: await startStores("Postgres", { fsync: true }),
};
const perEngine = async <T>(measure: (engine: EngineName, stores: Stores) => Promise<T>) => ({
  SQLite: await measure("SQLite", all.SQLite),
  Postgres: await measure("Postgres", all.Postgres),
});

try {
  await runParts({
    throughput: async () => await throughput(all),
    cost: async () => await perEngine(cost),
    webhookCost: async () => await perEngine(async (...where) => await cost(...where, true)),
    counting: async () => await perEngine(counting),
    twoInstances: async () => await perEngine(twoInstances),
    kills: async () => await perEngine(kills),
  });
} finally {
  await Promise.all(Object.values(all).map((stores) => stores.stop()));
}
