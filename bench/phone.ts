import type { Browser } from "playwright-core";

/** Factor by which the CPU is slowed down. */
export const SLOW_DOWN = 4;

/** Lighthouse's `mobileSlow4G` as DevTools throttling: latency per request in ms, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Opens a tab that simulates a cheap phone: small touch screen, slow CPU and optionally a slow network. */
export async function openPhone(browser: Browser, { slowNetwork = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  if (slowNetwork) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  return { context, page };
}
