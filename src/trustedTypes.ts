interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
  ): unknown;
}

/** HTML that scripts may assign: the server's own, and what React makes a script element of. */
const trusted = new Set(["<script></script>"]);

// The page requires Trusted Types (https://www.w3.org/TR/trusted-types/). React assigns HTML where it renders the
// document again after an error; any other assignment is refused by the browser.
try {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy("default", {
    createHTML: (html) => (trusted.has(html) ? html : null),
    createScriptURL: (url) => (url.startsWith("/assets/") ? url : null),
  });
} catch {
  // An extension has made its own default policy.
}

/** Allows scripts to assign this HTML. */
export function trust(html: string): void {
  trusted.add(html);
}
