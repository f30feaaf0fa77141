import type { RequestHandler } from "express";
import helmet from "helmet";

interface Options {
  /** CSP source of the inlined style; undefined in development, where Vite adds style elements. */
  styleHash: string | undefined;
  /** Origin of a separate backend that the page calls; empty if there is none. */
  backendUrl: string;
  /** Whether `SITE_URL` is https. */
  https: boolean;
}

/** Sets the security headers of all answers. */
export function secureHeaders({ styleHash, backendUrl, https }: Options): RequestHandler[] {
  const isDevelopment = styleHash === undefined;
  return [
    permissionsPolicy,
    helmet({
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
          // React's refresh in development is an inline script.
          scriptSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
          styleSrc: ["'self'", styleHash ?? "'unsafe-inline'"],
        },
      },
      // helmet's default, `no-referrer`, makes browsers post our own form with `Origin: null`.
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      // Only this host: the company's other hosts may lack https.
      strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
      xFrameOptions: { action: "deny" },
    }),
  ];
}

/** helmet doesn't set this header. */
const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  next();
};

export const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader("Cache-Control", "no-store");
  next();
};
