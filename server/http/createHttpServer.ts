import { type Server, createServer } from "node:http";

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

/** Creates Node's HTTP server with `CONNECTION_LIMITS`, which tests override. */
export function createHttpServer(
  limits?: Partial<Record<keyof typeof CONNECTION_LIMITS, number>>,
): Server {
  return createServer({ ...CONNECTION_LIMITS, ...limits });
}
