import { once } from "node:events";
import { type RequestListener, type Server, createServer } from "node:http";

const SECOND_MS = 1000;

/**
 * Timeouts and check interval of connections in ms, and maximum size of a request's headers in bytes.
 *
 * The keep-alive timeout exceeds that of Heroku's router (90 s) and the defaults of AWS's load balancer and nginx
 * (60 s). With a shorter timeout, such a proxy could send a request on a connection that Node is closing, and answer
 * the request with 502.
 */
const CONNECTION_LIMITS = {
  headersTimeout: 15 * SECOND_MS,
  requestTimeout: 30 * SECOND_MS,
  keepAliveTimeout: 95 * SECOND_MS,
  connectionsCheckingInterval: SECOND_MS,
  maxHeaderSize: 16 * 1024,
} as const;

/** Time in ms without progress after which a connection is closed, for instance of a client that doesn't read. */
const STALLED_MS = 120 * SECOND_MS;

/**
 * Starts a server. Without a host, it listens on every address of the machine.
 *
 * @throws Node's error, with a `code` such as `EADDRINUSE`.
 */
export async function listen(
  app: RequestListener,
  { port, host }: { port: number; host: string | undefined },
): Promise<Server> {
  const server = createServer(CONNECTION_LIMITS, app).setTimeout(STALLED_MS);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}
