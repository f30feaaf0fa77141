// `npm run bench -- hostile [--json]`: measures the CPU time in ms of
// - the built-in assistant for an ordinary message, for comparison,
// - the guard (chat/guard/guard.ts) for a sentence, a message and a history entry of 4,000 characters each,
// - the built-in assistant for a message of 2,000 characters with a history of 100 entries of 4,000 characters. Each
//   length is the maximum for its field. Together they exceed the 256 KiB of a request, so no visitor can send them.
// Each long text repeats one part.
import { parseArgs } from "node:util";
import { createBuiltIn } from "../server/chat/builtIn/builtIn.ts";
import { createGuard } from "../server/chat/guard/guard.ts";
import { readConfig } from "../server/config/readConfig.ts";

const MESSAGE_LENGTH = 2_000;
const ENTRY_LENGTH = 4_000;
const ENTRIES = 100;

const GUARDED = ["1 ", "um ", "a.", "mil e ", "@", "9", "cinco, ", "r$ ", "www.", "em ate "];
const ASKED = ["qeu orcameto pra stei ", "@", "a@", "1 ", "nao ", "e ai ", "o que? "];

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
const { site } = readConfig({});
const { reply: answer } = await createBuiltIn(site);

function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

function guardOnce(part: string): void {
  const text = part.repeat(ENTRY_LENGTH / part.length);
  createGuard(site, { message: text, history: [{ role: "user", content: text }], lead: null })(
    text,
  );
}

function answerOnce(part: string): void {
  const content = part.repeat(ENTRY_LENGTH / part.length);
  const history = Array.from({ length: ENTRIES }, () => ({ role: "user" as const, content }));
  answer({ message: content.slice(0, MESSAGE_LENGTH), history, lead: null });
}

answerOnce("quanto custa um site? ");
const rows = [
  [
    "ordinary message",
    () => answer({ message: "Quanto custa?", history: [], lead: null }),
  ] as const,
  ...GUARDED.map((part) => [`guard ${JSON.stringify(part)}`, () => guardOnce(part)] as const),
  ...ASKED.map((part) => [`built-in ${JSON.stringify(part)}`, () => answerOnce(part)] as const),
].map(([name, work]) => ({ name, cpuMs: Number(cpuMsOf(work).toFixed(1)) }));

if (values.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
else for (const { name, cpuMs } of rows) process.stdout.write(`${name.padEnd(40)} ${cpuMs} ms\n`);
