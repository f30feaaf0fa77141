import type { Backend } from "../shared/view.ts";

/** Request to one of the backend's functions. */
export interface FunctionCall {
  /** Request body, sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** True if the page may be about to unload: the request is sent at once with `keepalive`, without a new session. */
  leaving?: boolean;
  /** Called when the request has left. */
  onSend?: () => void;
}

/** Response of a function, with any status. */
export interface FunctionAnswer {
  status: number;
  /** Body parsed as JSON, not validated. Undefined for a stream. */
  body?: unknown;
  /** Unread body of a successful `text/event-stream` response. */
  stream?: ReadableStream<Uint8Array>;
  /** Pause before another call in ms, from a `Retry-After` in seconds. */
  retryAfterMs?: number;
}

/**
 * Calls the backend's function at `path`. Resolves for any HTTP status, when the response is complete or a successful
 * stream begins. Rejects if the response doesn't arrive, is a page, or is aborted.
 */
export type CallFunction = (path: string, call: FunctionCall) => Promise<FunctionAnswer>;

/**
 * Reads a response with its body; leaves the body of a successful stream unread.
 *
 * @throws TypeError for a successful page, such as the login of a public network, which didn't come from the backend
 */
export async function readAnswer(response: Response): Promise<FunctionAnswer> {
  const { ok, status, body, headers } = response;
  const type = headers.get("Content-Type") ?? "";
  if (ok && type.startsWith("text/html")) throw new TypeError("HTML");
  if (ok && body && type.includes("text/event-stream")) return { status, stream: body };
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

/** Returns a function that calls the backend with the public key only, without a session. */
export function callWithKey({ url, anonKey }: Backend): CallFunction {
  return async (path, { body, headers, signal, leaving, onSend }) => {
    const response = fetch(url + path, {
      signal,
      keepalive: leaving,
      method: "POST",
      cache: "no-store",
      headers: {
        "Content-Type": "application/json",
        apikey: anonKey,
        Authorization: `Bearer ${anonKey}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    onSend?.();
    return await readAnswer(await response);
  };
}

/** Waits until `work` settles, `limitMs` have passed, or `signal` is aborted while waiting. Never rejects. */
export async function settleWithin(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: Promise<void>,
): Promise<void> {
  const over = new Promise<void>((resolve) => {
    setTimeout(resolve, limitMs);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
  await Promise.race([work.catch(() => {}), over]);
}
