interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: Record<"createHTML" | "createScriptURL", (text: string) => string | null>,
  ): unknown;
}

/** HTML that scripts may assign: the server's own, and the template from which React creates script elements. */
const trusted = new Set(["<script></script>"]);

// The content security policy requires Trusted Types (https://www.w3.org/TR/trusted-types/). React assigns HTML when
// it renders the document again after an error. Browsers that support Trusted Types call these functions for HTML and
// script URLs assigned as strings; null refuses them.
try {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy("default", {
    createHTML: (html) => (trusted.has(html) ? html : null),
    createScriptURL: (url) => (url.startsWith("/assets/") ? url : null),
  });
} catch {
  // A default policy already exists, for instance an extension's.
}

/** Allows scripts to assign this HTML. */
export function trust(html: string): void {
  trusted.add(html);
}
