import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import type { Backend } from "../shared/view.ts";
import { type CallFunction, readAnswer } from "./FunctionCall.ts";
import { settleWithin } from "./settleWithin.ts";

/** Timeout for getting a session, in ms. After it, requests carry the last access token, or the public key alone. */
const SESSION_LIMIT_MS = 3000;

/**
 * Returns a function that calls the backend with the session of an anonymous visitor, through Supabase's published
 * clients. A call creates the session if there is none, unless the page is unloading. The client stores it in
 * `localStorage`, or in memory if that is blocked, and refreshes it.
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

  /** Creates a session if there is none; simultaneous calls share one attempt. Resolves also if that fails. */
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
    // The client returns a stream as its `Response`, but JSON already parsed.
    if (data instanceof Response) return await readAnswer(data);
    return { status: response?.status ?? 200, body: data };
  };
}

/**
 * Fetches, and removes `expires_at` from a successful response: it is based on the server's clock, and auth-js then
 * computes the expiry from `expires_in` and this device's clock. Otherwise every new session would look expired on a
 * device whose clock is a day ahead.
 */
async function fetchSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, { status: response.status });
}
