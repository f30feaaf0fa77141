import type { IncomingMessage } from "node:http";

/**
 * Creates a function that returns the URL to redirect a request to, for a site on https. It redirects
 * requests that a trusted proxy received by http, and requests to the other form of the host (with or without
 * `www.`). Any other host is served without a redirect.
 *
 * @param proxies number of trusted proxies in front.
 */
export function redirectToSite(siteUrl: string, proxies: number) {
  const { protocol, host } = new URL(siteUrl);
  const twin = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;

  return ({ headers, url = "" }: IncomingMessage): string | undefined => {
    if (protocol !== "https:" || !url.startsWith("/")) return undefined;
    const isPlain = proxies > 0 && isHttp(headers["x-forwarded-proto"]);
    if (!isPlain && headers.host?.toLowerCase() !== twin) return undefined;
    return siteUrl + url;
  };
}

/** Whether the visitor reached the outermost proxy by http: the first value of `X-Forwarded-Proto`. */
function isHttp(forwardedProto: string | string[] | undefined): boolean {
  return (
    String(forwardedProto ?? "")
      .split(",", 1)[0]!
      .trim()
      .toLowerCase() === "http"
  );
}
