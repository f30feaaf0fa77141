// Prints the sentences of the built-in assistant's answers to all utterances, as JSON: each sentence with one message
// that it answers. A process of its own takes half the CPU time: in Jest, each access to a global is an intercepted call.
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { utterances } from "../../server/chat/builtIn/utterances/index.ts";
import { site } from "../server/questions/facts.ts";

const answer = builtIn(site);
const messages = new Map<string, string>();
for (const message of Object.values(utterances).flatMap((lines) => lines.trim().split("\n"))) {
  const { text } = answer({ message, history: [], lead: null });
  for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) messages.set(sentence, message);
}
process.stdout.write(JSON.stringify([...messages]));
