// `npm run bench -- browser [--json] [--rounds 7]`: a visit on a slow phone in real Chromium, from navigation to an
// open chat, beside a bare React page of the same content; how long each action of a visitor waits for its frame
// (INP); and what the page costs the CPU, beside the same page without its scripts. `--svg <file>` draws the visit.
// Needs a build.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../tools/chromium.ts";
import { startModelServer } from "../test/support/modelServer.ts";
import { drawBars } from "./drawBars.ts";
import { type Interactions, interact } from "./interactions.ts";
import { median } from "./load.ts";
import { SLOW_DOWN, openPhone } from "./phone.ts";
import { startBareReact } from "./startBareReact.ts";
import { startService } from "./startService.ts";
import { type Visit, visit } from "./visit.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
    svg: { type: "string" },
  },
});

/** Answer of 4,000 characters that ends by asking for contact data. */
const LONG_ANSWER = [
  ...Array.from({ length: 150 }, () => "Fazemos sites e sistemas. "),
  "Deixe seu nome e seu e-mail.",
];

async function longestTask(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** Returns the longest task of the page in ms, or 0 if none took 50 ms: shorter ones aren't reported. */
async function longestTaskOf(browser: Browser, url: string, hasScripts: boolean): Promise<number> {
  const { context, page } = await openPhone(browser);
  if (!hasScripts) await page.route("**/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "networkidle" });
  const longest = await longestTask(page);
  await context.close();
  return longest;
}

interface Round {
  ours: Visit;
  /** The same page measured a second time: the difference from `ours` is noise. */
  again: Visit;
  bare: Visit;
  interactions: Interactions;
  longestTaskMs: number;
  longestWithoutScriptsMs: number;
}

const model = await startModelServer(() => ({ words: LONG_ANSWER }));
const service = await startService({
  environment: { OPENAI_API_KEY: "bench", OPENAI_BASE_URL: model.url, CHAT_RATE_LIMIT: "off" },
});
const bare = await startBareReact(service.url);
const browser = await launchChromium();
const rounds: Round[] = [];
try {
  // Round 0 is a warm-up.
  for (let round = 0; round <= Number(values.rounds); round++) {
    const measured = {
      ours: await visit(browser, service.url),
      bare: await visit(browser, bare.url),
      again: await visit(browser, service.url),
      interactions: await interact(browser, service.url),
      longestTaskMs: await longestTaskOf(browser, service.url, true),
      longestWithoutScriptsMs: await longestTaskOf(browser, service.url, false),
    };
    if (round > 0) rounds.push(measured);
  }
} finally {
  await browser.close();
  await bare.stop();
  await service.stop();
  await model.stop();
}

/** Returns the median of each figure over all rounds. */
function medians(part: (round: Round) => object): Record<string, number> {
  const names = Object.keys(part(rounds[0]!));
  const of = (name: string) =>
    median(rounds.map((round) => (part(round) as Record<string, number>)[name] ?? Number.NaN));
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}

const report = {
  ours: medians(({ ours }) => ours),
  again: medians(({ again }) => again),
  bare: medians((round) => round.bare),
  interactions: medians(({ interactions }) => interactions),
  cpu: medians(({ longestTaskMs, longestWithoutScriptsMs }) => ({
    longestTaskMs,
    longestWithoutScriptsMs,
  })),
};
if (values.svg) {
  const names = {
    documentMs: "document",
    firstPaintMs: "first paint",
    fontMs: "font",
    scriptMs: "script",
    interactiveMs: "interactive",
    chatOpenMs: "chat open",
  };
  const bars = Object.entries(names).flatMap(([key, label]) =>
    (["ours", "bare"] as const).map((whose) => ({
      label: whose === "ours" ? label : "bare React page",
      start: 0,
      end: report[whose][key]!,
      note: `${(report[whose][key]! / 1000).toFixed(2)} s`,
      isReference: whose === "bare",
    })),
  );
  writeFileSync(values.svg, drawBars("A visit by Slow 4G, CPU slowed down four times", bars));
}
if (values.json) {
  process.stdout.write(`${JSON.stringify({ ...report, rounds }, null, 2)}\n`);
} else {
  const ms = (figure: number) => `${figure.toFixed(0).padStart(6)} ms`;
  const lines = [
    `CPU slowed down ${SLOW_DOWN} times, medians of ${values.rounds} rounds`,
    "",
    "A visit by Slow 4G           ours     bare React   noise",
    ...Object.entries(report.ours).map(([name, own]) => {
      const noise = `×${(report.again[name]! / own).toFixed(2)}`;
      return `  ${name.padEnd(22)}${ms(own)}   ${ms(report.bare[name]!)}   ${noise}`;
    }),
    "",
    "Interactions, from the action to its frame",
    ...Object.entries(report.interactions).map(([name, own]) => `  ${name.padEnd(32)}${ms(own)}`),
    "",
    `Longest task ${ms(report.cpu.longestTaskMs!)}, without scripts ${ms(report.cpu.longestWithoutScriptsMs!)}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
