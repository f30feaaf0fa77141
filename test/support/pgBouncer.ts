import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./freePort.ts";
import type { Pooler } from "./pooler.ts";
import { until } from "./until.ts";

/** Starts the given PgBouncer program in transaction mode, in front of a server without authentication. */
export async function startPgBouncer(program: string): Promise<Pick<Pooler, "address" | "stop">> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), "nora-pgbouncer-"));
  chmodSync(directory, 0o755);
  const targets = new Map<string, string>();
  const file = join(directory, "pgbouncer.ini");
  let server: ChildProcess | undefined;

  function configure(): void {
    const databases = [...targets].map(
      ([name, targetPort]) => `${name} = host=127.0.0.1 port=${targetPort} dbname=${name}`,
    );
    const settings = [
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 3",
      // A test file keeps its stores open until it ends.
      "max_client_conn = 1000",
      // By default PgBouncer waits 15 s before it reconnects to a failed server.
      "server_login_retry = 1",
    ];
    // With `auth_type = any` PgBouncer logs in to the server as this user.
    const named = databases.map((line) => `${line} user=nora`);
    writeFileSync(file, ["[databases]", ...named, "[pgbouncer]", ...settings, ""].join("\n"));
  }

  async function start(): Promise<void> {
    configure();
    const user = process.getuid?.() === 0 ? ["--user", "nobody"] : [];
    server = spawn(program, ["--quiet", ...user, file], { stdio: "ignore" });
    await until(async () => await isListening(port));
  }

  await start();
  return {
    address(databaseUrl) {
      const url = new URL(databaseUrl);
      targets.set(url.pathname.slice(1), url.port);
      configure();
      server?.kill("SIGHUP");
      url.port = String(port);
      return url.href;
    },
    async stop() {
      if (server && server.exitCode === null) {
        const exit = once(server, "exit");
        server.kill("SIGKILL");
        await exit;
      }
      rmSync(directory, { recursive: true });
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once("connect", () => resolve(true));
  socket.once("error", () => resolve(false));
  const isThere = await promise;
  socket.destroy();
  return isThere;
}
