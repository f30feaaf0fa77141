import { readOrigin } from "../shared/origin.ts";
import type { Backend } from "../shared/view.ts";

/** Maximum wait for the visitor's session in ms, loading of its code included. */
const SESSION_LIMIT_MS = 5000;

/** Request to one of the backend's functions. */
interface FunctionCall {
  /** Request body, sent as JSON. */
  body: object;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** True if the page may be about to unload: the request is sent at once with `keepalive`, without a session. */
  leaving?: boolean;
}

/** Response of a function, with any status. */
export interface FunctionAnswer {
  status: number;
  /** Body parsed as JSON, not validated. Undefined for a stream, and if it is no JSON. */
  body?: unknown;
  /** Unread body of a successful `text/event-stream` response. */
  stream?: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Calls the backend's function at `path`, with the visitor's origin in the body and the visitor's session. Without a
 * session within `SESSION_LIMIT_MS`, the request carries the public key alone. Resolves for any HTTP status, when the
 * response is complete or a successful stream begins. Rejects if the response doesn't arrive, is a page, or is aborted.
 */
export async function callFunction(
  backend: Backend,
  path: string,
  { body, idempotencyKey, signal, leaving }: FunctionCall,
): Promise<FunctionAnswer> {
  const { url, anonKey } = backend;
  const token = leaving ? undefined : await findToken(backend);
  // Read when sending, so that the origin needn't be stored in the browser.
  const origin = readOrigin(location.href, document.referrer);
  const headers = new Headers({
    Accept: "text/event-stream, application/json",
    "Content-Type": "application/json",
    apikey: anonKey,
    Authorization: `Bearer ${token ?? anonKey}`,
  });
  // The CORS rules of another backend may forbid the header.
  if (idempotencyKey && !url) headers.set("Idempotency-Key", idempotencyKey);
  const response = await fetch(url + path, {
    signal,
    keepalive: leaving,
    method: "POST",
    headers,
    body: JSON.stringify({ ...body, origin, idempotencyKey: url ? idempotencyKey : undefined }),
  });
  return await readAnswer(response);
}

/** Resolves to the session's access token, or to undefined after a failure or the time limit. */
async function findToken(backend: Backend): Promise<string | undefined> {
  const token = import("./visitorClient.ts").then(({ visitorToken }) => visitorToken(backend));
  let timer: number | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SESSION_LIMIT_MS);
  });
  const found = Promise.race([token.catch(() => undefined), late]);
  return await found.finally(() => clearTimeout(timer));
}

/**
 * Reads a response with its body; leaves the body of a successful stream unread.
 *
 * @throws TypeError for a successful page, such as the login of a public network, which didn't come from the backend
 */
async function readAnswer(response: Response): Promise<FunctionAnswer> {
  const { ok, status, body, headers } = response;
  const type = headers.get("Content-Type") ?? "";
  if (ok && type.startsWith("text/html")) throw new TypeError("HTML");
  if (ok && body && type.includes("text/event-stream")) return { status, stream: body };
  return { status, body: await response.json().catch(() => undefined) };
}
