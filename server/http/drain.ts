import { Server as NetServer } from "node:net";
import type { Server } from "node:http";

/** Interval in ms at which a shutdown closes idle connections. Before, a load balancer can read our 503 on them. */
const IDLE_GRACE_MS = 1000;

/** Time in ms for which the model may continue an answer after shutdown begins. */
const ANSWER_GRACE_MS = 18_000;

/** Graceful shutdown of an HTTP server. */
export interface Drain {
  /** Whether shutdown has begun: `/readyz` then answers 503 and responses carry `Connection: close`. */
  hasBegun: () => boolean;
  /** Aborted `ANSWER_GRACE_MS` after shutdown begins: answers of the model must end then. */
  lastCall: AbortSignal;
  /** Stops accepting connections and resolves when all open requests have finished; closes them after `limitMs`. */
  finish: (limitMs: number) => Promise<void>;
}

export function createDrain(server: Server): Drain {
  let begun = false;
  const lastCall = new AbortController();
  return {
    hasBegun: () => begun,
    lastCall: lastCall.signal,
    async finish(limitMs) {
      begun = true;
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // Not http.Server's close(): it would close idle connections immediately.
      NetServer.prototype.close.call(server, () => resolve());
      // Browsers open connections in advance; don't wait for one that has sent no request.
      server.headersTimeout = IDLE_GRACE_MS;
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
      const lastCallTimer = setTimeout(() => lastCall.abort(), ANSWER_GRACE_MS);
      const limitTimer = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(idle);
      clearTimeout(lastCallTimer);
      clearTimeout(limitTimer);
    },
  };
}
