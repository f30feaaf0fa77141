import { Server as NetServer } from "node:net";
import type { Server } from "node:http";

/** Time in ms for which idle connections stay open, so that a load balancer can still read our 503 on them. */
const IDLE_GRACE_MS = 1000;

/** Time after SIGTERM in which a chat response may finish streaming, in ms. Then it ends with an `error` event. */
const ANSWER_GRACE_MS = 18_000;

/** Graceful shutdown of an HTTP server. */
export interface Drain {
  /** Whether shutdown has begun: `/readyz` then answers 503 and responses carry `Connection: close`. */
  hasBegun: () => boolean;
  /** Aborted `ANSWER_GRACE_MS` after shutdown begins; long responses must end then. */
  lastCall: AbortSignal;
  /** Stops accepting connections and resolves when all open requests have finished, or after `limitMs`. */
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
