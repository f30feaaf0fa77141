import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";

/**
 * Draws the pictures of `public` from the page's own design: `og.png`, the first screen of the site
 * at the address given, and the icons, from `favicon.svg`.
 *
 *     npm run dev
 *     node tools/og.ts http://localhost:3000
 */
const [address = "http://localhost:3000"] = process.argv.slice(2);

const PUBLIC = join(import.meta.dirname, "../public");

/** `--petrol` and `--paper` of styles/tokens.css. */
const PETROL = "#004d54";
const PAPER = "#faf7ef";

const browser = await launchChromium();
try {
  await drawFirstScreen(browser);
  await drawIcons(browser);
} finally {
  await browser.close();
}

async function drawFirstScreen(launched: Browser) {
  // What a wide screen shows, at three quarters of its size: 1200 by 630.
  const page = await launched.newPage({
    viewport: { width: 1600, height: 840 },
    deviceScaleFactor: 0.75,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(address, { waitUntil: "networkidle" });
  // A picture can't be clicked, and at this size the small print can't be read.
  await page.addStyleTag({
    content: `.navigation-links, .hero-actions, .hero-figures, .chat-button { display: none !important }`,
  });
  await page.screenshot({ path: join(PUBLIC, "og.png") });
  await page.close();
}

async function drawIcons(launched: Browser) {
  const favicon = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
  const page = await launched.newPage();

  await drawIcon(page, favicon, { name: "icon-192", size: 192 });
  await drawIcon(page, favicon, { name: "icon-512", size: 512 });
  await drawIcon(page, favicon, { name: "icon-180", size: 180, ground: PAPER, scale: 0.75 });
  // Launchers cut it to their own shape; what matters stays within four fifths.
  await drawIcon(page, favicon, {
    name: "icon-maskable-512",
    size: 512,
    ground: PETROL,
    scale: 0.8,
  });
  await page.close();
}

interface Icon {
  name: string;
  /** Pixels. */
  size: number;
  /** Transparent where it is not said. */
  ground?: string;
  /** Of the mark within the icon. */
  scale?: number;
}

async function drawIcon(page: Page, mark: string, { name, size, ground, scale = 1 }: Icon) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${ground ?? "transparent"} } svg { width: ${scale * 100}% }</style>${mark}`,
  );
  await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: !ground });
}
