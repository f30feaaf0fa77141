import { renderToString } from "react-dom/server";

/** Returns a text as React writes it into HTML, for instance with `&amp;`. */
export function inHtml(text: string): string {
  return renderToString(text);
}
