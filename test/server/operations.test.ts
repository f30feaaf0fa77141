import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { operateOutbox } from "../../server/mail/operateOutbox.ts";
import { openStore } from "../../server/store/openStore.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { paths } from "../../src/shared/paths.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { type ServiceProcess, createServiceProcess } from "../support/serviceProcess.ts";

let directory: string;
let mailServer: MailServer;
let service: ServiceProcess;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "nora-backup-"));
  mailServer = await startMailServer();
  service = await createServiceProcess({ dataDir: join(directory, "data") }, mailServer.url);
});
afterEach(async () => {
  await service.end("SIGKILL");
  await mailServer.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Returns the shell commands of docs/operations.md under "Backup and restore", in order. */
async function documented(): Promise<string[]> {
  const page = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const [, section] = /^## Backup and restore$(.*?)^## /ms.exec(page)!;
  return [...section!.matchAll(/```sh\n(.*?)```/gs)].map(([, command]) => command!);
}

async function sh(command: string): Promise<void> {
  const environment = {
    // The same Node as the service.
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    DATA_DIR: join(directory, "data"),
    BACKUP: join(directory, "backup.db"),
  };
  await promisify(execFile)("sh", ["-ec", command], { env: environment });
}

async function accept(message: string): Promise<string> {
  const { id } = await service.post(aContact({ message }), message);
  return id!;
}

async function aSession(): Promise<string> {
  const response = await fetch(`${service.url}/auth/v1/signup`, { method: "POST" });
  return ((await response.json()) as { access_token: string }).access_token;
}

describe("the SQLite backup of docs/operations.md", () => {
  it("is made beside the running service and restores everything", async () => {
    const [backUp, restore] = await documented();
    await service.start();
    await mailServer.goDown();
    const token = await aSession();
    const before = await Promise.all(Array.from({ length: 20 }, (_, n) => accept(`antes-${n}`)));
    const during = Array.from({ length: 20 }, (_, n) => accept(`durante-${n}`));
    await sh(backUp!);
    await Promise.all(during);

    await service.end("SIGKILL");
    await rm(join(directory, "data", "nora.db"));
    await sh(restore!);
    await service.start();
    const store = openStore({ dataDir: join(directory, "data") });
    const pages = await Array.fromAsync(operateOutbox({ store }).pages("waiting"));
    const restored = pages.flat();
    await store.close();

    expect(restored.map(({ id }) => id)).toEqual(expect.arrayContaining(before));
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${service.url}/auth/v1/user`, { headers })).status).toBe(200);
    expect((await stat(join(directory, "backup.db"))).mode & 0o777).toBe(0o600);
  });
});

describe("the rotation of secrets and the move of docs/operations.md", () => {
  interface Tokens {
    access_token: string;
    refresh_token: string;
  }

  async function signUp({ url }: RunningApp): Promise<Tokens> {
    const response = await fetch(`${url}/auth/v1/signup`, { method: "POST" });
    return (await response.json()) as Tokens;
  }

  async function statusOfUser({ url }: RunningApp, { access_token: token }: Tokens) {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${url}/auth/v1/user`, { headers })).status;
  }

  async function statusOfRefresh({ url }: RunningApp, { refresh_token }: Tokens) {
    const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ refresh_token }),
    });
    return response.status;
  }

  it("ends no session when the session secret changes", async () => {
    const [old, next] = ["o".repeat(32), "n".repeat(32)];
    const DATA_DIR = join(directory, "data");

    let app = await startApp({ DATA_DIR, SESSION_SECRET: old });
    const before = await signUp(app);
    await app.stop();
    app = await startApp({ DATA_DIR, SESSION_SECRET: `${next},${old}` });
    const during = await signUp(app);
    expect(await statusOfUser(app, before)).toBe(200);
    await app.stop();
    app = await startApp({ DATA_DIR, SESSION_SECRET: next });
    const statuses = [await statusOfUser(app, before), await statusOfUser(app, during)];
    const renewed = await statusOfRefresh(app, before);
    await app.stop();

    expect(statuses).toEqual([403, 200]);
    expect(renewed).toBe(200);
  });

  it("keep sessions valid on another store with the first store's secrets", async () => {
    await using first = await startApp({ ANON_KEY: "" });
    const tokens = await signUp(first);
    const store = openStore({ dataDir: first.dataDir });
    const settings = await store.db.selectFrom("settings").selectAll().execute();
    await store.close();
    const made = Object.fromEntries(settings.map(({ name, value }) => [name, value]));

    await using second = await startApp({
      ANON_KEY: made.anon_key!,
      SESSION_SECRET: made.session_secret!,
    });
    const response = await fetch(second.url + paths.contact, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: made.anon_key! },
      body: JSON.stringify(aContact()),
    });
    const status = await statusOfUser(second, tokens);

    expect(response.status).toBe(200);
    expect(status).toBe(200);
  });
});
