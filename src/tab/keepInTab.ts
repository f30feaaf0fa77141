import { readFromTab, removeFromTab, writeToTab } from "./tabStorage.ts";

interface Kept {
  /** The value to store; called whenever the page may be about to go. */
  save: () => unknown;
  /** Another page of this tab has changed the value while this one was in the back/forward cache. */
  restore: (stored: unknown) => void;
}

/**
 * Carries a value over a reload, and to no other tab. Browsers copy `sessionStorage` into tabs opened
 * by script and into duplicated ones, so it holds the value only while the page is hidden or gone.
 * Returns the function that stops it.
 */
export function keepInTab(key: string, { save, restore }: Kept): () => void {
  let left = false;
  let saved = "";
  const store = () => {
    const value = save();
    saved = JSON.stringify(value);
    writeToTab(key, value);
  };
  const leaving = () => {
    store();
    left = true;
  };
  const shown = (event: PageTransitionEvent) => {
    left = false;
    const stored = readFromTab(key);
    removeFromTab(key);
    // Unchanged, it is this page's own value, which may have grown since: an answer goes on in the cache.
    if (event.persisted && JSON.stringify(stored) !== saved) restore(stored);
  };
  const visibilityChanged = () => {
    // A page that is left becomes hidden after its calls were aborted: that is no news to keep.
    if (left) return;
    if (document.hidden) store();
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
