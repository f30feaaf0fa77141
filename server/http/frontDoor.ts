import { randomUUID } from "node:crypto";
import {
  type IncomingMessage,
  type RequestListener,
  STATUS_CODES,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import proxyaddr from "proxy-addr";
import type { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import { paths } from "../../src/shared/paths.ts";
import type { HeaderList } from "./commonHeaders.ts";
import type { Drain } from "./drain.ts";
import { errorBody } from "./errorBody.ts";
import { networkOf } from "./networkOf.ts";
import { tooMany } from "./rateLimit.ts";
import type { Refusals } from "./refusals.ts";
import { shortPage } from "./shortPage.ts";
import { takeTurns } from "./takeTurns.ts";

/** Timeout in ms for a request body that is still arriving after the response was sent. */
const LINGER_MS = 2000;

/** HTTP statuses by error code of a `clientError` event. Other codes that are answered get 400. */
const UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Headers of a response without a body. */
const NO_BODY = ["Content-Length", "0", "Cache-Control", "no-store"];

export interface FrontDoorOptions {
  log: Pick<Logger, "info">;
  /** Counts a request. `seconds` is undefined for a request that could not be read. */
  countRequest: (method: string, status: number, seconds?: number) => void;
  /** Headers sent with every response. */
  headers: HeaderList;
  drain: Pick<Drain, "hasBegun">;
  refusals: Refusals;
  /** Number of trusted proxies in front of the service, whose `X-Forwarded-For` gives the visitor's address. */
  proxies: number;
  /** Returns the absolute URL to redirect a request to, if any. */
  redirect: (request: IncomingMessage) => string | undefined;
  /** Called for each request refused because its address had too many refusals. */
  onFlood: () => void;
  /** Health check and metrics paths, which are neither redirected nor refused because of a flood. */
  unguarded: ReadonlySet<string>;
  /** Express, which handles the other requests. */
  next: RequestListener;
}

/** State of one request. */
interface Visit {
  /** Common headers to add to the response. */
  headers: readonly string[];
  /** Logged path, set for responses from memory only. Others are logged by their route (`routeOf`). */
  path?: string;
  /** Address (IPv6: network) for which a 4xx is counted; undefined if it must not be counted. */
  address?: string;
}

/**
 * Handles what all requests share: id, log line, metrics, common headers, drain. Then redirects to the site's URL,
 * answers from memory, refuses a flooding address with a short 429, or passes the request to Express. Express gets only
 * a share of each turn of the event loop (`takeTurns`), so that pages are answered even during a flood.
 */
export function openFrontDoor(server: Server, options: FrontDoorOptions): void {
  const { proxies, redirect, refusals, onFlood, unguarded, next } = options;
  const inTurn = takeTurns();
  const waiting = new WeakSet<Socket>();
  const isTrusted = (_address: string, hop: number) => hop < proxies;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const visit = begin(request, response, options);
    toOriginForm(request);
    const [path] = splitUrl(request.url ?? "");
    const isUnguarded = unguarded.has(path);

    const location = isUnguarded ? undefined : redirect(request);
    if (location !== undefined) {
      response.writeHead(308, [...visit.headers, ...NO_BODY, "Location", location]).end();
      return;
    }
    const address = networkOf(proxyaddr(request, isTrusted));
    // `/` gets here only while its prepared response isn't in memory. It is never refused because of a flood.
    const isServed = isUnguarded || path === paths.home;
    const wait = isServed ? 0 : refusals.secondsToWait(address);
    if (wait > 0) {
      onFlood();
      const { headers, body } = isForm(request)
        ? represented("text/html", shortPage(tooMany(wait).message))
        : inJson(path, tooMany(wait));
      response.writeHead(429, [...visit.headers, ...headers, "Retry-After", String(wait)]);
      response.end(body);
      return;
    }
    visit.address = address;
    const pass = () => {
      setHeaders(response, visit.headers);
      next(request, response);
    };
    const { socket } = request;
    // Only one request per connection waits. Node parses pipelined requests without waiting for responses: if all of
    // them waited, any number could pass the check above before the first refusal is counted.
    if (isServed || waiting.has(socket)) {
      pass();
      return;
    }
    waiting.add(socket);
    inTurn(() => {
      waiting.delete(socket);
      // The response is destroyed if the client left while the request waited.
      if (!response.destroyed) pass();
    });
  }

  server.on("request", answer);
  // Without a listener, Node sends "100 Continue" immediately. `readWithin` (readBody.ts) sends it after a size check.
  server.on("checkContinue", answer);
  server.on("checkExpectation", (request, response) => {
    const { headers } = begin(request, response, options);
    response.writeHead(417, [...headers, ...NO_BODY]).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    refuseUnreadable(error, socket, options);
  });
}

/**
 * Assigns the request id. Once the response closes, counts and logs the request, counts a 4xx for its address, and
 * ends an unfinished upload.
 */
function begin(
  request: IncomingMessage,
  response: ServerResponse,
  { log, countRequest, headers, drain, refusals }: FrontDoorOptions,
): Visit {
  const arrival = performance.now();
  const reqId = randomUUID();
  const last = drain.hasBegun() ? ["Connection", "close"] : [];
  const visit: Visit = { headers: [...headers, "X-Request-Id", reqId, ...last] };
  const { method = "" } = request;

  response.on("close", () => {
    const ms = performance.now() - arrival;
    const { statusCode: status, writableFinished } = response;
    countRequest(method, status, ms / 1000);
    log.info({
      reqId,
      method,
      path: visit.path ?? routeOf(request),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(!writableFinished && { aborted: true }),
    });
    if (visit.address !== undefined && status >= 400 && status < 500) refusals.add(visit.address);
    if (!request.complete) endSoon(request);
  });
  return visit;
}

/**
 * Closes the connection of a request that Node couldn't parse or that didn't arrive in time; answers first if possible.
 */
function refuseUnreadable(
  { code = "" }: NodeJS.ErrnoException,
  socket: Socket,
  { log, countRequest, headers }: FrontDoorOptions,
): void {
  // No answer if the client has left, or if something was already written: the answer could end up inside a response.
  const hasLeft = code === "ECONNRESET" || code === "HPE_INVALID_EOF_STATE";
  if (hasLeft || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[code] ?? 400;
  const reqId = randomUUID();
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  const all = [...headers, ...NO_BODY, "X-Request-Id", reqId, "Connection", "close"];
  for (let at = 0; at < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
  // Destroy the socket: after a timeout, a client that doesn't close its side would keep a half-closed connection open.
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
  log.info({ reqId, status, code }, "malformed HTTP request");
  countRequest("", status);
}

/** Gives a client that is still sending its body `LINGER_MS` to read the response, then closes the connection. */
function endSoon(request: IncomingMessage): void {
  const cut = () => {
    if (!request.complete) request.socket.destroy();
  };
  // A body that arrived with the headers may be parsed only after the response was sent. Check again before setting a
  // timer, which keeps the request in memory for `LINGER_MS`.
  setImmediate(() => {
    if (!request.complete) setTimeout(cut, LINGER_MS).unref();
  });
}

/** Returns the route pattern matched by Express, or `*`; not the path, which may contain a name or a token. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === "string" ? route.path : "*";
}

/** Rewrites the absolute form of a request target as path and query. Its host counts, not `Host` (RFC 9112, 3.2.2). */
function toOriginForm(request: IncomingMessage): void {
  const { url = "", headers } = request;
  if (url.startsWith("/")) return;
  const [, authority, target = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (authority === undefined) return;
  headers.host = authority;
  request.url = target.startsWith("/") ? target : `/${target}`;
}

function splitUrl(url: string): [path: string, query: string] {
  const end = url.search(/[?#]/);
  return end === -1 ? [url, ""] : [url.slice(0, end), url.slice(end)];
}

function setHeaders(response: ServerResponse, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) {
    response.setHeader(headers[at]!, headers[at + 1]!);
  }
}

function inJson(path: string, error: RequestError) {
  return represented("application/json", JSON.stringify(errorBody(path, error)));
}

function represented(type: string, text: string): { headers: HeaderList; body: Buffer } {
  const body = Buffer.from(text);
  const headers = ["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(body.length)];
  return { headers: [...headers, "Cache-Control", "no-store"], body };
}

function isForm({ method, headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return method === "POST" && /^application\/x-www-form-urlencoded/i.test(type);
}
