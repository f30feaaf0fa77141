import { Server as NetServer } from "node:net";
import type { Server } from "node:http";

/** Milliseconds that idle connections stay open, so that a load balancer on one of them still reads our 503. */
const IDLE_GRACE_MS = 1000;

/** Milliseconds that a chat's answer may still take. Most are complete by then; the rest end with an explanation. */
const ANSWER_GRACE_MS = 18_000;

/** The orderly end of an HTTP server. */
export interface Drain {
  /** Whether it has begun: `/readyz` says so, and answers close their connections. */
  hasBegun: () => boolean;
  /** Aborted some seconds later: long answers have to end then. */
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
      // Browsers open connections ahead of need: one without a request yet is not waited for.
      server.headersTimeout = IDLE_GRACE_MS;
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_GRACE_MS);
      const lastCallTimer = setTimeout(() => lastCall.abort(), ANSWER_GRACE_MS);
      const limitTimer = setTimeout(() => server.closeAllConnections(), limit);
      await closed;
      clearInterval(idle);
      clearTimeout(lastCallTimer);
      clearTimeout(limitTimer);
    },
  };
}
