import type { IncomingMessage } from "node:http";

/**
 * Creates a function that returns the URL to redirect a request to, or undefined. Only an https site redirects:
 * requests that reached a proxy over http, whatever their host, and requests for the site's host with `www.` added or
 * removed.
 *
 * @param proxies number of trusted proxies in front. If 0, `X-Forwarded-Proto` is ignored.
 */
export function redirectToSite(siteUrl: string, proxies: number) {
  const { protocol, host } = new URL(siteUrl);
  const twin = host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;

  return ({ headers, url = "" }: IncomingMessage): string | undefined => {
    if (protocol !== "https:" || !url.startsWith("/")) return undefined;
    const isPlain = proxies > 0 && isHttp(headers["x-forwarded-proto"]);
    if (!isPlain && hostOf(headers) !== twin) return undefined;
    return siteUrl + url;
  };
}

/** Returns the requested host in lower case, without `:443` and the final dot of a fully qualified name. */
function hostOf({ host = "" }: IncomingMessage["headers"]): string {
  return host.toLowerCase().replace(/\.?(?::443)?$/, "");
}

/** Whether the first value of `X-Forwarded-Proto`, normally that of the outermost proxy, is http. */
function isHttp(forwardedProto: string | string[] = ""): boolean {
  return /^\s*http\s*(?:,|$)/i.test(String(forwardedProto));
}
