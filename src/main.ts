// In development React's hot reload needs it first; in production it is empty.
import "@vitejs/plugin-react/preamble";
import { readHydration } from "./hydration.ts";
import { reloadIfStale } from "./tab/reloadIfStale.ts";
import "./styles/index.css";

/** How long after `load` hydration begins in a browser that reports no paint. */
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

/** Fetches the chat's code beside React's, unless the visitor asked to save data. */
function preloadChat(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const href of readHydration().chat) {
    const link = document.createElement("link");
    if (href.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
    else link.rel = "modulepreload";
    // As Vite requests them.
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
}

/** Opens the chat, once the page is hydrated, for who tapped its link before; without code the link leads on. */
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
