import { readEntry } from "../hydration.ts";

/**
 * Reloads the page if a deploy has replaced it, because its code may no longer be on the server. Otherwise the page
 * stays, so that a poor network doesn't lose it. Drafts survive the reload. Resolves to whether it reloads.
 */
export async function reloadIfStale(): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: "no-cache" });
  if (!page.ok || (await page.text()).includes(readEntry().getAttribute("src")!)) return false;
  location.reload();
  return true;
}
