import { readOrigin } from "../shared/origin.ts";
import type { Backend } from "../shared/view.ts";
import type { CallFunction, FunctionAnswer, FunctionCall } from "./FunctionCall.ts";
import { callWithKey } from "./callWithKey.ts";
import { settleWithin } from "./settleWithin.ts";

/** Timeout for loading the client's code, in ms. */
const CODE_LIMIT_MS = 4000;

let visitorCall: CallFunction | undefined;

/**
 * Calls a function with the visitor's session, and adds the visitor's origin to the body. Waits up to `CODE_LIMIT_MS`
 * for the client's code, but not if `leaving` is true. If the client isn't available, for instance because a deploy has
 * removed its file, sends the request with the public key alone.
 */
export async function callFunction(
  backend: Backend,
  path: string,
  call: FunctionCall,
): Promise<FunctionAnswer> {
  const { leaving, signal } = call;
  if (!leaving) await settleWithin(CODE_LIMIT_MS, signal, connect(backend));
  const portable = backend.url ? withKeyInBody(call) : call;
  // Read when sending, so that the origin needn't be stored in the browser.
  const body = { ...portable.body, origin: readOrigin(location.href, document.referrer) };
  return await (visitorCall ?? callWithKey(backend))(path, { ...portable, body });
}

/** Moves the idempotency key into the body: the CORS rules of another backend may not allow the header. */
function withKeyInBody({ headers = {}, ...call }: FunctionCall): FunctionCall {
  const { "Idempotency-Key": idempotencyKey, ...others } = headers;
  return { ...call, headers: others, body: { ...call.body, idempotencyKey } };
}

/** Loads the client unless it is loaded. Rejects if that fails. */
async function connect(backend: Backend): Promise<void> {
  const { createVisitorClient } = await import("./visitorClient.ts");
  visitorCall ??= createVisitorClient(backend);
}
