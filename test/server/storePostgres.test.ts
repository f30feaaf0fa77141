import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { Client } from "pg";
import request from "supertest";
import { readConfig } from "../../server/config/readConfig.ts";
import { createLog } from "../../server/log.ts";
import { type Store, openStore } from "../../server/store/openStore.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { createAuthority, createSelfSigned } from "../support/certificates.ts";
import { startMailServer } from "../support/mailServer.ts";
import { type Pooler, startPooler } from "../support/pooler.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { startRecordingRelay } from "../support/recordingRelay.ts";
import { startApp } from "../support/startApp.ts";

interface Opened {
  store: Store;
  /** Messages of the log, at error level. */
  errors: string[];
}

const opened: Store[] = [];

/** Opens the store of an environment. */
function open(databaseUrl: string, environment: Record<string, string> = {}): Opened {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: tmpdir(),
    SMTP_URL: "smtp://localhost",
    ...environment,
  });
  const errors: string[] = [];
  const log = createLog(
    { level: "error" },
    { write: (line) => errors.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const store = openStore(config.store, { log });
  opened.push(store);
  return { store, errors };
}

/** Returns the URL of the same database with a remote host name. */
function elsewhere(databaseUrl: string, parameters = "", host = "db.example"): string {
  return `${databaseUrl.replace("127.0.0.1", host)}?hostaddr=127.0.0.1${parameters}`;
}

async function isEncrypted({ db }: Store): Promise<boolean> {
  const { rows } = await sql<{
    ssl: boolean;
  }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db);
  return rows[0]!.ssl;
}

afterAll(async () => {
  await Promise.all(opened.map(async (store) => await store.close()));
});

