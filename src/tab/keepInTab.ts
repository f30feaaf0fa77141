import { readFromTab, removeFromTab, writeToTab } from "./tabStorage.ts";

interface Kept {
  /** The value to keep, asked for whenever the page may be about to go. */
  save: () => unknown;
  /** The page came back from the back/forward cache; another page of this tab may have gone on. */
  restore: (stored: unknown) => void;
}

/**
 * Carries a value over a reload, and to no other tab. Browsers copy `sessionStorage` into tabs opened
 * by script and into duplicated ones, so it holds the value only while the page is hidden or gone.
 * Returns what ends the keeping.
 */
export function keepInTab(key: string, { save, restore }: Kept): () => void {
  let left = false;
  const leaving = () => {
    writeToTab(key, save());
    left = true;
  };
  const shown = (event: PageTransitionEvent) => {
    left = false;
    if (event.persisted) restore(readFromTab(key));
    removeFromTab(key);
  };
  const visibilityChanged = () => {
    // A page that is left becomes hidden too, after its calls were broken off: that is no news to keep.
    if (left) return;
    if (document.hidden) writeToTab(key, save());
    else removeFromTab(key);
  };

  removeFromTab(key);
  addEventListener("pagehide", leaving);
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", visibilityChanged);
  return () => {
    removeEventListener("pagehide", leaving);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", visibilityChanged);
  };
}
