import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import type { Backend } from "../shared/view.ts";
import {
  type CallFunction,
  type FunctionAnswer,
  type FunctionCall,
  readAnswer,
} from "./FunctionCall.ts";
import { settleWithin } from "./settleWithin.ts";

/** How long a call waits for the session; then it goes with the public key alone. */
const SESSION_LIMIT_MS = 3000;

/**
 * Calls functions with the session of an anonymous visitor, through Supabase's published clients. The session
 * is made with the first call, kept in `localStorage` in Supabase's own shape, and refreshed by the client.
 */
export function createVisitorClient({ url, anonKey }: Backend): CallFunction {
  const origin = url || location.origin;
  const auth = new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`,
    detectSessionInUrl: false,
    fetch: fetchSession,
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

  /** Simultaneous calls share one session. A visitor without one is served all the same. */
  async function ensureSession(signal: AbortSignal | undefined): Promise<void> {
    starting ??= startSession().finally(() => {
      starting = undefined;
    });
    await settleWithin(SESSION_LIMIT_MS, signal, starting);
  }

  return async (path, call) => {
    if (!call.leaving) await ensureSession(call.signal);
    return await invoke(path, call);
  };

  async function invoke(path: string, call: FunctionCall): Promise<FunctionAnswer> {
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
      return await readAnswer(error.context as Response);
    }
    if (error) throw error;
    // A stream comes as its response, JSON comes parsed.
    if (data instanceof Response) return await readAnswer(data);
    return { status: response?.status ?? 200, body: data };
  }
}

/**
 * Drops `expires_at`, which the server states by its own clock, so that auth-js counts `expires_in` from this
 * device's clock. With a clock that is a day ahead every session would look expired at once.
 */
async function fetchSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, { status: response.status });
}
