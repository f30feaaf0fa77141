import type { RequestListener, ServerResponse } from "node:http";
import { type NoraEvent, askNora } from "../../src/chat/askNora.ts";
import { callWithKey } from "../../src/backend/FunctionCall.ts";
import { respond, startBackend, type TestBackend } from "../support/startBackend.ts";

const question = { message: "Oi", conversationHistory: [], leadData: null };

let running: TestBackend | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** Returns all events of a question to a backend with the given response. */
async function askOf(
  answer: RequestListener,
  { call = new AbortController(), limitMs = 5000 } = {},
): Promise<NoraEvent[]> {
  running = await startBackend(answer);
  const events: NoraEvent[] = [];
  const nora = askNora(callWithKey(running.backend), question, call, limitMs);
  for await (const event of nora) events.push(event);
  return events;
}

/** Responds with a stream of these pieces, each received separately. */
function stream(...pieces: (string | Uint8Array)[]): RequestListener {
  return (_request, response) => {
    void sendPieces(response, pieces).then(() => response.end());
  };
}

async function sendPieces(response: ServerResponse, pieces: (string | Uint8Array)[]) {
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  for (const piece of pieces) {
    await new Promise((written) => response.write(piece, written));
    await new Promise(setImmediate);
  }
}

function token(text: string): string {
  return `event: token\ndata: ${JSON.stringify({ text })}\n\n`;
}

function done(reply: string): string {
  return `event: done\ndata: ${JSON.stringify({ reply })}\n\n`;
}

describe("asking Nora", () => {
  it("sends the question with the public key, and requests a stream", async () => {
    await askOf(respond(200, { reply: "Olá" }));

    expect(running?.received).toMatchObject([
      {
        path: "/functions/v1/chatbot",
        headers: {
          accept: "text/event-stream, application/json",
          apikey: "anon-key",
          authorization: "Bearer anon-key",
          "content-type": "application/json",
        },
        body: question,
      },
    ]);
  });

  it("accepts a plain JSON answer", async () => {
    expect(await askOf(respond(200, { reply: "Olá!" }))).toEqual([
      { type: "answered", reply: "Olá!", suggestions: [] },
    ]);
  });

  it("yields a stream's text as it arrives, then the whole answer", async () => {
    expect(await askOf(stream(token("Ol"), ": ping\n\n", token("á!"), done("Olá!")))).toEqual([
      { type: "words", text: "Ol" },
      { type: "words", text: "á!" },
      { type: "answered", reply: "Olá!", suggestions: [] },
    ]);
  });

  it("doesn't end a line at U+2028", async () => {
    expect(await askOf(stream(done("uma\u2028duas\u2029três")))).toEqual([
      { type: "answered", reply: "uma\u2028duas\u2029três", suggestions: [] },
    ]);
  });

  it("reads a stream split at any byte", async () => {
    const bytes = Buffer.from(`: olá\r\n${token("ação 👍")}${done("ação 👍")}`);
    const single = [...bytes].map((byte) => Uint8Array.of(byte));

    expect(await askOf(stream(...single))).toEqual([
      { type: "words", text: "ação 👍" },
      { type: "answered", reply: "ação 👍", suggestions: [] },
    ]);
  });

  it.each([
    ["\\n", "\n"],
    ["\\r\\n", "\r\n"],
  ])("reads lines that end in %s", async (_name, end) => {
    const text = (token("oi") + done("oi")).replaceAll("\n", end);

    expect(await askOf(stream(...text.split("")))).toEqual([
      { type: "words", text: "oi" },
      { type: "answered", reply: "oi", suggestions: [] },
    ]);
  });

  it("yields the suggestions, streamed or not", async () => {
    const answer = { reply: "oi", suggestions: ["Quanto custa?", "Em quanto tempo?"] };

    expect(await askOf(respond(200, answer))).toEqual([{ type: "answered", ...answer }]);
    await running?.stop();
    const event = `event: done\ndata: ${JSON.stringify(answer)}\n\n`;
    expect(await askOf(stream(event))).toEqual([{ type: "answered", ...answer }]);
  });

  it("joins the lines of an event's data", async () => {
    const event = 'event: done\ndata: {"reply":\ndata: "oi"}\n\n';

    expect(await askOf(stream(event))).toEqual([
      { type: "answered", reply: "oi", suggestions: [] },
    ]);
  });

  it("ignores unknown fields", async () => {
    expect(await askOf(stream('id: 7\nretry: 100\nevent: done\ndata:{"reply":"oi"}\n\n'))).toEqual([
      { type: "answered", reply: "oi", suggestions: [] },
    ]);
  });
});

