import { once } from "node:events";
import { type RequestListener, createServer } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

const SECOND_MS = 1000;

/**
 * Timeouts and check interval of connections in ms.
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
} as const;

/** Time in ms without progress after which a connection is closed, for instance of a client that doesn't read. */
const STALLED_MS = 120 * SECOND_MS;

/** Bounds the memory of clients that don't read their answers: about 0.2 MB each. Others are refused. */
const MAX_CONNECTIONS = 2000;

/** Idle connections stay open for one interval in ms, so that `/readyz` can answer 503 on them. */
const IDLE_GRACE_MS = SECOND_MS;

export type HttpServer = ReturnType<typeof createHttpServer>;

/** Creates an HTTP server that stops gracefully. */
export function createHttpServer() {
  const server = createServer(CONNECTION_LIMITS).setTimeout(STALLED_MS);
  server.maxConnections = MAX_CONNECTIONS;
  let isStopping = false;

  return {
    isStopping: () => isStopping,
    /**
     * Listens, without a host on every address of the machine; resolves to the port.
     *
     * @throws Node's error, with a `code` such as `EADDRINUSE`.
     */
    async listen(app: RequestListener, { port, host }: { port: number; host: string | undefined }) {
      server.on("request", app).listen(port, host);
      await once(server, "listening");
      return (server.address() as AddressInfo).port;
    },
    /** Stops accepting connections and resolves when none is left open. After `limitMs`, closes the remaining ones. */
    async stop(limitMs: number): Promise<void> {
      isStopping = true;
      server.prependListener("request", (_request, response) => {
        response.setHeader("Connection", "close");
      });
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // Not `server.close()`, which would close idle connections immediately.
      NetServer.prototype.close.call(server, () => resolve());
      // Closes connections that haven't sent a request. Browsers open some in advance; Node doesn't count them as idle.
      server.headersTimeout = IDLE_GRACE_MS;
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(idle);
      clearTimeout(limit);
    },
  };
}
