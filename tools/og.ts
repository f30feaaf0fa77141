// Writes images into `public`: `og.png`, a screenshot of the site at the given URL, and icons made from `favicon.svg`.
//
//     npm run dev
//     node tools/og.ts http://localhost:3000
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";

const [address = "http://localhost:3000"] = process.argv.slice(2);

const PUBLIC = join(import.meta.dirname, "../public");

/** Colours `--petrol` and `--paper` of styles/tokens.css, in the light colour scheme. */
const PETROL = "#004d54";
const PAPER = "#faf7ef";

interface Icon {
  /** Size in pixels. */
  size: number;
  /** Background colour; transparent by default. */
  ground?: string;
  /** Scale of the logo within the icon. */
  scale?: number;
}

const ICONS: Record<string, Icon> = {
  "icon-192": { size: 192 },
  "icon-512": { size: 512 },
  "icon-180": { size: 180, ground: PAPER, scale: 0.75 },
  // Maskable: launchers crop it, so the logo stays within the central four fifths.
  "icon-maskable-512": { size: 512, ground: PETROL, scale: 0.8 },
};

const browser = await launchChromium();
try {
  await drawFirstScreen();
  await drawIcons();
} finally {
  await browser.close();
}

async function drawFirstScreen() {
  // 1600 by 840 pixels, scaled to an image of 1200 by 630. Drawn at twice that size first: at the final size, Chromium
  // would move each letter to a whole pixel.
  const page = await browser.newPage({
    viewport: { width: 1600, height: 840 },
    deviceScaleFactor: 1.5,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(address, { waitUntil: "networkidle" });
  // Hide controls, which can't be clicked in an image, the figures, whose labels are too small to read, and the upper
  // blossom, of which only a bit would be visible.
  await page.addStyleTag({
    content:
      ".navigation-links, .hero-actions, .hero-figures, .chat-button, .hero-blossoms > use:first-of-type " +
      "{ display: none !important }",
  });
  const large = await page.screenshot();
  await page.close();
  await writeFile(join(PUBLIC, "og.png"), await halved(large));
}

/** Returns a PNG of half the width and height. */
async function halved(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async (source) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const { width, height } = image;
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: width / 2, height: height / 2 });
      const context = canvas.getContext("2d")!;
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/png").split(",")[1]!;
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  await page.close();
  return Buffer.from(base64, "base64");
}

async function drawIcons() {
  const favicon = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
  const page = await browser.newPage();
  for (const [name, icon] of Object.entries(ICONS)) {
    await writeFile(join(PUBLIC, `${name}.png`), await drawIcon(page, favicon, icon));
  }
  // Some programs request favicon.ico without reading the page.
  const icon = await drawIcon(page, favicon, { size: 32 });
  await writeFile(join(PUBLIC, "favicon.ico"), icoOf(icon, 32));
  await page.close();
}

/** Returns an ICO file that contains one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 (icon), one image.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One plane, 32 bits per pixel, then the image's length and offset.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawIcon(page: Page, mark: string, { size, ground, scale = 1 }: Icon) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { display: grid; place-items: center; height: 100vh; margin: 0; background: ${ground ?? "transparent"} } svg { width: ${scale * 100}% }</style>${mark}`,
  );
  return await page.screenshot({ omitBackground: !ground });
}
