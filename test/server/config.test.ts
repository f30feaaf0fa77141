import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as fc from "fast-check";
import { readConfig } from "../../server/config/readConfig.ts";
import { createAuthority } from "../support/certificates.ts";
import { wrongEnvironment } from "../support/wrongEnvironment.ts";

const SECRET_OF_24_BYTES = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

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
      host: "0.0.0.0",
      site: {
        url: "http://localhost:3000",
        contactEmail: "contato@nora.example",
        cnpj: "11.222.333/0001-81",
      },
      mail: {
        to: { name: "", address: "contato@nora.example" },
        from: { name: "Site Nora", address: "site@nora.example" },
      },
      proxies: 0,
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

  it("trusts one proxy on a known platform, unless TRUST_PROXY is set", () => {
    expect(readConfig({ RENDER: "true" }).proxies).toBe(1);
    expect(readConfig({ RENDER: "true", TRUST_PROXY: "2" }).proxies).toBe(2);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["SITE_URL", "https://nora.example/inicio"],
    ["SITE_URL", "nora.example"],
    ["CONTACT_EMAIL", "contato@"],
    ["CONTACT_EMAIL", "Nora <contato@nora.example>"],
    ["COMPANY_CNPJ", "11.222.333/0001-80"],
    ["CONTACT_EMAIL", "<contato@nora.example>"],
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
    ["DATABASE_URL", "postgres://db.example/nora?sslmode=no-verify"],
    ["DATABASE_URL", "postgres://db.example/nora?ssl=1"],
    ["DATABASE_URL", "postgres://db.example/nora?sslrootcert=/etc/ca.pem"],
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
    ["RETENTION_DAYS", "0"],
    ["LOG_LEVEL", "loud"],
    ["REFUSAL_RATE_LIMIT", "many"],
    ["METRICS_TOKEN", "with space"],
    ["WEB_CONCURRENCY", "0"],
    ["WEB_CONCURRENCY", "auto"],
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

  it("reports all problems at once, one per line", () => {
    const problems = problemsOf({ PORT: "x", TRUST_PROXY: "true", SMTP_URL: "ftp://x" });

    const named = problems.map((line) => line.split(":")[0]);
    expect(new Set(named)).toEqual(new Set(["PORT", "SMTP_URL", "TRUST_PROXY"]));
    expect(named).toHaveLength(3);
  });

  it("requires ANON_KEY with BACKEND_URL, also beside other problems", () => {
    expect(problemsOf({ BACKEND_URL: "https://x.supabase.co", PORT: "x" })).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^ANON_KEY: /),
    ]);
  });

  it("leaves custody to the mail server if the disk is lost with the process", () => {
    const smtp = { SMTP_URL: "smtp://mail.example" };
    const database = { DATABASE_URL: "postgres://db.example/x" };

    expect(readConfig({}).custody).toBe("store");
    expect(readConfig({ EPHEMERAL_DISK: "on", ...smtp }).custody).toBe("smtp");
    expect(readConfig({ DYNO: "web.1", ...smtp }).custody).toBe("smtp");
    expect(readConfig({ DYNO: "web.1", EPHEMERAL_DISK: "off" }).custody).toBe("store");
    expect(readConfig({ DYNO: "web.1", ...database, ...smtp }).custody).toBe("store");
  });

  it.each<Record<string, string>>([
    { EPHEMERAL_DISK: "on" },
    { DYNO: "web.1" },
    { EPHEMERAL_DISK: "on", DATABASE_URL: "postgres://db.example/x" },
    { DYNO: "web.1", DATABASE_URL: "postgres://db.example/x" },
  ])("stops the start if the Maildir would be lost with the disk: %j", (environment) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(/^SMTP_URL: /)]);
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

    it("is undefined without the variables", () => {
      expect(readConfig({}).notify).toBeUndefined();
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

  describe("about TLS to Postgres", () => {
    const modeOf = (url: string, environment = {}) =>
      readConfig({ DATABASE_URL: url, SMTP_URL: "smtp://mail.example", ...environment }).store.tls
        ?.mode;
    const { certificate: ca } = createAuthority();

    it.each([
      ["postgres://u:p@db.example/nora", "verify-full"],
      ["postgresql://u:p@10.0.0.5/nora", "verify-full"],
      ["postgres://u:p@[fd00::5]/nora", "verify-full"],
      ["postgres://u:p@134744072/nora", "verify-full"],
      ["postgres://u:p@localhost/nora?host=db.example", "verify-full"],
      ["postgres://u:p@localhost/nora", "allow"],
      ["postgres://u:p@127.0.0.1/nora", "allow"],
      ["postgres://u:p@[::1]/nora", "allow"],
      ["postgres://u:p@postgres/nora", "allow"],
      ["postgres://u:p@db.internal/nora", "allow"],
      ["postgres://u:p@DB.Local./nora", "allow"],
      ["postgres://u:p@nora-db.flycast/nora", "allow"],
      ["postgres://u:p@%2Frun%2Fpostgresql/nora", "allow"],
      ["postgres://u:p@/nora?host=/run/postgresql", "allow"],
      ["postgres:///nora?host=/run/postgresql", "allow"],
    ])("%s is %s", (url, mode) => {
      expect(modeOf(url)).toBe(mode);
    });

    it("is encrypted but not verified on Heroku, whose certificates are self-signed", () => {
      expect(modeOf("postgres://u:p@db.example/nora", { DYNO: "web.1" })).toBe("require");
      expect(modeOf("postgres://u:p@localhost/nora", { DYNO: "web.1" })).toBe("allow");
      expect(modeOf("postgres://u:p@db.example/nora?sslmode=verify-full", { DYNO: "web.1" })).toBe(
        "verify-full",
      );
    });

    it("is verified with DATABASE_CA for every host", () => {
      const withCa = { DATABASE_CA: ca };

      expect(modeOf("postgres://u:p@db.example/nora", withCa)).toBe("verify-full");
      expect(modeOf("postgres://u:p@localhost/nora", withCa)).toBe("verify-full");
      expect(modeOf("postgres://u:p@db.example/nora", { ...withCa, DYNO: "web.1" })).toBe(
        "verify-full",
      );
    });

    it.each(["disable", "allow", "prefer", "require", "verify-full"])(
      "uses sslmode=%s of the URL",
      (mode) => {
        expect(modeOf(`postgres://u:p@db.example/nora?sslmode=${mode}`)).toBe(mode);
        expect(modeOf(`postgres://u:p@localhost/nora?sslmode=${mode}`)).toBe(mode);
      },
    );

    it("treats require with a CA as verify-ca, and ssl=true as require, like libpq", () => {
      expect(modeOf("postgres://db.example/nora?sslmode=require", { DATABASE_CA: ca })).toBe(
        "verify-ca",
      );
      expect(modeOf("postgres://db.example/nora?ssl=true")).toBe("require");
    });

    it("requires DATABASE_CA for verify-ca, which any public CA would satisfy", () => {
      const url = "postgres://db.example/nora?sslmode=verify-ca";

      expect(problemsOf({ DATABASE_URL: url })).toEqual([expect.stringMatching(/^DATABASE_CA: /)]);
      expect(modeOf(url, { DATABASE_CA: ca })).toBe("verify-ca");
    });

    it("reads the CA from PEM text, PEM text in one line, or a file", async () => {
      const file = join(await mkdtemp(join(tmpdir(), "nora-ca-")), "ca.pem");
      await writeFile(file, `Subject: us\n${ca}\n${ca}`);
      const url = "postgres://db.example/nora";
      const caOf = (value: string) =>
        readConfig({ DATABASE_URL: url, DATABASE_CA: value }).store.tls?.ca;

      expect(caOf(ca)).toBe(ca.trim());
      expect(caOf(ca.replaceAll("\n", String.raw`\n`))).toBe(ca.trim());
      expect(caOf(file)).toBe(`${ca.trim()}\n${ca.trim()}`);
      await rm(dirname(file), { recursive: true });
    });
  });

  it.each(Object.entries(wrongEnvironment))(
    "stops with one line without the value if only %s is wrong",
    (name, value) => {
      const problems = problemsOf({ ...COMPANIONS[name], [name]: value });

      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
      expect(problems[0]).not.toContain(value);
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
