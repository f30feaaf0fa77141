import { trust } from "./trustedTypes.ts";

/** The HTML inside the server's element of this id; empty where there is none. React may write it again. */
export function readBack(id: string): string {
  const html = document.getElementById(id)?.innerHTML ?? "";
  trust(html);
  return html;
}
