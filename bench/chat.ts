// `npm run bench -- chat`: CPU time for a streamed answer of the model, beside a relay that only passes it on, and for
// an answer of the built-in assistant.
import { join } from "node:path";
import { startModelServer } from "../test/support/modelServer.ts";
import { type Program, SERVICE, median, print, start } from "./programs.ts";

const ANSWERS = 160;
const AT_ONCE = 8;
const ROUNDS = 3;
const WORDS = Array.from({ length: 120 }, (_, index) => `palavra${index} `);

const LIMITS = {
  ANON_KEY: "bench",
  CONTACT_RATE_LIMIT: "off",
  CHAT_RATE_LIMIT: "off",
  SESSION_RATE_LIMIT: "off",
};

async function ask({ url }: Program): Promise<void> {
  const response = await fetch(`${url}/functions/v1/chatbot`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream",
      apikey: LIMITS.ANON_KEY,
    },
    body: JSON.stringify({ message: "Vocês fazem site para padaria?" }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the chat answered ${response.status}: ${text}`);
}

async function cpuOfAnswer(program: Program): Promise<number> {
  const before = program.cpu();
  const askInTurn = async () => {
    for (let asked = 0; asked < ANSWERS / AT_ONCE; asked++) await ask(program);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return (program.cpu() - before) / ANSWERS;
}

const model = await startModelServer(() => ({ words: WORDS }));
const programs: Record<string, Program> = {
  "bare relay": await start(join(import.meta.dirname, "relay.js"), { MODEL: model.url }),
  model: await start(SERVICE, {
    ...LIMITS,
    OPENAI_API_KEY: "bench",
    OPENAI_BASE_URL: model.url,
    CHAT_DAILY_LIMIT: "1000000000",
  }),
  "built-in assistant": await start(SERVICE, LIMITS),
};
const costs: Record<string, number[]> = {};
// Round 0 is a warm-up.
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, program] of Object.entries(programs)) {
    const cpu = await cpuOfAnswer(program);
    if (round > 0) (costs[name] ??= []).push(cpu);
  }
}
process.stdout.write(`A chat answer, the model's with ${WORDS.length} words\n`);
const relay = median(costs["bare relay"]!);
for (const [name, all] of Object.entries(costs)) {
  const cpu = median(all);
  print(name, `${cpu.toFixed(2)} ms CPU`, `×${(cpu / relay).toFixed(2)}`);
}
await Promise.all(Object.values(programs).map((program) => program.stop()));
await model.stop();
