import { Server as NetServer } from "node:net";
import type { Server } from "node:http";
import type { RequestHandler } from "express";

/** Idle connections stay open for one interval in ms, so that `/readyz` can answer 503 on them. */
const IDLE_GRACE_MS = 1000;

export type Drain = ReturnType<typeof createDrain>;

/** Graceful shutdown of an HTTP server. */
export function createDrain() {
  let begun = false;
  const closeAfterAnswer: RequestHandler = (_request, response, next) => {
    if (begun) response.setHeader("Connection", "close");
    next();
  };
  return {
    hasBegun: () => begun,
    closeAfterAnswer,
    /** Stops accepting connections and resolves when none is left open. After `limitMs`, closes the remaining ones. */
    async finish(server: Server, limitMs: number): Promise<void> {
      begun = true;
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
