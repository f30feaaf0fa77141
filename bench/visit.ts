import type { Browser } from "playwright-core";
import { openPhone } from "./phone.ts";

/** Times in ms from the start of the navigation, on a slow phone. */
export interface Visit {
  documentMs: number;
  firstPaintMs: number;
  fontMs: number;
  scriptMs: number;
  /** Until the chat's link is replaced by a button, which shows that the page is hydrated. */
  interactiveMs: number;
  /** Until the chat's dialog is visible. The button is pressed as soon as it appears. */
  chatOpenMs: number;
}

/** Visits a page on a slow phone, and opens the chat as soon as its button appears. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await openPhone(browser, { slowNetwork: true });
  await page.addInitScript(() => {
    const times: { interactiveMs?: number; chatOpenMs?: number } = {};
    Object.assign(globalThis, { times });
    const look = () => {
      const button = document.querySelector<HTMLElement>("button.chat-button");
      if (button && times.interactiveMs === undefined) {
        times.interactiveMs = performance.now();
        button.click();
      }
      if (document.querySelector("dialog, [role=dialog]")?.checkVisibility()) {
        times.chatOpenMs = performance.now();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(
    () => (globalThis as { times?: { chatOpenMs?: number } }).times?.chatOpenMs !== undefined,
    null,
    { timeout: 60_000 },
  );
  const visited = await page.evaluate(() => {
    const { times } = globalThis as unknown as {
      times: { interactiveMs: number; chatOpenMs: number };
    };
    const [navigation] = performance.getEntriesByType("navigation");
    const endOf = (suffix: string) =>
      Math.max(
        0,
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(suffix) && !/ChatPanel|fieldProblems/.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      );
    return {
      documentMs: (navigation as PerformanceNavigationTiming).responseEnd,
      firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
      fontMs: endOf(".woff2"),
      scriptMs: endOf(".js"),
      ...times,
    };
  });
  await context.close();
  return visited;
}
