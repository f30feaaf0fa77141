import { AuthClient } from "@supabase/auth-js";
import type { Backend } from "../shared/view.ts";

type Client = InstanceType<typeof AuthClient>;

let auth: Client | undefined;
let starting: Promise<string | undefined> | undefined;

/**
 * Resolves to the access token of the anonymous visitor's session, which is created if there is none. Supabase's client
 * refreshes it and keeps it in `localStorage`. Rejects where that is blocked.
 */
export function visitorToken(backend: Backend): Promise<string | undefined> {
  auth ??= createClient(backend);
  // Parallel calls share one attempt.
  starting ??= startSession(auth).finally(() => (starting = undefined));
  return starting;
}

async function startSession(client: Client): Promise<string | undefined> {
  const stored = (await client.getSession()).data.session;
  const session = stored ?? (await client.signInAnonymously()).data.session;
  return session?.access_token;
}

function createClient({ url, anonKey }: Backend): Client {
  const origin = url || location.origin;
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`,
    // Given, because the client would otherwise keep the session in memory where storage is blocked.
    storage: localStorage,
    detectSessionInUrl: false,
    fetch: fetchSession,
  });
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
