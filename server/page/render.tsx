import { renderToString } from "react-dom/server";
import { type Assets, Document } from "../../src/Document.tsx";
import type { View } from "../../src/shared/view.ts";

export type { Assets } from "../../src/Document.tsx";

/** Renders a page. Nothing in it suspends: React would write inline scripts, which the security policy blocks. */
export function render(view: View, assets: Assets): string {
  return `<!DOCTYPE html>${renderToString(<Document view={view} assets={assets} />)}`;
}
