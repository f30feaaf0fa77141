import { join } from "node:path";
import express from "express";
import request from "supertest";
import { answerErrors } from "../../server/http/answerErrors.ts";
import { rateLimit } from "../../server/http/rateLimit.ts";
import { createLog } from "../../server/log.ts";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { blockInMemory, createCounts, orInMemory } from "../../server/store/counts.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";
import { until } from "../support/until.ts";

function limitedApp(store: Pick<Store, "relaxed">, requests: number, seconds = 60) {
  const limit = { requests, seconds };
  const counts = blockInMemory(orInMemory(createCounts(store)), requests);
  return express()
    .set("trust proxy", 1)
    .use(rateLimit({ name: "contact", limit, counts }))
    .get("/", (_request, response) => {
      response.send("ok");
    })
    .use(answerErrors(createLog({ level: "silent" })));
}

async function statuses(app: express.Express, times: number, visitor = "192.0.2.1") {
  const answers = [];
  for (let time = 0; time < times; time++) {
    answers.push(await request(app).get("/").set("X-Forwarded-For", visitor));
  }
  return answers.map(({ status }) => status);
}

describe.each(engines)("counts stored on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("are shared by all instances and separate for each visitor", async () => {
    const config = await stores.config();
    const one = limitedApp(await stores.open(config), 3);
    const other = limitedApp(await stores.open(config), 3);

    expect(await statuses(one, 2)).toEqual([200, 200]);
    expect(await statuses(other, 2)).toEqual([200, 429]);
    expect(await statuses(one, 1)).toEqual([429]);
    expect(await statuses(one, 1, "192.0.2.2")).toEqual([200]);
  });

  it("include each of many simultaneous requests", async () => {
    const app = limitedApp(await stores.open(), 10);

    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => await request(app).get("/")),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it("start again when the window ends", async () => {
    const app = limitedApp(await stores.open(), 1, 1);
    expect(await statuses(app, 2)).toEqual([200, 429]);

    await until(async () => (await statuses(app, 1))[0] === 200);
  });

  it("cause no more writes for a visitor over the limit", async () => {
    const store = await stores.open();
    await statuses(limitedApp(store, 2), 8);

    const rows = await store.db.selectFrom("rate_limits").select("hits").execute();
    expect(rows).toEqual([{ hits: 3 }]);
  });

  it("contain no address and are erased after their window", async () => {
    const store = await stores.open();
    await statuses(limitedApp(store, 1), 1, "203.0.113.77");
    const rows = await store.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.77");

    await createCounts(store, () => Date.now() + 3_600_000).sweep();

    expect(await store.db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  it("start again if the clock was set back by more than the window", async () => {
    let time = Date.now();
    const { increment } = createCounts(await stores.open(), () => time);
    await increment("visitor", 20_000);
    expect((await increment("visitor", 20_000)).hits).toBe(2);

    time -= 3_600_000;

    expect(await increment("visitor", 20_000)).toEqual({ hits: 1, resetsAt: time + 20_000 });
  });

  it("include requests that reach the store out of order", async () => {
    let time = Date.now();
    const { increment } = createCounts(await stores.open(), () => time);
    await increment("visitor", 20_000);

    time -= 50;

    expect((await increment("visitor", 20_000)).hits).toBe(2);
  });

  it("can be decremented, but not below zero", async () => {
    const { increment, decrement } = createCounts(await stores.open());
    await decrement("visitor");
    await increment("visitor", 20_000);
    await decrement("visitor");
    await decrement("visitor");

    expect((await increment("visitor", 20_000)).hits).toBe(1);
  });

  it("aren't decremented for a request of an earlier window", async () => {
    let time = Date.now();
    const { increment, decrement } = createCounts(await stores.open(), () => time);
    const earlier = await increment("visitor", 20_000);
    time = earlier.resetsAt;
    const later = await increment("visitor", 20_000);

    await decrement("visitor", earlier.resetsAt);
    expect((await increment("visitor", 20_000)).hits).toBe(2);

    await decrement("visitor", later.resetsAt);
    expect((await increment("visitor", 20_000)).hits).toBe(2);
  });
});

describe("counts while the store is unavailable", () => {
  it("continue in the memory of the process", async () => {
    const store = openStore({ dataDir: join(import.meta.filename, "not-a-folder") });
    const app = limitedApp(store, 2);

    expect(await statuses(app, 3)).toEqual([200, 200, 429]);
    await store.close();
  });
});
