import * as fc from "fast-check";
import { readConfig } from "../../server/config/readConfig.ts";
import { wrongEnvironment } from "../support/wrongEnvironment.ts";

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

  it("sends mail to CONTACT_EMAIL where MAIL_TO is missing", () => {
    expect(readConfig({ CONTACT_EMAIL: "oi@padaria.com.br" }).mail.to.address).toBe(
      "oi@padaria.com.br",
    );
  });

  it("counts an empty variable as absent, as platforms set them", () => {
    expect(readConfig({ SMTP_URL: "", PORT: "" })).toMatchObject({
      port: 3000,
      mail: { server: undefined },
    });
  });

  it("trusts one proxy on a platform known to have one, unless told otherwise", () => {
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
    ["MAIL_TO", "a@b.com, c@d.com"],
    ["MAIL_FROM", "Site Nora"],
    ["SMTP_URL", "http://mail.example"],
    ["OPENAI_API_KEY", "sk-tést"],
    ["OPENAI_BASE_URL", "model.example"],
    ["OPENAI_MODEL", " "],
    ["OPENAI_TIMEOUT_MS", "999"],
    ["OPENAI_TIMEOUT_MS", "25001"],
    ["CHAT_DAILY_LIMIT", "-1"],
    ["CHAT_FALLBACK", "yes"],
    ["DATABASE_URL", "mysql://localhost/nora"],
    ["EPHEMERAL_DISK", "true"],
    ["ANON_KEY", "com espaço"],
    ["SESSION_SECRET", "x".repeat(31)],
    ["SESSION_SECRET", Array.from({ length: 3 }, () => "x".repeat(32)).join(",")],
    ["ALLOWED_ORIGINS", "*"],
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
    const problems = problemsOf({
      [name]: value,
      ...(name === "BACKEND_URL" && { ANON_KEY: "k" }),
    });

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  });

  it("names every problem in one start, each in its line", () => {
    const problems = problemsOf({ PORT: "x", TRUST_PROXY: "true", SMTP_URL: "ftp://x" });

    const named = problems.map((line) => line.split(":")[0]);
    expect(new Set(named)).toEqual(new Set(["PORT", "SMTP_URL", "TRUST_PROXY"]));
    expect(named).toHaveLength(3);
  });

  it("requires the key of a backend elsewhere, beside whatever else is wrong", () => {
    expect(problemsOf({ BACKEND_URL: "https://x.supabase.co", PORT: "x" })).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^ANON_KEY: /),
    ]);
  });

  it("leaves custody to the mail server where no disk outlives the process", () => {
    const smtp = { SMTP_URL: "smtp://mail.example" };

    expect(readConfig({}).custody).toBe("store");
    expect(readConfig({ EPHEMERAL_DISK: "on", ...smtp }).custody).toBe("smtp");
    expect(readConfig({ DYNO: "web.1", ...smtp }).custody).toBe("smtp");
    expect(readConfig({ DYNO: "web.1", EPHEMERAL_DISK: "off" }).custody).toBe("store");
    expect(readConfig({ DYNO: "web.1", DATABASE_URL: "postgres://db.example/x" }).custody).toBe(
      "store",
    );
  });

  it("stops the start where nothing could ever arrive", () => {
    expect(problemsOf({ EPHEMERAL_DISK: "on" })).toEqual([expect.stringMatching(/^SMTP_URL: /)]);
  });

  it.each(Object.entries(wrongEnvironment))(
    "stops in one line, which doesn't show the value, when only %s is wrong",
    (name, value) => {
      const problems = problemsOf({
        [name]: value,
        ...(name === "BACKEND_URL" && { ANON_KEY: "k" }),
      });

      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
      expect(problems[0]).not.toContain(value);
    },
  );

  it("stops in one line for each variable, whatever they hold, and never shows it", () => {
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
