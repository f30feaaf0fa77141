import type { ParsedMail } from "mailparser";
import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

let mailServer: MailServer;
let app: RunningApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startApp({
    SMTP_URL: mailServer.url,
    MAIL_TO: "Vendas <vendas@nora.example>",
    ALLOWED_ORIGINS: "https://parceiro.example",
  });
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});

function post(body: unknown = aContact()) {
  return request(app.url)
    .post(paths.contact)
    .set({ apikey: app.anonKey, "Content-Type": "application/json" })
    .send(typeof body === "string" ? body : JSON.stringify(body));
}

/** Waits for the mail of a message. */
async function mailOf(id: string): Promise<ParsedMail> {
  const find = () => mailServer.mails.find(({ messageId }) => messageId === `<${id}@nora.example>`);
  await until(() => find() !== undefined);
  return find()!;
}

function addressesOf(field: ParsedMail["to"]) {
  return [field]
    .flat()
    .flatMap((list) => list?.value.map(({ name, address }) => ({ name, address })));
}

describe("POST /functions/v1/send-contact-email", () => {
  it("accepts a message and returns its id", async () => {
    const response = await post();

    expect(response.status).toBe(200);
    expect(response.body).toEqual({ id: expect.stringMatching(UUID) });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("mails the message to the company exactly as it was written", async () => {
    const message = [
      'Olá, "Nora" & cia! <b>não é HTML</b> 🥖🇧🇷',
      "",
      "  recuo, tabulação\te linha longa ".padEnd(600, "ção "),
      ".",
      "From a linha que o mbox estragaria",
      "último parágrafo — 100% pronto = fim",
    ]
      .join("\n")
      .trim();
    const { body } = await post(aContact({ name: "Zoë D’Ávila, Júnior", message }));

    const mail = await mailOf(body.id);

    expect(mail.subject).toBe("Novo contato pelo site: Zoë D’Ávila, Júnior");
    expect(addressesOf(mail.to)).toEqual([{ name: "Vendas", address: "vendas@nora.example" }]);
    expect(addressesOf(mail.from)).toEqual([{ name: "Site Nora", address: "site@nora.example" }]);
    expect(addressesOf(mail.replyTo)).toEqual([
      { name: "Zoë D’Ávila, Júnior", address: "julia@padaria.com.br" },
    ]);
    expect(mail.text).toContain(`${message}\n`);
    for (const fact of [
      "Zoë D’Ávila, Júnior",
      "julia@padaria.com.br",
      "(11) 98765-4321",
      body.id,
    ]) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(mail.text).toContain(`Protocolo: ${protocolOf(body.id)}`);
    expect(mail.text).toMatch(/Recebido em: .+ de \d{4} às \d{2}:\d{2} \(horário de Brasília\)/);
    expect(mail.html).toContain("&lt;b&gt;não é HTML&lt;/b&gt;");
    expect(mail.html).not.toContain("<b>não é HTML</b>");
  });

  it("trims the values", async () => {
    const { body } = await post(aContact({ name: "  Ana  ", phone: "\t11 5555-0000 " }));
    const mail = await mailOf(body.id);

    expect(mail.subject).toBe("Novo contato pelo site: Ana");
    expect(mail.text).toContain("Telefone: 11 5555-0000\n");
  });

  it("prevents injection of recipients and headers", async () => {
    const { body } = await post(
      aContact({ name: 'Ana" <a@evil.example>, "b', email: "o'brien+x@padaria.com.br" }),
    );
    const mail = await mailOf(body.id);

    expect(addressesOf(mail.to)).toEqual([{ name: "Vendas", address: "vendas@nora.example" }]);
    expect(addressesOf(mail.cc ?? mail.bcc)).toEqual([undefined]);
    expect(addressesOf(mail.replyTo)).toEqual([
      { name: 'Ana"  a evil.example , "b', address: "o'brien+x@padaria.com.br" },
    ]);
  });

  it("marks the subject if the honeypot field is filled in, and still mails the message", async () => {
    const { body } = await post(aContact({ website: "http://spam.example" }));
    const mail = await mailOf(body.id);

    expect(mail.subject).toBe("[possível spam] Novo contato pelo site: Júlia Conceição");
  });

  it("ignores an empty honeypot field and unknown fields", async () => {
    const { status, body } = await post({ ...aContact({ website: "" }), extra: { deep: true } });
    const mail = await mailOf(body.id);

    expect(status).toBe(200);
    expect(mail.subject).toBe("Novo contato pelo site: Júlia Conceição");
  });

  const longest = `${"a".repeat(64)}@${`${"b".repeat(59)}.`.repeat(3)}${"c".repeat(7)}.br`;

  it.each([
    ["an address of exactly 255 characters", { email: longest }],
    ["a name of exactly 100", { name: "á".repeat(100) }],
    ["a phone of exactly 20", { phone: "1".repeat(20) }],
    ["a message of exactly 1000 UTF-16 units", { message: "🥖".repeat(500) }],
    ["a tab and line breaks in the message", { message: "a\tb\r\nc" }],
  ])("accepts %s", async (_what, different) => {
    const response = await post(aContact(different));

    expect(response.status).toBe(200);
  });

  it.each([
    ["name", "", "Nome é obrigatório"],
    ["name", "   ", "Nome é obrigatório"],
    ["name", undefined, "Nome é obrigatório"],
    ["name", 7, "Nome é obrigatório"],
    ["name", "a".repeat(101), "Nome muito longo"],
    ["name", "😀".repeat(51), "Nome muito longo"],
    ["name", "Ana\r\nBcc: x@evil.example", "Nome inválido"],
    ["name", "Ana\0", "Nome inválido"],
    ["email", undefined, "Email inválido"],
    ["email", "ana", "Email inválido"],
    ["email", "a@b", "Email inválido"],
    ["email", "josé@padaria.com.br", "Email inválido"],
    ["email", "ana@padária.com.br", "Email inválido"],
    ["email", "ana@b.com\nBcc: x@evil.example", "Email inválido"],
    ["email", "a@b.com,c@d.com", "Email inválido"],
    ["email", "Ana <a@b.com>", "Email inválido"],
    ["email", "a..b@c.com", "Email inválido"],
    [
      "email",
      `${"a".repeat(64)}@${`${"b".repeat(59)}.`.repeat(3)}${"c".repeat(8)}.br`,
      "Email muito longo",
    ],
    ["phone", "", "Telefone é obrigatório"],
    ["phone", "1".repeat(21), "Telefone muito longo"],
    ["phone", "11\x075555", "Telefone inválido"],
    ["message", " \n ", "Mensagem é obrigatória"],
    ["message", "a".repeat(1001), "Mensagem muito longa"],
    ["message", "😀".repeat(501), "Mensagem muito longa"],
    ["message", "a\0b", "Mensagem inválida"],
  ])("refuses %s = %j: %s", async (field, value, error) => {
    const response = await post(aContact({ [field]: value }));

    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error, field });
  });

  it("names the first wrong field, in the form's order", async () => {
    const response = await post({});

    expect(response.body).toEqual({ error: "Nome é obrigatório", field: "name" });
  });

  it.each([
    ["not JSON", "{nome"],
    ["a list", "[]"],
    ["null", "null"],
    ["a text", '"oi"'],
  ])("refuses a body that is %s", async (_what, body) => {
    const response = await post(body);

    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: expect.any(String) });
  });

  it("refuses bad UTF-8 instead of replacing characters", async () => {
    const bad = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xe9]), Buffer.from('"}')]);
    const response = await request(app.url)
      .post(paths.contact)
      .set({ apikey: app.anonKey, "Content-Type": "application/json" })
      .serialize((body) => body as never)
      .send(bad);

    expect(response.status).toBe(400);
    expect(response.body.error).toMatch(/UTF-8/);
  });

  it("refuses another content type", async () => {
    const response = await request(app.url)
      .post(paths.contact)
      .set({ apikey: app.anonKey, "Content-Type": "text/plain" })
      .send("oi");

    expect(response.status).toBe(415);
    expect(response.body).toEqual({ error: expect.any(String) });
  });

  it("refuses a body over 32 KiB", async () => {
    const response = await post(aContact({ message: "a".repeat(32 * 1024) }));

    expect(response.status).toBe(413);
    expect(response.body).toEqual({ error: expect.any(String) });
  });

  it.each([
    ["no key", {}],
    ["a wrong key", { apikey: "guess" }],
    ["a wrong bearer", { Authorization: "Bearer guess" }],
  ])("refuses a request with %s", async (_what, headers: Record<string, string>) => {
    const response = await request(app.url).post(paths.contact).set(headers).send(aContact());

    expect(response.status).toBe(401);
    expect(response.body).toEqual({ error: expect.any(String) });
  });

  it.each([
    ["the key", { apikey: "test-anon-key" }],
    ["the key as bearer", { Authorization: "Bearer test-anon-key" }],
    ["the key, and a stale bearer", { apikey: "test-anon-key", Authorization: "Bearer x" }],
  ])("accepts a request with %s", async (_what, headers: Record<string, string>) => {
    const response = await request(app.url).post(paths.contact).set(headers).send(aContact());

    expect(response.status).toBe(200);
  });

  it("accepts posts from its own and the listed origins, and refuses others", async () => {
    const from = (origin: string) => post().set("Origin", origin);
    const listed = await from("https://parceiro.example");
    const own = await from(app.url);
    const other = await from("https://evil.example");

    expect(listed.status).toBe(200);
    expect(listed.headers["access-control-allow-origin"]).toBe("https://parceiro.example");
    expect(own.status).toBe(200);
    expect(other.status).toBe(403);
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("accepts posts of its own page behind a proxy that rewrites the host", async () => {
    const response = await post().set("Origin", "http://localhost:3000").set("Host", "10.0.0.7");

    expect(response.status).toBe(200);
  });

  it("answers the preflight of a listed origin only", async () => {
    const preflight = (origin: string) =>
      request(app.url)
        .options(paths.contact)
        .set({ Origin: origin, "Access-Control-Request-Method": "POST" });
    const listed = await preflight("https://parceiro.example");
    const other = await preflight("https://evil.example");

    expect(listed.status).toBe(204);
    expect(listed.headers["access-control-allow-headers"]).toContain("idempotency-key");
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("refuses an Idempotency-Key over 255 characters", async () => {
    const response = await post().set("Idempotency-Key", "a".repeat(256));

    expect(response.status).toBe(400);
  });

  it("takes an idempotency key in the body, as the page of another origin sends it", async () => {
    const body = { ...aContact(), idempotencyKey: "from-the-body" };

    const first = await post(body);
    const second = await post(body);
    const other = await post({ ...body, message: "Outra mensagem" });

    expect(second.body).toEqual(first.body);
    expect(other.status).toBe(409);
  });

  it("ignores a malformed idempotency key in the body", async () => {
    expect((await post({ ...aContact(), idempotencyKey: 7 })).status).toBe(200);
  });

  it("answers 429 above the limit of accepted messages", async () => {
    const limited = await startApp({ CONTACT_RATE_LIMIT: "2/600" });
    try {
      const send = () =>
        request(limited.url).post(paths.contact).set("apikey", limited.anonKey).send(aContact());
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(200);
      const third = await send();

      expect(third.status).toBe(429);
      expect(third.body).toEqual({ error: expect.any(String) });
      expect(third.headers["retry-after"]).toMatch(/^\d+$/);
      expect(third.headers.ratelimit).toMatch(/"contact"; r=0; t=\d+/);
      expect(third.headers["ratelimit-policy"]).toMatch(/"contact"; q=2; w=600/);
    } finally {
      await limited.stop();
    }
  });

  it("counts refused messages separately from accepted ones", async () => {
    const limited = await startApp({ CONTACT_RATE_LIMIT: "1/600" });
    try {
      const send = async (fields: object = {}) => {
        const posted = request(limited.url).post(paths.contact).set("apikey", limited.anonKey);
        return (await posted.send(aContact(fields))).status;
      };
      const mistakes = [];
      for (let count = 0; count < 5; count++) mistakes.push(await send({ email: "julia@" }));

      expect(mistakes).toEqual([400, 400, 400, 400, 400]);
      expect(await send()).toBe(200);
      expect(await send()).toBe(429);
    } finally {
      await limited.stop();
    }
  });

  it("logs no personal data", async () => {
    await post(aContact({ message: "segredo da receita" }));
    await post(aContact({ email: "segredo@" }));
    const log = JSON.stringify(app.logged);

    for (const personal of ["Júlia", "julia@", "98765-4321", "segredo", app.anonKey, "127.0.0.1"]) {
      expect(log).not.toContain(personal);
    }
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        reqId: expect.any(String),
        method: "POST",
        path: paths.contact,
        status: 400,
        ms: expect.any(Number),
      }),
    );
  });
});
