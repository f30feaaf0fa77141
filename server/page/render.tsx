import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { Document } from "../../src/Document.tsx";
import type { Assets } from "../../src/hydration.ts";
import type { View } from "../../src/shared/view.ts";

export type { Assets } from "../../src/hydration.ts";

/**
 * Draws a page, ready to be piped.
 *
 * Waits for all of it, and for pieces of any size: otherwise React writes inline scripts, which the
 * content security policy blocks.
 */
export function render(view: View, assets: Assets): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<Document view={view} assets={assets} />, {
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(stream),
      onShellError: reject,
    });
  });
}
