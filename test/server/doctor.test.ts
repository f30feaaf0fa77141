import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { hasWalResetFault } from "../../server/store/sqliteVersion.ts";
import { doctorCommand } from "../../server/doctor/doctorCommand.ts";
import type { Finding } from "../../server/doctor/Check.ts";
import { aMail } from "../support/aMail.ts";
import { createSelfSigned } from "../support/certificates.ts";
import { type DnsServer, startDnsServer } from "../support/dnsServer.ts";
import { freePort } from "../support/freePort.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Stores, startStores } from "../support/stores.ts";
import { startTimeServer } from "../support/timeServer.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

const SECRETS = ["p4ssword", "sk-s3cr3t", "whsec_"];
const NOTIFY_SECRET = `whsec_${Buffer.alloc(24, "s").toString("base64")}`;

let stores: Stores;
let dataDir: string;
let mailServer: MailServer;
let modelServer: ModelServer;
let dnsServer: DnsServer;
let timeServer: Awaited<ReturnType<typeof startTimeServer>>;
let receiver: { url: string; status: number; methods: string[]; stop: () => Promise<void> };

beforeAll(async () => {
  stores = await startStores("SQLite");
  dnsServer = await startDnsServer();
  timeServer = await startTimeServer();
  receiver = await startReceiver();
});
beforeEach(async () => {
  mailServer = await startMailServer();
  modelServer = await startModelServer();
  dnsServer.texts = {
    "empresa.com.br": ["v=spf1 include:_spf.provedor.com.br ~all", "site-verification=1"],
    "s1._domainkey.empresa.com.br": ["v=DKIM1; p=MIGf"],
    "_dmarc.empresa.com.br": ["v=DMARC1; p=quarantine"],
  };
  timeServer.offsetMs = 0;
  receiver.status = 405;
  const config = await stores.config();
  ({ dataDir } = config);
  const store = await stores.open(config);
  await wholeOutbox({ store }).add(aMail());
  await store.close();
});
afterEach(async () => await Promise.all([mailServer.stop(), modelServer.stop()]));
afterAll(
  async () =>
    await Promise.all([stores.stop(), dnsServer.stop(), timeServer.stop(), receiver.stop()]),
);

