/** A call of one of the backend's functions. */
export interface FunctionCall {
  /** Sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The page is about to go: the call waits for nothing and outlives it; its body may be 64 KiB. */
  leaving?: boolean;
}

/** What a function answered, whatever its status. */
export interface FunctionAnswer {
  status: number;
  /** The JSON of the body, parsed; undefined where the body is a stream or no JSON. */
  body?: unknown;
  /** The bytes of a `text/event-stream`, unread. */
  stream?: ReadableStream<Uint8Array>;
}

/** Calls the function at `path` as the anonymous visitor. Rejects as `fetch` does; any status is an answer. */
export type CallFunction = (path: string, call: FunctionCall) => Promise<FunctionAnswer>;

/** Reads an answer, its body included unless that is a stream. Rejects where the connection breaks. */
export async function readAnswer(response: Response): Promise<FunctionAnswer> {
  const { ok, status, body, headers } = response;
  if (ok && body && headers.get("Content-Type")?.includes("text/event-stream")) {
    return { status, stream: body };
  }
  return { status, body: parseJson(await response.text()) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
