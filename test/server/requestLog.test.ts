import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import * as fc from "fast-check";
import { paths } from "../../src/shared/paths.ts";
import { createLog } from "../../server/log.ts";
import { openTestDoor } from "../support/openTestDoor.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

describe("a path in the log", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ METRICS_TOKEN: "t", REFUSAL_RATE_LIMIT: "off" });
  });
  afterAll(() => app.stop());

  async function loggedPathOf(url: string): Promise<unknown> {
    const response = await fetch(app.url + url);
    await response.arrayBuffer();
    const reqId = response.headers.get("X-Request-Id");
    const isLine = (line: Record<string, unknown>) => line.reqId === reqId;
    await until(() => app.logged.some(isLine));
    return app.logged.find(isLine)!.path;
  }

  it.each([
    ["/", "/"],
    ["/?contato=enviado", "/"],
    ["/?email=ana@padaria.com.br", "/"],
    ["/robots.txt", "/robots.txt"],
    ["/functions/v1/send-contact-email", "/functions/v1/send-contact-email"],
    ["/auth/v1/token?grant_type=refresh_token", "/auth/v1/token"],
    ["/auth/v1/user", "/auth/v1/user"],
    ["/readyz", "/readyz"],
    ["/metrics", "/metrics"],
    ["/assets/main-B1x_2-aZ.js", "/assets/{*file}"],
  ])("%s is %s", async (url, logged) => {
    expect(await loggedPathOf(url)).toBe(logged);
  });

  it("is logged for a file of the build", async () => {
    const html = await (await fetch(app.url)).text();
    const [script = ""] = /\/assets\/main-[\w-]+\.js/.exec(html) ?? [];

    expect(await loggedPathOf(script)).toBe(script);
  });

  it.each([
    ["an e-mail", "/ana@padaria.com.br"],
    ["an encoded name", "/Ana%20Souza"],
    ["a phone", "/5511987654321"],
    ["a plain name", "/joao.silva"],
    ["a token", "/auth/eyJhbGciOiJIUzI1NiJ9"],
    ["an id", "/functions/7b1d5f0e-2f7e-4c1c-9d55-0a4f2b1c3d4e"],
    ["an IP address", "/203.0.113.7"],
  ])("hides %s", async (_what, url) => {
    expect(await loggedPathOf(url)).toBe("*");
  });

  it("is one of our routes or a star, for any request", async () => {
    const ours = ["*", "/assets/{*file}", ...Object.values(paths)];
    const segment = fc.oneof(
      fc.emailAddress(),
      fc.uuid(),
      fc.ipV4(),
      fc.constantFrom("auth", "v1", "functions", "chatbot", "assets", "..", ""),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(segment), async (segments) => {
        expect(ours).toContain(
          await loggedPathOf(`/${segments.map(encodeURIComponent).join("/")}`),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe("the log line of a request", () => {
  it("has `aborted` if the visitor left before the end of the response", async () => {
    const lines: string[] = [];
    const server = createServer();
    const arrived = Promise.withResolvers<void>();
    openTestDoor(server, {
      log: createLog({ level: "info" }, { write: (line) => lines.push(line) }),
      next: () => arrived.resolve(),
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.write("GET /x HTTP/1.1\r\nHost: x\r\n\r\n");
    await arrived.promise;

    socket.destroy();
    await until(() => lines.length > 0);
    server.close();

    expect(JSON.parse(lines[0]!)).toMatchObject({ method: "GET", path: "*", aborted: true });
  });
});
