import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type Assets, Document } from "../../src/Document.tsx";
import type { View } from "../../src/shared/view.ts";

export type { Assets } from "../../src/Document.tsx";

/**
 * Renders a page. `progressiveChunkSize` keeps React from deferring large Suspense content: that would need inline
 * scripts, which the content security policy blocks.
 */
export function render(view: View, assets: Assets): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<Document view={view} assets={assets} />, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      // Called for errors anywhere in the page, and before `onAllReady`. Its default writes to the console.
      onError: reject,
    });
  });
}
