import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";

let app: RunningApp;
beforeEach(async () => {
  app = await startApp({ METRICS_TOKEN: "t", SITE_URL: "https://www.nora.example" });
});
afterEach(() => app.stop());

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return request(app.url).post(path).set("apikey", app.anonKey).set(headers).send(body);
}

/** Returns the counts of accepted messages with their labels. */
async function acceptedBySource(): Promise<string[]> {
  const { text } = await request(app.url).get("/metrics").set("Authorization", "Bearer t");
  return text.split("\n").filter((line) => /^accepted_total.* [1-9]/.test(line));
}

describe("the origin of an accepted message", () => {
  it.each([
    ["campaign", { source: "newsletter", referrer: "www.google.com" }],
    ["search", { referrer: "www.google.com.br" }],
    ["social", { referrer: "l.instagram.com" }],
    ["referral", { referrer: "padaria.com.br" }],
    ["direct", { referrer: "nora.example" }],
    ["direct", undefined],
    ["direct", "instagram"],
    ["direct", [{ source: 7 }]],
  ])("is counted only as %s: %j", async (source, origin) => {
    await post(paths.contact, aContact({ origin })).expect(200);

    expect(await acceptedBySource()).toEqual([
      `accepted_total{kind="contact",source="${source}"} 1`,
    ]);
  });

  it("is counted once for a repeated message", async () => {
    const key = { "Idempotency-Key": "a" };
    await post(paths.contact, aContact({ origin: { source: "x" } }), key).expect(200);
    await post(paths.contact, aContact(), key).expect(200);

    expect(await acceptedBySource()).toEqual([
      'accepted_total{kind="contact",source="campaign"} 1',
    ]);
  });

  it("is counted once for a lead, which the page sends with every later request", async () => {
    const lead = { name: "Júlia", email: "julia@padaria.com.br" };
    const visitor = await visitorSession(app);
    const body = { message: "", leadData: lead, origin: { referrer: "bing.com" } };
    await post(paths.chatbot, body, visitor).expect(200);
    await post(paths.chatbot, body, visitor).expect(200);

    expect(await acceptedBySource()).toEqual(['accepted_total{kind="lead",source="search"} 1']);
  });

  it.each([
    ["campaign", "/?utm_source=instagram#contato"],
    ["direct", "/"],
  ])("is read from a native form's Referer: %s", async (source, address) => {
    await request(app.url)
      .post(paths.contact)
      .type("form")
      .set("Referer", `https://www.nora.example${address}`)
      .send({ apikey: app.anonKey, ...aContact() })
      .expect(303);

    expect(await acceptedBySource()).toEqual([
      `accepted_total{kind="contact",source="${source}"} 1`,
    ]);
  });

  it("is undefined for a malformed Referer, and the form is accepted", async () => {
    await request(app.url)
      .post(paths.contact)
      .type("form")
      .set("Referer", "nada")
      .send({ apikey: app.anonKey, ...aContact() })
      .expect(303);
  });
});
