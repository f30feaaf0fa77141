import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { until } from "./until.ts";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Webhook receiver on this machine. */
export interface WebhookServer {
  url: string;
  secret: string;
  /** All requests received, in order, including those answered with an error. */
  received: Received[];
  /** `webhook-id` of each request answered with 2xx; a message posted twice appears twice. */
  taken: string[];
  /** Responds to a request; with 204 by default. */
  answer: (received: Received, response: ServerResponse) => void;
  /** Resolves when at least `count` requests have been received. */
  got(count: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startWebhookServer(): Promise<WebhookServer> {
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const received = { path: request.url ?? "", headers: request.headers, body };
    server.received.push(received);
    server.answer(received, response);
    if (response.statusCode < 300 && response.writableEnded) {
      server.taken.push(String(request.headers["webhook-id"]));
    }
  }

  // A killed sender may reset its connection.
  const http = createServer((request, response) => void receive(request, response).catch(() => {}));
  http.listen(0, "127.0.0.1");
  await once(http, "listening");

  const server: WebhookServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hooks`,
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    received: [],
    taken: [],
    answer: (_received, response) => response.writeHead(204).end(),
    got: async (count) => await until(() => server.received.length >= count),
    async stop() {
      const closed = once(http, "close");
      http.close();
      http.closeAllConnections();
      await closed;
    },
  };
  return server;
}

/**
 * Verifies a request with the reference library of Standard Webhooks; returns the parsed body, throws if it is invalid.
 */
export function verified({ secret }: WebhookServer, { headers, body }: Received): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
