import type { View } from "./shared/view.ts";

/** Addresses of what the build made, and its stylesheet. */
export interface Assets {
  /** Of the module that hydrates the page. */
  entry: string;
  /** What its bytes must be (https://www.w3.org/TR/SRI/); the server alone knows, for the browser has it by then. */
  integrity?: string;
  /** Of the modules that hydrate the page, fetched beside the document at low priority. */
  modulePreload: readonly string[];
  /** Of the chat's modules and stylesheet, which the entry fetches while the page is hydrated. */
  chat: readonly string[];
  /** The whole stylesheet, inlined; empty where a `<link>` brings it (development). */
  css: string;
}

/** What the browser reads back to draw the same document; it finds the stylesheet in place. */
export interface Hydration {
  view: View;
  /** `Assets.chat`; empty on a page without the chat. */
  chat: Assets["chat"];
}

/** Where the browser finds what it needs to hydrate. */
export const hydrationIds = { view: "view", style: "style" } as const;

/** What the server wrote for hydration. */
export function readHydration(): Hydration {
  return JSON.parse(document.getElementById(hydrationIds.view)!.textContent) as Hydration;
}

/** The address of the entry's script, as the document has it. */
export function readEntry(): string {
  return document.querySelector('script[type="module"]')!.getAttribute("src")!;
}
