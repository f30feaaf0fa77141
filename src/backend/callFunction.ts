import { readOrigin } from "../shared/origin.ts";
import type { Backend } from "../shared/view.ts";
import { type FunctionAnswer, type FunctionCall, callWithKey } from "./FunctionCall.ts";

/** Maximum wait for the visitor's session in ms, loading of its code included. */
const SESSION_LIMIT_MS = 5000;

/**
 * Calls a function of the backend, with the visitor's origin in the body and the visitor's session. Without a session
 * within `SESSION_LIMIT_MS`, the request carries the public key alone.
 */
export async function callFunction(
  backend: Backend,
  path: string,
  call: FunctionCall,
): Promise<FunctionAnswer> {
  const token = call.leaving ? undefined : await findToken(backend, call.signal);
  const { body, ...others } = backend.url ? withKeyInBody(call) : call;
  // Read when sending, so that the origin needn't be stored in the browser.
  const origin = readOrigin(location.href, document.referrer);
  return await callWithKey(backend, token)(path, { ...others, body: { ...body, origin } });
}

/** Moves the idempotency key into the body, because the CORS rules of another backend may forbid the header. */
function withKeyInBody({ headers = {}, ...call }: FunctionCall): FunctionCall {
  const { "Idempotency-Key": idempotencyKey, ...others } = headers;
  return { ...call, headers: others, body: { ...call.body, idempotencyKey } };
}

/** Resolves to the session's access token, or to undefined: after a failure, the time limit, or when `signal` aborts. */
async function findToken(backend: Backend, signal?: AbortSignal): Promise<string | undefined> {
  const token = import("./visitorClient.ts").then(({ visitorToken }) => visitorToken(backend));
  const over = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SESSION_LIMIT_MS);
    signal?.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  return await Promise.race([token.catch(() => undefined), over]);
}
