// `npm run bench -- visit`: a visit with a cheap phone on slow 4G until the chat is open, beside the same page without
// its scripts.
import { chromium } from "playwright-core";
import { chromiumOptions } from "../tools/chromium.ts";
import { SERVICE, median, print, start } from "./programs.ts";

const ROUNDS = 5;
const SLOW_CPU = 4;

/** Lighthouse's `mobileSlow4G` as DevTools throttling: latency per request in ms, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

type Visit = Record<
  "document" | "first paint" | "largest paint" | "interactive" | "chat open",
  number
>;

/** Times in ms from the start of the navigation. */
async function visit(url: string, hasScripts: boolean): Promise<Visit> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  if (!hasScripts) await page.route("**/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: hasScripts ? "commit" : "networkidle" });
  let interactive = 0;
  let chatOpen = 0;
  if (hasScripts) {
    const now = () => page.evaluate(() => performance.now());
    // Hydration turns the link into a button.
    const button = page.getByRole("button", { name: "Abrir chat" });
    await button.waitFor({ timeout: 60_000 });
    interactive = await now();
    await button.click();
    await page.getByRole("dialog").waitFor({ timeout: 60_000 });
    chatOpen = await now();
  }
  const painted = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType("navigation");
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    return {
      document: (navigation as PerformanceNavigationTiming).responseEnd,
      "first paint": performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
      "largest paint": largest,
    };
  });
  await context.close();
  return { ...painted, interactive, "chat open": chatOpen };
}

const service = await start(SERVICE);
const browser = await chromium.launch(await chromiumOptions());
const visits: Visit[] = [];
const baselines: Visit[] = [];
try {
  // Round 0 is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const rounds = [await visit(service.url, true), await visit(service.url, false)] as const;
    if (round > 0) {
      visits.push(rounds[0]);
      baselines.push(rounds[1]);
    }
  }
} finally {
  await browser.close();
  await service.stop();
}
process.stdout.write(`A visit by slow 4G, CPU slowed down ${SLOW_CPU} times, beside no scripts\n`);
const base = median(baselines.map((each) => each["first paint"]));
for (const name of Object.keys(visits[0]!) as (keyof Visit)[]) {
  const [ours, without] = [visits, baselines].map((all) => median(all.map((each) => each[name])));
  const beside = without
    ? `${without.toFixed(0)} ms`
    : `×${(ours! / base).toFixed(2)} of its paint`;
  print(name, `${ours!.toFixed(0)} ms`, beside);
}
