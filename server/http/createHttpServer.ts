import { randomUUID } from "node:crypto";
import { STATUS_CODES, type Server, createServer } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "../log.ts";

const SECOND = 1000;

/**
 * How long we are patient with a connection, in milliseconds, and how much we let it say.
 *
 * An idle one is kept for longer than any known load balancer keeps its own end (Heroku 90 s, AWS 60 s,
 * nginx 60 s): else a request of theirs would meet the connection we are just closing, and be a 502.
 */
export const PATIENCE = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 30 * SECOND,
  keepAliveTimeout: 95 * SECOND,
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: 16 * 1024,
} as const;

/** What Node's parser says of a request it can't read, by the error's code; a 400 otherwise. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What the parser's refusals are told to. */
interface Options {
  log: Logger;
  /** Counts the answer, as those of Express are. */
  count?: (status: number) => void;
  /** Other limits, for tests. */
  patience?: Partial<Record<keyof typeof PATIENCE, number>>;
}

/** Node's HTTP server: impatient with slow callers, and its own refusals are logged like all others. */
export function createHttpServer({ log, count, patience }: Options): Server {
  const server = createServer({ ...PATIENCE, ...patience });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A caller who went away hears no answer; one we are writing to can't take another.
    const hasLeft = error.code === "ECONNRESET" || error.code === "HPE_INVALID_EOF_STATE";
    if (hasLeft || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ""] ?? 400;
    const reqId = randomUUID();
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${reqId}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      // What the caller still sends would keep a half-closed connection open.
      () => socket.destroy(),
    );
    log.info({ reqId, status, code: error.code }, "unreadable request");
    count?.(status);
  });
  return server;
}
