import { once } from "node:events";
import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Page } from "playwright-core";
import type { ChatRequest } from "../../src/shared/chat.ts";
import { paths } from "../../src/shared/paths.ts";

/** How `chatbot` answers a message. */
export interface Answer {
  /** Texts of the `token` events; the reply is all of them. */
  words?: readonly string[];
  suggestions?: readonly string[];
  /** The last word waits for it, or the ending if there are no words. */
  hold?: Promise<unknown>;
  /** Event after the words; `done` by default. */
  ending?: "done" | "error" | "cut";
  /** Answers with this status and a JSON `error` instead of a stream. */
  status?: number;
  error?: string;
  /** Answers with plain JSON instead of a stream. */
  whole?: boolean;
}

/** `chatbot` of the page under test, whose answers the test determines. */
export interface TestNora {
  /** Answer to the messages from now on. */
  answer: Answer | ((request: ChatRequest) => Answer);
  /** Status of the requests that only deliver a lead. */
  leadStatus: number;
  /** Requests with a message, in order. */
  asked: ChatRequest[];
  /** Requests that only deliver a lead, in order. */
  leads: ChatRequest[];
  /** Requests whose connection the page has closed before the answer was complete. */
  left: number;
  /** Lets the page call this server, as if it were the page's own. */
  attach: (page: Page) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startNora(): Promise<TestNora> {
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as ChatRequest;
    if (body.message === "") {
      nora.leads.push(body);
      return sendJson(response, nora.leadStatus, { reply: "" });
    }
    nora.asked.push(body);
    response.once("close", () => (nora.left += response.writableFinished ? 0 : 1));
    await send(response, typeof nora.answer === "function" ? nora.answer(body) : nora.answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const nora: TestNora = {
    answer: { words: ["Olá!"] },
    leadStatus: 200,
    asked: [],
    leads: [],
    left: 0,
    async attach(page) {
      await page.route(`**${paths.chatbot}`, (route) => route.continue({ url }));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return nora;
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
  const { words = [], suggestions, hold, ending = "done", status, error, whole } = answer;
  if (status) return sendJson(response, status, { error });
  const reply = { reply: words.join(""), suggestions };
  if (whole) return sendJson(response, 200, reply);

  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  const write = (event: string, data: object) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  response.write(": ok\n\n");
  for (const text of words.slice(0, -1)) write("token", { text });
  await hold;
  if (words.length > 0) write("token", { text: words.at(-1) });
  if (ending === "done") write("done", reply);
  if (ending === "error") write("error", { error: "x" });
  response.end();
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
