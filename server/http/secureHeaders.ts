import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../config/readConfig.ts";

/** CSP sources of a page beside its own origin. */
export type Sources = Record<"connect" | "script" | "style", string[]>;

/** Sets the security headers of all answers. */
export function secureHeaders(
  sources: Sources,
  { site, backend }: Pick<Config, "site" | "backend">,
): RequestHandler {
  const isHttps = site.url.startsWith("https:");
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", backend.url, ...sources.connect].filter(Boolean),
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", "data:"],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'", ...sources.script],
        styleSrc: ["'self'", ...sources.style],
      },
    },
    // Chromium would start another process for the page, which delays the first paint. Nothing here opens a window.
    crossOriginOpenerPolicy: false,
    // helmet's default, `no-referrer`, makes browsers post our own form with `Origin: null`.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Only this host: the company's other hosts may lack https.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: "deny" },
  });
}

export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};
