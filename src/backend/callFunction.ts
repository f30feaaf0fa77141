import { readOrigin } from "../shared/origin.ts";
import type { Backend } from "../shared/view.ts";
import {
  type CallFunction,
  type FunctionAnswer,
  type FunctionCall,
  callWithKey,
  settleWithin,
} from "./FunctionCall.ts";

/** Maximum wait for visitorClient.ts to load, in ms. After it, the request is sent with the public key alone. */
const CODE_LIMIT_MS = 4000;

let visitorCall: CallFunction | undefined;

/**
 * Calls a function of the backend, with the visitor's origin in the body. Waits up to `CODE_LIMIT_MS` for
 * visitorClient.ts, which adds the visitor's session; doesn't wait if `leaving` is true. If visitorClient.ts isn't
 * loaded by then, sends the request with the public key alone.
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

/** Moves the idempotency key into the body, because the CORS rules of another backend may forbid the header. */
function withKeyInBody({ headers = {}, ...call }: FunctionCall): FunctionCall {
  const { "Idempotency-Key": idempotencyKey, ...others } = headers;
  return { ...call, headers: others, body: { ...call.body, idempotencyKey } };
}

/** Loads visitorClient.ts and creates the client, unless it exists. Rejects if loading fails. */
async function connect(backend: Backend): Promise<void> {
  const { createVisitorClient } = await import("./visitorClient.ts");
  visitorCall ??= createVisitorClient(backend);
}
