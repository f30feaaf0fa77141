/** Request to one of the backend's functions. */
export interface FunctionCall {
  /** Request body, sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /**
   * True if the page may be about to unload. The request is then sent at once with `keepalive`, even if
   * visitorClient.ts isn't loaded or no session exists. The bodies of all such requests in progress must not exceed 64
   * KiB together.
   */
  leaving?: boolean;
  /** Called once the request is made: an error before that is not a failed request. */
  onSend?: () => void;
}

/** Response of a function, with any status. */
export interface FunctionAnswer {
  status: number;
  /** Body parsed as JSON, not validated. Undefined for a stream; unspecified for other content types. */
  body?: unknown;
  /** Unread body of a successful `text/event-stream` response. */
  stream?: ReadableStream<Uint8Array>;
  /** Pause before another call in ms, from a `Retry-After` in seconds. A `Retry-After` with a date is ignored. */
  retryAfterMs?: number;
}

/**
 * Calls the backend's function at `path`. Resolves for any HTTP status, when the response is complete or a successful
 * stream begins. Rejects if the response doesn't arrive, can't be read, is a page (`refusePage`), or is aborted.
 */
export type CallFunction = (path: string, call: FunctionCall) => Promise<FunctionAnswer>;

/**
 * Returns a response unless it is a successful page: the login page of a public network, for instance, didn't come from
 * the backend.
 *
 * @throws TypeError as `fetch` does if there is no response
 */
export function refusePage(response: Response): Response {
  if (response.ok && response.headers.get("Content-Type")?.startsWith("text/html")) {
    throw new TypeError("HTML");
  }
  return response;
}

/** Reads a response with its body. Leaves the body of a successful stream unread. Rejects if the connection breaks. */
export async function readAnswer(response: Response): Promise<FunctionAnswer> {
  const { ok, status, body, headers } = response;
  if (ok && body && headers.get("Content-Type")?.includes("text/event-stream")) {
    return { status, stream: body };
  }
  const retryAfterMs = Number(headers.get("Retry-After")) * 1000 || undefined;
  return { status, body: parseJson(await response.text()), ...(retryAfterMs && { retryAfterMs }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
