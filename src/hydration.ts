import type { View } from "./shared/view.ts";

/** URLs of the page's files, and texts that the document inlines. */
export interface Assets {
  /**
   * URL of the script that hydrates the page. In a build the file runs as a classic script or as a module, in
   * development only as a module.
   */
  entry: string;
  /** Integrity hash of the entry (https://www.w3.org/TR/SRI/). Set on the server only. */
  integrity?: string;
  /** Script that delays the entry (`loader.ts`), inlined; empty in development. */
  loader: string;
  /** URLs of the modules and stylesheet of the chat and of the form's rules, for the loader to preload. */
  deferred: readonly string[];
  /** URL of the stylesheet for print. Set on the server only. */
  print?: string;
  /**
   * Inlined stylesheet of each page. Empty in development, where a `<link>` loads the stylesheet. In the browser, both
   * properties are the stylesheet of the current page.
   */
  css: Record<View["page"], string>;
}

/** Data that the server embeds as JSON for hydration. Hydration reads the inlined texts from their own elements. */
export interface Hydration {
  view: View;
  /** `Assets.deferred`; empty on a page without them. */
  deferred: Assets["deferred"];
}

/** Ids of the elements that hold the data and the inlined texts. */
export const hydrationIds = { view: "view", style: "style", loader: "loader" } as const;

export function readHydration(): Hydration {
  return JSON.parse(document.getElementById(hydrationIds.view)!.textContent) as Hydration;
}

/** Returns the element of the script that hydrates the page: the document's first script with a URL. */
export function readEntry(): HTMLScriptElement {
  return document.querySelector("script[src]")!;
}
