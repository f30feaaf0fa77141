import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

let mailServer: MailServer;
let app: RunningApp;
beforeEach(async () => {
  mailServer = await startMailServer();
  app = await startApp({ EPHEMERAL_DISK: "on", SMTP_URL: mailServer.url, METRICS_TOKEN: "t" });
});
afterEach(async () => {
  await app.stop();
  await mailServer.stop();
});

function post(path: string, body: object) {
  return request(app.url).post(path).set("apikey", app.anonKey).send(body);
}

const lead = { message: "", leadData: { name: "Ana", email: "ana@padaria.com.br" } };

describe("a service whose disk is lost with the process", () => {
  it("accepts a message when the mail server has accepted it", async () => {
    const response = await post(paths.contact, aContact());

    expect(response.status).toBe(200);
    expect(mailServer.mails.map(({ messageId }) => messageId)).toEqual([
      `<${response.body.id}@nora.example>`,
    ]);
  });

  it.each([450, 550])("accepts nothing if the mail server answers %i", async (reply) => {
    mailServer.answer = () => reply;

    const contact = await post(paths.contact, aContact());
    const told = await post(paths.chatbot, lead);
    const form = await request(app.url)
      .post(paths.contact)
      .type("form")
      .send({ apikey: app.anonKey, ...aContact() });

    expect(contact.status).toBe(503);
    expect(contact.body).toEqual({ error: expect.stringMatching(/Tente de novo/) });
    expect(told.status).toBe(503);
    expect(form.status).toBe(503);
    expect(form.text).toMatch(/<input[^>]*value="Júlia Conceição"/);
  });

  it("accepts nothing during an outage of the mail server, and the same message afterwards", async () => {
    await mailServer.goDown();
    const refused = await post(paths.contact, aContact()).set("Idempotency-Key", "a");
    await mailServer.comeBack();
    const accepted = await post(paths.contact, aContact()).set("Idempotency-Key", "a");

    expect(refused.status).toBe(503);
    expect(accepted.status).toBe(200);
    expect(mailServer.mails).toHaveLength(1);
  });

  it("has no mail waiting: a message that wasn't accepted can't be late", async () => {
    await mailServer.goDown();
    const refused = await post(paths.contact, aContact()).set("Idempotency-Key", "a");
    const metrics = await request(app.url).get("/metrics").set("Authorization", "Bearer t");

    expect(refused.status).toBe(503);
    expect(metrics.text).toContain('outbox_messages{state="waiting"} 0');
  });

  it("reports who has custody of accepted messages", async () => {
    const response = await request(app.url).get("/readyz");

    expect(response.body.custody).toBe("smtp");
  });
});
