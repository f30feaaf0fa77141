// `npm run lighthouse [-- --json] [--runs 9]`: runs Lighthouse with its default simulated phone, and prints the median
// of each score and metric. Needs a build.
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import { freePort } from "../test/support/freePort.ts";
import { launchChromium } from "../tools/chromium.ts";
import { medians } from "./load.ts";
import { SERVICE, startProgram } from "./startProgram.ts";

const AUDITS = {
  "first-contentful-paint": "ms",
  "largest-contentful-paint": "ms",
  "total-blocking-time": "ms",
  "cumulative-layout-shift": "",
  "speed-index": "ms",
} as const;

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    runs: { type: "string", default: "9" },
  },
});

const debugPort = await freePort();
const service = await startProgram(SERVICE);
const browser = await launchChromium({ args: [`--remote-debugging-port=${debugPort}`] });
const results = [];
try {
  for (let run = 0; run < Number(values.runs); run++) {
    const outcome = await lighthouse(`${service.url}/`, { port: debugPort, logLevel: "error" });
    if (!outcome) throw new Error("Lighthouse gave no result");
    const { categories, audits } = outcome.lhr;
    results.push({
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
      ),
      audits: Object.fromEntries(
        Object.keys(AUDITS).map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
      ),
    });
  }
} finally {
  await browser.close();
  await service.stop();
}

const scores = medians(results.map((result) => result.scores));
const audits = medians(results.map((result) => result.audits));
if (values.json) {
  process.stdout.write(`${JSON.stringify({ scores, audits, results }, null, 2)}\n`);
} else {
  for (const [name, score] of Object.entries(scores)) {
    process.stdout.write(`${name.padEnd(26)}${score.toFixed(0).padStart(8)}\n`);
  }
  for (const [name, unit] of Object.entries(AUDITS)) {
    const figure = audits[name]!.toFixed(unit === "ms" ? 0 : 3);
    process.stdout.write(`${name.padEnd(26)}${figure.padStart(8)} ${unit}\n`);
  }
}
