/** Request to one of the backend's functions. */
export interface FunctionCall {
  /** Request body, sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /**
   * True while the page is unloading: the request is sent immediately with `keepalive`. Its body must not exceed 64
   * KiB.
   */
  leaving?: boolean;
}

/** Response of a function, with any status. */
export interface FunctionAnswer {
  status: number;
  /** Parsed JSON body; undefined if the body is a stream or is not JSON. */
  body?: unknown;
  /** Unread body of a `text/event-stream` response. */
  stream?: ReadableStream<Uint8Array>;
  /** Pause that the service asks for before another call, in ms. */
  retryAfterMs?: number;
}

/** Calls the function at `path` as an anonymous visitor. Rejects as `fetch` does; resolves for any HTTP status. */
export type CallFunction = (path: string, call: FunctionCall) => Promise<FunctionAnswer>;

/** Reads a response, including its body unless that is a stream. Rejects if the connection breaks. */
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
