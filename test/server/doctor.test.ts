import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { Dns } from "../../server/doctor/Check.ts";
import { doctor } from "../../server/doctor/doctorCommand.ts";
import { createSelfSigned } from "../support/certificates.ts";
import { freePort } from "../support/freePort.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { startPostgres } from "../support/postgres.ts";

const NOTIFY_SECRET = `whsec_${Buffer.alloc(24, "s").toString("base64")}`;

const SECRETS = ["p4ssword", "sk-s3cr3t", "whsec_"];

let dataDir: string;
let mailServer: MailServer;
let modelServer: ModelServer;
let texts: Record<string, string[]>;
let isOnline: boolean;

const dns: Dns = {
  async resolveTxt(name: string) {
    const records = texts[name];
    if (!records) throw Object.assign(new Error(name), { code: "ENOTFOUND" });
    return records.map((record) => [record]);
  },
  async resolveNs() {
    if (!isOnline) throw Object.assign(new Error(), { code: "ECONNREFUSED" });
    return ["a.root-servers.net"];
  },
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nora-doctor-"));
  mailServer = await startMailServer();
  modelServer = await startModelServer(() => ({ words: ["Criamos", " sites."] }));
  isOnline = true;
  texts = {
    "empresa.com.br": ["v=spf1 include:_spf.provedor.com.br ~all", "site-verification=1"],
    "_dmarc.empresa.com.br": ["v=DMARC1; p=quarantine"],
  };
});
afterEach(async () => {
  await Promise.all([mailServer.stop(), modelServer.stop()]);
  rmSync(dataDir, { recursive: true });
});

async function run(environment: NodeJS.ProcessEnv, args: readonly string[] = []) {
  let out = "";
  const write = (text: string) => (out += text);
  const code = await doctor(dns)(args, environment, { out: write, err: write });
  return { code, out };
}

/** Runs doctor on a healthy installation with these differences. */
async function examine(different: Record<string, string> = {}, args: readonly string[] = []) {
  const environment = {
    SITE_URL: "https://www.empresa.com.br",
    TRUST_PROXY: "1",
    CONTACT_EMAIL: "contato@empresa.com.br",
    COMPANY_CNPJ: "11.222.333/0001-81",
    MAIL_FROM: "Site <site@empresa.com.br>",
    SMTP_URL: mailServer.url.replace("//", "//site:p4ssword@"),
    OPENAI_API_KEY: "sk-s3cr3t",
    OPENAI_BASE_URL: modelServer.url,
    DATA_DIR: dataDir,
    ...different,
  };
  const { code, out } = await run(environment, args);
  const problems = out.split("\n").filter((line) => line && !line.startsWith("ok "));
  return { code, out, problems };
}

