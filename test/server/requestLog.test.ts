import * as fc from "fast-check";
import { paths } from "../../src/shared/paths.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: "t" });
});
afterAll(() => app.stop());

/** Returns the log line of a request, found by the id of its answer. */
async function lineOf(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(app.url + url, init);
  await response.arrayBuffer();
  const reqId = response.headers.get("X-Request-Id");
  const isLine = (line: Record<string, unknown>) => line.reqId === reqId && "path" in line;
  await until(() => app.logged.some(isLine));
  return app.logged.find(isLine)!;
}

describe("the log line of a request", () => {
  it("has id, method, route, status and duration, and nothing of the visitor", async () => {
    const line = await lineOf(`${paths.contact}?email=ana@padaria.com.br`, {
      headers: { Cookie: "ana", "User-Agent": "ana", "X-Forwarded-For": "203.0.113.7" },
    });

    expect(line).toEqual({
      level: "info",
      time: expect.any(Number) as number,
      reqId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      method: "GET",
      path: paths.contact,
      status: 405,
      ms: expect.any(Number) as number,
      msg: "request completed",
    });
  });

  it.each([
    ["/?contato=enviado", "/"],
    ["/functions/v1/chatbot", "/functions/v1/chatbot"],
    ["/auth/v1/token?grant_type=refresh_token", "/auth/v1/token"],
    ["/readyz", "/readyz"],
    ["/metrics", "/metrics"],
  ])("names the route of %s: %s", async (url, path) => {
    expect(await lineOf(url)).toMatchObject({ path });
  });

  it("has one of our routes or a star, whatever the address", async () => {
    const ours = ["*", ...Object.values(paths)];
    const segment = fc.oneof(
      fc.emailAddress(),
      fc.uuid(),
      fc.ipV4(),
      fc.constantFrom("auth", "v1", "functions", "chatbot", "assets", "..", ""),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(segment), async (segments) => {
        const { path } = await lineOf(`/${segments.map(encodeURIComponent).join("/")}`);
        expect(ours).toContain(path);
      }),
      { numRuns: 50 },
    );
  });
});
