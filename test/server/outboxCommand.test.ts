import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createLeases } from "../../server/mail/leases.ts";
import { type Outbox, createOutbox } from "../../server/mail/outbox.ts";
import { runOutboxCommand } from "../../server/mail/outboxCommand.ts";
import type { StoreConfig } from "../../server/config/readConfig.ts";
import type { Store } from "../../server/store/openStore.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { freePort } from "../support/freePort.ts";
import { aMessage } from "../support/aMessage.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";

const failed = { state: "failed" as const, failures: 1, last_error: "550 no such mailbox" };
const delivered = { state: "delivered" as const };

describe.each(engines)("npm run outbox, beside a server on %s", (engine) => {
  let stores: Stores;
  let config: StoreConfig;
  let store: Store;
  let outbox: Outbox;

  beforeAll(async () => {
    stores = await startStores(engine);
  });
  beforeEach(async () => {
    config = await stores.config();
    store = await stores.open(config);
    outbox = createOutbox({ store });
    await store.check();
  });
  afterAll(async () => await stores.stop());

  function environment() {
    const { dataDir, databaseUrl } = config;
    return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  }

  async function run(...args: string[]) {
    const text = { out: "", err: "" };
    const code = await runOutboxCommand(args, environment(), {
      out: (more) => (text.out += more),
      err: (more) => (text.err += more),
    });
    return { code, ...text };
  }

  /** Adds one message of each state. */
  async function addOneOfEach() {
    const [sent, refused, waiting] = [aMessage(), aMessage(), aMessage()];
    await outbox.add(sent);
    await outbox.add(refused);
    const worker = createLeases({ store, destination: "mail" });
    for (const claim of [await worker.claim(), await worker.claim()]) {
      await worker.end(claim!.id, claim!.message.id === sent.id ? delivered : failed);
    }
    await outbox.add(waiting);
    return { sent, refused, waiting };
  }

  it("lists waiting and failed messages as a table", async () => {
    const { sent, refused, waiting } = await addOneOfEach();

    const { code, out } = await run("list");

    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${refused.id} +falhou +contact .* 550 no such mailbox$`, "m"));
    expect(out).toMatch(new RegExp(`^${waiting.id} +na fila +contact `, "m"));
    expect(out).not.toContain(sent.id);
  });

  it("lists one state, and as JSON", async () => {
    const { sent } = await addOneOfEach();

    const { code, out } = await run("list", "--state", "delivered", "--json");

    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ id: sent.id, state: "delivered", failures: 0 }]);
  });

  it("exits with 0 for an empty list", async () => {
    expect(await run("list")).toMatchObject({ code: 0, out: expect.stringMatching(/^ID .*\n$/) });
    expect(await run("list", "--json")).toMatchObject({ code: 0, out: "[\n\n]\n" });
  });

  it("shows a whole message without control characters", async () => {
    const message = aMessage({
      content: { ...aMessage().content, message: "Olá,\n\u001B[2Jtudo bem?" },
    });
    await outbox.add(message);

    const { code, out } = await run("show", message.id);

    expect(code).toBe(0);
    expect(out).toContain("Olá,\n[2Jtudo bem?");
    expect(out).toContain("Nome: Ana Souza\nE-mail: ana@exemplo.com.br\n");
    expect(JSON.parse((await run("show", message.id, "--json")).out)).toMatchObject([
      message.content,
    ]);
  });

  it("retries one failed message, or all", async () => {
    const { refused } = await addOneOfEach();

    expect(await run("retry", refused.id)).toMatchObject({ code: 0 });
    expect(await outbox.depth()).toMatchObject([{ waiting: 2, failed: 0 }]);
    expect(await run("retry", "--failed")).toMatchObject({ code: 0 });
  });

  it("prints all data of a person as text to send to them", async () => {
    const content = { name: "Ana Souza", email: "ana@exemplo.com.br", phone: "(11) 98765-4321" };
    const origin = { source: "google", medium: "cpc" };
    const message = aMessage({
      content: { ...content, message: "Quero\u001B[2J um site.", origin },
    });
    const conversation = [
      { role: "user" as const, content: "Oi" },
      { role: "assistant" as const, content: "Olá! Qual é o seu nome?" },
    ];
    const lead = aMessage({ kind: "lead", content: { ...content, phone: "", conversation } });
    await outbox.add(message);
    const worker = createLeases({ store, destination: "mail" });
    await worker.end((await worker.claim())!.id, delivered);
    await outbox.add(lead);
    await outbox.add(aMessage({ content: { ...content, email: "bia@exemplo.com.br" } }));

    const { code, out } = await run("find", " ANA@exemplo.com.br");

    expect(code).toBe(0);
    for (const fact of [
      protocolOf(message.id),
      protocolOf(lead.id),
      "Nome: Ana Souza\nE-mail: ana@exemplo.com.br\nTelefone: (11) 98765-4321",
      "Telefone: não informado",
      "Origem: google (cpc)",
      "Quero[2J um site.",
      "Visitante: Oi\n\nNora: Olá! Qual é o seu nome?",
      `${message.id}  entregue`,
      `${lead.id}  na fila`,
    ]) {
      expect(out).toContain(fact);
    }
    expect(out).not.toContain("bia@");

    const records = JSON.parse((await run("find", "ana@exemplo.com.br", "--json")).out);
    expect(records).toHaveLength(2);
    expect(records).toContainEqual(
      expect.objectContaining({
        id: message.id,
        protocol: protocolOf(message.id),
        state: "delivered",
        message: "Quero\u001B[2J um site.",
        origin,
      }),
    );
    expect(records).toContainEqual(expect.objectContaining({ id: lead.id, conversation }));
  });

  it("lists whole messages as CSV", async () => {
    const content = { name: "Ana Souza", email: "ana@exemplo.com.br", phone: "+55 11 98765-4321" };
    const text = 'Oi; "tudo"\t=2 bem?\n=1+1';
    const message = aMessage({
      content: { ...content, message: text, origin: { referrer: "a.example" } },
    });
    await outbox.add(message);

    const { code, out } = await run("list", "--csv");

    expect(code).toBe(0);
    expect(out.split("\r\n")).toEqual([
      "id,protocol,kind,state,acceptedAt,name,email,phone,message,origin",
      [
        message.id,
        protocolOf(message.id),
        "contact",
        "waiting",
        new Date(message.acceptedAt).toISOString(),
        "Ana Souza",
        "ana@exemplo.com.br",
        `"'+55 11 98765-4321"`,
        `"Oi; ""tudo"" =2 bem?\n'=1+1"`,
        "vindo de a.example",
      ].join(","),
      "",
    ]);
    expect((await run("list", "--csv", "--state", "delivered")).out).toBe(
      "id,protocol,kind,state,acceptedAt,name,email,phone,message,origin\r\n",
    );
  });

  it("prints thousands, no faster than a slow reader takes them", async () => {
    const { mail, ...row } = await outbox
      .add(aMessage())
      .then(() => store.db.selectFrom("messages").selectAll().executeTakeFirstOrThrow());
    const ids = Array.from({ length: 1500 }, (_, at) => `many-${at}`);
    const delivery = await store.db.selectFrom("deliveries").selectAll().executeTakeFirstOrThrow();
    const messages = ids.map((id) => Object.assign({}, row, { id, mail }));
    await store.db.insertInto("messages").values(messages).execute();
    await store.db
      .insertInto("deliveries")
      .values(Array.from(ids, (id) => ({ ...delivery, id, message: id })))
      .execute();
    const taken: string[] = [];
    let isTaking = false;
    await runOutboxCommand(["list", "--csv"], environment(), {
      err: () => {},
      async out(text) {
        expect(isTaking).toBe(false);
        isTaking = true;
        await new Promise(setImmediate);
        isTaking = false;
        taken.push(text);
      },
    });

    expect(taken.length).toBeGreaterThan(1);
    expect(taken.join("").trimEnd().split("\r\n")).toHaveLength(1502);
  });

  it("erases a person's messages", async () => {
    await addOneOfEach();

    expect(await run("erase", "ANA@exemplo.com.br")).toMatchObject({
      code: 0,
      out: "Mensagens apagadas: 3\n",
    });
    expect(await run("erase", "ana@exemplo.com.br")).toMatchObject({ code: 1 });
  });

  it.each([
    ["show", "x"],
    ["retry", "x"],
    ["erase", "x@exemplo.com.br"],
    ["find", "x@exemplo.com.br"],
    ["find", "x@exemplo.com.br", "--json"],
  ])("exits with 1 if nothing matches: %s %s", async (...args) => {
    expect(await run(...args)).toMatchObject({ code: 1, err: "Nada encontrado.\n" });
  });
});

describe("npm run outbox", () => {
  const silent = { out: () => {}, err: () => {} };

  it.each([
    "",
    "liste",
    "list all",
    "list --state lost",
    "list --failed",
    "list --json --csv",
    "find",
    "find a@b.co c@d.co",
    "find a@b.co --csv",
    "show",
    "show a b",
    "retry",
    "retry a --failed",
    "retry --json",
    "erase",
    "erase a@b.co --force",
  ])("refuses wrong usage: %s", async (line) => {
    const args = line.split(" ").filter(Boolean);
    let help = "";

    expect(await runOutboxCommand(args, {}, { ...silent, err: (text) => (help += text) })).toBe(2);

    expect(help).toContain("npm run outbox -- retry <id> | --failed");
  });

  it("names a wrong variable", async () => {
    let problem = "";

    const code = await runOutboxCommand(
      ["list"],
      { RETENTION_DAYS: "many" },
      { ...silent, err: (text) => (problem += text) },
    );

    expect(code).toBe(2);
    expect(problem).toMatch(/^RETENTION_DAYS: /);
  });

  it("explains why the store is unavailable", async () => {
    const databaseUrl = `postgres://x@127.0.0.1:${await freePort()}/x`;
    let problem = "";

    const code = await runOutboxCommand(
      ["list"],
      { DATABASE_URL: databaseUrl },
      { ...silent, err: (text) => (problem += text) },
    );

    expect(code).toBe(3);
    expect(problem).toMatch(/^DATABASE_URL: connect ECONNREFUSED/);
  });

  it.each([
    [["list", "--json"], 0, "[\n\n]\n"],
    [["retry", "--failed"], 0, "Mensagens de volta à fila: 0\n"],
    [["show", "7"], 1, expect.stringMatching(/^ID .*\n$/)],
    [["erase", "ana@padaria.com.br"], 1, "Mensagens apagadas: 0\n"],
    [["find", "ana@padaria.com.br", "--json"], 1, "[\n\n]\n"],
  ])("reports a missing store and doesn't create it: %s", async (args, expected, answer) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nora-empty-"));
    const text = { out: "", err: "" };

    const code = await runOutboxCommand(
      args,
      { DATA_DIR: dataDir },
      { out: (more) => (text.out += more), err: (more) => (text.err += more) },
    );
    const files = await readdir(dataDir);
    await rm(dataDir, { recursive: true });

    expect({ code, out: text.out }).toEqual({ code: expected, out: answer });
    expect(text.err).toMatch(/DATA_DIR/);
    expect(files).toEqual([]);
  });

  it("runs as a program", async () => {
    const program = join(import.meta.dirname, "../../server/mail/outboxCommand.ts");

    const ended = promisify(execFile)(process.execPath, [program, "never"]);

    await expect(ended).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("Uso:") });
  });
});
