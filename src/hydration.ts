import type { View } from "./shared/view.ts";

/** URLs of the built files, and the stylesheet. */
export interface Assets {
  /** URL of the module that hydrates the page. */
  entry: string;
  /**
   * Integrity hash of the entry (https://www.w3.org/TR/SRI/). Set on the server only: the browser has already loaded
   * the entry.
   */
  integrity?: string;
  /** URLs of the modules that hydrate the page, preloaded by the document at low priority. */
  modulePreload: readonly string[];
  /** URLs of the chat's modules and stylesheet, which the entry preloads during hydration. */
  chat: readonly string[];
  /** The whole stylesheet, inlined; empty in development, where a `<link>` loads it. */
  css: string;
}

/**
 * Data that the server embeds for hydration. The stylesheet isn't included: the browser reads it from its own
 * element.
 */
export interface Hydration {
  view: View;
  /** `Assets.chat`; empty on a page without the chat. */
  chat: Assets["chat"];
}

/** Ids of the elements that hold the data for hydration. */
export const hydrationIds = { view: "view", style: "style" } as const;

/** Reads the data that the server embedded for hydration. */
export function readHydration(): Hydration {
  return JSON.parse(document.getElementById(hydrationIds.view)!.textContent) as Hydration;
}

/** Reads the URL of the entry script from the document. */
export function readEntry(): string {
  return document.querySelector('script[type="module"]')!.getAttribute("src")!;
}
