import { createClient } from "@supabase/supabase-js";
import { ANON_KEY } from "./startApp.ts";

/** Creates an anonymous session with Supabase's client; returns its `Authorization` header. */
export async function visitorSession({ url }: { url: string }): Promise<Record<string, string>> {
  const supabase = createClient(url, ANON_KEY, { auth: { persistSession: false } });
  const { data } = await supabase.auth.signInAnonymously();
  return { Authorization: `Bearer ${data.session!.access_token}` };
}
