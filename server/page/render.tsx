import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { Document } from "../../src/Document.tsx";
import type { Assets } from "../../src/hydration.ts";
import type { View } from "../../src/shared/view.ts";

export type { Assets } from "../../src/hydration.ts";

/**
 * Renders a page and resolves with its stream when it is complete. React moves no part of it to the end: it would add
 * inline scripts for that, which the content security policy blocks.
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
