// `npm run try-dockerfile`: executes the Dockerfile's instructions without Docker. Then starts the service with CMD,
// runs HEALTHCHECK, and stops the service with SIGTERM. Needs root and debootstrap. Each stage is a folder for chroot.
// Debian with this machine's npm and the project's Node replaces `node:24-slim`.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";

const BASE = process.env.BASE_ROOT ?? "/var/cache/nora-dockerfile/base";
const MAX_BYTES = 250e6;
const PORT = "3999";
const repository = resolve(import.meta.dirname, "..");

interface Stage {
  name: string;
  root: string;
  workdir: string;
  user: string;
  env: Record<string, string>;
  command: string[];
  health: string[];
}

function run(command: string, args: readonly string[], options: object = {}): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
}

/** Creates, once, the folder that replaces `node:24-slim`: Debian with Node, npm and the user `node`. */
function makeBase(): void {
  if (existsSync(join(BASE, "usr/local/bin/node"))) return;
  rmSync(BASE, { recursive: true, force: true });
  mkdirSync(dirname(BASE), { recursive: true });
  run("debootstrap", ["--variant=minbase", "bookworm", BASE, "http://deb.debian.org/debian"]);
  const npm = dirname(dirname(process.env.npm_execpath!));
  cpSync(npm, join(BASE, "usr/local/lib/npm"), { recursive: true, dereference: true });
  for (const name of ["npm", "npx"]) {
    const script = `#!/bin/sh\nexec node /usr/local/lib/npm/bin/${name}-cli.js "$@"\n`;
    writeFileSync(join(BASE, "usr/local/bin", name), script, { mode: 0o755 });
  }
  run("chroot", [BASE, "useradd", "--uid", "1000", "--create-home", "node"]);
  // Copy Node last: its presence means that the base is complete.
  cpSync(process.execPath, join(BASE, "usr/local/bin/node"));
}

/** Returns the Dockerfile's instructions, with continued lines joined and without comment lines. */
function instructions(): [name: string, rest: string][] {
  const text = readFileSync(join(repository, "Dockerfile"), "utf8").replaceAll(/\\\n/g, " ");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, rest] = /^([A-Z]+)\s+(.*)$/.exec(line)!;
      return [name!, rest!];
    });
}

const ignored = readFileSync(join(repository, ".dockerignore"), "utf8").split("\n").filter(Boolean);

function copy(stage: Stage, rest: string, stages: readonly Stage[]): void {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = join(stage.root, resolve(stage.workdir, paths.pop()!));
  const source = from ? stages.find(({ name }) => name === from)!.root : repository;
  for (const path of paths) {
    const origin = join(source, path);
    const isFile = spawnSync("test", ["-f", origin]).status === 0;
    mkdirSync(target, { recursive: true });
    const excludes = from ? [] : ignored.map((pattern) => `--exclude=./${pattern}`);
    const [folder, entry] = isFile
      ? [dirname(origin), `./${path.split("/").at(-1)}`]
      : [origin, "."];
    run("sh", [
      "-c",
      'cd "$1" && shift && target="$1" && shift && tar -c "$@" | tar -x -C "$target" --no-same-owner',
      "sh",
      folder,
      target,
      ...excludes,
      entry,
    ]);
  }
}

/**
 * Returns chroot's arguments to run a command in a stage. `env` and `exec` replace their own process by the command, so
 * that it receives the signals sent to chroot.
 */
function inside({ root, workdir, user, env }: Stage, words: readonly string[]): string[] {
  const variables = Object.entries({ ...env, ...certificateAuthority() });
  const shell = ["sh", "-c", `cd ${workdir} && exec "$@"`, "sh"];
  const assignments = variables.map((pair) => pair.join("="));
  return [`--userspec=${user}`, root, "env", "-i", ...assignments, ...shell, ...words];
}

/** Lets npm in a stage trust the certificate authority that this machine's NODE_EXTRA_CA_CERTS names, if any. */
function certificateAuthority(): Record<string, string> {
  return process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: "/tmp/ca.pem" } : {};
}

function build(root: string): Stage {
  const stages: Stage[] = [];
  const PATH = "/usr/local/bin:/usr/bin:/bin";
  for (const [name, rest] of instructions()) {
    process.stdout.write(`— ${name} ${rest}\n`);
    const stage = stages.at(-1)!;
    if (name === "FROM") {
      const stageName = / AS (\w+)$/.exec(rest)?.[1] ?? "final";
      const folder = join(root, stageName);
      run("cp", ["--archive", BASE, folder]);
      cpSync("/etc/resolv.conf", join(folder, "etc/resolv.conf"));
      const authority = process.env.NODE_EXTRA_CA_CERTS;
      if (authority) cpSync(authority, join(folder, "tmp/ca.pem"), { dereference: true });
      const env = { PATH, HOME: "/tmp" };
      stages.push({
        name: stageName,
        root: folder,
        workdir: "/",
        user: "root",
        env,
        command: [],
        health: [],
      });
    } else if (name === "WORKDIR") {
      stage.workdir = rest;
      mkdirSync(join(stage.root, rest), { recursive: true });
    } else if (name === "ENV") {
      for (const pair of rest.split(/\s+/)) {
        const [key, value] = pair.split("=");
        stage.env[key!] = value!;
      }
    } else if (name === "COPY") copy(stage, rest, stages);
    else if (name === "RUN") run("chroot", inside(stage, ["sh", "-c", rest]));
    else if (name === "USER") stage.user = rest;
    else if (name === "CMD") stage.command = JSON.parse(rest) as string[];
    else if (name === "HEALTHCHECK") {
      stage.health = JSON.parse(rest.slice(rest.indexOf("CMD ") + 4)) as string[];
    } else if (name !== "VOLUME" && name !== "EXPOSE") throw new Error(`unknown: ${name}`);
  }
  return stages.at(-1)!;
}

function bytesOf(folder: string): number {
  const { stdout } = spawnSync("du", ["--summarize", "--bytes", folder], { encoding: "utf8" });
  return Number.parseInt(stdout, 10);
}

async function tryService(stage: Stage): Promise<void> {
  const env = { ...stage.env, PORT };
  const service = spawn("chroot", inside({ ...stage, env }, stage.command), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(service, "exit");
  for await (const line of createInterface(service.stdout)) {
    process.stdout.write(`${line}\n`);
    if (line.includes('"listening"')) break;
  }
  run("chroot", inside({ ...stage, env }, stage.health));
  process.stdout.write("health check: ok\n");
  service.kill("SIGTERM");
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`SIGTERM: exit code ${code}`);
}

makeBase();
const root = mkdtempSync(join(tmpdir(), "nora-dockerfile-"));
try {
  const stage = build(root);
  const bytes = bytesOf(stage.root) - bytesOf(BASE);
  process.stdout.write(`size without the base: ${(bytes / 1e6).toFixed(1)} MB\n`);
  await tryService(stage);
  if (bytes > MAX_BYTES) throw new Error("the image is too large");
  process.stdout.write("the Dockerfile gives a running service\n");
} finally {
  rmSync(root, { recursive: true, force: true });
}
