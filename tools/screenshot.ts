// `npm run screenshot [-- <url>]`: writes screenshots of a page (http://localhost:3000 by default) into `screenshots`,
// at phone, tablet and desktop widths, and a PDF of the printed page.
import { join } from "node:path";
import { launchChromium } from "./chromium.ts";

const [address = "http://localhost:3000"] = process.argv.slice(2);

const DIRECTORY = "screenshots";

const WIDTHS_PX = { phone: 390, tablet: 820, desktop: 1440 };

const browser = await launchChromium();
try {
  const page = await browser.newPage({ locale: "pt-BR", reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "networkidle" });
  for (const [device, width] of Object.entries(WIDTHS_PX)) {
    await page.setViewportSize({ width, height: 900 });
    const path = join(DIRECTORY, `${device}.png`);
    await page.screenshot({ path, fullPage: true });
    process.stdout.write(`${path}\n`);
  }
  const path = join(DIRECTORY, "print.pdf");
  await page.pdf({ path, format: "A4" });
  process.stdout.write(`${path}\n`);
} finally {
  await browser.close();
}
