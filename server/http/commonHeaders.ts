import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

/** Names and values alternating, as `writeHead` accepts them. */
export type HeaderList = readonly string[];

interface Options {
  /** CSP source of the pages' stylesheet; undefined in development, where Vite adds style elements. */
  styleHash: string | undefined;
  /** Origin of a separate backend that the page calls; empty if there is none. */
  backendUrl: string;
  /** Whether `SITE_URL` is https. */
  https: boolean;
}

/** Returns the security headers. They are the same for every response, so helmet runs only once. */
export function commonHeaders({ styleHash, backendUrl, https }: Options): HeaderList {
  const isDevelopment = styleHash === undefined;
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
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", styleHash ?? "'unsafe-inline'"],
      },
    },
    // helmet's default, `no-referrer`, makes browsers post our own form with `Origin: null`.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
    // Headers that are obsolete or of no use to this site. Without them, `/` fits the initial TCP congestion window.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // helmet doesn't set this header.
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
