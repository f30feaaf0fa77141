import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

let mailServer: MailServer;
let app: RunningApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startApp({ SMTP_URL: mailServer.url });
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});

function postForm(fields: Record<string, unknown>, url = app.url) {
  return request(url)
    .post(paths.contact)
    .type("form")
    .send({ apikey: app.anonKey, website: "", ...fields });
}

describe("the contact form posted without JavaScript", () => {
  it("redirects to the page that confirms it", async () => {
    const response = await postForm(aContact());

    expect(response.status).toBe(303);
    expect(response.headers.location).toBe("/?contato=enviado#contato");
  });

  it("converts the CRLF that browsers post to the line breaks that were typed", async () => {
    const name = "Quebra de linha";
    await postForm(aContact({ name, message: "um\r\ndois\r\n\r\ntrês" }));
    const find = () => mailServer.mails.find(({ subject }) => subject?.endsWith(name));
    await until(() => find() !== undefined);

    expect(find()!.text).toContain("um\ndois\n\ntrês\n");
  });

  it("is one message if its button is pressed twice, and another one with other values", async () => {
    const name = "Dois Toques";
    const pressed = await Promise.all([postForm(aContact({ name })), postForm(aContact({ name }))]);
    await postForm(aContact({ name, message: "Outra mensagem" }));
    const find = () => mailServer.mails.filter(({ subject }) => subject?.endsWith(name));
    await until(() => find().some(({ text }) => text!.includes("Outra mensagem")));

    expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
    expect(find()).toHaveLength(2);
  });

  it("counts a line break as one character", async () => {
    const response = await postForm(aContact({ message: "a\r\n".repeat(500).slice(0, -1) }));

    expect(response.status).toBe(303);
  });

  it("shows all values and the problem at its field if one is invalid", async () => {
    const response = await postForm(
      aContact({ email: "julia@", message: '</textarea><script>alert("oi")</script>' }),
    );

    expect(response.status).toBe(422);
    expect(response.type).toBe("text/html");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.text).toContain("Erro de validação");
    expect(response.text).toContain("Email inválido");
    expect(response.text).toMatch(/<input[^>]*value="Júlia Conceição"/);
    expect(response.text).toMatch(/<input[^>]*value="julia@"/);
    expect(response.text).toContain("&lt;/textarea&gt;&lt;script&gt;");
    expect(response.text).not.toContain('<script>alert("oi")');
    expect(response.text).toContain("Criação de Sites");
  });

  it.each([
    ["without the key", 401, { apikey: "" }],
    ["over 32 KiB", 413, { message: "linha\n".repeat(6000) }],
  ])("%s is answered with a %i page with the typed values", async (_what, status, fields) => {
    const response = await postForm({ ...aContact(), ...fields });

    expect(response.status).toBe(status);
    expect(response.type).toBe("text/html");
    expect(response.text).toContain("Erro ao enviar");
    expect(response.text).toMatch(/<input[^>]*value="Júlia Conceição"/);
  });

  it("from another site is answered with a 403 page with the typed values", async () => {
    const response = await postForm(aContact()).set("Origin", "https://evil.example");

    expect(response.status).toBe(403);
    expect(response.text).toMatch(/<input[^>]*value="Júlia Conceição"/);
  });

  it("in bad UTF-8 is answered with a 400 page", async () => {
    const response = await request(app.url)
      .post(paths.contact)
      .type("form")
      .send(`apikey=${app.anonKey}&name=Jos%E9`);

    expect(response.status).toBe(400);
    expect(response.type).toBe("text/html");
  });

  it("over the limit is answered with a 429 page that says how long to wait", async () => {
    const limited = await startApp({ CONTACT_RATE_LIMIT: "1/600" });
    try {
      await postForm(aContact({ message: "Outra mensagem" }), limited.url);
      const response = await postForm(aContact(), limited.url);

      expect(response.status).toBe(429);
      expect(response.headers["retry-after"]).toMatch(/^\d+$/);
      expect(response.text).toContain("Aguarde 10 minutos e tente de novo.");
      expect(response.text).toMatch(/<input[^>]*value="Júlia Conceição"/);
    } finally {
      await limited.stop();
    }
  });

  it("is accepted after five typing mistakes", async () => {
    const limited = await startApp({ CONTACT_RATE_LIMIT: "5/600" });
    try {
      for (let count = 0; count < 5; count++) {
        expect((await postForm(aContact({ email: "julia@" }), limited.url)).status).toBe(422);
      }

      expect((await postForm(aContact(), limited.url)).status).toBe(303);
    } finally {
      await limited.stop();
    }
  });
});
