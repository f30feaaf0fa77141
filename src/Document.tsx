import { useEffect } from "react";
import { Home } from "./Home.tsx";
import { NotFound } from "./NotFound.tsx";
import { company, contactToasts, metadata, openingHours } from "./shared/content/index.ts";
import type { Site, View } from "./shared/view.ts";

/** The page's files and its stylesheet. */
export interface Assets {
  /** URL of the module script that hydrates the page. */
  entry: string;
  /** URLs of the modules that the entry imports. */
  preload: readonly string[];
  /** Text of the stylesheet, which the document contains. Empty in development, where a `<link>` loads it. */
  css: string;
}

/** Data that the document contains as JSON, for hydration. */
export interface Hydration {
  view: View;
  assets: Omit<Assets, "css">;
}

/** Values of `data-nora`, by which scripts find our elements among those of extensions, proxies and translators. */
export const marks = { entry: "entry", hydration: "hydration", style: "style" } as const;

/** URL of the font to preload. Must match styles/fonts.css. */
const FONT = "/gabarito.woff2";

interface DocumentProps {
  view: View;
  assets: Assets;
  /** Called in the browser after the first effects. */
  onHydrated?: () => void;
}

/** Renders the whole document, from `<html>` down: the same on the server and in the browser. */
export function Document({ view, assets, onHydrated }: DocumentProps) {
  const { entry, preload, css } = assets;
  const isHome = view.page === "home";
  const hydration: Hydration = { view, assets: { entry, preload } };

  useEffect(() => onHydrated?.(), [onHydrated]);

  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Style css={css} />
        <link rel="preload" href={FONT} as="font" type="font/woff2" crossOrigin="" />
        {isHome && <HomeMetadata {...view} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#faf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#071a1e" media="(prefers-color-scheme: dark)" />
        <script type="application/json" data-nora={marks.hydration} {...json(hydration)} />
        {preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" data-nora={marks.entry} src={entry} />
      </head>
      <body>{isHome ? <Home view={view} /> : <NotFound />}</body>
    </html>
  );
}

export function Style({ css }: Pick<Assets, "css">) {
  return css && <style data-nora={marks.style} dangerouslySetInnerHTML={{ __html: css }} />;
}

function HomeMetadata({ site, contact }: View) {
  // The title begins with the result of a form post, because screen readers read the title first.
  const result = contact.status === "sent" ? contactToasts.sent : contact;
  const title = "title" in result ? `${result.title} | ${company.name}` : metadata.title;
  const home = `${site.url}/`;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={metadata.description} />
      <link rel="canonical" href={home} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:url" content={home} />
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      <meta property="og:image" content={`${site.url}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={metadata.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" {...json(describeCompany(site))} />
    </>
  );
}

/** Returns the schema.org description of the company for search engines (JSON-LD). */
function describeCompany({ url, contactEmail, cnpj }: Site) {
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    name: company.name,
    description: company.blurb,
    url: `${url}/`,
    image: `${url}/og.png`,
    logo: `${url}/icon-512.png`,
    email: contactEmail,
    taxID: cnpj,
    areaServed: "BR",
    openingHoursSpecification: openingHours.map(({ weekdays, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays,
      opens,
      closes,
    })),
  };
}

/** Returns the content of a JSON `<script>`. Escapes `<`, so that a text in it can't close the element. */
function json(value: unknown) {
  const text = JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
  return { dangerouslySetInnerHTML: { __html: text } };
}