describe("npm run doctor", () => {
  it("finds nothing in a healthy installation, sends no mail and prints no secret", async () => {
    const { code, out, problems } = await examine();

    expect({ code, problems }).toEqual({ code: 0, problems: [] });
    expect(out).toContain("SQLite: the first start creates the file");
    expect(mailServer.offered).toBe(0);
    expect(readdirSync(dataDir)).toEqual([]);
    for (const secret of SECRETS) expect(out).not.toContain(secret);
  });

  it("exits with 0 on a laptop with nothing but the defaults", async () => {
    const { code, out } = await run({ DATA_DIR: dataDir });

    expect(code).toBe(0);
    expect(out).toMatch(/^warning {2}environment {2}SITE_URL is not set/m);
    expect(out).toMatch(/^ok {7}mail server {2}none: mail is kept in the Maildir/m);
  });

  it("sends one mail with --send, to that address", async () => {
    const { code } = await examine({}, ["--send", "dona@empresa.com.br"]);

    expect(code).toBe(0);
    expect(mailServer.recipients).toEqual([["dona@empresa.com.br"]]);
  });

  it.each([[["--send"]], [["--send", "nobody"]], [["--fix"]], [["all"]]])(
    "prints its usage for %j and exits with 2",
    async (args) => {
      expect(await examine({}, args)).toMatchObject({
        code: 2,
        out: expect.stringMatching(/^Usage:/) as string,
      });
    },
  );

  it("names each wrong variable without its value, and exits with 1", async () => {
    const { code, problems } = await examine({ TRUST_PROXY: "true", SMTP_URL: "http://u:p4ss@x" });

    expect(code).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(/^failure {2}environment {2}SMTP_URL: use smtp:/),
      expect.stringMatching(/^failure {2}environment {2}TRUST_PROXY: /),
    ]);
    expect(problems.join()).not.toContain("p4ss");
  });

  it("warns of offline checks instead of failing", async () => {
    isOnline = false;
    const { code, problems } = await examine({
      DATABASE_URL: "postgres://nora:p4ssword@db.invalid/nora",
      SMTP_URL: "smtp://smtp.invalid",
      OPENAI_BASE_URL: "http://model.invalid/v1",
    });

    expect(code).toBe(0);
    expect(problems).toEqual([
      expect.stringMatching(/^warning {2}store .*no network/),
      expect.stringMatching(/^warning {2}mail server .*no network/),
      expect.stringMatching(/^warning {2}sender .*no network/),
      expect.stringMatching(/^warning {2}model .*no network/),
    ]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ SMTP_ULR: "x" }, /^warning {2}environment {2}SMTP_ULR .*did you mean SMTP_URL\?$/],
    [{ SMPT_URL: "x" }, /^warning {2}environment {2}SMPT_URL .*did you mean SMTP_URL\?$/],
    [{ DATABSE_URL: "x" }, /^warning {2}environment .*did you mean DATABASE_URL\?$/],
    [{ MAILTO: "x" }, /^warning {2}environment .*did you mean MAIL_TO\?$/],
    [{ mail_from: "x" }, /^warning {2}environment {2}mail_from .*did you mean MAIL_FROM\?$/],
    [{ SITE_URL: "", TRUST_PROXY: "0" }, /^warning {2}environment {2}SITE_URL is not set/],
    [{ SMTP_URL: "" }, /^warning {2}mail server {2}none: .* → set SMTP_URL/],
    [{ TRUST_PROXY: "0" }, /^failure {2}proxies .*TRUST_PROXY is 0/],
    [
      { NOTIFY_URL: "http://127.0.0.1:1/", NOTIFY_SECRET },
      /^failure {2}webhook .*→ check NOTIFY_URL/,
    ],
  ])("finds %j", async (different, problem) => {
    expect((await examine(different)).problems).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    [{ RENDER: "true" }, "Render: the header cf-connecting-ip counts"],
    [{ DYNO: "web.1" }, "Heroku: the last entry of X-Forwarded-For counts"],
  ])("with %j says that %s", async (platform, message) => {
    const { code, out } = await examine({ ...platform, TRUST_PROXY: "", EPHEMERAL_DISK: "off" });

    expect(code).toBe(0);
    expect(out).toContain(message);
  });

  it("has one line for a check that can't even begin", async () => {
    const DATABASE_URL = "postgres://nora:p4ssword@db.invalid/nora?sslrootcert=/nowhere.pem";
    const { code, problems } = await examine({ DATABASE_URL });

    expect(code).toBe(1);
    expect(problems).toEqual([expect.stringMatching(/^failure {2}store .*ENOENT.*→ check DATABA/)]);
  });

  it("finds a webhook that redirects", async () => {
    const receiver = createServer((_request, response) => response.writeHead(308).end());
    receiver.listen(0, "127.0.0.1");
    await once(receiver, "listening");
    const { port } = receiver.address() as AddressInfo;

    const { problems } = await examine({ NOTIFY_URL: `http://127.0.0.1:${port}/`, NOTIFY_SECRET });

    expect(problems).toEqual([expect.stringMatching(/^failure {2}webhook .*308/)]);
    receiver.closeAllConnections();
    receiver.close();
  });
});

describe("npm run doctor on the store", () => {
  it("writes to an SQLite file and leaves nothing", async () => {
    const database = new DatabaseSync(join(dataDir, "nora.db"));
    database.exec("create table kept (value text)");

    const { out, problems } = await examine();

    expect(problems).toEqual([]);
    expect(out).toContain("SQLite: can be written to");
    expect(database.prepare("select name from sqlite_master").all()).toHaveLength(1);
    database.close();
  });

  it.each<[string, (path: string) => void]>([
    [
      "a file that isn't a database",
      (path) => writeFileSync(join(path, "nora.db"), "x".repeat(9999)),
    ],
    ["a folder that is a file", (path) => writeFileSync(join(path, "data"), "")],
  ])("finds %s", async (_name, spoil) => {
    spoil(dataDir);
    const DATA_DIR = readdirSync(dataDir).includes("data") ? join(dataDir, "data", "x") : dataDir;

    expect((await examine({ DATA_DIR })).problems).toEqual([
      expect.stringMatching(/^failure {2}store .*→ check .*DATA_DIR$/),
    ]);
  });

  it("finds an unreachable Postgres", async () => {
    const DATABASE_URL = `postgres://nora:p4ssword@127.0.0.1:${await freePort()}/nora`;
    const { problems } = await examine({ DATABASE_URL });

    expect(problems).toEqual([expect.stringMatching(/^failure {2}store .*ECONNREFUSED.*→ check/)]);
    expect(problems.join()).not.toContain("p4ssword");
  });

  it("says whether Postgres is encrypted, trusted, writable and holds every character", async () => {
    const certificate = createSelfSigned(["127.0.0.1"]);
    const postgres = await startPostgres({ tls: certificate });
    try {
      const url = await postgres.createDatabase();
      const trusted = { DATABASE_URL: url, DATABASE_CA: certificate.certificate };
      expect((await examine(trusted)).out).toContain("Postgres: can be written to, over TLS");

      const { problems } = await examine({ DATABASE_URL: `${url}?sslmode=verify-full` });
      expect(problems).toEqual([expect.stringMatching(/^failure {2}store .*self-signed/)]);

      const readOnly = encodeURIComponent("-c default_transaction_read_only=on");
      const standby = await examine({ ...trusted, DATABASE_URL: `${url}?options=${readOnly}` });
      expect(standby.problems).toEqual([expect.stringMatching(/^failure {2}store .*read-only/)]);

      const client = new Client({ connectionString: url, ssl: { rejectUnauthorized: false } });
      await client.connect();
      await client.query("create database latin encoding 'LATIN1' template template0 locale 'C'");
      await client.end();
      const latin = await examine({ ...trusted, DATABASE_URL: url.replace(/\w+$/, "latin") });
      expect(latin.problems).toEqual([expect.stringMatching(/^failure {2}store .*LATIN1/)]);
    } finally {
      await postgres.stop();
    }
  });
});

