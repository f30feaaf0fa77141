// `npm run eval [-- --author author-b] [--show]`: how well visitors are answered, by category. The built-in assistant
// by default; with OPENAI_API_KEY the configured endpoint, guarded. Exit code 1 below the thresholds.
// `npm run eval -- --ask "quanto custa?"`: the answer to one message, and the classifier's guess for each sentence.
import { parseArgs } from "node:util";
import type { Conversation } from "../../server/chat/conversation.ts";
import { createAssistant } from "../../server/chat/assistant.ts";
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { createClassifier } from "../../server/chat/builtIn/classifier/classifier.ts";
import { splitSentences } from "../../server/chat/builtIn/text/splitSentences.ts";
import { readTrainedModel } from "../../server/chat/builtIn/classifier/trainedModel.ts";
import { createModel } from "../../server/chat/model/model.ts";
import { readConfig } from "../../server/config/readConfig.ts";
import { createLog } from "../../server/log.ts";
import { type Judged, evaluate, tally } from "./evaluate.ts";
import { readAuthors } from "./judge.ts";

const { values: options } = parseArgs({
  options: {
    author: { type: "string", multiple: true },
    show: { type: "boolean", default: false },
    ask: { type: "string" },
    "min-right": { type: "string", default: "0.9" },
    "max-refused": { type: "string", default: "0.05" },
  },
});

const { chat, site } = readConfig(process.env);
const log = createLog({ level: "warn" });

/** The model alone, without the built-in assistant in its place: its own failures shall show. */
function answersOfModel(): ((conversation: Conversation) => Promise<string>) | undefined {
  const model = createModel(chat);
  if (model === undefined) return undefined;
  const assistant = createAssistant({ model, fallback: false, site, log });
  const neverLeft = new AbortController().signal;
  return (conversation) => assistant.wholeReply(conversation, neverLeft);
}

const ofBuiltIn = builtIn(site);
const answer = answersOfModel() ?? ((conversation: Conversation) => ofBuiltIn(conversation).text);

if (options.ask !== undefined) {
  const classifier = createClassifier(readTrainedModel());
  for (const { text } of splitSentences(options.ask)) {
    const { intent, score, runnerUp, margin } = classifier(text);
    process.stdout.write(
      `${text}\n  ${intent} ${score.toFixed(2)}, then ${runnerUp} ${(score - margin).toFixed(2)}\n`,
    );
  }
  const text = await answer({ message: options.ask, history: [], lead: null });
  process.stdout.write(`\n${text}\n`);
  process.exit();
}

function row(name: string, judged: readonly Judged[]): string {
  const { asked, right, invented, refused, wordsPerAnswer } = tally(judged);
  const share = (count: number) => `${((100 * count) / Math.max(1, asked)).toFixed(0)} %`;
  return [
    name.padEnd(14),
    String(asked).padStart(6),
    share(right).padStart(7),
    String(invented).padStart(9),
    share(refused).padStart(8),
    String(wordsPerAnswer).padStart(6),
  ].join(" ");
}

const judged: Judged[] = [];
for (const [author, items] of [...readAuthors("tuned"), ...readAuthors("unseen")]) {
  if (options.author && !options.author.includes(author)) continue;
  const own = await evaluate(items, answer, site);
  judged.push(...own);
  process.stdout.write(`\n${author}\n${row("", own).replace(/^\s+/, "  ")}\n`);
}

process.stdout.write(`\n${"category".padEnd(14)}  asked   right  invented  refused  words\n`);
const categories = [...new Set(judged.map(({ item }) => item.category))].toSorted((a, b) =>
  a.localeCompare(b),
);
for (const category of categories) {
  const own = judged.filter(({ item }) => item.category === category);
  process.stdout.write(`${row(category, own)}\n`);
}
process.stdout.write(`${row("all", judged)}\n`);

if (options.show) {
  for (const { item, reply, reasons } of judged.filter(({ isRight }) => !isRight)) {
    process.stdout.write(
      `\n${item.id} ${item.kind}: ${item.turns.join(" >> ")}\n  ${reply.replaceAll("\n", " / ")}\n  ${reasons.join("; ")}\n`,
    );
  }
}

const { asked, right, invented, refused } = tally(judged);
const isGood =
  right >= Number(options["min-right"]) * asked &&
  invented === 0 &&
  refused <= Number(options["max-refused"]) * asked;
process.exitCode = isGood ? 0 : 1;
