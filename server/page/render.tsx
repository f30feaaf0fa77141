import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { Document } from "../../src/Document.tsx";
import type { Assets } from "../../src/hydration.ts";
import type { View } from "../../src/shared/view.ts";

export type { Assets } from "../../src/hydration.ts";

/**
 * Resolves with the stream of a page once the whole page is rendered. `progressiveChunkSize` keeps React from deferring
 * large Suspense content: that would need inline scripts, which the content security policy blocks.
 */
export function render(view: View, assets: Assets): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<Document view={view} assets={assets} />, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(stream),
      // Called for errors anywhere in the page, and before `onAllReady`. Its default writes to the console.
      onError: reject,
    });
  });
}
