import { Server as NetServer } from "node:net";
import type { Server } from "node:http";

/**
 * Interval in ms at which a shutdown closes idle connections. They stay open during the first interval, so that
 * `/readyz` can answer 503 on them.
 */
const IDLE_GRACE_MS = 1000;

/** Time in ms that the model's answers may take after shutdown has begun. */
const ANSWER_GRACE_MS = 21_000;

export type Drain = ReturnType<typeof createDrain>;

/** Graceful shutdown of an HTTP server. */
export function createDrain(server: Server) {
  let begun = false;
  const shutdown = new AbortController();
  return {
    /** Whether shutdown has begun: `/readyz` then answers 503, and new requests get `Connection: close`. */
    hasBegun: () => begun,
    /** Aborted `ANSWER_GRACE_MS` after shutdown has begun, to end the model's answers. */
    shutdownSignal: shutdown.signal,
    /** Stops accepting connections and resolves when none is left open. After `limitMs`, closes the remaining ones. */
    async finish(limitMs: number): Promise<void> {
      begun = true;
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // Not `server.close()`, which would close idle connections immediately.
      NetServer.prototype.close.call(server, () => resolve());
      // Closes connections that haven't sent a request. Browsers open some in advance; Node doesn't count them as idle.
      server.headersTimeout = IDLE_GRACE_MS;
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
      const answerTimer = setTimeout(() => shutdown.abort(), ANSWER_GRACE_MS);
      const limitTimer = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(idle);
      clearTimeout(answerTimer);
      clearTimeout(limitTimer);
    },
  };
}
