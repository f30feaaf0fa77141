interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
  ): unknown;
}

/** All that may become markup: what the server wrote, and what React makes a script element of. */
const trusted = new Set(["<script></script>"]);

// The page requires Trusted Types (https://www.w3.org/TR/trusted-types/). React assigns markup where it draws
// the document anew, after an error; from anywhere and anybody else the browser refuses it.
try {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy("default", {
    createHTML: (html) => (trusted.has(html) ? html : null),
    createScriptURL: (url) => (url.startsWith("/assets/") ? url : null),
  });
} catch {
  // An extension has made its own in our place.
}

/** What the server wrote into the element of this id, as HTML; empty where there is none. */
export function readBack(id: string): string {
  const html = document.getElementById(id)?.innerHTML ?? "";
  trusted.add(html);
  return html;
}