describe("npm run doctor on the mail server finds", () => {
  it("a refused login", async () => {
    mailServer.acceptsLogin = false;

    expect((await examine()).problems).toEqual([
      expect.stringMatching(/^failure {2}mail server {2}login refused → check user/),
    ]);
  });

  it("no STARTTLS where it is required", async () => {
    const { problems } = await examine({ SMTP_URL: `${mailServer.url}?requireTLS=true` });

    expect(problems).toEqual([expect.stringMatching(/^failure {2}mail server .*STARTTLS/i)]);
  });

  it("an untrusted certificate", async () => {
    const certificate = createSelfSigned(["127.0.0.1"]);
    const other = await startMailServer({ kind: "smtps", certificate });

    const { problems } = await examine({ SMTP_URL: other.url });

    expect(problems).toEqual([expect.stringMatching(/^failure {2}mail server .*SELF_SIGNED/)]);
    await other.stop();
  });

  it("a server that refuses our greeting name", async () => {
    const strict = createTcpServer((socket) => {
      socket.write("220 mail.example\r\n");
      socket.on("data", () => socket.end("421 4.7.0 Try again later, closing connection\r\n"));
    });
    strict.listen(0, "127.0.0.1");
    await once(strict, "listening");
    const { port } = strict.address() as AddressInfo;

    const { problems } = await examine({ SMTP_URL: `smtp://127.0.0.1:${port}` });

    expect(problems).toEqual([
      expect.stringMatching(/greeting as www\.empresa\.com\.br → set \?name=/),
    ]);
    strict.close();
  });
});

describe("npm run doctor on the sender's domain", () => {
  it.each<[string, Record<string, string[]>]>([
    ["SPF: empresa.com.br has no record", { "empresa.com.br": [] }],
    ["DMARC: empresa.com.br has no record", { "_dmarc.empresa.com.br": [] }],
  ])("warns: %s", async (message, different) => {
    const records = Object.entries({ ...texts, ...different });
    texts = Object.fromEntries(records.filter(([, found]) => found.length > 0));

    const { code, problems } = await examine();

    expect(code).toBe(0);
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it("finds the DMARC record of a subdomain at its parent domain", async () => {
    texts["site.empresa.com.br"] = ["v=spf1 include:x.com.br ~all"];

    expect((await examine({ MAIL_FROM: "ola@site.empresa.com.br" })).problems).toEqual([]);
  });
});

describe("npm run doctor on the model", () => {
  it("asks as a visitor would, with the site's instructions", async () => {
    await examine();

    const [request] = modelServer.requests;
    expect(modelServer.requests).toHaveLength(1);
    expect(request!.body.messages[0]!.role).toBe("system");
    expect(request!.body.messages[0]!.content).toContain("contato@empresa.com.br");
  });

  it.each<[string, ModelServer["answer"]]>([
    ["fails: status 401", () => ({ status: 401 })],
    ["fails: ", () => ({ status: 200, body: "<html>" })],
    ["fails: blank", () => ({ words: ["<think>", "hm"] })],
  ])("says that it %s", async (message, answer) => {
    modelServer.answer = answer;

    const { code, problems } = await examine();

    expect(code).toBe(1);
    expect(problems).toEqual([expect.stringContaining(`model        ${message}`)]);
  });
});
