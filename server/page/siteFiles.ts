import { type Representation, represent } from "./representation.ts";

/** The files a crawler asks for that depend on where the site runs, each under its address. */
export function siteFiles(siteUrl: string): Map<string, Representation> {
  return new Map([
    ["/robots.txt", text("text/plain", robots(siteUrl))],
    ["/sitemap.xml", text("application/xml", sitemap(siteUrl))],
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

/** Too short for compression to gain anything. */
function text(type: string, body: string): Representation {
  return represent({
    bodies: { identity: Buffer.from(body) },
    contentType: `${type}; charset=utf-8`,
    cacheControl: "public, max-age=3600",
  });
}
