// Inlined into the landing page, whose compressed response must fit into the first TCP window: every byte counts. The
// content security policy allows it by its hash.
import { readEntry, readHydration } from "./hydration.ts";

/** Delay after `load` before hydration of a page that isn't painted, for instance in the background, in ms. */
const PAINT_TIMEOUT_MS = 500;

/** Delay of the chat's preload after `hydrate`, in ms: on a slow connection its bytes follow the hydration script's. */
const CHAT_DELAY_MS = 130;

const { connection } = navigator as { connection?: { saveData?: boolean } };

// Hydrate after the first paint: earlier, running React would compete with painting for a cheap phone's CPU.
new PerformanceObserver(hydrate).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(hydrate, PAINT_TIMEOUT_MS));

addEventListener("click", rememberChatTap);

/** Runs the script that hydrates the page, once, and preloads the chat unless the browser reports data saving. */
function hydrate() {
  const script = readEntry();
  if (!script.type) return;
  // Moving a script without a type runs it.
  script.type = "";
  // oxlint-disable-next-line unicorn/prefer-add-event-listener
  script.onerror = giveUp;
  document.head.append(script);
  if (!connection?.saveData) setTimeout(() => readHydration().chat.forEach(preload), CHAT_DELAY_MS);
}

/**
 * Preloads a module, or fetches a stylesheet into the HTTP cache: browsers warn of a preloaded stylesheet that isn't
 * used soon. Uses the CORS mode of Vite's own requests, so that the browser reuses the response.
 */
function preload(href: string) {
  if (href.endsWith(".css")) void fetch(href).catch(() => {});
  else
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        crossOrigin: "",
        href,
      }),
    );
}

/** Restores the chat's link to the contact form if the script fails to load, and follows it if it was pressed. */
function giveUp() {
  removeEventListener("click", rememberChatTap);
  const link = document.querySelector<HTMLElement>("a[aria-busy]");
  if (!link) return;
  link.ariaBusy = null;
  link.click();
}

/** Before hydration, marks the chat's link as busy when it is pressed, for `openTappedChat`, and doesn't follow it. */
function rememberChatTap(event: MouseEvent) {
  const link = (event.target as Element).closest("a.chat-button");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.ariaBusy = "true";
}
