/** Names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[];

interface Options {
  /** The source expression of the page's one inlined style; undefined in development, where Vite adds style elements. */
  styleHash: string | undefined;
  /** Where the page calls functions beside its own server; empty for none. */
  backendUrl: string;
  /** Whether visitors reach the site by https. */
  https: boolean;
}

/** The security headers of every answer, short enough for a first round trip. They depend on no request. */
export function commonHeaders({ styleHash, backendUrl, https }: Options): HeaderList {
  const isDevelopment = styleHash === undefined;
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": [
      "'self'",
      ...(backendUrl ? [backendUrl] : []),
      ...(isDevelopment ? ["ws:"] : []),
    ],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "img-src": ["'self'", "data:"],
    "manifest-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", styleHash ?? "'unsafe-inline'"],
    // Vite's error overlay and React's hot reload write HTML and scripts as text.
    ...(!isDevelopment && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["default"],
    }),
  };
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(" "));
  return [
    ["Content-Security-Policy", directives.join(";")],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"],
    // With no-referrer browsers would post our own form with `Origin: null`.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    https ? ["Strict-Transport-Security", "max-age=31536000; includeSubDomains"] : [],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
  ].flat();
}
