import { readEntry } from "../hydration.ts";

/**
 * Reloads the page if a deploy has replaced its entry script. To be called after a module failed to load, which may no
 * longer be on the server. Drafts survive the reload. Resolves to whether it reloads; rejects without a network.
 */
export async function reloadIfStale(): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: "no-cache" });
  if (!page.ok || (await page.text()).includes(readEntry().getAttribute("src")!)) return false;
  location.reload();
  return true;
}
