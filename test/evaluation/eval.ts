// `npm run eval [-- --kind price] [--show] [--url https://… --key …]`: how well visitors are answered, by the built-in
// assistant or by the chat of a running service. `--show` prints what isn't right.
import { parseArgs } from "node:util";
import { readConfig } from "../../server/config/readConfig.ts";
import { paths } from "../../src/shared/paths.ts";
import { builtInAnswerer, confirmation } from "./builtInAnswerer.ts";
import { type Answerer, type Judged, type Verdict, judge, readQuestions } from "./questions.ts";

const { values: options } = parseArgs({
  options: {
    kind: { type: "string", multiple: true },
    show: { type: "boolean", default: false },
    url: { type: "string" },
    key: { type: "string", default: "" },
  },
});

const { site } = readConfig(process.env);

function serviceAnswerer(url: string, apikey: string): Answerer {
  return async (turns) => {
    const conversationHistory: { role: string; content: string }[] = [];
    let answer = { reply: "" };
    for (const message of turns) {
      const response = await fetch(new URL(paths.chatbot, url), {
        method: "POST",
        headers: { "Content-Type": "application/json", apikey },
        body: JSON.stringify({ message, conversationHistory }),
      });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      answer = (await response.json()) as typeof answer;
      const said = { role: "assistant", content: answer.reply };
      conversationHistory.push({ role: "user", content: message }, said);
    }
    return answer;
  };
}

const answer = options.url
  ? serviceAnswerer(options.url, options.key)
  : await builtInAnswerer(site);
const isConfirmed = await confirmation(site);

const judged: Judged[] = [];
for (const question of readQuestions()) {
  if (options.kind && !options.kind.includes(question.kind)) continue;
  judged.push(await judge(question, answer, isConfirmed));
}

const VERDICTS: readonly Verdict[] = ["right", "partly", "wrong", "invented"];

function print(name: string, some: readonly Judged[]): void {
  const shares = VERDICTS.map((verdict) => {
    const count = some.filter((one) => one.verdict === verdict).length;
    return `${((100 * count) / Math.max(1, some.length)).toFixed(0)} %`.padStart(9);
  });
  process.stdout.write(`${name.padEnd(14)}${String(some.length).padStart(7)}${shares.join("")}\n`);
}

process.stdout.write(
  `${" ".repeat(16)}asked${VERDICTS.map((name) => name.padStart(9)).join("")}\n`,
);
for (const [kind, some] of Object.entries(Object.groupBy(judged, (one) => one.question.kind))) {
  print(kind, some ?? []);
}
print(
  "single",
  judged.filter(({ question }) => question.turns.length === 1),
);
print(
  "conversation",
  judged.filter(({ question }) => question.turns.length > 1),
);
print("all", judged);

if (options.show) {
  for (const { question, reply, verdict } of judged.filter((one) => one.verdict !== "right")) {
    process.stdout.write(
      `\n${verdict} (${question.kind}): ${question.turns.join(" > ")}\n  ${reply.replaceAll("\n", " / ")}\n`,
    );
  }
}
