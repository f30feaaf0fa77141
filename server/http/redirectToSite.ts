import type { IncomingMessage } from "node:http";

/**
 * Finds where a request of a site on https should have gone: what a trusted proxy says came by http, and what
 * names the twin host (with or without `www.`). Any other host is served as it is.
 *
 * @param proxies how many proxies in front are trusted.
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

/** Whether the first of several proxies, the one the visitor reached, was reached by http. */
function isHttp(forwardedProto: string | string[] | undefined): boolean {
  return (
    String(forwardedProto ?? "")
      .split(",", 1)[0]!
      .trim()
      .toLowerCase() === "http"
  );
}
