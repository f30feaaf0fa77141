import { readEntry } from "../hydration.ts";

/**
 * Reloads the page when a deploy has replaced it, because its own code may then be gone. Otherwise it stays, so
 * that a poor network costs no visitor the page they have. Drafts survive the reload. Resolves to whether
 * it reloads.
 */
export async function reloadIfStale(): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: "no-cache" });
  if (!page.ok || (await page.text()).includes(readEntry())) return false;
  location.reload();
  return true;
}
