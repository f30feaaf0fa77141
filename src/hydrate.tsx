// In development, sets up React's hot reload before a component is imported. Empty in production.
import "@vitejs/plugin-react/preamble";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document } from "./Document.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { hydrationIds, readEntry, readHydration } from "./hydration.ts";
import { readBack } from "./readBack.ts";
import { metadata } from "./shared/content/metadata.ts";
import { isPageInUse } from "./ui/isPageInUse.ts";
import "./ui/keepPlace.ts";
import "./styles/index.css";

/**
 * Styles of the toasts until afterHydration.css is loaded, if that fails at first, for instance because a deploy has
 * replaced it. The styles in that file override them: its layer `components` comes after `base`.
 */
const PLAIN_TOASTS =
  "@layer base{.toasts{position:fixed;inset:4.5rem 0 auto;z-index:30}.toast{background:var(--surface)}.toast svg{width:44px}}";

const style = readBack(hydrationIds.style);
// Allows the JSON script's text as trusted HTML: React assigns that text when it renders the document again after an
// error.
readBack(hydrationIds.view);
const { view, deferred } = readHydration();
const assets = {
  entry: readEntry().getAttribute("src")!,
  loader: readBack(hydrationIds.loader),
  deferred,
  css: { home: style, notFound: style },
};

// Not a component, so that React's hot reload doesn't run this module again.
const errorDocument = (
  <html lang={metadata.language}>
    <head>
      <title>{metadata.title}</title>
      <style id={hydrationIds.style} dangerouslySetInnerHTML={{ __html: style }} />
    </head>
    <body>
      <ErrorScreen />
    </body>
  </html>
);

openTappedChat();

// Hydrate in a separate task, so that the task that evaluates this script stays short. In a transition React renders in
// slices of a few ms, and the browser handles input between them.
setTimeout(startTransition, 0, () => {
  hydrateRoot(
    document,
    // Catches errors outside App, such as in the head. App's own boundary catches errors inside App and keeps the head.
    <ErrorBoundary fallback={errorDocument}>
      <Document view={view} assets={assets} />
    </ErrorBoundary>,
  );
});

// Load in a separate task after hydration. Lighthouse's simulator drops a task of less than 10 ms that has fewer than
// two dependent tasks. Without this task, it could drop this script's evaluation and count the script's preload towards
// the LCP.
setTimeout(() => import("./styles/afterHydration.css").catch(loadStylesAgain));

/**
 * After afterHydration.css has failed to load, adds `PLAIN_TOASTS`, as a constructed stylesheet because the content
 * security policy blocks an added `<style>`. Then loads it at the next click, which may bring up a toast, by a copy of
 * Vite's link: Vite requests a stylesheet only once.
 */
function loadStylesAgain() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PLAIN_TOASTS);
  document.adoptedStyleSheets = [sheet];
  const copy = document.querySelector("link[href*=after]")!.cloneNode();
  copy.addEventListener("error", loadStylesAgain);
  addEventListener("click", () => document.head.append(copy), { once: true });
}

/**
 * Opens the chat after hydration if the chat's link was pressed before, unless the visitor has turned to the page since.
 * The loader marks a pressed link as busy.
 */
function openTappedChat() {
  const link = document.querySelector("a.chat-button");
  if (!link) return;
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    if (link.ariaBusy && !isPageInUse())
      document.querySelector<HTMLButtonElement>("button.chat-button")?.click();
  }).observe(link.parentElement!, { childList: true });
}
