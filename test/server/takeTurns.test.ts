import { once } from "node:events";
import type { Server } from "node:http";
import { type Socket, connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createHttpServer } from "../../server/http/createHttpServer.ts";
import { countRefusals } from "../../server/http/refusals.ts";
import { takeTurns } from "../../server/http/takeTurns.ts";
import { listen } from "../../server/process/listen.ts";
import { openTestDoor } from "../support/openTestDoor.ts";
import { rawRequest } from "../support/rawRequest.ts";
import { until } from "../support/until.ts";

const JOBS = 40;

/** Longer than the share of a turn, so that each turn runs one job. */
const JOB_MS = 2;

function work(ms = JOB_MS): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe("taking turns", () => {
  it("runs all jobs in order, and other events between them", async () => {
    const inTurn = takeTurns();
    const ran: number[] = [];
    for (let job = 0; job < JOBS; job++) {
      inTurn(() => {
        work();
        ran.push(job);
      });
    }
    await nextTurn();
    const ranAtFirstEvent = ran.length;
    await until(() => ran.length === JOBS);

    expect(ranAtFirstEvent).toBeLessThan(JOBS);
    expect(ran).toEqual(Array.from({ length: JOBS }, (_value, job) => job));
  });
});

describe("requests that wait for their turn", () => {
  let server: Server;
  let clients: Socket[];
  let passedOn: number;
  let passedOnBeforePage: number | undefined;
  beforeEach(async () => {
    passedOn = 0;
    server = createHttpServer();
    openTestDoor(server, {
      find: (path) => {
        if (path === "/") passedOnBeforePage = passedOn;
        return undefined;
      },
      next: (_request, response) => {
        passedOn++;
        work();
        response.end("ok");
      },
    });
    let connections = 0;
    server.on("connection", () => connections++);
    const port = await listen(server, { port: 0, host: "127.0.0.1" });
    clients = Array.from({ length: JOBS + 1 }, () => connect(port, "127.0.0.1"));
    await until(() => connections === clients.length);
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  function requestAll(): void {
    const paths = Array.from({ length: JOBS }, () => "/waits").concat("/");
    for (const [index, path] of paths.entries()) {
      clients[index]!.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    }
  }

  it("don't delay a page", async () => {
    requestAll();
    await until(() => passedOnBeforePage !== undefined);

    expect(passedOnBeforePage).toBeLessThan(JOBS);
  });

  it("aren't handled any more if their client has left", async () => {
    requestAll();
    await once(clients[0]!, "data");
    for (const client of clients) client.destroy();
    await once(server.close(), "close");

    expect(passedOn).toBeLessThan(JOBS);
  });
});

describe("requests pipelined on one connection", () => {
  it("are refused once the address has too many refusals", async () => {
    const REQUESTS = 20_000;
    const server = createHttpServer();
    openTestDoor(server, {
      refusals: countRefusals({ requests: 600, seconds: 600 }),
      next: (_request, response) => {
        work(0.2);
        response.statusCode = 404;
        response.end();
      },
    });
    const port = await listen(server, { port: 0, host: "127.0.0.1" });
    try {
      const one = "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n";
      const last = one.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
      const answers = await rawRequest(`http://127.0.0.1:${port}`, one.repeat(REQUESTS - 1) + last);

      expect(answers.match(/HTTP\/1\.1 \d{3} /g)).toHaveLength(REQUESTS);
      expect(answers.match(/HTTP\/1\.1 429 /g)!.length).toBeGreaterThan(REQUESTS / 2);
    } finally {
      server.close();
    }
  });
});
