import { App } from "./App.tsx";
import { isBrowserBuild } from "./browserBuild.ts";
import { describeCompany } from "./describeCompany.ts";
import { type Assets, type Hydration, hydrationIds } from "./hydration.ts";
import { readBack } from "./readBack.ts";
import { contactToasts, linkPreview, metadata, notFound } from "./shared/content/index.ts";
import type { View } from "./shared/view.ts";

/** Id of the `<script>` element that holds the JSON-LD description of the company. */
const COMPANY = "company";

/** URL of the font to preload. Must match styles/fonts.css. */
const FONT = "/gabarito.woff2";

/** Type of a script that the browser doesn't run until the loader removes the type. */
const DEFERRED = "deferred";

/**
 * Renders the whole document, from `<html>` down. The output is the same on the server and in the browser, apart from
 * `<link>` and `<meta>` elements and `integrity` attributes that only the server renders: hydration ignores them.
 */
export function Document({ view, assets }: { view: View; assets: Assets }) {
  const css = assets.css[view.page];
  const hasChat = view.page === "home";
  const hydration: Hydration = { view, deferred: hasChat ? assets.deferred : [] };

  return (
    <html lang={metadata.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {css && <style id={hydrationIds.style} dangerouslySetInnerHTML={{ __html: css }} />}
        <link rel="preload" href={FONT} as="font" type="font/woff2" crossOrigin="" />
        {view.page === "home" ? <HomeMetadata {...view} /> : <NotFoundMetadata />}
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
        {/* Rendered by the server only. `media` keeps the stylesheet from blocking the first paint. */}
        {assets.print && <link rel="stylesheet" href={assets.print} media="print" />}
        <EntryScript {...assets} loader={hasChat ? assets.loader : ""} />
      </head>
      <body>
        <App view={view} />
      </body>
    </html>
  );
}

/**
 * Renders the script that hydrates the page. With a loader, the browser preloads the script at low priority. The loader
 * runs the script after the first paint, but not before `DOMContentLoaded`, and 3 s after that event if the page isn't
 * painted. Without a loader, the script is a module script.
 */
function EntryScript({ entry, integrity, loader }: Assets) {
  if (!loader) return <script type="module" src={entry} integrity={integrity} />;

  return (
    <>
      {/* Rendered by the server only. */}
      {integrity && (
        <link rel="preload" href={entry} as="script" integrity={integrity} fetchPriority="low" />
      )}
      <script id={hydrationIds.loader} dangerouslySetInnerHTML={{ __html: loader }} />
      {/* Last in the head: the loader moves it there, and hydration needs the same order. */}
      <script type={DEFERRED} src={entry} integrity={integrity} />
    </>
  );
}

function HomeMetadata({ site, contact }: View) {
  // The title begins with the result of a form post, because screen readers read the title first.
  const result = contact.status === "sent" ? contactToasts.sent : contact;
  const title = "title" in result ? `${result.title} | ${metadata.siteName}` : metadata.title;

  return (
    <>
      <title>{title}</title>
      {isBrowserBuild ? null : <LinkPreview site={site} />}
      <script
        type="application/ld+json"
        id={COMPANY}
        dangerouslySetInnerHTML={{
          __html: isBrowserBuild ? readBack(COMPANY) : toScriptJson(describeCompany(site)),
        }}
      />
    </>
  );
}

/** Renders what search engines and link previews read. On the server only, which hydration ignores. */
function LinkPreview({ site }: Pick<View, "site">) {
  const home = `${site.url}/`;
  const image = `${site.url}/og.png`;

  return (
    <>
      <meta name="description" content={linkPreview.description} />
      <link rel="canonical" href={home} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={linkPreview.locale} />
      <meta property="og:site_name" content={metadata.siteName} />
      <meta property="og:url" content={home} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={linkPreview.description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={linkPreview.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
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

/** Serialises a value as JSON for a `<script>` element. Escapes `<`, so that a text in it can't close the element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
