import { AuthClient } from "@supabase/auth-js";
import type { Backend } from "../shared/view.ts";

let auth: InstanceType<typeof AuthClient> | undefined;

/**
 * Resolves to the access token of the anonymous visitor's session, which is created if there is none. Supabase's client
 * refreshes it and keeps it in `localStorage`. Rejects where that is blocked.
 */
export async function visitorToken(backend: Backend): Promise<string | undefined> {
  auth ??= createClient(backend);
  const stored = (await auth.getSession()).data.session;
  const session = stored ?? (await auth.signInAnonymously()).data.session;
  return session?.access_token;
}

function createClient({ url, anonKey }: Backend) {
  const origin = url || location.origin;
  return new AuthClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    storageKey: `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`,
    // Given, because the client would otherwise keep the session in memory where storage is blocked.
    storage: localStorage,
    detectSessionInUrl: false,
  });
}
