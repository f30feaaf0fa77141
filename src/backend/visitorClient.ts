import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import type { Backend } from "../shared/view.ts";
import { type CallFunction, type FunctionCall, within } from "./callFunction.ts";

/** How long a call waits for the session, in ms; then it goes with the public key alone. */
const SESSION_LIMIT = 3000;

/**
 * Calls functions as an anonymous visitor with a session of their own, by Supabase's published clients:
 * made with the first call, kept in `localStorage` where Supabase keeps it, refreshed by itself.
 */
export function createVisitorClient({ url, anonKey }: Backend): CallFunction {
  const origin = url || location.origin;
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`,
    detectSessionInUrl: false,
  });
  let accessToken = anonKey;
  let starting: Promise<void> | undefined;

  auth.onAuthStateChange((_event, session) => {
    accessToken = session?.access_token ?? anonKey;
  });

  async function startSession(): Promise<void> {
    const { data } = await auth.getSession();
    if (!data.session) await auth.signInAnonymously();
  }

  /** One session for calls that come at the same moment. A visitor without one is served all the same. */
  async function ensureSession(signal: AbortSignal | undefined): Promise<void> {
    starting ??= startSession().finally(() => {
      starting = undefined;
    });
    await within(SESSION_LIMIT, signal, starting);
  }

  return async (path, call) => {
    if (!call.leaving) await ensureSession(call.signal);
    return await invoke(path, call);
  };

  async function invoke(path: string, call: FunctionCall): Promise<Response> {
    const { body, headers, signal, leaving } = call;
    const functions = new FunctionsClient(`${origin}/functions/v1`, {
      headers: { apikey: anonKey, Authorization: `Bearer ${accessToken}` },
      customFetch: (input, init) =>
        fetch(input, { ...init, cache: "no-store", keepalive: leaving }),
    });
    const { data, error, response } = await functions.invoke<unknown>(path.split("/").at(-1)!, {
      body: body as Record<string, unknown>,
      headers,
      signal,
    });
    if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
      return error.context as Response;
    }
    if (error) throw error;
    // A stream comes as it is; JSON comes parsed.
    return data instanceof Response ? data : Response.json(data, { status: response?.status });
  }
}
