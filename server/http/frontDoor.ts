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
import type { Logger } from "../log.ts";
import { paths } from "../../src/shared/paths.ts";
import { methodNotAllowed } from "./allowMethods.ts";
import type { HeaderList } from "./commonHeaders.ts";
import type { Drain } from "./drain.ts";
import { errorBody } from "./errorBody.ts";
import { networkOf } from "./networkOf.ts";
import { tooMany } from "./rateLimit.ts";
import type { Refusals } from "./refusals.ts";
import { type Representation, send } from "./representation.ts";
import { shortPage } from "./shortPage.ts";

/** Milliseconds that a caller may still send a body whose request is already answered. */
const LINGER_MS = 2000;

/** What Node's parser says of a request it can't read, by the error's code; a 400 otherwise. */
const UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Headers of an answer without a body. */
const NO_BODY = ["Content-Length", "0", "Cache-Control", "no-store"];

interface Recording {
  log: Pick<Logger, "info">;
  /** Counts an answer; without a time where the request couldn't be read. */
  countRequest: (method: string, status: number, seconds?: number) => void;
  /** What every answer carries. */
  headers: HeaderList;
  drain: Pick<Drain, "hasBegun">;
  refusals: Refusals;
}

export interface FrontDoorOptions extends Recording {
  /** How many proxies in front tell the visitor's address. */
  proxies: number;
  /** The page and the fixed files, as they are kept in memory. */
  find: (path: string, query: string) => Representation | undefined;
  /** Where a request should have gone, as a whole URL. */
  redirect: (request: IncomingMessage) => string | undefined;
  /** Called for each request of an address that was refused too often. */
  onFlood: () => void;
  /** Paths that platforms and monitoring ask for: never redirected, never refused. */
  unguarded: ReadonlySet<string>;
  /** Answers everything else: Express. */
  next: RequestListener;
}

/** A request on its way through the service. */
interface Visit {
  /** What its answer carries beside its own headers. */
  headers: readonly string[];
  /** For the log: a fixed resource's path. Any other may hold a name or a token, and is logged as its route. */
  path?: string;
  /** Whose refusal it would be. */
  address?: string;
}

/**
 * What every request passes once: id, log line, metric, common headers, drain. Then a resource in memory, a
 * short refusal of a flooding address or Express answers it.
 */
export function openFrontDoor(server: Server, options: FrontDoorOptions): void {
  const { proxies, find, redirect, refusals, onFlood, unguarded, next } = options;
  const isTrusted = (_address: string, hop: number) => hop < proxies;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const visit = begin(request, response, options);
    const [path, query] = splitUrl(request.url ?? "");
    const isUnguarded = unguarded.has(path);

    const location = isUnguarded ? undefined : redirect(request);
    if (location !== undefined) {
      response.writeHead(308, [...visit.headers, ...NO_BODY, "Location", location]).end();
      return;
    }
    const found = find(path, query);
    if (found) {
      visit.path = path;
      answerFromMemory(request, response, found, visit);
      return;
    }
    const address = networkOf(proxyaddr(request, isTrusted));
    // The page comes this way only until it is ready in memory.
    const isServed = isUnguarded || path === paths.home;
    const wait = isServed ? 0 : refusals.secondsToWait(address);
    if (wait > 0) {
      onFlood();
      const { headers, body } = isForm(request) ? FLOOD_PAGE : flood(path);
      response.writeHead(429, [...visit.headers, ...headers, "Retry-After", String(wait)]);
      response.end(body);
      return;
    }
    visit.address = address;
    setHeaders(response, visit.headers);
    next(request, response);
  }

  server.on("request", answer);
  // Node would ask for the body at once; here the handler that reads it does.
  server.on("checkContinue", answer);
  server.on("checkExpectation", (request, response) => {
    const { headers } = begin(request, response, options);
    response.writeHead(417, [...headers, ...NO_BODY]).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    refuseUnreadable(error, socket, options);
  });
}

/** Gives a request its id; counts and logs it once its answer has left. */
function begin(
  request: IncomingMessage,
  response: ServerResponse,
  { log, countRequest, headers, drain, refusals }: Recording,
): Visit {
  const arrival = performance.now();
  const reqId = randomUUID();
  // Of the connection, not of the answer: a handler must not change it.
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

function answerFromMemory(
  request: IncomingMessage,
  response: ServerResponse,
  found: Representation,
  { headers }: Visit,
): void {
  if (request.method === "GET" || request.method === "HEAD") {
    send(request, response, found, headers);
    return;
  }
  response.writeHead(405, [...headers, ...WRONG_METHOD.headers, "Allow", "GET, HEAD"]);
  response.end(WRONG_METHOD.body);
}

/** Answers bytes that Node's parser couldn't read as a request. */
function refuseUnreadable(
  { code = "" }: NodeJS.ErrnoException,
  socket: Socket,
  { log, countRequest, headers }: Recording,
): void {
  // A caller who went away hears no answer; a connection with an answer under way can't take another.
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
  // What the caller still sends would keep a half-closed connection open.
  socket.end(`${lines.join("\r\n")}\r\n\r\n`, () => socket.destroy());
  log.info({ reqId, status, code }, "unreadable request");
  countRequest("", status);
}

/** Gives a caller who still sends a body time to read the answer, then cuts the connection. */
function endSoon(request: IncomingMessage): void {
  const cut = () => {
    if (!request.complete) request.socket.destroy();
  };
  setTimeout(cut, LINGER_MS).unref();
}

/** The pattern of the route that Express matched: what a stranger asks for may hold a name, a number or a token. */
function routeOf(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === "string" ? route.path : "*";
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

/** For the form posted without JavaScript. */
const FLOOD_PAGE = refusal("text/html", shortPage(tooMany().message));
const WRONG_METHOD = refusal(
  "application/json",
  JSON.stringify(errorBody("/", methodNotAllowed())),
);

function flood(path: string) {
  return refusal("application/json", JSON.stringify(errorBody(path, tooMany())));
}

function refusal(type: string, text: string): { headers: HeaderList; body: Buffer } {
  const body = Buffer.from(text);
  const headers = ["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(body.length)];
  return { headers: [...headers, "Cache-Control", "no-store"], body };
}

function isForm({ method, headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return method === "POST" && /^application\/x-www-form-urlencoded/i.test(type);
}
