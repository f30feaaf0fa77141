import { type Server, createServer } from "node:http";

const SECOND = 1000;

/**
 * How long a connection may take, in milliseconds, and how much it may send before its body.
 *
 * An idle one is kept for longer than any known load balancer keeps its own end (Heroku 90 s, AWS 60 s,
 * nginx 60 s): else a request of theirs would meet the connection we are just closing, and be a 502.
 */
const CONNECTION_LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  keepAliveTimeout: 95 * SECOND,
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 16 * 1024,
} as const;

/** Node's HTTP server with limits for slow callers; a test may set other ones. */
export function createHttpServer(
  limits?: Partial<Record<keyof typeof CONNECTION_LIMITS, number>>,
): Server {
  return createServer({ ...CONNECTION_LIMITS, ...limits });
}