describe("a failed call", () => {
  it.each([
    ["a stream that ends without done", stream(token("Ol"))],
    ["a done without its blank line", stream(token("Ol"), done("Ol").trimEnd())],
    ["an event: error", stream(token("Ol"), 'event: error\ndata: {"error":"x"}\n\n', done("Ol"))],
    ["data that is no JSON", stream(token("Ol"), "event: done\ndata: {\n\n")],
  ])("%s, after the text received so far", async (_what, answer) => {
    expect(await askOf(answer)).toEqual([{ type: "words", text: "Ol" }, { type: "failed" }]);
  });

  it("a connection broken during the stream, after the text received so far", async () => {
    const events = await askOf((_request, response) => {
      void sendPieces(response, [token("Ol")]).then(() => response.destroy());
    });

    expect(events.at(-1)).toEqual({ type: "failed" });
    expect(events.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ["a 500 with an error", respond(500, { error: "x" })],
    ["a 504 with a reply", respond(504, { reply: "x" })],
    ["a 404 that is no error", respond(404, { message: "x" })],
    ["a 200 without a reply", respond(200, {})],
    ["a 200 of null", respond(200, null)],
    [
      "a page",
      (_request, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>"),
    ],
    ["no answer", (_request, response) => response.destroy()],
  ] satisfies [string, RequestListener][])("%s", async (_what, answer) => {
    expect(await askOf(answer)).toEqual([{ type: "failed" }]);
  });

  it("an answer that takes too long, before the first word or after it", async () => {
    const silent: RequestListener = () => {};
    const silentLater: RequestListener = (_request, response) => {
      void sendPieces(response, [token("Ol")]);
    };

    expect(await askOf(silent, { limitMs: 50 })).toEqual([{ type: "failed" }]);
    await running?.stop();
    expect(await askOf(silentLater, { limitMs: 200 })).toEqual([
      { type: "words", text: "Ol" },
      { type: "failed" },
    ]);
  });
});

describe("an error response", () => {
  it.each([
    [400, { error: "Mensagem muito longa" }],
    [429, { error: "Muitas mensagens. Aguarde um minuto." }],
    [401, { error: "A página expirou." }],
    [200, { error: "Hoje não." }],
  ])("yields its own message: %i", async (status, body) => {
    expect(await askOf(respond(status, body))).toEqual([{ type: "failed", error: body.error }]);
  });
});

describe("stopping", () => {
  it("aborts the call and keeps the text received so far", async () => {
    const visitor = new AbortController();
    let left: Promise<unknown> = Promise.resolve();
    running = await startBackend((_request, response) => {
      left = new Promise((resolve) => response.once("close", resolve));
      void sendPieces(response, [token("Ol")]);
    });

    const events: NoraEvent[] = [];
    for await (const event of askNora(callWithKey(running.backend), question, visitor)) {
      events.push(event);
      visitor.abort();
    }

    expect(events).toEqual([{ type: "words", text: "Ol" }, { type: "stopped" }]);
    await left;
  });

  it("works before the call has begun", async () => {
    const call = new AbortController();
    call.abort();

    expect(await askOf(respond(200, { reply: "x" }), { call })).toEqual([{ type: "stopped" }]);
  });
});
