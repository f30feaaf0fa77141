// Inlined into the landing page, whose compressed response has to fit the initial TCP congestion window: keep this
// script small. The content security policy allows it by its hash.
import { readEntry, readHydration } from "./hydration.ts";

/** Time in ms after which a page that isn't painted is hydrated, for instance in a background tab. */
const PAINT_TIMEOUT_MS = 3000;

/**
 * Delay in ms before the deferred files are preloaded, so that the preload doesn't compete with the hydration script on
 * a slow connection.
 */
const DEFERRED_DELAY_MS = 130;

const { connection } = navigator as { connection?: { saveData?: boolean } };

// Hydrate after the first paint: earlier, running React would compete with painting for a cheap phone's CPU. And not
// before the whole document has arrived: with its script in the cache, React would find half a page.
addEventListener("DOMContentLoaded", () => {
  new PerformanceObserver(hydrate).observe({ type: "paint", buffered: true });
  setTimeout(hydrate, PAINT_TIMEOUT_MS);
});

addEventListener("click", rememberChatTap);

/**
 * Runs the script that hydrates the page, once, and preloads the deferred files unless the browser reports data saving.
 */
function hydrate() {
  const script = readEntry();
  if (!script.type) return;
  // A script that hasn't run and has an empty type runs when it is moved.
  script.type = "";
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  script.onerror = giveUp;
  document.head.append(script);
  if (!connection?.saveData)
    setTimeout(() => readHydration().deferred.forEach(preload), DEFERRED_DELAY_MS);
}

/**
 * Fetches a deferred file into the HTTP cache. Not by `modulepreload`: Chromium never requests a module again that
 * it couldn't fetch. And browsers log a warning if a preloaded stylesheet isn't used soon.
 */
function preload(href: string) {
  fetch(href).catch(() => {});
}

/**
 * If the hydration script fails to load, restores the chat's link to the contact form. Follows the link if it was
 * pressed before and still has the focus.
 */
function giveUp() {
  removeEventListener("click", rememberChatTap);
  const link = document.querySelector<HTMLElement>("a[aria-busy]");
  if (!link) return;
  link.ariaBusy = null;
  if (link === document.activeElement) link.click();
}

/**
 * On a press, marks the chat's link as busy instead of following it to the form. `openTappedChat` in hydrate.tsx then
 * opens the chat. With Ctrl, Command or Shift the browser follows the link, in another tab or window.
 */
function rememberChatTap(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLElement>("a.chat-button");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // Safari keeps the focus in a field when a link is tapped.
  link.focus();
  link.ariaBusy = "true";
}
