import { readFromTab, removeFromTab, writeToTab } from "./tabStorage.ts";

interface Callbacks {
  /** Returns the value to store; called whenever the page may be about to unload. */
  save: () => unknown;
  /** Called if another page of this tab changed or removed the value while this page was in the back/forward cache. */
  restore: (stored: unknown) => void;
}

/**
 * Keeps a value over a reload. Browsers copy `sessionStorage` into duplicated tabs and tabs opened by script, so the
 * value is stored only while the page is hidden or unloaded. Call `readFromTab` first: this function removes the stored
 * value. Returns `stop`, which removes the listeners, and `changed`, to call after a change: a hidden page may be
 * discarded without another event.
 */
export function keepInTab(key: string, { save, restore }: Callbacks) {
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
    // An unchanged value is this page's own, and the page may have a newer one in memory: restore only a changed value.
    if (event.persisted && JSON.stringify(stored) !== saved) restore(stored);
  };
  const changed = () => {
    // A page that unloads becomes hidden after `pagehide`, when its requests may be aborted already: don't store its
    // state again.
    if (left) return;
    if (document.hidden) store();
    else removeFromTab(key);
  };

  removeFromTab(key);
  addEventListener("pagehide", leaving);
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", changed);
  const stop = () => {
    removeEventListener("pagehide", leaving);
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", changed);
  };
  return { changed, stop };
}
