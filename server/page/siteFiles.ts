import type { Site } from "../../src/shared/view.ts";
import { type Representation, represent } from "../http/representation.ts";

/** The fixed files that depend on where the site runs, each under its address. */
export function siteFiles({
  url,
  contactEmail,
}: Pick<Site, "url" | "contactEmail">): Map<string, Representation> {
  return new Map([
    ["/robots.txt", text("text/plain", robots(url))],
    ["/sitemap.xml", text("application/xml", sitemap(url))],
    ["/.well-known/security.txt", text("text/plain", securityTxt(url, contactEmail, new Date()))],
  ]);
}

/** https://www.rfc-editor.org/rfc/rfc9309 */
function robots(siteUrl: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /functions/",
    "Disallow: /auth/",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

/** https://www.sitemaps.org/protocol.html */
function sitemap(siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    // An origin holds no character that XML would mistake: URL escapes them.
    `  <url><loc>${siteUrl}/</loc></url>`,
    "</urlset>",
    "",
  ].join("\n");
}

/**
 * https://www.rfc-editor.org/rfc/rfc9116. It expires within a year, as recommended there; every instance that
 * starts in the same month says the same moment.
 */
export function securityTxt(siteUrl: string, contactEmail: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: pt, en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** Too short for compression to gain anything. */
function text(type: string, body: string): Representation {
  return represent({
    bodies: { identity: Buffer.from(body) },
    contentType: `${type}; charset=utf-8`,
    cacheControl: "public, max-age=3600",
  });
}
