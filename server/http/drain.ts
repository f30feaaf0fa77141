import { Server as NetServer } from "node:net";
import type { Server } from "node:http";

/** Milliseconds that idle connections stay open, so that a load balancer on one of them still reads our 503. */
const IDLE_GRACE = 1000;

/** Milliseconds that a chat's answer may still take: most are whole by then, and the rest have time to say goodbye. */
const ANSWER_GRACE = 18_000;

/** The end of an HTTP server's life. */
export interface Drain {
  /** Whether it has begun: `/readyz` says so, and answers close their connections. */
  hasBegun: () => boolean;
  /** Aborted some seconds later: who still answers at length has to come to an end. */
  lastCall: AbortSignal;
  /**
   * Takes no new connection, lets requests under way finish, and resolves when all have or when the
   * time is over.
   *
   * @param limit in milliseconds.
   */
  finish: (limit: number) => Promise<void>;
}

export function createDrain(server: Server): Drain {
  let begun = false;
  const lastCall = new AbortController();
  return {
    hasBegun: () => begun,
    lastCall: lastCall.signal,
    async finish(limit) {
      begun = true;
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // Not http's own close(): it would end idle connections in the same moment.
      NetServer.prototype.close.call(server, () => resolve());
      // Browsers open connections ahead of need: one that has said nothing yet is not waited for.
      server.headersTimeout = IDLE_GRACE;
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE);
      const goodbye = setTimeout(() => lastCall.abort(), ANSWER_GRACE);
      const impatience = setTimeout(() => server.closeAllConnections(), limit);
      await closed;
      clearInterval(idle);
      clearTimeout(goodbye);
      clearTimeout(impatience);
    },
  };
}
