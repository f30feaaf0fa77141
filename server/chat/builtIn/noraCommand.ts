// npm run nora -- "mensagem": shows what Nora answers, from which topic, and what she would have answered otherwise.
// Several messages separated by " > " are a conversation.

import type { ChatMessage } from "../../../src/shared/chat.ts";
import { readConfig } from "../../config/readConfig.ts";
import { createBuiltIn } from "./builtIn.ts";
import type { Ask } from "./dialogue.ts";
import { NoraError } from "./noraFile.ts";

async function show(messages: readonly string[]): Promise<void> {
  const nora = await createBuiltIn(readConfig({}).site);
  const history: ChatMessage[] = [];
  for (const message of messages) {
    const conversation = { message, history: [...history], lead: null };
    const { text, suggestions, wantsContact } = nora.reply(conversation);
    const topics = nora.explain(conversation).asks.map(described).join(" + ");
    console.log(`\nVocê: ${message}\nNora: ${text}`);
    console.log(`  tópico: ${topics}${wantsContact ? " [formulário]" : ""}`);
    if (suggestions.length > 0) console.log(`  sugestões: ${suggestions.join(" | ")}`);
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
  }
}

function described({ topic, isSure, score, others }: Ask): string {
  const next = others.slice(0, 2).map((other) => other.topic.name);
  const rest = next.length > 0 ? `; depois ${next.join(", ")}` : "";
  return `${topic.name} (${isSure ? "certo" : "incerto"}, ${score.toFixed(2)}${rest})`;
}

const messages = process.argv.slice(2).flatMap((text) => text.split(" > "));
if (messages.length === 0) {
  console.error('Uso: npm run nora -- "mensagem" ou "primeira mensagem > segunda mensagem"');
  process.exit(2);
}
try {
  await show(messages);
} catch (error) {
  if (!(error instanceof NoraError)) throw error;
  console.error(error.message);
  process.exit(1);
}
