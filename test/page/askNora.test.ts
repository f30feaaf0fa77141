import "../support/pageGlobals.ts";
import type { RequestListener, ServerResponse } from "node:http";
import { type NoraEvent, askNora } from "../../src/chat/askNora.ts";
import { respond, startBackend, type TestBackend } from "../support/startBackend.ts";

const question = { message: "Oi", conversationHistory: [], leadData: null };

let running: TestBackend | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** Returns all events of a question to a backend with the given response. */
async function askOf(answer: RequestListener): Promise<NoraEvent[]> {
  await running?.stop();
  running = await startBackend(answer);
  const events: NoraEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of askNora(running.backend, question, signal)) events.push(event);
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

  it("reads a stream split at any byte, with any line ends and U+2028 in its text", async () => {
    const text = `: olá\r\n${token("ação 👍")}${done("uma\u2028duas").replaceAll("\n", "\r\n")}`;
    const single = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));

    expect(await askOf(stream(...single))).toEqual([
      { type: "words", text: "ação 👍" },
      { type: "answered", reply: "uma\u2028duas", suggestions: [] },
    ]);
  });

  it("yields the suggestions, streamed or not", async () => {
    const answer = { reply: "oi", suggestions: ["Quanto custa?", "Em quanto tempo?"] };

    expect(await askOf(respond(200, answer))).toEqual([{ type: "answered", ...answer }]);
    const event = `event: done\ndata: ${JSON.stringify(answer)}\n\n`;
    expect(await askOf(stream(event))).toEqual([{ type: "answered", ...answer }]);
  });

  it.each([
    ["abcd", []],
    [[{ a: 1 }, null, 5, "", " ", "x".repeat(81), "x".repeat(80)], ["x".repeat(80)]],
    [
      ["1", "2", "3", "4", "5"],
      ["1", "2", "3"],
    ],
  ])("ignores what is no suggestion: %j", async (suggestions, shown) => {
    expect(await askOf(respond(200, { reply: "oi", suggestions }))).toEqual([
      { type: "answered", reply: "oi", suggestions: shown },
    ]);
  });
});

describe("a failed call", () => {
  it.each([
    ["a stream that ends without done", stream(token("Ol"))],
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
    ["a 200 with a blank reply", respond(200, { reply: " " })],
    ["a 200 of null", respond(200, null)],
    [
      "a page",
      (_request, response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<p>"),
    ],
    ["no answer", (_request, response) => response.destroy()],
  ] satisfies [string, RequestListener][])("%s", async (_what, answer) => {
    expect(await askOf(answer)).toEqual([{ type: "failed" }]);
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
