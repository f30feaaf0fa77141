import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type ServiceProcess, createServiceProcess } from "../support/serviceProcess.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "nora-operations-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

describe("the SQLite backup of docs/operations.md", () => {
  let mailServer: MailServer;
  let service: ServiceProcess;
  beforeEach(async () => {
    mailServer = await startMailServer();
    service = await createServiceProcess({ dataDir: join(directory, "data") }, mailServer.url);
  });
  afterEach(async () => {
    await service.end("SIGKILL");
    await mailServer.stop();
  });

  /** Runs the documented commands: the first makes the backup, the second restores it. */
  async function run(which: 0 | 1): Promise<void> {
    const page = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
    const [, section] = /^## Backup and restore$(.*?)^## /ms.exec(page)!;
    const commands = section!.matchAll(/```sh\n(.*?)```|`(rm -f [^`]*)`/gs);
    const [, block, inline] = [...commands][which]!;
    const environment = {
      // The same Node as the service.
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      DATA_DIR: join(directory, "data"),
      BACKUP: join(directory, "backup.db"),
    };
    await promisify(execFile)("bash", ["-ec", block ?? inline!], { env: environment });
  }

  it("is made beside the running service and restores its messages and sessions", async () => {
    // Refused mails would wait longer after each attempt.
    mailServer.answer = () => "hang";
    await service.start();
    const accepted = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => await service.post(aContact(), `message-${n}`)),
    );
    const signUp = await fetch(`${service.url}/auth/v1/signup`, { method: "POST" });
    const { access_token: token } = (await signUp.json()) as { access_token: string };

    await run(0);
    await service.end("SIGKILL");
    await rm(join(directory, "data", "nora.db"));
    await run(1);
    mailServer.answer = () => "take";
    await service.start();
    await mailServer.took(10);

    const ids = new Set(mailServer.mails.map(({ messageId }) => messageId?.slice(1, 37)));
    expect(ids).toEqual(new Set(accepted.map(({ id }) => id)));
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${service.url}/auth/v1/user`, { headers })).status).toBe(200);
    expect((await stat(join(directory, "backup.db"))).mode & 0o777).toBe(0o600);
  });
});

describe("the rotation of the session secret", () => {
  it("ends no session: its access token counts until the old secret goes, its refresh token on", async () => {
    const [old, next] = ["o".repeat(32), "n".repeat(32)];
    const begin = async (secrets: string) =>
      await startApp({ DATA_DIR: join(directory, "data"), SESSION_SECRET: secrets });
    const post = async ({ url }: RunningApp, path: string, body: object) => {
      const response = await fetch(url + path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { access_token: string; refresh_token: string };
    };
    const statusOf = async ({ url }: RunningApp, token: string) =>
      (await fetch(`${url}/auth/v1/user`, { headers: { Authorization: `Bearer ${token}` } }))
        .status;

    const first = await begin(old);
    const session = await post(first, "/auth/v1/signup", {});
    await first.stop();
    const during = await begin(`${next},${old}`);
    expect(await statusOf(during, session.access_token)).toBe(200);
    await during.stop();

    await using after = await begin(next);
    expect(await statusOf(after, session.access_token)).toBe(403);
    const { refresh_token } = session;
    const renewed = await post(after, "/auth/v1/token?grant_type=refresh_token", { refresh_token });
    expect(await statusOf(after, renewed.access_token)).toBe(200);
  });
});
