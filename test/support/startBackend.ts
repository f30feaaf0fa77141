import { once } from "node:events";
import { type IncomingHttpHeaders, type RequestListener, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Backend } from "../../src/shared/view.ts";

interface ReceivedCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** HTTP backend on this machine. Answers with the given listener. Records calls and their JSON bodies, not preflights. */
export interface TestBackend {
  backend: Backend;
  received: ReceivedCall[];
  stop: () => Promise<void>;
}

export async function startBackend(answer: RequestListener): Promise<TestBackend> {
  const received: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== "OPTIONS") {
      const body = await json(request);
      received.push({ path: request.url ?? "", headers: request.headers, body });
    }
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    backend: { url: `http://127.0.0.1:${port}`, anonKey: "anon-key" },
    received,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Returns a listener that responds with JSON. */
export function respond(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };
}
