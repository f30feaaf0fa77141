interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
  ): unknown;
}

/** HTML that scripts may assign: the server's own, and the template from which React creates script elements. */
const trusted = new Set(["<script></script>"]);

// The page requires Trusted Types (https://www.w3.org/TR/trusted-types/). React assigns HTML when it renders the
// document again after an error; the browser refuses any other assignment.
try {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy("default", {
    createHTML: (html) => (trusted.has(html) ? html : null),
    createScriptURL: (url) => (url.startsWith("/assets/") ? url : null),
  });
} catch {
  // An extension has already created a default policy.
}

/** Allows scripts to assign this HTML. */
export function trust(html: string): void {
  trusted.add(html);
}
