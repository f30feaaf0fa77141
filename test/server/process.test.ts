import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, createServer, request } from "node:http";
import {
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
  connect,
  createServer as createTcpServer,
} from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { json, text } from "node:stream/consumers";
import { paths } from "../../src/shared/paths.ts";
import { announce } from "../../server/process/announce.ts";
import { procfileOptions } from "../../tools/procfileOptions.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { freePort } from "../support/freePort.ts";
import { until } from "../support/until.ts";
import { wrongEnvironment } from "../support/wrongEnvironment.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nora-process-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the built service like a platform, with the Procfile's command. */
function run(environment: Record<string, string>): ChildProcess {
  const program = join(import.meta.dirname, "../../dist/server.js");
  return spawn(process.execPath, [...procfileOptions(), program], {
    env: { HOST: "127.0.0.1", DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function runToEnd(environment: Record<string, string>) {
  const child = run(environment);
  const [stderr, [code]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  return { code: code as number, lines: stderr.trim().split("\n") };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe("the start", () => {
  it("stops with one line per problem of the environment", async () => {
    const { code, lines } = await runToEnd({
      PORT: "oito",
      TRUST_PROXY: "true",
      SMTP_URL: "ftp://user:s3cr3t@mail.example",
    });

    expect(code).toBe(1);
    expect(lines.map((line) => line.split(":")[0])).toEqual(["PORT", "SMTP_URL", "TRUST_PROXY"]);
    expect(lines.join("\n")).not.toContain("s3cr3t");
  });

  it("stops with one line when Node is too old", async () => {
    const olderNode =
      'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})';

    const { code, lines } = await runToEnd({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(olderNode)}`,
    });

    expect(code).toBe(1);
    expect(lines).toEqual(["Node 24 is needed, and this is 20.19.0"]);
  });

  it("names every wrong variable and shows no value", async () => {
    const { code, lines } = await runToEnd(wrongEnvironment);

    expect(code).toBe(1);
    const named = lines.map((line) => line.split(":")[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(wrongEnvironment)));
    expect(named).toHaveLength(Object.keys(wrongEnvironment).length);
    for (const value of Object.values(wrongEnvironment))
      expect(lines.join("\n")).not.toContain(value);
  });

  it.each([
    ["HOST", "203.0.113.1"],
    ["HOST", "nowhere.invalid"],
    ["DATA_DIR", join(import.meta.dirname, "process.test.ts")],
    ["DATA_DIR", join(import.meta.dirname, "process.test.ts", "data")],
    ["DATA_DIR", "/proc/nora/data"],
    ["METRICS_TOKEN", "s3cr3t token"],
    ["SESSION_SECRET", "s3cr3t"],
  ])("stops with one line if only %s is wrong (%s)", async (name, value) => {
    const { code, lines } = await runToEnd({ PORT: String(await freePort()), [name]: value });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
    expect(lines[0]).not.toContain(value);
  });

  it("stops with the same line with several processes", async () => {
    const { code, lines } = await runToEnd({
      PORT: String(await freePort()),
      WEB_CONCURRENCY: "2",
      DATA_DIR: join(import.meta.dirname, "process.test.ts"),
    });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
  });

  it("stops with the same line in development", async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "../../server/dev.ts")], {
      env: { WEB_CONCURRENCY: "2", DATA_DIR: join(import.meta.dirname, "process.test.ts") },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);

    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR: .+\n$/);
  });

  it("stops with one line if the port is taken, without delivering mail", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;

    const { code, lines } = await runToEnd({ PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT: address already in use/)]);
  });

  it("logs where mail goes", async () => {
    const port = await freePort();
    const child = run({ PORT: String(port) });
    const log = text(child.stdout!);
    await until(() => answers(`http://127.0.0.1:${port}`));
    child.kill("SIGTERM");
    await once(child, "exit");

    const [first] = (await log).split("\n");
    expect(JSON.parse(first!)).toMatchObject({ msg: "listening", port, mail: `${dataDir}/mail` });
  });
});

describe("a start on a terminal", () => {
  const mail = { server: "smtp://ana:s3cr3t@mail.example:587", directory: "./data/mail" };

  function announced(
    to: Parameters<typeof announce>[0]["mail"],
    isTTY: boolean,
    host = "0.0.0.0",
  ): string {
    const stdout = Object.assign(new PassThrough(), { isTTY });
    announce({ host, port: 3000, mail: to }, stdout);
    return String(stdout.read() ?? "");
  }

  it.each([
    ["the mail server without its login", mail, "mail.example:587"],
    ["the Maildir", { ...mail, server: undefined }, "the Maildir ./data/mail"],
  ])("prints the page's URL and the mail's destination: %s", (_what, to, goesTo) => {
    expect(announced(to, true)).toBe(`Page: http://localhost:3000 | Mail goes to ${goesTo}\n`);
  });

  it.each([
    ["0.0.0.0", "localhost"],
    ["::", "localhost"],
    ["127.0.0.1", "127.0.0.1"],
    ["192.168.1.20", "192.168.1.20"],
    ["fd00::20", "[fd00::20]"],
    ["office.example", "office.example"],
  ])("prints a URL that leads to HOST=%s: %s", (host, shown) => {
    expect(announced(mail, true, host)).toContain(`Page: http://${shown}:3000 |`);
  });

  it("prints only the log without a terminal", () => {
    expect(announced(mail, false)).toBe("");
  });
});

describe("an uncaught error", () => {
  it.each([
    ["thrown", "throw new TypeError('ana@padaria.com.br')"],
    ["of a promise", "Promise.reject(new TypeError('ana@padaria.com.br'))"],
  ])(
    "%s is logged without its message, and the process shuts down with exit code 1",
    async (_case, code) => {
      const port = await freePort();
      const injected = `process.on('SIGUSR2', () => { ${code} })`;
      const child = run({
        PORT: String(port),
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(injected)}`,
      });
      const [stdout, stderr] = [text(child.stdout!), text(child.stderr!)];
      await until(() => answers(`http://127.0.0.1:${port}`));
      const exit = once(child, "exit");

      child.kill("SIGUSR2");

      expect(await exit).toEqual([1, null]);
      const lines = (await stdout)
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: "fatal",
          err: expect.objectContaining({ type: "TypeError" }) as object,
        }),
      );
      expect(lines.at(-1)).toMatchObject({ msg: "shut down" });
      expect((await stdout) + (await stderr)).not.toContain("ana@padaria");
    },
  );
});

describe("SIGTERM during the start", () => {
  const waiting: Socket[] = [];
  let silent: TcpServer;
  let databaseUrl: string;
  beforeEach(async () => {
    silent = createTcpServer((socket) => waiting.push(socket)).listen(0, "127.0.0.1");
    await once(silent, "listening");
    databaseUrl = `postgres://nora@127.0.0.1:${(silent.address() as AddressInfo).port}/nora`;
  });
  afterEach(() => {
    for (const socket of waiting.splice(0)) socket.destroy();
    silent.close();
  });

  it("ends the process at once, with 0", async () => {
    const child = run({ PORT: "0", DATABASE_URL: databaseUrl });
    // The start waits for the key in the store.
    await until(() => waiting.length === 1);
    const exit = once(child, "exit");

    child.kill("SIGTERM");

    expect(await exit).toEqual([0, null]);
  });

  it("ends all processes with 0 if a worker gets it first", async () => {
    const child = run({ PORT: "0", DATABASE_URL: databaseUrl, WEB_CONCURRENCY: "2" });
    await until(() => waiting.length === 1);
    const exit = once(child, "exit");
    // The first worker creates the tables before others start.
    const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();

    process.kill(Number(worker), "SIGTERM");
    // The worker goes on and connects again, or the start has failed.
    await Promise.race([until(() => waiting.length === 2), exit]);
    child.kill("SIGTERM");

    expect(await exit).toEqual([0, null]);
    await until(() => !existsSync(`/proc/${worker}`));
  });
});

describe("SIGTERM", () => {
  let model: ModelServer;
  let child: ChildProcess;
  let port: number;
  beforeEach(async () => {
    model = await startModelServer();
    port = await freePort();
    child = run({
      PORT: String(port),
      ANON_KEY: "k",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.url,
      OPENAI_TIMEOUT_MS: "25000",
    });
    child.stdout!.resume();
    await until(() => answers(`http://127.0.0.1:${port}`));
  });
  afterEach(async () => {
    child.kill("SIGKILL");
    await model.stop();
  });

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  async function get(path: string): Promise<{ status: number; body: unknown; close: boolean }> {
    const sent = request({ host: "127.0.0.1", port, path, agent }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return {
      status: response.statusCode!,
      body: await json(response),
      close: response.headers.connection === "close",
    };
  }

  it("answers 503 to /readyz on open connections, and exits with 0", async () => {
    expect((await get("/readyz")).status).toBe(200);
    const exit = once(child, "exit");

    child.kill("SIGTERM");
    await until(async () => !(await answers(`http://127.0.0.1:${port}`)));
    const last = await get("/readyz");

    expect(last).toMatchObject({ status: 503, body: { status: "unavailable" }, close: true });
    expect(await exit).toEqual([0, null]);
  });

  it("doesn't wait for connections without a request, which browsers open in advance", async () => {
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => {});
    await once(silent, "connect");
    const exit = once(child, "exit");

    child.kill("SIGTERM");

    expect(await exit).toEqual([0, null]);
    silent.destroy();
    // Less than the 21 s that open answers get.
  }, 15_000);

  it("lets an open response finish", async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    model.answer = async () => {
      await held;
      return { words: ["Olá, ", "Ana!"] };
    };
    const asking = fetch(`http://127.0.0.1:${port}${paths.chatbot}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: "k" },
      body: JSON.stringify({ message: "Oi" }),
    });
    await until(() => model.requests.length > 0);
    const exit = once(child, "exit");

    child.kill("SIGTERM");
    await until(async () => !(await answers(`http://127.0.0.1:${port}`)));
    finish();

    expect(await (await asking).json()).toEqual({ reply: "Olá, Ana!" });
    expect(await exit).toEqual([0, null]);
  });

  it("ends long answers: with an error event, or with the built-in assistant's answer", async () => {
    model.answer = () =>
      model.requests.length === 1 ? { words: ["Era", " uma"], ending: "hang" } : "hang";
    const ask = async () => {
      const response = await fetch(`http://127.0.0.1:${port}${paths.chatbot}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "text/event-stream",
          apikey: "k",
        },
        body: JSON.stringify({ message: "Qual é o horário de atendimento?" }),
      });
      return await response.text();
    };
    const speaking = ask();
    await until(() => model.requests.length === 1);
    const silent = ask();
    await until(() => model.requests.length === 2);
    const exit = once(child, "exit");

    child.kill("SIGTERM");

    expect(await speaking).toMatch(/event: error\ndata: {"error":"[^"]*reiniciando[^"]*"}\n\n$/);
    expect(await silent).toMatch(/das 9h às 18h[^]*event: done/);
    expect(await exit).toEqual([0, null]);
  });

  /** Starts an answer that stays open until `finish` is called. */
  async function askAndHold() {
    const held = Promise.withResolvers<{ words: string[] }>();
    model.answer = () => held.promise;
    const answer = fetch(`http://127.0.0.1:${port}${paths.chatbot}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: "k" },
      body: JSON.stringify({ message: "Oi" }),
    }).then(
      async (response) => await response.json(),
      () => "broken",
    );
    await until(() => model.requests.length > 0);
    return { answer, finish: () => held.resolve({ words: ["Olá!"] }) };
  }

  it("ends the service although npm's shell doesn't pass it on", async () => {
    const ownPort = await freePort();
    const program = join(import.meta.dirname, "../../dist/server.js");
    const shell = spawn("sh", ["-c", `"${process.execPath}" "${program}"; exit`], {
      env: {
        HOST: "127.0.0.1",
        PORT: String(ownPort),
        DATA_DIR: dataDir,
        npm_lifecycle_event: "start",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const log = text(shell.stdout);
    await until(() => answers(`http://127.0.0.1:${ownPort}`));

    shell.kill("SIGTERM");

    expect(await log).toContain('"shut down"');
  });

  it("is ignored if repeated within a second, as some platforms send it", async () => {
    const { answer, finish } = await askAndHold();
    const exit = once(child, "exit");

    child.kill("SIGTERM");
    await until(async () => !(await answers(`http://127.0.0.1:${port}`)));
    child.kill("SIGTERM");
    finish();

    expect(await answer).toEqual({ reply: "Olá!" });
    expect(await exit).toEqual([0, null]);
  });

  it("ends the process at once if repeated later", async () => {
    const { answer } = await askAndHold();
    const exit = once(child, "exit");

    child.kill("SIGTERM");
    const begin = performance.now();
    await until(() => performance.now() - begin > 1100);
    child.kill("SIGTERM");

    expect(await exit).toEqual([1, null]);
    expect(await answer).toBe("broken");
  });
});

describe("a reader of the log that has exited", () => {
  it("doesn't prevent the exit after an uncaught error", async () => {
    const port = await freePort();
    const injected = "process.on('SIGUSR2', () => { throw new Error('injected') })";
    const child = run({
      PORT: String(port),
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(injected)}`,
    });
    let log = "";
    child.stdout!.on("data", (chunk) => (log += String(chunk)));
    await until(() => answers(`http://127.0.0.1:${port}`));
    // No line may be left: its failed write would stop the log before the fatal line.
    await until(() => log.includes("/healthz"));
    const exit = once(child, "exit");

    child.stdout!.destroy();
    child.kill("SIGUSR2");
    const hung = setTimeout(() => child.kill("SIGKILL"), 10_000);

    expect(await exit).toEqual([1, null]);
    clearTimeout(hung);
  });
});

describe("a stalled reader of the log", () => {
  it("delays neither visitors nor the shutdown", async () => {
    const port = await freePort();
    const child = run({ PORT: String(port) });
    // `child.stdout` is never read.
    const url = `http://127.0.0.1:${port}`;
    await until(() => answers(url));
    for (let round = 0; round < 40; round++) {
      const all = Array.from({ length: 100 }, async () => await answers(url));
      expect(await Promise.all(all)).not.toContain(false);
    }
    const exit = once(child, "exit");

    child.kill("SIGTERM");

    expect(await exit).toEqual([0, null]);
  });
});
