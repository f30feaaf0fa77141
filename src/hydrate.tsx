import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document } from "./Document.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { hydrationIds, readEntry, readHydration } from "./hydration.ts";
import { readBack } from "./readBack.ts";
import { metadata } from "./shared/content/metadata.ts";

const css = readBack(hydrationIds.style);
// React assigns this script's text again if it has to render the whole document, so the Trusted Types policy must
// allow it.
readBack(hydrationIds.view);
const { view, chat } = readHydration();
const assets = { entry: readEntry(), modulePreload: [], chat, css };

// Hydrate in a transition: React then works in slices of a few ms, and the visitor can scroll and type in between.
startTransition(() => {
  hydrateRoot(
    document,
    // Catches errors outside the body too. App catches errors of the page itself, and keeps the head.
    <ErrorBoundary fallback={<ErrorDocument />}>
      <Document view={view} assets={assets} />
    </ErrorBoundary>,
  );
});

// If this stylesheet can't be loaded, for instance offline, a toast is still readable as unstyled text.
import("./styles/afterHydration.css").catch(() => {});

function ErrorDocument() {
  return (
    <html lang={metadata.language}>
      <head>
        <title>{metadata.title}</title>
        <style id={hydrationIds.style} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <ErrorScreen />
      </body>
    </html>
  );
}
