// Prints the sentences of the built-in assistant's answers to every fourth utterance of each intent, as JSON: each
// sentence with one message that it answers. All utterances would take 12 s more for 4 % more sentences, which mostly
// name the same services in another combination. A process of its own takes half the CPU time: in Jest, each access to
// a global is an intercepted call.
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { utterances } from "../../server/chat/builtIn/utterances/index.ts";
import { site } from "../server/questions/facts.ts";

const answer = builtIn(site);
const messages = new Map<string, string>();
const asked = Object.values(utterances).flatMap((lines) =>
  lines
    .trim()
    .split("\n")
    .filter((_line, index) => index % 4 === 0),
);
for (const message of asked) {
  const { text } = answer({ message, history: [], lead: null });
  for (const sentence of text.split(/(?<=[.!?])\s+|\n/)) messages.set(sentence, message);
}
process.stdout.write(JSON.stringify([...messages]));
