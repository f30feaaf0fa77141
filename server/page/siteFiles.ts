import type { Site } from "../../src/shared/view.ts";
import { type Representation, represent } from "../http/representation.ts";

const SECURITY_TXT = "/.well-known/security.txt";

/** Returns a function that finds, by path, the files that contain the site's URL and so can't be built in advance. */
export function siteFiles(
  { url, contactEmail }: Pick<Site, "url" | "contactEmail">,
  now: () => Date = () => new Date(),
): (path: string) => Representation | undefined {
  const files = new Map([
    ["/robots.txt", text("text/plain", robots(url))],
    ["/sitemap.xml", text("application/xml", sitemap(url))],
  ]);
  return (path) => {
    // Written for each request: a process can run longer than the file is valid.
    if (path === SECURITY_TXT) return text("text/plain", securityTxt(url, contactEmail, now()));
    return files.get(path);
  };
}

/** Returns robots.txt (https://www.rfc-editor.org/rfc/rfc9309). */
function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /functions/
Disallow: /auth/

Sitemap: ${siteUrl}/sitemap.xml
`;
}

/**
 * Returns sitemap.xml (https://www.sitemaps.org/protocol.html). The URL isn't escaped: it is an origin, and host names
 * in DNS have no characters that XML reserves.
 */
function sitemap(siteUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${siteUrl}/</loc></url>
</urlset>
`;
}

/**
 * Returns security.txt (https://www.rfc-editor.org/rfc/rfc9116). It expires less than a year after `now`, as the RFC
 * recommends, and on the same date for all requests of a month.
 */
function securityTxt(siteUrl: string, contactEmail: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return `Contact: mailto:${contactEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: pt, en
Canonical: ${siteUrl}${SECURITY_TXT}
`;
}

/** Represents a text file without compression, which saves little for a short file. */
function text(type: string, body: string): Representation {
  return represent({
    bodies: { identity: Buffer.from(body) },
    contentType: `${type}; charset=utf-8`,
    cacheControl: "public, max-age=3600",
  });
}
