import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { rawRequest, statusOf } from "../support/rawRequest.ts";
import { ANON_KEY, type RunningApp, startApp } from "../support/startApp.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ SESSION_RATE_LIMIT: "off" });
});
afterAll(() => app.stop());

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const POSTS = [
  paths.contact,
  paths.chatbot,
  "/auth/v1/signup",
  "/auth/v1/token",
  "/auth/v1/logout",
];

async function post(
  path: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(app.url + path, {
    method: "POST",
    headers: { apikey: ANON_KEY, "Content-Type": JSON_TYPE, ...headers },
    body: body as BodyInit,
    redirect: "manual",
  });
}

async function statusOfPost(...args: Parameters<typeof post>): Promise<number> {
  const response = await post(...args);
  await response.body?.cancel();
  return response.status;
}

describe("any request", () => {
  const anyBody = fc.oneof(
    fc.json(),
    fc.string({ unit: "binary" }),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    fc
      .record(
        {
          name: fc.anything(),
          email: fc.oneof(fc.emailAddress(), fc.anything()),
          phone: fc.anything(),
          message: fc.oneof(fc.string(), fc.anything()),
          conversationHistory: fc.array(
            fc.record({
              role: fc.constantFrom("user", "assistant", "system"),
              content: fc.anything(),
            }),
          ),
          leadData: fc.anything(),
          refresh_token: fc.anything(),
          email_verified: fc.anything(),
        },
        { requiredKeys: [] },
      )
      .map((value) => asJson(value)),
  );
  const anyType = fc.constantFrom(
    JSON_TYPE,
    FORM_TYPE,
    "application/json; charset=utf-16",
    "application/json; charset=x-rubbish",
    "multipart/form-data; boundary=x",
    "text/plain",
    "rubbish",
  );

  it("with POST gets an expected status, never a 5xx", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTS), anyBody, anyType, async (path, body, type) => {
        const status = await statusOfPost(path, body, { "Content-Type": type });
        expect([200, 204, 303, 400, 401, 403, 409, 413, 415, 422]).toContain(status);
      }),
    );
  });

  it("with any path and method gets an expected status", async () => {
    const anyPath = fc.oneof(
      fc.webPath(),
      fc.string().map((path) => `/${encodeURI(path.toWellFormed())}`),
      fc.constantFrom(
        "//",
        "//evil.example/",
        "/%",
        "/%E0%A4%A",
        "/%00",
        "/..%2f..%2fetc/passwd",
        "/assets/../server.js",
        "/assets/",
        "/functions/v1/__proto__",
        "/auth/v1/",
        "*",
        "http://evil.example/",
        "/?__proto__[x]=1",
        "/\\..\\",
      ),
    );
    const anyMethod = fc.constantFrom(
      "GET",
      "HEAD",
      "POST",
      "PUT",
      "DELETE",
      "OPTIONS",
      "TRACE",
      "PATCH",
      "PROPFIND",
    );
    await fc.assert(
      fc.asyncProperty(anyMethod, anyPath, async (method, path) => {
        const answer = await rawRequest(
          app.url,
          `${method} ${path.replaceAll(/\s/g, "+")} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
        );
        expect([200, 204, 400, 401, 403, 404, 405, 415]).toContain(statusOf(answer));
      }),
    );
  });

  it("with any header value gets the same status", async () => {
    const names = [
      "Authorization",
      "apikey",
      "Origin",
      "Accept",
      "Accept-Encoding",
      "If-None-Match",
      "Cookie",
      "X-Forwarded-For",
      "Range",
      "Expect-CT",
      "Accept-Language",
    ];
    const anyValue = fc.oneof(
      fc.string({ unit: "grapheme-ascii", maxLength: 300 }),
      fc.constantFrom(
        "gzip;q=x, br;q=9",
        "*/*;q=0",
        "Bearer eyJhbGciOiJub25lIn0.e30.",
        "bytes=0-",
        "null",
        "1.2.3.4, ::1, x",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anyValue, async (name, value) => {
        const response = await fetch(app.url, { headers: { [name]: value } });
        await response.body?.cancel();
        expect([200, 304]).toContain(response.status);
        const status = await statusOfPost(paths.contact, "{}", { [name]: value });
        expect([400, 401, 403]).toContain(status);
      }),
    );
  });
});

describe("any header value", () => {
  const anyValue = fc.string({ unit: "grapheme-ascii", maxLength: 80 });

  it("of Idempotency-Key is accepted if it has 1 to 255 visible ASCII characters", async () => {
    const keys = fc.oneof(
      fc.string({ unit: "grapheme-ascii", minLength: 1 }),
      fc.stringMatching(/^[\x21-\x7e]{1,255}$/),
      fc.integer({ min: 250, max: 260 }).map((length) => "k".repeat(length)),
      fc.stringMatching(/^[\x80-\xff]{1,9}$/),
    );
    const ids = new Map<string, string>();

    await fc.assert(
      fc.asyncProperty(keys, async (key) => {
        const response = await post(paths.contact, JSON.stringify(aContact()), {
          "Idempotency-Key": key,
        });
        const { id } = (await response.json()) as { id?: string };

        // Whitespace around a header's value isn't part of it (RFC 9110, 5.5).
        const sent = key.replaceAll(/^[\t ]+|[\t ]+$/g, "");
        expect(response.status).toBe(/^[\x21-\x7e]{1,255}$/.test(sent) ? 200 : 400);
        if (id === undefined) return;
        expect(id).toBe(ids.get(sent) ?? id);
        ids.set(sent, id);
      }),
    );
  });

  it("of Authorization without our signature is refused", async () => {
    const part = fc.oneof(
      fc.base64String(),
      fc.json().map((text) => btoa(text.toWellFormed() && encodeURIComponent(text))),
    );
    const tokens = fc.oneof(
      anyValue,
      fc.array(part, { maxLength: 5 }).map((parts) => parts.join(".")),
    );
    const schemes = fc.constantFrom("Bearer ", "bearer  ", "Basic ", "");
    const addresses = fc.constantFrom<[string, string]>(
      ["GET", "/auth/v1/user"],
      ["POST", "/auth/v1/logout"],
      ["POST", paths.contact],
      ["POST", paths.chatbot],
    );
    await fc.assert(
      fc.asyncProperty(addresses, schemes, tokens, async ([method, path], scheme, token) => {
        const response = await fetch(app.url + path, {
          method,
          headers: { Authorization: scheme + token, "Content-Type": JSON_TYPE },
        });
        await response.body?.cancel();

        expect([401, 403]).toContain(response.status);
      }),
    );
  });

  it("of Accept gets the chat's answer as JSON or as a stream", async () => {
    const kinds = fc.constantFrom(
      "text/event-stream",
      "application/json",
      "*/*",
      "text/*",
      "text/html",
    );
    const quality = fc.constantFrom("", ";q=0", ";q=0.1", ";q=1", ";q=x");
    const accepts = fc.oneof(
      anyValue,
      fc.array(fc.tuple(kinds, quality).map((pair) => pair.join(""))).map((all) => all.join(",")),
    );
    await fc.assert(
      fc.asyncProperty(accepts, async (Accept) => {
        const response = await post(paths.chatbot, '{"message":"Oi"}', { Accept });

        expect(response.status).toBe(200);
        expect(await response.text()).toMatch(/^\{"reply":".+\}$|^event: token\n[^]+event: done\n/);
      }),
    );
  });
});

describe("any query", () => {
  const addresses = fc.constantFrom("/", "/nao-existe", "/robots.txt");
  const parameter = fc.tuple(
    fc.oneof(fc.string(), fc.constantFrom("contato", "q", "__proto__", "apikey", "view")),
    fc.oneof(fc.string(), fc.constantFrom("enviado", "<script>", "1")),
  );
  const queries = fc
    .array(parameter, { minLength: 1, maxLength: 4 })
    .map((pairs) => new URLSearchParams(pairs))
    .filter((query) => query.get("contato") !== "enviado")
    .map(String);

  it("gets the same response as none", async () => {
    const read = async (address: string) => {
      const response = await fetch(app.url + address);
      return { status: response.status, body: await response.text() };
    };

    await fc.assert(
      fc.asyncProperty(addresses, queries, async (path, query) => {
        expect(await read(`${path}?${query}`)).toEqual(await read(path));
      }),
    );
  });
});

describe("any native form post", () => {
  it("gets a page, or a redirect to one", async () => {
    const field = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ minLength: 1 }),
      fc.constantFrom("</script><script>alert(1)</script>", '"><script>', "</textarea><script>"),
    );
    const scriptsIn = (html: string) => html.split("<script").length - 1;
    const scripts = scriptsIn(await (await fetch(app.url)).text());
    const good = aContact() as Record<string, string>;
    const forms = fc.record(
      {
        name: fc.oneof(field, fc.constant(good.name!)),
        email: fc.oneof(field, fc.emailAddress(), fc.constant(good.email!)),
        phone: fc.oneof(field, fc.constant(good.phone!)),
        message: fc.oneof(field, fc.constant(good.message!)),
        website: field,
        apikey: fc.oneof({ weight: 4, arbitrary: fc.constant(ANON_KEY) }, field),
      },
      { requiredKeys: ["apikey"] },
    );
    await fc.assert(
      fc.asyncProperty(forms, async (form) => {
        const body = new URLSearchParams(form).toString();
        const response = await post(paths.contact, body, { "Content-Type": FORM_TYPE });
        const page = await response.text();

        // Typed values are escaped text in the page.
        const isPage = /^<!DOCTYPE html>/i.test(page) && scriptsIn(page) === scripts;
        const isSent = response.headers.get("Location") === paths.contactSent;
        expect(response.status === 303 ? isSent : isPage).toBe(true);
        expect([303, 400, 401, 422]).toContain(response.status);
      }),
    );
  });
});

describe("a body", () => {
  it.each([
    ["not JSON", "{", {}, 400],
    ["a list", "[]", {}, 400],
    ["a number", "1", {}, 400],
    ["null", "null", {}, 400],
    ["empty", "", {}, 400],
    ["bad UTF-8", Buffer.from([0x22, 0xff, 0x22]), {}, 400],
    ["nested 10,000 deep", `{"name":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, {}, 400],
    ["over 32 KiB", JSON.stringify({ name: "x".repeat(33_000) }), {}, 413],
    [
      "over 32 KiB once unpacked",
      gzipSync(`"${"x".repeat(10_000_000)}"`),
      { "Content-Encoding": "gzip" },
      413,
    ],
    ["not what its encoding says", "{}", { "Content-Encoding": "gzip" }, 400],
    ["of an unknown encoding", "{}", { "Content-Encoding": "rubbish" }, 415],
    ["of an unknown charset", "{}", { "Content-Type": "application/json; charset=koi8-r" }, 415],
    ["of another type", "{}", { "Content-Type": "text/plain" }, 415],
  ])("that is %s gets its own error status", async (_case, body, headers, expected) => {
    const response = await post(paths.contact, body, headers);

    expect(response.status).toBe(expected);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\S/) as string });
  });

  it("without a length gets a 413, and its connection can be used again", async () => {
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    const answers = await rawRequest(
      app.url,
      `POST ${paths.contact} HTTP/1.1\r\nHost: x\r\napikey: ${ANON_KEY}\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(8)}0\r\n\r\n` +
        "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );

    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  it.each(["__proto__", "constructor", "prototype"])("can't pollute %s", async (key) => {
    const fields = JSON.stringify(aContact()).slice(1, -1);
    const body = `{${fields},"${key}":{"isAdmin":true,"prototype":{"isAdmin":true}}}`;

    expect(await statusOfPost(paths.contact, body)).toBe(200);
    expect(await statusOfPost(paths.contact, `{"${key}":{"name":"Ana","email":"a@b.com"}}`)).toBe(
      400,
    );
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined();
  });

  it.each([
    "name=Ana&name=Bia",
    "name[]=Ana",
    "name[a]=1",
    "__proto__[name]=Ana&__proto__.name=Ana",
  ])("whose form contains %s is refused: no repeated or nested fields", async (parameters) => {
    const rest = new URLSearchParams({
      ...(aContact() as Record<string, string>),
      apikey: ANON_KEY,
    });
    rest.delete("name");

    expect(
      await statusOfPost(paths.contact, `${parameters}&${rest}`, { "Content-Type": FORM_TYPE }),
    ).toBe(422);
  });

  it("with too many parameters is refused", async () => {
    const body = "a=1&".repeat(5000);

    expect(await statusOfPost(paths.contact, body, { "Content-Type": FORM_TYPE })).toBe(413);
  });
});

describe("malformed HTTP requests", () => {
  it.each([
    ["rubbish", "rubbish\r\n\r\n", 400],
    ["TLS to a plain port", Buffer.from([0x16, 0x03, 0x01, 0x00, 0xa5, 0x01, 0x00]), 400],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n", 400],
    ["a folded header", "GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
      400,
    ],
    [
      "length and chunks (request smuggling)",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a chunk of no size",
      "POST /functions/v1/chatbot HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
      400,
    ],
    ["no Host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["headers over 16 KiB", `GET / HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(17_000)}\r\n\r\n`, 431],
    ["an address over 16 KiB", `GET /${"x".repeat(17_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      "an expectation we can't meet",
      "GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n",
      417,
    ],
  ])("with %s get a 4xx, and the connection is closed", async (_case, bytes, expected) => {
    expect(statusOf(await rawRequest(app.url, bytes))).toBe(expected);
  });

  it("with 1,000 headers are answered normally or with 431", async () => {
    const headers = Array.from({ length: 1000 }, (_, index) => `H${index}: x\r\n`).join("");
    const answer = await rawRequest(
      app.url,
      `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`,
    );

    expect([200, 431]).toContain(statusOf(answer));
  });
});

/** Returns a value of fast-check as JSON, without the parts that JSON can't represent. */
function asJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_key, held: unknown) =>
      typeof held === "bigint" ? String(held) : held,
    );
  } catch {
    return "{}";
  }
}
