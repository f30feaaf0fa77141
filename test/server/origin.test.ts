import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

let mailServer: MailServer;
let app: RunningApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startApp({ SMTP_URL: mailServer.url, SITE_URL: "https://www.nora.example" });
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});

/** Waits for the next mail, and returns what it tells of the origin. */
async function nextOrigin(): Promise<string | undefined> {
  await mailServer.took(1);
  const [mail] = mailServer.mails.splice(0);
  return /^Origem: (.*)$/m.exec(mail!.text!)?.[1];
}

function post(path: string, body: object) {
  return request(app.url).post(path).set("apikey", app.anonKey).send(body);
}

function postForm(referer: string) {
  const form = { apikey: app.anonKey, ...aContact({ message: `De ${referer}` }) };
  return request(app.url).post(paths.contact).type("form").set("Referer", referer).send(form);
}

describe("the origin of a message", () => {
  it.each([
    [
      { source: "google", medium: "cpc", campaign: "natal", referrer: "www.google.com" },
      "google (cpc), campanha natal, vindo de www.google.com",
    ],
    [{ source: "x".repeat(101) }, "x".repeat(100)],
    [{ referrer: "nora.example" }, undefined],
    [undefined, undefined],
    ["instagram", undefined],
    [[{ source: 7 }], undefined],
  ])("stands in its mail, or is dropped if its shape is invalid: %j", async (origin, told) => {
    await post(paths.contact, aContact({ origin })).expect(200);

    expect(await nextOrigin()).toBe(told);
  });

  it("stands in a lead's mail", async () => {
    const leadData = { name: "Júlia", email: "julia@padaria.com.br" };
    await post(paths.chatbot, { message: "", leadData, origin: { referrer: "bing.com" } });

    expect(await nextOrigin()).toBe("vindo de bing.com");
  });

  it.each([
    ["https://www.nora.example/?utm_source=instagram#contato", "instagram"],
    ["https://www.nora.example/", undefined],
    ["https://other.example/?utm_source=instagram", undefined],
    ["nada", undefined],
  ])("is read from a native form's Referer: %s", async (referer, told) => {
    await postForm(referer).expect(303);

    expect(await nextOrigin()).toBe(told);
  });
});
