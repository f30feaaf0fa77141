import type { IncomingMessage, ServerResponse } from "node:http";
import helmet from "helmet";

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

/** The security headers of every answer. They depend on no request, so helmet is asked once. */
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
        // Vite's error overlay and React's hot reload write HTML and scripts as text.
        ...(!isDevelopment && { requireTrustedTypesFor: ["'script'"], trustedTypes: ["default"] }),
      },
    },
    crossOriginEmbedderPolicy: true,
    // With no-referrer browsers would post our own form with `Origin: null`.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
    // The first TCP window has no room for headers that current browsers ignore or imply.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // helmet has none for it.
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
