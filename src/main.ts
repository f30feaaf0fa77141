// React's hot reload must be imported first in development; in production this import is empty.
import "@vitejs/plugin-react/preamble";
import { readHydration } from "./hydration.ts";
import { reloadIfStale } from "./tab/reloadIfStale.ts";
import "./styles/index.css";

/** Delay after `load` before hydration in a browser that doesn't report its first paint, in ms. */
const PAINT_TIMEOUT_MS = 500;

let isHydrating = false;

// Hydrate after the first paint: earlier, running React would compete with painting for a cheap phone's CPU.
// The document preloads the code at low priority. A page in the background isn't painted.
if (document.visibilityState === "visible") {
  new PerformanceObserver(hydrate).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(hydrate, PAINT_TIMEOUT_MS));
} else {
  void hydrate();
}

document.addEventListener("click", rememberChatTap);

async function hydrate(): Promise<void> {
  if (isHydrating) return;
  isHydrating = true;
  try {
    const loading = import("./hydrate.tsx");
    preloadChat();
    await loading;
  } catch {
    await reloadIfStale().catch(() => {});
  }
}

/** Preloads the chat's code in parallel with React, unless the visitor has enabled data saving. */
function preloadChat(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of readHydration().chat) {
    const link = document.createElement("link");
    if (href.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
    else link.rel = "modulepreload";
    // The same mode as in Vite's own requests, so that the browser reuses the response.
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
}

/** Remembers a press on the chat's link before hydration, and opens the chat once its button is rendered. */
function rememberChatTap(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a.chat-button");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  link.setAttribute("aria-busy", "true");
  new MutationObserver((_changes, observer) => {
    const button = document.querySelector<HTMLButtonElement>("button.chat-button");
    if (!button) return;
    observer.disconnect();
    button.click();
  }).observe(link.parentElement!, { childList: true });
}
