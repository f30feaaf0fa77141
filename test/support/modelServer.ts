import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** Response of the endpoint to a request. */
export type ModelAnswer =
  /** Never responds. */
  | "hang"
  /** Closes the connection before the first word. */
  | "drop"
  /** Any status and body, even an invalid body. */
  | { status: number; body?: string; headers?: Record<string, string> }
  /** Events as they are: a text is the event's lines, anything else the JSON of its data. */
  | { events: readonly (string | object | null)[] }
  | Spoken;

interface Spoken {
  words: readonly string[];
  /** Delay in ms before each word. */
  pause?: number;
  /** The last word waits for it. */
  hold?: Promise<unknown>;
  /** Event after the last word; `[DONE]` by default. */
  ending?: "hang" | "drop" | "end" | "error";
  /** Reason why the answer ends; `stop` by default. */
  finish?: string;
  /** Responds with one JSON body, like an endpoint without streaming. */
  whole?: boolean;
}

interface ModelRequest {
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream?: boolean;
    messages: { role: string; content: string }[];
  };
  /** Whether the connection closed before the response ended. */
  aborted: boolean;
}

/** OpenAI-compatible HTTP endpoint on this machine. */
export interface ModelServer {
  /** Value for OPENAI_BASE_URL. */
  url: string;
  /** All requests so far, in order. */
  requests: ModelRequest[];
  answer: (request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>;
  stop(): Promise<void>;
}

export async function startModelServer(
  answer: ModelServer["answer"] = () => ({ words: ["Olá", ", ", "tudo bem?"] }),
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const http = createServer(async (incoming, response) => {
    const request: ModelRequest = {
      headers: incoming.headers,
      body: JSON.parse(await text(incoming)) as ModelRequest["body"],
      aborted: false,
    };
    response.once("close", () => (request.aborted = !response.writableFinished));
    requests.push(request);
    await send(await server.answer(request), response);
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");

  const server: ModelServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    requests,
    answer,
    async stop() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
  return server;
}

async function send(answer: ModelAnswer, response: ServerResponse): Promise<void> {
  if (answer === "hang") return;
  if (answer === "drop") {
    response.destroy();
    return;
  }
  if ("status" in answer) {
    const { status, body = "", headers } = answer;
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    return;
  }
  if ("events" in answer) {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const event of answer.events) {
      if (typeof event === "string") response.write(`${event}\n\n`);
      else write(response, event);
    }
    response.end("data: [DONE]\n\n");
    return;
  }
  if (answer.whole === true) {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(completion(answer.words.join(""))));
    return;
  }
  await stream(answer, response);
}

async function stream(
  { words, pause = 0, hold, ending, finish = "stop" }: Spoken,
  response: ServerResponse,
) {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  write(response, chunk({ role: "assistant", content: "" }));
  for (const [index, content] of words.entries()) {
    await sleep(pause);
    if (index === words.length - 1) await hold;
    if (response.destroyed) return;
    write(response, chunk({ content }));
  }
  switch (ending) {
    case "hang":
      return;
    case "drop":
      // Destroying at once would discard the words that are still buffered.
      await sleep(20);
      response.destroy();
      return;
    case "end":
      response.end();
      return;
    case "error":
      write(response, { error: { message: "The server had an error", type: "server_error" } });
      response.end();
      return;
    default:
      write(response, chunk({}, finish));
      response.end("data: [DONE]\n\n");
  }
}

function write(response: ServerResponse, data: object | null): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}

const about = { id: "chatcmpl-1", created: 1_790_000_000, model: "test-model" };

export function chunk(delta: object, finish_reason: string | null = null) {
  return {
    ...about,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  };
}

function completion(content: string) {
  const message = { role: "assistant", content, refusal: null };
  return {
    ...about,
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
