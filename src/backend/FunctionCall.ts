import type { Backend } from "../shared/view.ts";

/** Request to one of the backend's functions. */
export interface FunctionCall {
  /** Request body, sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True if the page may be about to unload: the request is sent at once with `keepalive`, without a session. */
  leaving?: boolean;
}

/** Response of a function, with any status. */
export interface FunctionAnswer {
  status: number;
  /** Body parsed as JSON, not validated. Undefined for a stream. */
  body?: unknown;
  /** Unread body of a successful `text/event-stream` response. */
  stream?: ReadableStream<Uint8Array>;
}

/**
 * Calls the backend's function at `path`. Resolves for any HTTP status, when the response is complete or a successful
 * stream begins. Rejects if the response doesn't arrive, is a page, or is aborted.
 */
export type CallFunction = (path: string, call: FunctionCall) => Promise<FunctionAnswer>;

/** Returns a function that calls the backend with the public key, and with an access token if one is given. */
export function callWithKey({ url, anonKey }: Backend, token = anonKey): CallFunction {
  return async (path, { body, headers, signal, leaving }) => {
    const response = await fetch(url + path, {
      signal,
      keepalive: leaving,
      method: "POST",
      cache: "no-store",
      headers: {
        "Content-Type": "application/json",
        apikey: anonKey,
        Authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return await readAnswer(response);
  };
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
  return { status, body: parseJson(await response.text()) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
