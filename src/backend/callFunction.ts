import { readOrigin } from "../shared/origin.ts";
import type { Backend } from "../shared/view.ts";
import type { CallFunction, FunctionAnswer, FunctionCall } from "./FunctionCall.ts";
import { callWithKey } from "./callWithKey.ts";
import { settleWithin } from "./settleWithin.ts";

/** How long a call waits for the client's code. */
const CODE_LIMIT_MS = 4000;

let visitorCall: CallFunction | undefined;

/**
 * Calls a function with the visitor's session. The client is loaded with the first call; where it can't be
 * loaded (an old page after a deploy, a lost connection), the call goes with the public key alone.
 */
export async function callFunction(
  backend: Backend,
  path: string,
  call: FunctionCall,
): Promise<FunctionAnswer> {
  const { leaving, signal } = call;
  if (!leaving) await settleWithin(CODE_LIMIT_MS, signal, connect(backend));
  // Read when sending, so that nothing is stored for it.
  const body = { ...call.body, origin: readOrigin(location.href, document.referrer) };
  return await (visitorCall ?? callWithKey(backend))(path, { ...call, body });
}

/** Loads the client before its first call. */
export async function connect(backend: Backend): Promise<void> {
  const { createVisitorClient } = await import("./visitorClient.ts");
  visitorCall ??= createVisitorClient(backend);
}
