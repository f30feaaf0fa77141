import { readEntry } from "../hydration.ts";

/**
 * Reloads the page if a deploy has replaced its entry script. Call it after a module failed to load: the server may no
 * longer have that module. Resolves to whether the page reloads; rejects on a network error.
 */
export async function reloadIfStale(): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: "no-cache" });
  if (!page.ok || (await page.text()).includes(readEntry().getAttribute("src")!)) return false;
  location.reload();
  return true;
}
