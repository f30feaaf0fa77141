import { readOrigin } from "../shared/origin.ts";
import type { Backend } from "../shared/view.ts";

/** A call of one of the backend's functions. */
export interface FunctionCall {
  /** Sent as JSON. */
  body: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The page is about to go: the call waits for nothing and outlives it; its body may be 64 KiB. */
  leaving?: boolean;
}

/** Calls the function at `path` as the anonymous visitor. Rejects as `fetch` does; any status is an answer. */
export type CallFunction = (path: string, call: FunctionCall) => Promise<Response>;

/** How long a call waits for the client's code, in ms. */
const CODE_LIMIT = 4000;

/** The visitor's client, once it has been fetched. */
let connected: CallFunction | undefined;

/**
 * Calls a function with the visitor's session, whose client is fetched with the first call. Where it can't
 * be (an old page after a deploy, a network that failed in between), the public key alone will do.
 */
export async function callFunction(
  backend: Backend,
  path: string,
  call: FunctionCall,
): Promise<Response> {
  const { leaving, signal } = call;
  if (!leaving) await within(CODE_LIMIT, signal, connect(backend));
  // Read when sending, so that nothing is stored for it.
  const body = { ...call.body, origin: readOrigin(location.href, document.referrer) };
  return await (connected ?? callWithKey(backend))(path, { ...call, body });
}

/** Fetches the client before it is needed: the visitor is about to write. */
export async function connect(backend: Backend): Promise<void> {
  const { createVisitorClient } = await import("./visitorClient.ts");
  connected ??= createVisitorClient(backend);
}

/** Waits for something to succeed or fail, but no longer than `ms`, nor once the caller has given up. */
export async function within(
  ms: number,
  signal: AbortSignal | undefined,
  something: Promise<void>,
): Promise<void> {
  const over = new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
  await Promise.race([something.catch(() => {}), over]);
}

/** Calls with the public key alone. */
export function callWithKey({ url, anonKey }: Backend): CallFunction {
  return (path, { body, headers, signal, leaving }) =>
    fetch(url + path, {
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
}
