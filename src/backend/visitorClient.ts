import { AuthClient, type Session } from "@supabase/auth-js";
import { FunctionsClient, FunctionsHttpError, FunctionsRelayError } from "@supabase/functions-js";
import type { Backend } from "../shared/view.ts";
import { type CallFunction, readAnswer, refusePage } from "./FunctionCall.ts";
import { type ConfirmedLead, confirmedLead, createLeadSessions } from "./leadSessions.ts";
import { settleWithin } from "./settleWithin.ts";

/** Maximum wait for a session, in ms. After it, the request carries the last access token, or the public key alone. */
const SESSION_LIMIT_MS = 3000;

/**
 * Returns a function that calls the backend through Supabase's published clients, with the session of an anonymous
 * visitor. A call creates the session if there is none, unless `leaving` is true. `AuthClient` refreshes the session,
 * and stores it in `localStorage`, or in memory if `localStorage` is blocked.
 *
 * The service accepts one lead per session and e-mail address. A call whose body has a `leadId` therefore creates a new
 * session if the present one was used for another lead. If that fails, or `leaving` is true, the request carries the
 * public key alone.
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
  const leadSessions = createLeadSessions();
  /** Ids of the leads that the service has accepted since the page was loaded. Any session may carry these again. */
  const accepted = new Set<string>();
  const starting = new Map<string | undefined, Promise<void>>();
  let lastStart = Promise.resolve();
  let latest: Session | null = null;

  auth.onAuthStateChange((_event, session) => {
    latest = session;
  });

  function mayCarry({ user }: Session, lead: ConfirmedLead | undefined): boolean {
    return !lead || accepted.has(lead.id) || leadSessions.isFree(user.id, lead);
  }

  async function startSession(lead: ConfirmedLead | undefined): Promise<void> {
    const { session } = (await auth.getSession()).data;
    latest = session;
    if (!session || !mayCarry(session, lead)) await auth.signInAnonymously();
  }

  /**
   * Creates a session unless the present one may carry the lead, if any. Parallel calls for the same lead share one
   * attempt; others wait for each other. Never rejects: ignores failures and timeouts.
   */
  async function ensureSession(
    lead: ConfirmedLead | undefined,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const id = lead?.id;
    if (!starting.has(id)) {
      lastStart = lastStart
        .then(async () => await startSession(lead))
        .catch(() => {})
        .finally(() => starting.delete(id));
      starting.set(id, lastStart);
    }
    await settleWithin(SESSION_LIMIT_MS, signal, starting.get(id)!);
  }

  /** Returns the access token of the latest session if it may carry the lead, else the public key. */
  function tokenFor(lead: ConfirmedLead | undefined): string {
    if (!latest || !mayCarry(latest, lead)) return anonKey;
    // Before the request: the service may accept the lead although its response is lost.
    if (lead && !accepted.has(lead.id)) leadSessions.remember(latest.user.id, lead);
    return latest.access_token;
  }

  return async (path, { body, headers, signal, leaving, onSend }) => {
    const { leadId, leadData } = body as { leadId?: string; leadData?: unknown };
    const lead = leadId ? confirmedLead(leadId, leadData) : undefined;
    if (!leaving) await ensureSession(lead, signal);
    const functions = new FunctionsClient(`${origin}/functions/v1`, {
      headers: { apikey: anonKey, Authorization: `Bearer ${tokenFor(lead)}` },
      customFetch: async (input, init) => {
        const sent = fetch(input, { ...init, cache: "no-store", keepalive: leaving });
        onSend?.();
        return refusePage(await sent);
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
    if (lead) accepted.add(lead.id);
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
