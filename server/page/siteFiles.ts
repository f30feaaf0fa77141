import { extname } from "node:path";
import { type RequestHandler, Router } from "express";
import { company, metadata } from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import { allowMethods } from "../http/allowMethods.ts";
import { etagOf } from "./prepared.ts";

const SECURITY_TXT = "/.well-known/security.txt";

/** Answers for the files that contain the site's URL or the company's name. */
export function siteFiles({ url, contactEmail }: Pick<Site, "url" | "contactEmail">): Router {
  const router = Router({ caseSensitive: true, strict: true });
  addFile(router, "/robots.txt", () => robots(url));
  addFile(router, "/sitemap.xml", () => sitemap(url));
  addFile(router, "/site.webmanifest", manifest);
  // Written for each request: a process can run longer than the file is valid.
  addFile(router, SECURITY_TXT, () => securityTxt(url, contactEmail, new Date()));
  return router;
}

/** Files that other sites may show: pictures for link previews, and icons. */
const SHARED_PICTURE = /\.(?:png|svg|ico)$/;

/** Adds the answers for a file of a fixed path. */
export function addFile(router: Router, path: string, content: () => string | Buffer): void {
  router
    .route(path)
    .get((_request, response) => {
      const body = content();
      response.set({ "Cache-Control": "public, max-age=3600", ETag: etagOf(body) });
      if (SHARED_PICTURE.test(path)) response.set("Cross-Origin-Resource-Policy", "cross-origin");
      response.type(path.endsWith(".ico") ? "image/x-icon" : extname(path)).send(body);
    })
    .all(allowMethods("GET", "HEAD"));
}

/** Answers 404 as text for a missing build file: a page older than the build must not get HTML for its script. */
export const missingFile: RequestHandler = (_request, response) => {
  response.status(404).set("Cache-Control", "no-store").type("text").send("Arquivo inexistente.\n");
};

/** Returns robots.txt (https://www.rfc-editor.org/rfc/rfc9309). */
function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
}

/** Returns sitemap.xml (https://www.sitemaps.org/protocol.html). An origin has no characters that XML reserves. */
function sitemap(siteUrl: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${siteUrl}/</loc></url>
</urlset>
`;
}

/** Returns the web app manifest (https://www.w3.org/TR/appmanifest/). Its colours are the paper's in `tokens.css`. */
function manifest(): string {
  const icon = (size: number, name = `icon-${size}`) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return JSON.stringify({
    name: metadata.title,
    short_name: company.name,
    description: company.blurb,
    lang: "pt-BR",
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: "#faf7ef",
    theme_color: "#faf7ef",
    icons: [icon(192), icon(512), { ...icon(512, "icon-maskable-512"), purpose: "maskable" }],
  });
}

/** Returns security.txt (https://www.rfc-editor.org/rfc/rfc9116), which expires less than a year after `now`. */
export function securityTxt(siteUrl: string, contactEmail: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11));
  return `Contact: mailto:${contactEmail}
Expires: ${expires.toISOString()}
Preferred-Languages: pt, en
Canonical: ${siteUrl}${SECURITY_TXT}
`;
}
