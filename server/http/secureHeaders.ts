import type { RequestHandler } from "express";
import helmet from "helmet";

interface Options {
  /** The source expression of the page's one inlined style; undefined leaves the policy out, for Vite's dev scripts. */
  styleHash: string | undefined;
  /** Where the page calls functions beside its own server; empty for none. */
  backendUrl: string;
  /** Whether visitors reach the site by https. */
  https: boolean;
}

/** What a stranger's script would want most; a longer list has no room in a first round trip. */
const PERMISSIONS = "camera=(), geolocation=(), microphone=()";

/** Headers of every answer: a policy that allows only what the page is made of, and no referrer or framing. */
export function secureHeaders({ styleHash, backendUrl, https }: Options): RequestHandler {
  const byHelmet = helmet({
    contentSecurityPolicy: styleHash !== undefined && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...(backendUrl ? [backendUrl] : [])],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", "data:"],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", styleHash],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["default"],
      },
    },
    // Not helmet's no-referrer: with it browsers post our own form with `Origin: null`.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
    // For browsers and plug-ins that nobody has any more; a first round trip has no room for them.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // All that the page loads is its own; nothing else gets into its process.
    crossOriginEmbedderPolicy: true,
    // With that and helmet's Cross-Origin-Opener-Policy it is so anyway.
    originAgentCluster: false,
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", PERMISSIONS);
    byHelmet(request, response, next);
  };
}
