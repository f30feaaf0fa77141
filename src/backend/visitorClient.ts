import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import type { Backend } from "../shared/view.ts";
import { type CallFunction, readAnswer } from "./FunctionCall.ts";
import { settleWithin } from "./settleWithin.ts";

/** Maximum wait for a session, in ms. After it, the request carries the last access token, or the public key alone. */
const SESSION_LIMIT_MS = 3000;

/**
 * Returns a function that calls the backend through Supabase's published clients, with the session of an anonymous
 * visitor. A call creates the session if there is none, unless `leaving` is true. `AuthClient` refreshes the session,
 * and stores it in `localStorage`, or in memory if `localStorage` is blocked.
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

  /**
   * Creates a session if there is none; parallel calls share one attempt. Never rejects: ignores failures and timeouts.
   */
  async function ensureSession(signal: AbortSignal | undefined): Promise<void> {
    starting ??= startSession().finally(() => {
      starting = undefined;
    });
    await settleWithin(SESSION_LIMIT_MS, signal, starting);
  }

  return async (path, { body, headers, signal, leaving }) => {
    if (!leaving) await ensureSession(signal);
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
    // `FunctionsClient` returns an event stream as a `Response`, and JSON as a parsed value.
    if (data instanceof Response) return await readAnswer(data);
    return { status: response?.status ?? 200, body: data };
  };
}

/**
 * Fetches, and removes `expires_at` from a successful response. Without this field, auth-js computes the expiry from
 * `expires_in` and this device's clock. The server's `expires_at` would make a new session look expired on a device
 * whose clock is an hour ahead.
 */
async function fetchSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, { status: response.status });
}
