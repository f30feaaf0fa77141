import { trust } from "./trustedTypes.ts";

/**
 * Returns the server's HTML inside the element with this id, or an empty string if there is none. Adds it to the HTML
 * that the Trusted Types policy allows, so that React can assign it again.
 */
export function readBack(id: string): string {
  const html = document.getElementById(id)?.innerHTML ?? "";
  trust(html);
  return html;
}
