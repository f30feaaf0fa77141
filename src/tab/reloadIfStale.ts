import { readEntry } from "../hydration.ts";

/**
 * Loads the page anew when a deploy has replaced it: its own code may then be gone. Not otherwise, so that
 * a poor network never costs a visitor the page they have. What was typed survives a reload. Tells whether
 * it did.
 */
export async function reloadIfStale(): Promise<boolean> {
  const page = await fetch(location.pathname, { cache: "no-cache" });
  if (!page.ok || (await page.text()).includes(readEntry())) return false;
  location.reload();
  return true;
}
