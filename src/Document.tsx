import { App } from "./App.tsx";
import { describeCompany } from "./describeCompany.ts";
import { readBack } from "./readBack.ts";
import { metadata, notFound } from "./shared/content/index.ts";
import type { Site, View } from "./shared/view.ts";

/** Addresses of what the build made, and its stylesheet. */
export interface Assets {
  /** Of the module that hydrates the page. */
  entry: string;
  /** What its bytes must be (https://www.w3.org/TR/SRI/); the server alone knows, for the browser has it by then. */
  integrity?: string;
  /** Of the modules that one imports. */
  modulePreload: readonly string[];
  /** The whole stylesheet, inlined; empty where a `<link>` brings it (development). */
  css: string;
}

/** What the browser reads back to draw the same document; it finds the stylesheet in place. */
export interface Hydration {
  view: View;
  assets: Omit<Assets, "css" | "integrity">;
}

/** Where the browser finds what it needs to hydrate. */
export const hydrationIds = { view: "view", style: "style" } as const;

/** Of the description for search engines. */
const COMPANY = "company";

/** What styles/fonts.css names. */
const FONT = "/gabarito.woff2";

/** `<html>` and all of it: the same on the server and in the browser. */
export function Document({ view, assets }: { view: View; assets: Assets }) {
  const { css, integrity, ...rest } = assets;
  const hydration: Hydration = { view, assets: rest };

  return (
    <html lang={metadata.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {css && <style id={hydrationIds.style} dangerouslySetInnerHTML={{ __html: css }} />}
        <script type="module" src={assets.entry} integrity={integrity} />
        <link rel="preload" href={FONT} as="font" type="font/woff2" crossOrigin="" />
        {assets.modulePreload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {view.page === "home" ? <HomeMetadata site={view.site} /> : <NotFoundMetadata />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#faf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#071a1e" media="(prefers-color-scheme: dark)" />
        <script
          type="application/json"
          id={hydrationIds.view}
          dangerouslySetInnerHTML={{ __html: toScriptJson(hydration) }}
        />
      </head>
      <body>
        <App view={view} />
      </body>
    </html>
  );
}

function HomeMetadata({ site }: { site: Site }) {
  const home = `${site.url}/`;
  const image = `${site.url}/og.png`;

  return (
    <>
      <title>{metadata.title}</title>
      <meta name="description" content={metadata.description} />
      <link rel="canonical" href={home} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={metadata.locale} />
      <meta property="og:site_name" content={metadata.siteName} />
      <meta property="og:url" content={home} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={metadata.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        id={COMPANY}
        dangerouslySetInnerHTML={{
          // Written so that the browsers' build drops the description.
          __html:
            import.meta.env?.PROD && !import.meta.env.SSR
              ? readBack(COMPANY)
              : toScriptJson(describeCompany(site)),
        }}
      />
    </>
  );
}

function NotFoundMetadata() {
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** JSON that no text inside it can end early: `</script>` needs a `<`. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
