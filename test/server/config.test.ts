import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as fc from "fast-check";
import { readConfig } from "../../server/config/readConfig.ts";
import { createAuthority } from "../support/certificates.ts";
import { wrongEnvironment } from "../support/wrongEnvironment.ts";

const SECRET_OF_24_BYTES = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

const REMOTE = { DATABASE_URL: "postgres://db.example/x", SMTP_URL: "smtp://mail.example" };

/** Other variables that a variable requires. */
const COMPANIONS: Record<string, Record<string, string>> = {
  BACKEND_URL: { ANON_KEY: "k" },
  NOTIFY_URL: { NOTIFY_SECRET: SECRET_OF_24_BYTES },
  NOTIFY_SECRET: { NOTIFY_URL: "https://crm.example/nora" },
};

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
}

describe("the environment", () => {
  it("may be empty", () => {
    const config = readConfig({});

    expect(config).toMatchObject({
      port: 3000,
      site: {
        url: "http://localhost:3000",
        contactEmail: "contato@nora.example",
        cnpj: "11.222.333/0001-81",
      },
      mail: {
        to: { name: "", address: "contato@nora.example" },
        from: { name: "Site Nora", address: "site@nora.example" },
      },
      store: { dataDir: "./data" },
      warnings: [],
      limits: { contact: { requests: 5, seconds: 600 }, chat: { requests: 20, seconds: 60 } },
    });
  });

  it("sends mail to CONTACT_EMAIL if MAIL_TO is missing", () => {
    expect(readConfig({ CONTACT_EMAIL: "oi@padaria.com.br" }).mail.to.address).toBe(
      "oi@padaria.com.br",
    );
  });

  it('treats an empty variable as unset, because some platforms set variables to ""', () => {
    expect(readConfig({ SMTP_URL: "", PORT: "" })).toMatchObject({
      port: 3000,
      mail: { server: undefined },
    });
  });

  it.each<[Record<string, string>, { count: number; header?: string }]>([
    [{}, { count: 0 }],
    [{ TRUST_PROXY: "2" }, { count: 2 }],
    [{ DYNO: "web.1" }, { count: 1 }],
    [{ RENDER: "true" }, { count: 1, header: "cf-connecting-ip" }],
    [{ FLY_APP_NAME: "nora" }, { count: 1, header: "fly-client-ip" }],
    [{ RAILWAY_ENVIRONMENT: "production" }, { count: 1, header: "x-real-ip" }],
    [{ K_SERVICE: "nora" }, { count: 1 }],
    [
      { RENDER: "true", TRUST_PROXY: "platform" },
      { count: 1, header: "cf-connecting-ip" },
    ],
    [{ RENDER: "true", TRUST_PROXY: "2" }, { count: 2 }],
    [{ FLY_APP_NAME: "nora", TRUST_PROXY: "0" }, { count: 0 }],
  ])("with %j the trusted proxies are %j", (environment, proxies) => {
    expect(readConfig({ ...REMOTE, ...environment }).proxies).toEqual(proxies);
  });

  it.each([
    [{}, "nora.example"],
    [{ SITE_URL: "https://www.padaria.com.br" }, "www.padaria.com.br"],
    [{ SITE_URL: "http://10.0.0.5:3000", MAIL_FROM: "site@padaria.com.br" }, "padaria.com.br"],
    [{ SITE_URL: "https://a.example", SMTP_URL: "smtp://m.example?name=b.example" }, "b.example"],
  ])("with %j the mail server is greeted as %s", (environment, name) => {
    expect(readConfig(environment).mail.greetingName).toBe(name);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["SITE_URL", "https://nora.example/inicio"],
    ["SITE_URL", "nora.example"],
    ["CONTACT_EMAIL", "contato@"],
    ["CONTACT_EMAIL", "Nora <contato@nora.example>"],
    ["COMPANY_CNPJ", "11.222.333/0001-82"],
    ["COMPANY_CNPJ", "11.222.333/0001-91"],
    ["COMPANY_CNPJ", "12.ABC.345/01DE-34"],
    ["COMPANY_CNPJ", "12.abc.345/01DE-35"],
    ["COMPANY_CNPJ", "00.000.000/0000-00"],
    ["COMPANY_CNPJ", "11.222.333/0001-8"],
    ["MAIL_TO", "a@b.com, c@d.com"],
    ["MAIL_TO", "a@b.com c@d.com"],
    ["MAIL_TO", "a@b.com,"],
    ["MAIL_TO", "Nome a@b.com"],
    ["MAIL_TO", "Nora <a@b.com> extra"],
    ["MAIL_TO", "a@b.com <c@d.com"],
    ["MAIL_TO", "a@b.com\nBcc: x@y.com"],
    ["MAIL_FROM", "Nora\r\nBcc: x@y.com <a@b.com>"],
    ["MAIL_FROM", "Site Nora"],
    ["SMTP_URL", "http://mail.example"],
    ["SMTP_URL", "smtp://user:100%@mail.example"],
    ["SMTP_URL", "smtp://user:caf%E9@mail.example"],
    ["SMTP_URL", "smtp://ma%zzil.example"],
    ["SMTP_URL", "smtp://mail.example?requireTLS=maybe"],
    ["SMTP_URL", "smtp://mail.example?name=a b"],
    ["SMTP_URL", "smtp://user@example.com:p@ss/word@smtp.example.com:587"],
    ["SMTP_URL", "smtp://user:12?3@mail.example"],
    ["SMTP_URL", "smtp://user:12#3@mail.example"],
    ["OPENAI_API_KEY", "sk-tést"],
    ["OPENAI_BASE_URL", "model.example"],
    ["OPENAI_MODEL", " "],
    ["OPENAI_TIMEOUT_MS", "999"],
    ["OPENAI_TIMEOUT_MS", "25001"],
    ["CHAT_DAILY_LIMIT", "-1"],
    ["CHAT_FALLBACK", "yes"],
    ["COMPANY_WHATSAPP", "+55 11 98765-4321 ramal 2"],
    ["COMPANY_WHATSAPP", "55+11987654321"],
    ["COMPANY_WHATSAPP", "(11) 98765-4321"],
    ["COMPANY_WHATSAPP", "+55 98765-4321"],
    ["COMPANY_WHATSAPP", "1234567"],
    ["COMPANY_WHATSAPP", "+0 11 98765-4321"],
    ["KEEP_QUESTIONS", "yes"],
    ["DATABASE_URL", "mysql://localhost/nora"],
    ["DATABASE_URL", "postgres:///nora"],
    ["DATABASE_CA", "/nowhere/ca.pem"],
    ["DATABASE_CA", "-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----"],
    ["DATABASE_CA", tmpdir()],
    ["DATA_DIR", " "],
    ["EPHEMERAL_DISK", "true"],
    ["ANON_KEY", "com espaço"],
    ["SESSION_SECRET", "x".repeat(31)],
    ["SESSION_SECRET", Array.from({ length: 3 }, () => "x".repeat(32)).join(",")],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "https://*.example.com"],
    ["ALLOWED_ORIGINS", "https://www.example.com,https://%2a.example.com"],
    ["ALLOWED_ORIGINS", "a.example,b.example"],
    ["ALLOWED_ORIGINS", "https://a.example,https://b.example/x"],
    ["BACKEND_URL", "ftp://backend.example"],
    ["CONTACT_RATE_LIMIT", "5"],
    ["CHAT_RATE_LIMIT", "0/60"],
    ["SESSION_RATE_LIMIT", "30/hour"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "platform"],
    ["RETENTION_DAYS", "0"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_TOKEN", "with space"],
  ])("stops the start when %s is %s", (name, value) => {
    const problems = problemsOf({ ...COMPANIONS[name], [name]: value });

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  });

  it.each([
    ["a@b.com", { name: "", address: "a@b.com" }],
    [" a@b.com ", { name: "", address: "a@b.com" }],
    ["<a@b.com>", { name: "", address: "a@b.com" }],
    ["Padaria da Lúcia <a@b.com>", { name: "Padaria da Lúcia", address: "a@b.com" }],
    ['"Lúcia, da padaria" <a@b.com>', { name: "Lúcia, da padaria", address: "a@b.com" }],
  ])("reads the recipient %s", (value, mailbox) => {
    expect(readConfig({ MAIL_TO: value }).mail.to).toEqual(mailbox);
  });

  it("requires ANON_KEY with BACKEND_URL, also beside other problems", () => {
    expect(problemsOf({ BACKEND_URL: "https://x.supabase.co", PORT: "x" })).toEqual([
      expect.stringMatching(/^ANON_KEY: /),
      expect.stringMatching(/^PORT: /),
    ]);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ EPHEMERAL_DISK: "on" }, ["DATABASE_URL", "SMTP_URL"]],
    [{ DYNO: "web.1", SMTP_URL: "smtp://mail.example" }, ["DATABASE_URL"]],
    [{ RENDER: "true", DATABASE_URL: "postgres://db.example/x" }, ["SMTP_URL"]],
    [{ FLY_APP_NAME: "nora" }, ["DATABASE_URL", "SMTP_URL"]],
    [{ RAILWAY_ENVIRONMENT: "production" }, ["DATABASE_URL", "SMTP_URL"]],
    [{ RAILWAY_PROJECT_ID: "4d9e" }, ["DATABASE_URL", "SMTP_URL"]],
    [{ K_SERVICE: "nora" }, ["DATABASE_URL", "SMTP_URL"]],
    [{ K_SERVICE: "nora", EPHEMERAL_DISK: "off" }, []],
    [{ DYNO: "web.1", ...REMOTE }, []],
  ])("stops the start if messages would be lost with the disk: %j", (environment, missing) => {
    expect(problemsOf(environment).map((line) => line.split(":")[0])).toEqual(missing);
  });

  it.each([
    ["+55 (11) 98765-4321", "5511987654321"],
    ["55 11 3456-7890", "551134567890"],
    ["+351 912 345 678", "351912345678"],
    ["+1 (212) 555-0100", "12125550100"],
  ])("reads the WhatsApp number %s as %s", (written, digits) => {
    expect(readConfig({ COMPANY_WHATSAPP: written }).site.whatsapp).toBe(digits);
  });

  it("stores no questions by default", () => {
    expect(readConfig({}).site.keepsQuestions).toBe(false);
    expect(readConfig({ KEEP_QUESTIONS: "on" }).site.keepsQuestions).toBe(true);
  });

  describe("about the webhook", () => {
    const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;
    const url = "https://crm.example/nora?key=1";

    it.each([24, 32, 64])("accepts a secret of %d bytes", (bytes) => {
      const secret = secretOf(bytes);

      expect(readConfig({ NOTIFY_URL: url, NOTIFY_SECRET: secret }).notify).toEqual({
        url,
        secret,
      });
    });

    it.each([
      secretOf(23),
      secretOf(65),
      secretOf(24).replace("whsec_", ""),
      "whsec_",
      `${secretOf(24)}!`,
      secretOf(24).slice(0, -1),
    ])("refuses the secret %s", (secret) => {
      expect(problemsOf({ NOTIFY_URL: url, NOTIFY_SECRET: secret })).toEqual([
        expect.stringMatching(/^NOTIFY_SECRET: /),
      ]);
    });

    it.each(["http://localhost:4000/hook", "http://127.0.0.1:4000/hook", "http://[::1]:4000/hook"])(
      "accepts %s, on this machine",
      (address) => {
        expect(readConfig({ NOTIFY_URL: address, NOTIFY_SECRET: secretOf(24) }).notify?.url).toBe(
          address,
        );
      },
    );

    it.each([
      "http://crm.example/hook",
      "http://crm.internal/hook",
      "http://crm/hook",
      "ftp://crm.example/hook",
      "https://user:password@crm.example/hook",
      "crm.example",
    ])("refuses the address %s", (address) => {
      expect(problemsOf({ NOTIFY_URL: address, NOTIFY_SECRET: secretOf(24) })).toEqual([
        expect.stringMatching(/^NOTIFY_URL: /),
      ]);
    });

    it("requires both variables or neither", () => {
      expect(problemsOf({ NOTIFY_URL: url })).toEqual([expect.stringMatching(/^NOTIFY_SECRET: /)]);
      expect(problemsOf({ NOTIFY_SECRET: secretOf(24) })).toEqual([
        expect.stringMatching(/^NOTIFY_URL: /),
      ]);
    });
  });

  it.each([
    ["smtp://mail.example:587", true],
    ["smtp://mail.example:587?requireTLS=true", true],
    ["smtp://mail.example:587?requireTLS=false", false],
    ["smtp://10.0.0.5:587", true],
    ["smtp://localhost:1025", false],
    ["smtp://127.0.0.1:1025", false],
    ["smtp://mailer:1025", false],
    ["smtp://mail.internal", false],
    ["smtp://mail.local?requireTLS=true", true],
  ])("%s requires STARTTLS: %s", (server, requireTls) => {
    expect(readConfig({ SMTP_URL: server }).mail.requireTls).toBe(requireTls);
  });

  it("warns of unencrypted connections, without showing the value", () => {
    const { warnings } = readConfig({
      SMTP_URL: "smtp://user:s3cr3t@mail.example?requireTLS=false",
      DATABASE_URL: "postgres://user:s3cr3t@db.example/nora?sslmode=disable",
    });

    expect(warnings).toEqual([
      expect.stringMatching(/^SMTP_URL: requireTLS=false /),
      expect.stringMatching(/^DATABASE_URL: sslmode=disable /),
    ]);
    expect(warnings.join()).not.toMatch(/s3cr3t|example/);
    expect(readConfig({}).warnings).toEqual([]);
  });

  describe("TLS to Postgres", () => {
    const storeOf = (url: string, environment = {}) =>
      readConfig({ DATABASE_URL: url, SMTP_URL: "smtp://mail.example", ...environment }).store;
    const ca = `${createAuthority().certificate.trim()}\n`;
    const VERIFIED = { secureContext: expect.anything() as unknown };

    it.each([
      ["postgres://u:p@db.example/nora", VERIFIED],
      ["postgresql://u:p@10.0.0.5/nora", VERIFIED],
      ["postgres://u:p@[fd00::5]/nora", VERIFIED],
      ["postgres://u:p@134744072/nora", VERIFIED],
      ["postgres://u:p@localhost/nora?host=db.example", VERIFIED],
      ["postgres://u:p@localhost/nora", undefined],
      ["postgres://u:p@127.0.0.1/nora", undefined],
      ["postgres://u:p@[::1]/nora", undefined],
      ["postgres://u:p@postgres/nora", undefined],
      ["postgres://u:p@db.internal/nora", undefined],
      ["postgres://u:p@DB.Local./nora", undefined],
      ["postgres://u:p@nora-db.flycast/nora", undefined],
      ["postgres://u:p@%2Frun%2Fpostgresql/nora", undefined],
      ["postgres://u:p@/nora?host=/run/postgresql", undefined],
      ["postgres:///nora?host=/run/postgresql", undefined],
    ])("%s is verified: %j", (databaseUrl, ssl) => {
      expect(storeOf(databaseUrl)).toEqual({ dataDir: "./data", databaseUrl, ...(ssl && { ssl }) });
    });

    it("is encrypted but not verified on Heroku, whose certificates are self-signed", () => {
      const heroku = { DYNO: "web.1" };

      expect(storeOf("postgres://db.example/nora", heroku).ssl).toEqual({
        rejectUnauthorized: false,
      });
      expect(storeOf("postgres://localhost/nora", heroku).ssl).toBeUndefined();
      expect(storeOf("postgres://db.example/nora", { ...heroku, DATABASE_CA: ca }).ssl).toEqual({
        ca,
      });
    });

    it.each(["sslmode=disable", "sslmode=require", "sslmode=no-verify", "ssl=true"])(
      "is left to pg with %s in the URL",
      (parameter) => {
        const databaseUrl = `postgres://u:p@db.example/nora?${parameter}`;

        expect(storeOf(databaseUrl)).toEqual({ dataDir: "./data", databaseUrl });
      },
    );

    it("is verified with DATABASE_CA, unless the URL's mode doesn't verify", () => {
      const withCa = { DATABASE_CA: ca };
      const ssl = { ca };

      expect(storeOf("postgres://localhost/nora", withCa).ssl).toEqual(ssl);
      expect(storeOf("postgres://db.example/nora?sslmode=require&a=b", withCa)).toEqual({
        dataDir: "./data",
        databaseUrl: "postgres://db.example/nora?a=b",
        ssl,
      });
      expect(storeOf("postgres://db.example/nora?sslmode=disable", withCa).ssl).toBeUndefined();
    });

    it("reads the CA from PEM text, PEM text in one line, or a file", async () => {
      const file = join(await mkdtemp(join(tmpdir(), "nora-ca-")), "ca.pem");
      await writeFile(file, `Subject: us\n${ca}\n${ca}`);
      const caOf = (value: string) =>
        storeOf("postgres://db.example/nora", { DATABASE_CA: value }).ssl?.ca;

      expect(caOf(ca)).toBe(ca);
      expect(caOf(ca.replaceAll("\n", String.raw`\n`))).toBe(ca);
      expect(caOf(file)).toBe(`${ca}${ca}`);
      await rm(dirname(file), { recursive: true });
    });
  });

  it.each(["11.222.333/0001-81", "11222333000181", "12.ABC.345/01DE-35"])(
    "accepts the CNPJ %s",
    (cnpj) => {
      expect(readConfig({ COMPANY_CNPJ: cnpj }).site.cnpj).toBe(cnpj);
    },
  );

  it("stops with one line per wrong variable, for any values, and never shows them", () => {
    const secret = fc.stringMatching(/^[!-~]{12,40}$/);
    const values = fc.oneof(
      secret,
      fc.tuple(fc.webUrl(), secret).map(([url, text]) => `${url}#${text}`),
      fc.tuple(fc.webAuthority(), secret).map(([host, text]) => `postgres://u:${text}@${host}`),
      fc.string({ minLength: 12, unit: "binary" }),
    );
    const names = Object.keys(wrongEnvironment);
    const environments = fc.dictionary(fc.constantFrom(...names), values, {
      noNullPrototype: true,
    });

    fc.assert(
      fc.property(environments, (environment) => {
        const problems = problemsOf(environment);
        const named = problems.map((line) => line.split(":")[0]);

        expect(named).toHaveLength(new Set(named).size);
        expect(names).toEqual(expect.arrayContaining(named));
        for (const value of Object.values(environment)) {
          for (const line of problems) expect(line).not.toContain(value);
        }
      }),
    );
  });
});
