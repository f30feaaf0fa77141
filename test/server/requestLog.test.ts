import { loggablePath } from "../../server/http/loggablePath.ts";
import { type RequestLine, createLog, requestLines } from "../../server/log.ts";

describe("a path in the log", () => {
  it.each([
    ["/", "/"],
    ["/?contato=enviado", "/"],
    ["/functions/v1/send-contact-email", "/functions/v1/send-contact-email"],
    ["/auth/v1/token?grant_type=refresh_token", "/auth/v1/token"],
    ["/robots.txt", "/robots.txt"],
    ["/assets/main-B1x_2-aZ.js", "/assets/main-B1x_2-aZ.js"],
  ])("%s is %s", (url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });

  it.each([
    ["an e-mail", "/ana@padaria.com.br", "/*"],
    ["an encoded name", "/Ana%20Souza", "/*"],
    ["a phone", "/5511987654321", "/*"],
    ["a plain name", "/joao.silva", "/*"],
    ["a token", "/auth/eyJhbGciOiJIUzI1NiJ9", "/auth/*"],
    ["an id", "/functions/7b1d5f0e-2f7e-4c1c-9d55-0a4f2b1c3d4e", "/functions/*"],
    ["an IP address", "/203.0.113.7", "/*"],
  ])("hides %s", (_what, url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });
});

describe("the line of a request", () => {
  const line: RequestLine = {
    reqId: "7b1d5f0e-2f7e-4c1c-9d55-0a4f2b1c3d4e",
    method: "GET",
    path: "/",
    status: 200,
    ms: 0.4,
    aborted: false,
  };

  function written(level: string, write: (log: ReturnType<typeof createLog>) => void): string[] {
    const lines: string[] = [];
    write(createLog({ level }, { write: (text) => lines.push(text) }));
    return lines.map((text) => text.replace(/"time":\d+/, '"time":0'));
  }

  it("is what any other line with these words would be", () => {
    const { aborted: _aborted, ...words } = line;

    expect(written("info", (log) => requestLines(log)(line))).toEqual(
      written("info", (log) => log.info(words)),
    );
  });

  it("says when the visitor left before the answer had", () => {
    const [told = ""] = written("info", (log) => requestLines(log)({ ...line, aborted: true }));

    expect(JSON.parse(told)).toMatchObject({ status: 200, aborted: true });
  });

  it("isn't written where less is asked for", () => {
    expect(written("warn", (log) => requestLines(log)(line))).toEqual([]);
  });
});
