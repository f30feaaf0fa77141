import * as fc from "fast-check";
import { createModel, eventData } from "../../server/chat/model/model.ts";
import { ModelError } from "../../server/chat/model/ModelError.ts";
import { limit } from "../../server/config/limit.ts";
import { mailbox } from "../../server/config/mailbox.ts";
import { type ModelServer, startModelServer } from "../support/modelServer.ts";

function streamOf(pieces: Iterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** Returns a body in pieces of these lengths, repeated. */
function* inPieces(text: string, lengths: readonly number[]): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let turn = 0;
  for (let begin = 0; begin < bytes.length; turn++) {
    const end = begin + lengths[turn % lengths.length]!;
    yield bytes.subarray(begin, end);
    begin = end;
  }
}

const pieceLengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });

describe("the model's event stream", () => {
  it("yields the same for any split, also within a character", async () => {
    const data = fc.string({ unit: "grapheme" }).map((text) => JSON.stringify(text));
    const lineEnd = fc.constantFrom("\n", "\r\n");
    const noise = fc.constantFrom("", ": ping\n", "event: x\n", "id: 1\n", "retry: 9\n");

    await fc.assert(
      fc.asyncProperty(
        fc.array(data),
        lineEnd,
        noise,
        pieceLengths,
        async (all, end, other, cut) => {
          const body = all.map((each) => `${other}data: ${each}${end}${end}`).join("");

          expect(await Array.fromAsync(eventData(streamOf(inPieces(body, cut))))).toEqual(all);
        },
      ),
    );
  });

  it("ends for any bytes, with lines of the input or an error", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^(?:data:|\r|\n|[ -~]|:)*$/),
    );
    await fc.assert(
      fc.asyncProperty(text, pieceLengths, async (body, cut) => {
        const sent = new TextDecoder().decode(new TextEncoder().encode(body));
        for await (const each of eventData(streamOf(inPieces(body, cut))))
          expect(sent).toContain(each);
      }),
    );
  });

  it("refuses an endless line", async () => {
    const endless = (function* () {
      for (;;) yield new TextEncoder().encode("data: ".padEnd(4096, "x"));
    })();

    await expect(Array.fromAsync(eventData(streamOf(endless)))).rejects.toThrow(RangeError);
  });
});

describe("a model's answer", () => {
  let endpoint: ModelServer;
  beforeAll(async () => {
    endpoint = await startModelServer();
  });
  afterAll(() => endpoint.stop());

  it("is text or a named failure for any response", async () => {
    const chunk = fc.oneof(
      fc.json(),
      fc.constantFrom("[DONE]", "{", '{"error":null}', '{"choices":[{"delta":{"content":"Oi"}}]}'),
      fc.record({ choices: fc.anything() }).map((value) => JSON.stringify(value) ?? ""),
    );
    const stream = fc
      .array(chunk, { maxLength: 5 })
      .map((chunks) => chunks.map((data) => `data: ${data}\n\n`).join(""));
    const types = fc.constantFrom("text/event-stream", "application/json", "text/html", "");
    const answers = fc.record({
      status: fc.constantFrom(200, 200, 200, 201, 400, 404, 500),
      body: fc.oneof(stream, fc.json(), fc.string({ unit: "binary" })),
      headers: types.map((type) => ({ "content-type": type })),
    });
    const model = createModel(
      { apiKey: "k", baseURL: endpoint.url, model: "m", timeoutMs: 5000 },
      { retryMs: 1 },
    )!;
    const outcomeOf = async () => {
      try {
        const pieces = model.answer(
          [{ role: "user", content: "Oi" }],
          new AbortController().signal,
        );
        return (await Array.fromAsync(pieces)).join("");
      } catch (error) {
        return error;
      }
    };

    await fc.assert(
      fc.asyncProperty(answers, async (answer) => {
        endpoint.answer = () => answer;
        const outcome = await outcomeOf();

        const isText = typeof outcome === "string" && outcome.trim() !== "";
        expect(isText || outcome instanceof ModelError).toBe(true);
      }),
    );
  });
});

describe("a mailbox of the environment", () => {
  it("is one address that can receive mail, or refused", () => {
    const text = fc.oneof(
      fc.string(),
      fc.emailAddress(),
      fc.tuple(fc.string(), fc.emailAddress()).map(([name, address]) => `${name} <${address}>`),
      fc.array(fc.emailAddress(), { minLength: 2 }).map((list) => list.join(", ")),
    );
    fc.assert(
      fc.property(text, (written) => {
        const { success, data } = mailbox.safeParse(written);
        fc.pre(success);
        expect(data.address).toMatch(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/);
        expect(written).toContain(data.address);
      }),
    );
  });
});

describe("a limit of the environment", () => {
  it("has the written values, or is refused", () => {
    const number = fc.oneof(fc.nat(2e9), fc.nat(9), fc.integer(), fc.double());
    fc.assert(
      fc.property(number, number, (requests, seconds) => {
        const { success, data } = limit.safeParse(`${requests}/${seconds}`);
        fc.pre(success);
        expect(data).toEqual({ requests, seconds });
        expect(data?.requests).toBeGreaterThan(0);
        expect(data?.seconds).toBeGreaterThan(0);
      }),
    );
  });
});
