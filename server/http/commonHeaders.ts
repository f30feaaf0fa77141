import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Names and values alternating, as `writeHead` accepts them. */
export type HeaderList = readonly string[];

/** CSP sources of inlined elements: their hashes. */
export interface Inlined {
  styles: readonly string[];
  scripts: readonly string[];
}

interface Options {
  /** What the pages inline; undefined in development, where Vite adds style elements. */
  inlined: Inlined | undefined;
  /** Origin of a separate backend that the page calls; empty if there is none. */
  backendUrl: string;
  /** Whether visitors reach the site by https. */
  https: boolean;
}

/** Returns the security headers of every response. They are the same for all requests, so helmet runs only once. */
export function commonHeaders({ inlined, backendUrl, https }: Options): HeaderList {
  const isDevelopment = inlined === undefined;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: [
          "'self'",
          ...(backendUrl ? [backendUrl] : []),
          ...(isDevelopment ? ["ws:"] : []),
        ],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", "data:"],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'", ...(inlined?.scripts ?? [])],
        styleSrc: ["'self'", ...(inlined?.styles ?? ["'unsafe-inline'"])],
        // Not in development: Vite's error overlay and React's hot reload assign HTML and scripts as strings.
        ...(!isDevelopment && { requireTrustedTypesFor: ["'script'"], trustedTypes: ["default"] }),
      },
    },
    crossOriginEmbedderPolicy: true,
    // With `no-referrer`, browsers would post our own form with `Origin: null`.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
    // Left out to keep the page within the initial TCP window: they are obsolete or of no use to this site.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // helmet doesn't support this header.
  const headers = ["Permissions-Policy", "camera=(), geolocation=(), microphone=()"];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => {},
  };
  setHeaders({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}
