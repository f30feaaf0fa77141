import type { Backend } from "../shared/view.ts";
import { type CallFunction, readAnswer } from "./FunctionCall.ts";

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
