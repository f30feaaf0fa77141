import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document } from "./Document.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { hydrationIds, readEntry, readHydration } from "./hydration.ts";
import { readBack } from "./readBack.ts";
import { metadata } from "./shared/content/metadata.ts";

const css = readBack(hydrationIds.style);
// React writes this script's text again where it has to render the whole document; the policy must know it.
readBack(hydrationIds.view);
const { view, chat } = readHydration();
const assets = { entry: readEntry(), modulePreload: [], chat, css };

// A transition is drawn in slices of some milliseconds: the visitor may scroll and type in between.
startTransition(() => {
  hydrateRoot(
    document,
    // For what fails outside the body as well: App catches its own, and keeps the head.
    <ErrorBoundary fallback={<ErrorDocument />}>
      <Document view={view} assets={assets} />
    </ErrorBoundary>,
  );
});

// Without it, offline for instance, a toast is still words on the page.
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
