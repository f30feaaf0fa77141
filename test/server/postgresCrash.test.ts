import request from "supertest";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { createServiceProcess, type ServiceProcess } from "../support/serviceProcess.ts";
import { until } from "../support/until.ts";

let postgres: Postgres;
let mailServer: MailServer;
let service: ServiceProcess;
let store: Store;
const over = new AbortController();
beforeAll(async () => {
  postgres = await startPostgres();
  mailServer = await startMailServer();
  const config = { dataDir: "unused", databaseUrl: await postgres.createDatabase() };
  store = openStore(config);
  service = await createServiceProcess(config, mailServer.url);
  await service.start();
});
afterAll(async () => {
  over.abort();
  await service.end("SIGKILL");
  await store.close();
  await mailServer.stop();
  await postgres.stop();
});

describe("a crash of Postgres", () => {
  it("causes 503s but ends no process; accepted messages arrive and the service recovers", async () => {
    const accepted: string[] = [];
    const refused: number[] = [];
    let posted = 0;
    async function visitor() {
      while (!over.signal.aborted) {
        const { id, status } = await service.post(aContact(), `key-${posted++}`);
        if (id === undefined) refused.push(status);
        else accepted.push(id);
      }
    }
    const visitors = Promise.all(Array.from({ length: 8 }, visitor));
    await until(() => accepted.length > 20);

    await postgres.crash();
    await until(() => refused.length > 20);
    const page = await request(service.url).get(paths.home);
    await postgres.restart();
    const before = accepted.length;
    await until(() => accepted.length > before + 20);
    over.abort();
    await visitors;
    // As if ten minutes had passed: a claim whose answer the crash swallowed has a lease.
    await store.db
      .updateTable("deliveries")
      .set({ due_at: 0 })
      .where("state", "=", "waiting")
      .execute();

    expect(new Set(refused)).toEqual(new Set([503]));
    expect(page.status).toBe(200);
    // Compared by name: a message stored just before the crash but answered with 503 arrives too.
    const missing = () => {
      const arrived = new Set(mailServer.mails.map(({ messageId }) => messageId));
      return accepted.filter((id) => !arrived.has(`<${id}@nora.example>`));
    };
    await until(() => missing().length === 0);
  });
});