/** Receiver of the webhook. */
async function startReceiver() {
  const found = { url: "", status: 405, methods: [] as string[], stop };
  const http = createServer((request, response) => {
    found.methods.push(request.method!);
    response.writeHead(found.status, { location: "https://elsewhere.example/" }).end();
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  found.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`;
  return found;

  async function stop(): Promise<void> {
    http.closeAllConnections();
    http.close();
    await once(http, "close");
  }
}

/** Returns the environment of a healthy installation. */
function healthy(): Record<string, string> {
  return {
    SITE_URL: "https://www.empresa.com.br",
    TRUST_PROXY: "1",
    CONTACT_EMAIL: "contato@empresa.com.br",
    COMPANY_CNPJ: "11.222.333/0001-81",
    MAIL_FROM: "Site <site@empresa.com.br>",
    SMTP_URL: mailServer.url.replace("//", "//site:p4ssword@"),
    OPENAI_API_KEY: "sk-s3cr3t",
    OPENAI_BASE_URL: modelServer.url,
    NOTIFY_URL: receiver.url,
    NOTIFY_SECRET,
    DATA_DIR: dataDir,
  };
}

async function doctor(different: Record<string, string> = {}, args: readonly string[] = []) {
  let out = "";
  let err = "";
  const code = await doctorCommand({ nameServers: [dnsServer.address], timeServer })(
    args,
    { ...healthy(), ...different },
    { out: (line) => (out += line), err: (line) => (err += line) },
  );
  return { code, out, err };
}

/** Returns the findings that aren't `ok`. */
async function problems(different: Record<string, string> = {}): Promise<Finding[]> {
  const { out } = await doctor(different, ["--json"]);
  const { checks } = JSON.parse(out) as { checks: Finding[] };
  return checks.filter(({ status }) => status !== "ok");
}

function contentsOf(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ name, parentPath }) => {
      const bytes = readFileSync(join(parentPath, name));
      return [name, createHash("sha256").update(bytes).digest("hex")];
    }),
  );
}

describe("npm run doctor on a healthy installation", () => {
  it("finds and changes nothing, sends nothing and prints no secret", async () => {
    const before = contentsOf(dataDir);
    receiver.methods = [];

    const { code, out, err } = await doctor();

    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").filter((line) => line && !line.startsWith("ok "))).toEqual([]);
    expect(contentsOf(dataDir)).toEqual(before);
    expect(mailServer.offered).toBe(0);
    expect(receiver.methods).toEqual(["HEAD"]);
    expect(modelServer.requests).toHaveLength(1);
    for (const secret of [...SECRETS, "Ana", "padaria", "contato@"])
      expect(out).not.toContain(secret);
  });

  it("works beside the running service", async () => {
    const store = await stores.open({ dataDir });
    await wholeOutbox({ store }).add(aMail());

    expect(await problems()).toEqual([]);
  });

  it("sends one mail with --send, to that address", async () => {
    const { code } = await doctor({}, ["--send", "dona@empresa.com.br"]);

    expect(code).toBe(0);
    expect(mailServer.recipients).toEqual([["dona@empresa.com.br"]]);
    expect(mailServer.mails[0]!.subject).toBe("Teste do site Nora");
  });

  it("finds nothing in a new installation and creates no folder", async () => {
    const DATA_DIR = join(dataDir, "not-yet");

    expect(await problems({ DATA_DIR })).toEqual([]);
    expect(readdirSync(dataDir)).not.toContain("not-yet");
  });
});

describe("node dist/doctor.js", () => {
  it("writes JSON and exits with the right code, also into a pipe", async () => {
    const program = join(import.meta.dirname, "../../dist/doctor.js");
    const env = { PATH: process.env.PATH, PORT: "p0rt" };
    const child = spawn(process.execPath, [program, "--json"], { env });
    const [written, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);

    expect(code).toBe(1);
    expect(JSON.parse(written)).toMatchObject({
      ok: false,
      checks: [{ check: "environment", status: "failure" }],
    });
  });
});

describe("npm run doctor used wrongly prints its usage:", () => {
  it.each([[["--send"]], [["--send", "nobody"]], [["--fix"]], [["all"]]])("%j", async (args) => {
    const { code, out, err } = await doctor({}, args);

    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^Usage:/);
  });
});

describe("npm run doctor finds", () => {
  it("a wrong variable, and exits with 1", async () => {
    const { code, out } = await doctor({ TRUST_PROXY: "true", SMTP_URL: "http://u:p4ssword@x" });

    expect(code).toBe(1);
    expect(out).toMatch(/^failure {2}environment {2}SMTP_URL: use smtp:/m);
    expect(out).toMatch(/^failure {2}environment {2}TRUST_PROXY: /m);
    expect(out).not.toContain("p4ssword");
  });

  it("variables left at their example values", async () => {
    const found = await problems({ SITE_URL: "", MAIL_FROM: "", TRUST_PROXY: "0" });

    expect(found).toEqual([
      expect.objectContaining({ check: "environment", status: "warning", todo: "set SITE_URL" }),
      expect.objectContaining({ check: "environment", status: "warning", todo: "set MAIL_FROM" }),
      expect.objectContaining({ check: "SPF", status: "warning" }),
    ]);
  });

  it.each([
    ["3.51.2", true],
    ["3.51.3", false],
    ["3.50.6", true],
    ["3.50.7", false],
    ["3.44.5", true],
    ["3.44.6", false],
    ["3.46.1", true],
    ["3.53.4", false],
    ["4.0.0", false],
  ])("the WAL-reset bug of SQLite: %s has it: %s", (version, isFaulty) => {
    expect(hasWalResetFault(version)).toBe(isFaulty);
  });

  describe("in the store,", () => {
    it("damage", async () => {
      const path = join(dataDir, "nora.db");
      const bytes = readFileSync(path);
      bytes.fill(0xa5, 4096, 4096 * 4);
      writeFileSync(path, bytes);

      expect(await problems()).toEqual([
        expect.objectContaining({
          check: "store",
          status: "failure",
          message: "nora.db is damaged",
        }),
      ]);
      expect(readFileSync(path).equals(bytes)).toBe(true);
    });

    it("a file that isn't a database", async () => {
      writeFileSync(
        join(dataDir, "nora.db"),
        "not a database, but long enough to look at".repeat(99),
      );

      expect(await problems()).toEqual([
        expect.objectContaining({
          check: "store",
          status: "failure",
          message: "nora.db is damaged",
        }),
      ]);
    });

    it("a lock that isn't released", async () => {
      const other = new DatabaseSync(join(dataDir, "nora.db"));
      other.exec("begin immediate");

      expect(await problems()).toEqual([
        expect.objectContaining({
          check: "store",
          status: "failure",
          message: "nora.db is locked: another process has been writing to it for seconds",
        }),
      ]);
      other.close();
    });

    it("a folder that is a file", async () => {
      writeFileSync(join(dataDir, "file"), "");

      expect(await problems({ DATA_DIR: join(dataDir, "file", "data") })).toEqual([
        expect.objectContaining({ check: "store", status: "failure" }),
      ]);
    });

    it("mail that failed permanently", async () => {
      const store = await stores.open({ dataDir });
      await store.db.updateTable("outbox").set({ state: "failed" }).execute();
      await store.close();

      expect(await problems()).toEqual([
        expect.objectContaining({
          check: "outbox",
          status: "warning",
          message: "1 could not be delivered",
        }),
      ]);
    });

    it("an unreachable Postgres", async () => {
      const DATABASE_URL = `postgres://nora:p4ssword@127.0.0.1:${await freePort()}/nora`;

      const { code, out } = await doctor({ DATABASE_URL });

      expect(code).toBe(1);
      expect(out).toContain(
        "Postgres: DATABASE_URL: connection refused: nothing listens at this host and port → check DATABASE_URL and the database server\n",
      );
      expect(out).not.toContain("p4ssword");
    });
  });

  describe("with Postgres,", () => {
    it("a socket that can't be used, also without a host in the URL", async () => {
      const { code, out } = await doctor({
        DATABASE_URL: "postgres://nora:p4ssword@/nora?host=/run/no-such-folder",
      });

      expect(code).toBe(1);
      expect(out).toMatch(/^failure {2}store .*Postgres: .* → check the database server$/m);
    });

    it("nothing if it is sound; an untrusted certificate; and a read-only database", async () => {
      const postgres = await startPostgres({ tls: createSelfSigned(["127.0.0.1"]) });
      try {
        const DATABASE_URL = await postgres.createDatabase();
        const empty = await doctor({ DATABASE_URL: `${DATABASE_URL}?sslmode=require` });
        expect(empty.out).toContain(
          "Postgres: can be written to; the first start creates the tables",
        );
        expect(empty.code).toBe(0);

        const store = await stores.open({
          dataDir,
          databaseUrl: `${DATABASE_URL}?sslmode=require`,
        });
        await wholeOutbox({ store }).add(aMail());
        expect(await problems({ DATABASE_URL: `${DATABASE_URL}?sslmode=require` })).toEqual([]);
        expect(
          await store.db
            .selectFrom("settings")
            .select("name")
            .where("name", "=", "doctor")
            .execute(),
        ).toEqual([]);

        expect(await problems({ DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full` })).toEqual([
          expect.objectContaining({
            check: "store",
            status: "failure",
            message: expect.stringContaining("certificate is self-signed") as string,
          }),
        ]);

        const options = encodeURIComponent("-c default_transaction_read_only=on");
        expect(
          await problems({ DATABASE_URL: `${DATABASE_URL}?sslmode=require&options=${options}` }),
        ).toEqual([
          expect.objectContaining({
            message: "Postgres: DATABASE_URL: the database is read-only, a standby for instance",
          }),
        ]);
      } finally {
        await postgres.stop();
      }
    });
  });

  describe("with the mail server,", () => {
    it("a refused login", async () => {
      mailServer.acceptsLogin = false;

      expect(await problems()).toEqual([
        expect.objectContaining({
          check: "mail server",
          status: "failure",
          message: "login refused",
        }),
      ]);
    });

    it("no STARTTLS where it is required", async () => {
      expect(await problems({ SMTP_URL: `${mailServer.url}/?requireTLS=true` })).toEqual([
        expect.objectContaining({
          check: "mail server",
          status: "failure",
          message: expect.stringMatching(/^no STARTTLS/) as string,
        }),
      ]);
    });

    it("an untrusted certificate", async () => {
      const certificate = createSelfSigned(["127.0.0.1"]);
      const other = await startMailServer({ kind: "smtps", certificate });

      expect(await problems({ SMTP_URL: other.url })).toEqual([
        expect.objectContaining({
          check: "mail server",
          message: "certificate not trusted: it is self-signed",
        }),
      ]);
      await other.stop();
    });

    it("a server without a greeting, within its own 10 s", async () => {
      mailServer.isMute = true;

      expect(await problems()).toEqual([
        expect.objectContaining({
          check: "mail server",
          status: "failure",
          message: "timed out while waiting for the greeting",
        }),
      ]);
    });
  });

  it.each<[string, string, Record<string, readonly string[]>]>([
    ["SPF", "has no SPF record", { "empresa.com.br": [] }],
    ["SPF", "has 2 SPF records", { "empresa.com.br": ["v=spf1 -all", "v=spf1 ~all"] }],
    ["SPF", "sends no mail", { "empresa.com.br": ["v=spf1 -all"] }],
    ["SPF", "anybody", { "empresa.com.br": ["v=spf1 +all"] }],
    ["DKIM", "has no DKIM key", { "s1._domainkey.empresa.com.br": [] }],
    ["DMARC", "has no DMARC record", { "_dmarc.empresa.com.br": [] }],
  ])("a problem of the sender's domain, %s: %s", async (check, message, texts) => {
    dnsServer.texts = Object.fromEntries(
      Object.entries({ ...dnsServer.texts, ...texts }).filter(([, records]) => records.length > 0),
    );

    expect(await problems()).toEqual([
      expect.objectContaining({
        check,
        status: "warning",
        message: expect.stringContaining(message) as string,
      }),
    ]);
  });

  it("the DMARC record of a subdomain at its parent domain", async () => {
    dnsServer.texts["site.empresa.com.br"] = ["v=spf1 include:x.com.br ~all"];
    dnsServer.texts["s1._domainkey.site.empresa.com.br"] = ["v=DKIM1; p=MIGf"];

    expect(await problems({ MAIL_FROM: "ola@site.empresa.com.br" })).toEqual([]);
  });

  it.each<[string, ModelServer["answer"]]>([
    ["the key is refused", () => ({ status: 401 })],
    ["no such model or address", () => ({ status: 404 })],
    ["the account's limit is reached", () => ({ status: 429 })],
    ["the address answers, but not as a model", () => ({ status: 200, body: "<html>" })],
    ["it answered 503", () => ({ status: 503 })],
  ])("with the model: %s", async (message, answer) => {
    modelServer.answer = answer;

    expect(await problems()).toEqual([
      expect.objectContaining({ check: "model", status: "failure", message }),
    ]);
  });

  it("a webhook that redirects, and an unreachable one", async () => {
    receiver.status = 308;
    expect(await problems()).toEqual([
      expect.objectContaining({ check: "webhook", status: "failure" }),
    ]);

    const NOTIFY_URL = `http://127.0.0.1:${await freePort()}/hook`;
    expect(await problems({ NOTIFY_URL })).toEqual([
      expect.objectContaining({
        check: "webhook",
        status: "failure",
        message: "connection refused",
      }),
    ]);
  });

  it("an https site without a trusted proxy", async () => {
    expect(await problems({ TRUST_PROXY: "0" })).toEqual([
      expect.objectContaining({ check: "proxies", status: "failure" }),
    ]);
  });

  it("a clock that is 90 s slow", async () => {
    timeServer.offsetMs = 90_000;

    const alone = { OPENAI_API_KEY: "", NOTIFY_URL: "", NOTIFY_SECRET: "" };
    expect(await problems(alone)).toEqual([
      expect.objectContaining({
        check: "clock",
        status: "failure",
        message: "this machine's clock is 90 s slow",
      }),
    ]);
  });
});

describe("npm run doctor offline", () => {
  it("reports checks that need the network as warnings, not failures", async () => {
    const port = await freePort();
    let out = "";
    const run = doctorCommand({
      nameServers: [`127.0.0.1:${port}`],
      timeServer: { host: "127.0.0.1", port },
    });
    const code = await run(
      [],
      {
        ...healthy(),
        DATABASE_URL: "postgres://nora:p4ssword@db.provedor.com.br/nora",
        SMTP_URL: "smtp://smtp.provedor.com.br",
        OPENAI_API_KEY: "",
      },
      { out: (line) => (out += line), err: () => {} },
    );

    expect(out).toMatch(/^warning {2}store .*Postgres: .*no network/m);
    expect(out).toMatch(/^warning {2}mail server {2}.*no network from here/m);
    expect(out).toMatch(/^warning {2}SPF .*no DNS from here/m);
    expect(code).toBe(0);
  });
});
