import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, createServer, request } from "node:http";
import { type AddressInfo, type Socket, connect, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { json, text } from "node:stream/consumers";
import { paths } from "../../src/shared/paths.ts";
import { readConfig } from "../../server/config/readConfig.ts";
import { announce } from "../../server/process/run.ts";
import { freePort } from "../support/freePort.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";
import { until } from "../support/until.ts";
import { untilListening } from "../support/untilListening.ts";
import { wrongEnvironment } from "../support/wrongEnvironment.ts";

const root = join(import.meta.dirname, "../..");
const program = join(root, "dist/server.js");

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nora-process-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the built service as the Procfile does. */
function run(environment: Record<string, string>, file = program): ChildProcess {
  return spawn(process.execPath, [file], {
    env: { HOST: "127.0.0.1", DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function runToEnd(environment: Record<string, string>, file?: string) {
  const child = run(environment, file);
  const [stderr, [code]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  return { code: code as number, lines: stderr.trim().split("\n") };
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the service on a free port and waits until it listens. */
async function runReady(environment: Record<string, string> = {}) {
  const child = run({ PORT: "0", ...environment });
  const { port, logged } = await untilListening(child);
  return { child, url: `http://127.0.0.1:${port}`, port, logged };
}

describe("the start", () => {
  it("stops with one line per problem, which names the variable and shows no value", async () => {
    const { code, lines } = await runToEnd(wrongEnvironment);

    expect(code).toBe(1);
    const named = lines.map((line) => line.split(":")[0]);
    expect(new Set(named)).toEqual(new Set(Object.keys(wrongEnvironment)));
    expect(named).toHaveLength(Object.keys(wrongEnvironment).length);
    for (const value of Object.values(wrongEnvironment)) {
      expect(lines.join("\n")).not.toContain(value);
    }
  });

  it.each([
    ["HOST", "203.0.113.1"],
    ["HOST", "nowhere.invalid"],
    ["DATA_DIR", join(import.meta.filename, "data")],
    ["SESSION_SECRET", "s3cr3t"],
  ])("stops with one line if only %s is wrong (%s)", async (name, value) => {
    const { code, lines } = await runToEnd({ PORT: String(await freePort()), [name]: value });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
    expect(lines[0]).not.toContain(value);
  });

  it("says in one line that an older Node doesn't do", async () => {
    const pretend = 'Object.defineProperty(process.versions, "node", { value: "20.19.0" })';
    const { code, lines } = await runToEnd({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(pretend)}`,
    });

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("Node 24 is needed")]);
  });

  it("stops with the same line in development", async () => {
    const wrong = { DATA_DIR: import.meta.filename };
    const { code, lines } = await runToEnd(wrong, join(root, "server/dev.ts"));

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
  });

  it("stops with one line if the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await runToEnd({ PORT: String(port) });
    other.close();

    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT: can't listen: EADDRINUSE$/)]);
  });

  it("listens on every address without HOST, and logs where mail goes and the release", async () => {
    const platform = { DYNO: "web.1", HEROKU_SLUG_COMMIT: "5713973", EPHEMERAL_DISK: "off" };
    const { child, logged, port } = await runReady({ HOST: "", ...platform });
    const hasIpv6 = await answers(`http://[::1]:${port}`);
    child.kill("SIGTERM");
    await once(child, "exit");

    expect(hasIpv6).toBe(true);
    const release = platform.HEROKU_SLUG_COMMIT;
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: "listening", port, mail: `${dataDir}/mail`, release }),
    );
  });

  it("ends at once with 0 on SIGTERM while it waits for the store", async () => {
    const arrived = Promise.withResolvers<Socket>();
    const silent = createTcpServer(arrived.resolve).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const child = run({ PORT: "0", DATABASE_URL: `postgres://nora@127.0.0.1:${port}/nora` });
    const socket = await arrived.promise;
    const exit = once(child, "exit");

    child.kill("SIGTERM");

    expect(await exit).toEqual([0, null]);
    socket.destroy();
    silent.close();
  });
});

describe("a start on a terminal", () => {
  const { mail } = readConfig({ SMTP_URL: "smtp://ana:s3cr3t@mail.example:587" });

  function announced(host: string | undefined, server: string | undefined, isTTY = true): string {
    const stdout = Object.assign(new PassThrough(), { isTTY });
    announce({ host, port: 3000, mail: { ...mail, server } }, stdout);
    return String(stdout.read() ?? "");
  }

  it.each([
    [undefined, mail.server, "Page: http://localhost:3000 | Mail goes to mail.example:587\n"],
    ["::", undefined, "Page: http://localhost:3000 | Mail goes to the Maildir ./data/mail\n"],
    [
      "fd00::20",
      undefined,
      "Page: http://[fd00::20]:3000 | Mail goes to the Maildir ./data/mail\n",
    ],
  ])("says in one line where the page is and where mail goes (HOST=%s)", (host, server, line) => {
    expect(announced(host, server)).toBe(line);
  });

  it("prints only the log elsewhere", () => {
    expect(announced(undefined, undefined, false)).toBe("");
  });
});

it.each([
  ["thrown", "throw new TypeError('ana@padaria.com.br')"],
  ["of a promise", "Promise.reject(new TypeError('ana@padaria.com.br'))"],
])(
  "an uncaught error %s is logged without its message; the process shuts down with 1",
  async (_case, code) => {
    const injected = `process.on('SIGUSR2', () => { ${code} })`;
    const { child, logged } = await runReady({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(injected)}`,
    });
    // After the last line of its log.
    const close = once(child, "close");

    child.kill("SIGUSR2");

    expect(await close).toEqual([1, null]);
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: "fatal",
        err: expect.objectContaining({ type: "TypeError" }) as object,
      }),
    );
    expect(logged.at(-1)).toMatchObject({ msg: "shut down" });
    expect(JSON.stringify(logged)).not.toContain("ana@padaria");
  },
);

describe("SIGTERM", () => {
  let model: ModelServer;
  let child: ChildProcess;
  let port: number;
  let url: string;
  let exit: Promise<unknown[]>;
  beforeEach(async () => {
    model = await startModelServer();
    ({ child, port, url } = await runReady({
      ANON_KEY: "k",
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: model.url,
      OPENAI_TIMEOUT_MS: "25000",
    }));
    exit = once(child, "exit");
  });
  afterEach(async () => {
    child.kill("SIGKILL");
    await exit;
    await model.stop();
  });

  const isClosed = () => until(async () => !(await answers(url)));

  /** Starts an answer that stays open until `finish` is called. */
  async function askAndHold() {
    const held = Promise.withResolvers<{ words: string[] }>();
    model.answer = () => held.promise;
    const answer = fetch(url + paths.chatbot, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: "k" },
      body: JSON.stringify({ message: "Oi" }),
    }).then(
      async (response) => await response.json(),
      () => "broken",
    );
    await until(() => model.requests.length > 0);
    return { answer, finish: () => held.resolve({ words: ["Olá, Ana!"] }) };
  }

  it("answers 503 to /readyz on open connections, and exits with 0", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = async () => {
      const sent = request({ host: "127.0.0.1", port, path: "/readyz", agent }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      const { statusCode: status, headers } = response;
      return { status, body: await json(response), connection: headers.connection };
    };
    expect((await get()).status).toBe(200);

    child.kill("SIGTERM");
    let last = await get();
    // Until the signal has arrived.
    while (last.status === 200) last = await get();
    agent.destroy();

    expect(last).toMatchObject({
      status: 503,
      body: { status: "unavailable" },
      connection: "close",
    });
    expect(await exit).toEqual([0, null]);
  });

  it("lets an open answer finish, and a repeated one changes nothing", async () => {
    const { answer, finish } = await askAndHold();

    child.kill("SIGTERM");
    await isClosed();
    for (const signal of ["SIGTERM", "SIGTERM"] as const) child.kill(signal);
    finish();

    expect(await answer).toMatchObject({ reply: "Olá, Ana!" });
    expect(await exit).toEqual([0, null]);
  });

  it("doesn't wait for connections without a request, which browsers open in advance", async () => {
    const silent = connect(port, "127.0.0.1");
    silent.on("error", () => {});
    await once(silent, "connect");

    child.kill("SIGTERM");

    expect(await exit).toEqual([0, null]);
    silent.destroy();
    // Less than the 22 s that open answers get.
  }, 15_000);

  it("after it, Ctrl-C ends the process at once", async () => {
    const { answer } = await askAndHold();

    child.kill("SIGTERM");
    await isClosed();
    const interrupting = setInterval(() => child.kill("SIGINT"), 50);

    expect(await exit).toEqual([1, null]);
    clearInterval(interrupting);
    expect(await answer).toBe("broken");
  });
});
