import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Document, type Hydration, hydrationIds } from "./Document.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { readBack } from "./readBack.ts";
import { metadata } from "./shared/content/metadata.ts";

const css = readBack(hydrationIds.style);
const { view, assets } = JSON.parse(readBack(hydrationIds.view)) as Hydration;

// A transition is drawn in slices of some milliseconds: the visitor may scroll and type in between.
startTransition(() => {
  hydrateRoot(
    document,
    // For what fails outside the body as well: App catches its own, and keeps the head.
    <ErrorBoundary fallback={<ErrorDocument />}>
      <Document view={view} assets={{ ...assets, css }} />
    </ErrorBoundary>,
  );
});

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
