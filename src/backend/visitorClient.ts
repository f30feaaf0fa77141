import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import type { Backend } from "../shared/view.ts";
import { type CallFunction, readAnswer, settleWithin } from "./FunctionCall.ts";

/** Maximum wait for a session, in ms. After it, the request carries the last access token, or the public key alone. */
const SESSION_LIMIT_MS = 3000;

/**
 * Returns a function that calls the backend through Supabase's published clients, with the session of an anonymous
 * visitor. A call creates the session if there is none, unless `leaving` is true. `AuthClient` refreshes the session and
 * keeps it in `localStorage`. Where that is blocked, requests carry the public key alone.
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
  const hasStorage = canStore();
  let token = anonKey;
  let starting: Promise<void> | undefined;

  auth.onAuthStateChange((_event, session) => {
    token = session?.access_token ?? anonKey;
  });

  async function startSession(): Promise<void> {
    const stored = (await auth.getSession()).data.session;
    const session = stored ?? (await auth.signInAnonymously()).data.session;
    token = session?.access_token ?? anonKey;
  }

  return async (path, { body, headers, signal, leaving, onSend }) => {
    if (hasStorage && !leaving) {
      // Parallel calls share one attempt.
      starting ??= startSession().finally(() => (starting = undefined));
      await settleWithin(SESSION_LIMIT_MS, signal, starting);
    }
    const functions = new FunctionsClient(`${origin}/functions/v1`, {
      headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
      customFetch: async (input, init) => {
        const sent = fetch(input, { ...init, cache: "no-store", keepalive: leaving });
        onSend?.();
        return await sent;
      },
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
    // `FunctionsClient` returns an event stream as a `Response`, JSON as a parsed value, and a page as text.
    if (data instanceof Response) return await readAnswer(data);
    if (typeof data === "string") throw new TypeError("not JSON");
    return { status: response?.status ?? 200, body: data };
  };
}

function canStore(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/**
 * Fetches, and removes `expires_at` from a successful response. Without this field, auth-js computes the expiry from
 * `expires_in` and this device's clock, which may be wrong by hours.
 */
async function fetchSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return new Response(JSON.stringify(session), { status: response.status });
}
