import { createClient } from "@supabase/supabase-js";
import { ANON_KEY } from "./startApp.ts";

/** Makes an anonymous session as a visitor's page does, and gives the header that shows it. */
export async function visitorSession({ url }: { url: string }): Promise<Record<string, string>> {
  const supabase = createClient(url, ANON_KEY, { auth: { persistSession: false } });
  const { data } = await supabase.auth.signInAnonymously();
  return { Authorization: `Bearer ${data.session!.access_token}` };
}