describe("a Postgres that requires TLS", () => {
  const authority = createAuthority();
  let postgres: Postgres;
  let database: string;
  beforeAll(async () => {
    postgres = await startPostgres({ tls: authority.issue({ names: ["db.example"] }) });
    database = await postgres.createDatabase();
  });
  afterAll(async () => await postgres.stop());

  it("can be used remotely with DATABASE_CA", async () => {
    const { store, errors } = open(elsewhere(database), { DATABASE_CA: authority.certificate });

    expect(await isEncrypted(store)).toBe(true);
    expect(errors).toEqual([]);
  });

  it("can be used remotely with a CA of the operating system", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nora-ca-"));
    const file = join(folder, "roots.pem");
    await writeFile(file, authority.certificate);
    const program = `
      import { openStore } from ${JSON.stringify(join(import.meta.dirname, "../../server/store/openStore.ts"))};
      await using store = openStore(${JSON.stringify({ databaseUrl: elsewhere(database), dataDir: folder })});
      process.stdout.write(String(await store.check()));
    `;
    try {
      // OpenSSL's variable for the file of the system's CAs.
      const env = { ...process.env, SSL_CERT_FILE: file };
      const parameters = ["--input-type=module", "-e", program];
      const { stdout } = await promisify(execFile)(process.execPath, parameters, { env });

      expect(stdout).toBe("true");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("can be used on Heroku, unverified", async () => {
    const { store } = open(elsewhere(database), { DYNO: "web.1" });

    expect(await isEncrypted(store)).toBe(true);
  });

  it.each([
    ["no CA", {}],
    ["another CA", { DATABASE_CA: createAuthority().certificate }],
  ])("is refused with %s, in a log line that names the variable", async (_case, environment) => {
    const { store, errors } = open(elsewhere(database), environment);

    expect(await store.check()).toBe(false);
    expect(await store.check()).toBe(false);
    expect(errors).toEqual([
      expect.stringMatching(/^store unavailable: DATABASE_CA: .*certificate/),
    ]);
    expect(errors[0]).not.toContain("db.example");
  });

  it("is refused if its certificate has another name, except with verify-ca", async () => {
    const ca = { DATABASE_CA: authority.certificate };
    const full = open(elsewhere(database, "", "other.example"), ca);
    const byCa = open(elsewhere(database, "&sslmode=verify-ca", "other.example"), ca);

    expect(await full.store.check()).toBe(false);
    expect(full.errors).toEqual([
      expect.stringMatching(/^store unavailable: DATABASE_URL: .*host/),
    ]);
    expect(await isEncrypted(byCa.store)).toBe(true);
  });

  it.each(["allow", "prefer", "require"])(
    "can be used with sslmode=%s, unverified",
    async (mode) => {
      const { store } = open(elsewhere(database, `&sslmode=${mode}`));

      expect(await isEncrypted(store)).toBe(true);
    },
  );

  it("is verified with sslmode=require and a CA, like libpq", async () => {
    const { store, errors } = open(elsewhere(database, "&sslmode=require"), {
      DATABASE_CA: createAuthority().certificate,
    });

    expect(await store.check()).toBe(false);
    expect(errors).toEqual([expect.stringContaining("DATABASE_CA: ")]);
  });

  it("is distinguished from a wrong password with sslmode=disable", async () => {
    const { store, errors } = open(elsewhere(database, "&sslmode=disable"));

    expect(await store.check()).toBe(false);
    expect(errors).toEqual([expect.stringMatching(/^store unavailable: DATABASE_URL: .*TLS/)]);
  });

  it("can be used on this machine without settings", async () => {
    const { store, errors } = open(database, { DYNO: "web.1" });

    expect(await isEncrypted(store)).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe("a Postgres with a self-signed certificate", () => {
  const certificate = createSelfSigned(["db.example"]);
  let postgres: Postgres;
  let database: string;
  beforeAll(async () => {
    postgres = await startPostgres({ tls: certificate });
    database = await postgres.createDatabase();
  });
  afterAll(async () => await postgres.stop());

  it("can be used on Heroku or with that certificate as DATABASE_CA only", async () => {
    const onHeroku = open(elsewhere(database), { DYNO: "web.1" });
    const trusted = open(elsewhere(database), { DATABASE_CA: certificate.certificate });
    const unknown = open(elsewhere(database));

    expect(await isEncrypted(onHeroku.store)).toBe(true);
    expect(await isEncrypted(trusted.store)).toBe(true);
    expect(await unknown.store.check()).toBe(false);
    expect(unknown.errors).toEqual([
      expect.stringMatching(/^store unavailable: DATABASE_CA: .*self-signed/),
    ]);
  });
});

describe("a Postgres without TLS", () => {
  let postgres: Postgres;
  let database: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.createDatabase();
  });
  afterAll(async () => await postgres.stop());

  it("can be used on this machine", async () => {
    const { store } = open(database);

    expect(await isEncrypted(store)).toBe(false);
  });

  it.each(["disable", "allow", "prefer"])("can be used remotely with sslmode=%s", async (mode) => {
    const { store } = open(elsewhere(database, `&sslmode=${mode}`));

    expect(await isEncrypted(store)).toBe(false);
  });

  it.each(["", "&sslmode=require", "&sslmode=verify-full"])(
    "is refused remotely with %j",
    async (parameters) => {
      const { store, errors } = open(elsewhere(database, parameters));

      expect(await store.check()).toBe(false);
      expect(errors).toEqual([expect.stringMatching(/^store unavailable: DATABASE_URL: .*no TLS/)]);
    },
  );
});

describe("a service with a remote Postgres", () => {
  const authority = createAuthority();
  const endings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
  });

  it.each([
    ["self-signed, on Heroku", createSelfSigned(["db.example"]), "", { DYNO: "web.1" }],
    [
      "of a private authority, with verify-full",
      authority.issue({ names: ["db.example"] }),
      "&sslmode=verify-full",
      { DATABASE_CA: authority.certificate },
    ],
  ])(
    "accepts and mails a message without sending it unencrypted: %s",
    async (_case, tls, more, variables) => {
      const postgres = await startPostgres({ tls });
      endings.push(async () => await postgres.stop());
      const address = new URL(await postgres.createDatabase());
      const relay = await startRecordingRelay(Number(address.port));
      endings.push(async () => await relay.stop());
      address.port = String(relay.port);
      const mailServer = await startMailServer();
      endings.push(async () => await mailServer.stop());
      const app = await startApp({
        DATABASE_URL: elsewhere(address.href, more),
        SMTP_URL: mailServer.url,
        ...variables,
      });
      endings.push(async () => await app.stop());
      const contact = aContact();

      const response = await request(app.url)
        .post(paths.contact)
        .set("apikey", app.anonKey)
        .send(contact);
      await mailServer.took(1);

      expect(response.status).toBe(200);
      const recorded = relay.recorded();
      expect(recorded.length).toBeGreaterThan(10_000);
      for (const word of [contact.email, contact.message, "outbox", "nora"] as string[]) {
        expect(recorded.includes(word)).toBe(false);
      }
    },
  );
});

it("sends only the TLS request to a remote server that declines it", async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      received.push(chunk);
      socket.write("N");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { store } = open(`postgres://nora:secret@db.example:${port}/nora?hostaddr=127.0.0.1`);

  expect(await store.check()).toBe(false);

  expect(Buffer.concat(received).toString("hex")).toMatch(/^(?:0000000804d2162f)+$/);
  server.close();
});

describe("a connection pooler in transaction mode", () => {
  let postgres: Postgres;
  let pooler: Pooler;
  let database: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPooler();
    database = pooler.address(await postgres.createDatabase());
  });
  afterAll(async () => {
    await pooler.stop();
    await postgres.stop();
  });

  it("needs no refused parameter and no session state", async () => {
    const { store, errors } = open(database);

    await Promise.all(["a", "b", "c"].map(async (name) => await store.setting(name, () => name)));

    expect(pooler.refused).toEqual([]);
    expect(errors).toEqual([]);
    const { rows } = await sql`show statement_timeout`.execute(store.db);
    const bare = new Client(database);
    await bare.connect();
    expect(rows).toEqual([{ statement_timeout: "5s" }]);
    expect((await bare.query("show statement_timeout")).rows).toEqual([{ statement_timeout: "0" }]);
    await bare.end();
  });

  it("is named in the log if it refuses a parameter of the URL", async () => {
    const { store, errors } = open(`${database}?statement_timeout=1000`);

    expect(await store.check()).toBe(false);
    expect(pooler.refused).toContain("statement_timeout");
    expect(errors).toEqual([expect.stringMatching(/^store unavailable: DATABASE_URL: .*pooler/)]);
  });
});
