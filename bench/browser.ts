// `npm run bench -- browser [--json] [--rounds 7]`: what the page costs a phone's processor, in real Chromium
// slowed down four times, beside the same page without its scripts; and how soon the chat opens once its code
// is there, beside an empty dialog. Needs a build.
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { chatButton } from "../src/shared/content/chatButton.ts";
import { launchChromium } from "../tools/chromium.ts";
import { median } from "./load.ts";
import { startService } from "./startService.ts";

const SLOW_DOWN = 4;
const PHONE = { width: 390, height: 844 };

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
  },
});

/** All in milliseconds. */
interface Round {
  /** The longest the page kept the processor at one go; 0 where never for 50 ms, which is not told. */
  longestTask: number;
  longestWithoutScripts: number;
  chatOpens: number;
  emptyDialogOpens: number;
}

async function openSlowly(browser: Browser, url: string, hasScripts: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  if (!hasScripts) await page.route("**/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** From the click to the frame that shows it. */
async function timeToOpen(page: Page, button: string): Promise<number> {
  return await page.evaluate(async (selector) => {
    const begin = performance.now();
    document.querySelector<HTMLElement>(selector)!.click();
    while (!document.querySelector("dialog, [role=dialog]")?.checkVisibility()) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - begin;
  }, button);
}

async function run(browser: Browser, url: string): Promise<Round> {
  const bare = await openSlowly(browser, url, false);
  const longestWithoutScripts = await longestTask(bare);
  await bare.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement("dialog"));
    const opener = document.body.appendChild(document.createElement("button"));
    opener.id = "opener";
    opener.addEventListener("click", () => dialog.show());
  });
  const emptyDialogOpens = await timeToOpen(bare, "#opener");
  await bare.close();

  const page = await openSlowly(browser, url, true);
  const longest = await longestTask(page);
  await page.getByRole("button", { name: chatButton.open }).hover();
  await page.waitForLoadState("networkidle");
  const chatOpens = await timeToOpen(page, "button.chat-button");
  await page.close();
  return { longestTask: longest, longestWithoutScripts, chatOpens, emptyDialogOpens };
}

const service = await startService();
const browser = await launchChromium();
const rounds: Round[] = [];
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    rounds.push(await run(browser, service.url));
  }
} finally {
  await browser.close();
  await service.stop();
}

const medianOf = (key: keyof Round) => median(rounds.map((round) => round[key]));
const report = {
  longestTask: medianOf("longestTask"),
  longestWithoutScripts: medianOf("longestWithoutScripts"),
  chatOpens: medianOf("chatOpens"),
  emptyDialogOpens: medianOf("emptyDialogOpens"),
};
if (values.json) {
  process.stdout.write(`${JSON.stringify({ ...report, rounds }, null, 2)}\n`);
} else {
  const lines = [
    ["longest task", report.longestTask, "without scripts", report.longestWithoutScripts],
    ["chat opens in", report.chatOpens, "an empty dialog", report.emptyDialogOpens],
  ] as const;
  process.stdout.write(`Processor slowed down ${SLOW_DOWN} times, medians of ${values.rounds}\n`);
  for (const [what, ms, other, otherMs] of lines) {
    const ratio = otherMs > 0 ? ` ×${(ms / otherMs).toFixed(2)}` : "";
    process.stdout.write(
      `  ${what.padEnd(14)}${ms.toFixed(0).padStart(5)} ms   ${other.padEnd(16)}${otherMs.toFixed(0).padStart(5)} ms${ratio}\n`,
    );
  }
}
