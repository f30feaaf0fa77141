// `npm run bench -- browser [--json] [--rounds 7] [--svg <file>]`: measures in Chromium with a throttled CPU
// - a visit until the chat is open, on slow 4G, compared with a bare React page of the same content (drawn by `--svg`),
// - the latency of each interaction, as in INP, and the longest task while a long answer arrives,
// - the longest task during load, with and without the page's script files.
// Needs a build.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { launchChromium } from "../tools/chromium.ts";
import { startModelServer } from "../test/support/modelServer.ts";
import { drawBars } from "./drawBars.ts";
import { interact } from "./interactions.ts";
import { medians } from "./load.ts";
import { SLOW_DOWN, openPhone } from "./phone.ts";
import { startBareReact } from "./startBareReact.ts";
import { SERVICE, startProgram } from "./startProgram.ts";
import { type Visit, visit } from "./visit.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "7" },
    svg: { type: "string" },
  },
});

/** Answer of almost 4,000 characters that ends by asking for contact data. */
const LONG_ANSWER = [
  ...Array.from({ length: 150 }, () => "Fazemos sites e sistemas. "),
  "Deixe seu nome e seu e-mail.",
];

/** Loads the page and returns its longest task in ms; 0 if none took 50 ms, the minimum that the browser reports. */
async function longestTask(url: string, hasScripts: boolean): Promise<number> {
  const { context, page } = await openPhone(browser);
  if (!hasScripts) await page.route("**/*.js", (route) => route.abort());
  await page.goto(url, { waitUntil: "networkidle" });
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        }).observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  await context.close();
  return longest;
}

async function measure() {
  return {
    ours: await visit(browser, service.url),
    bare: await visit(browser, bare.url),
    /** Our page again: its difference from `ours` is noise. */
    again: await visit(browser, service.url),
    interactions: await interact(browser, service.url),
    cpu: {
      longestTaskMs: await longestTask(service.url, true),
      longestWithoutScriptsMs: await longestTask(service.url, false),
    },
  };
}

const model = await startModelServer(() => ({ words: LONG_ANSWER }));
const service = await startProgram(SERVICE, {
  environment: { OPENAI_API_KEY: "bench", OPENAI_BASE_URL: model.url, CHAT_RATE_LIMIT: "off" },
});
const bare = await startBareReact(service.url);
const browser = await launchChromium();
const rounds: Awaited<ReturnType<typeof measure>>[] = [];
try {
  // Round 0 is a warm-up.
  for (let round = 0; round <= Number(values.rounds); round++) {
    const measured = await measure();
    if (round > 0) rounds.push(measured);
  }
} finally {
  await browser.close();
  await bare.stop();
  await service.stop();
  await model.stop();
}

const report = {
  ours: medians(rounds.map(({ ours }) => ours)),
  again: medians(rounds.map(({ again }) => again)),
  bare: medians(rounds.map((round) => round.bare)),
  interactions: medians(rounds.map(({ interactions }) => interactions)),
  cpu: medians(rounds.map(({ cpu }) => cpu)),
};
if (values.svg) {
  const names = {
    documentMs: "document",
    firstPaintMs: "first paint",
    fontMs: "font",
    scriptMs: "script",
    interactiveMs: "interactive",
    chatOpenMs: "chat open",
  } satisfies Record<keyof Visit, string>;
  const bars = Object.entries(names).flatMap(([key, label]) =>
    (["ours", "bare"] as const).map((whose) => {
      const value = report[whose][key as keyof Visit];
      return {
        label: whose === "ours" ? label : "bare React page",
        value,
        note: `${(value / 1000).toFixed(2)} s`,
        isReference: whose === "bare",
      };
    }),
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
      const figure = name as keyof Visit;
      const noise = `×${(report.again[figure] / own).toFixed(2)}`;
      return `  ${name.padEnd(22)}${ms(own)}   ${ms(report.bare[figure])}   ${noise}`;
    }),
    "",
    "Interactions, from the action to its frame",
    ...Object.entries(report.interactions).map(([name, own]) => `  ${name.padEnd(32)}${ms(own)}`),
    "",
    `Longest task ${ms(report.cpu.longestTaskMs)}, without scripts ${ms(report.cpu.longestWithoutScriptsMs)}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
