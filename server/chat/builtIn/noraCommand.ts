// npm run nora -- "mensagem": shows what Nora answers, from which topic, and what she would have answered otherwise.
// Several messages separated by " > " are a conversation.

import type { ChatMessage } from "../../../src/shared/chat.ts";
import type { Site } from "../../../src/shared/view.ts";
import { createBuiltIn } from "./builtIn.ts";
import { NoraError } from "./noraFile.ts";

const SITE: Site = {
  url: "http://localhost:3000",
  contactEmail: "contato@nora.example",
  cnpj: "11.222.333/0001-81",
  retentionDays: 180,
  usesModel: false,
  keepsQuestions: false,
};

async function show(messages: readonly string[]): Promise<void> {
  const nora = await createBuiltIn(SITE);
  const history: ChatMessage[] = [];
  for (const message of messages) {
    const conversation = { message, history: [...history], lead: null };
    const { text, suggestions, wantsContact } = nora.reply(conversation);
    const asks = nora
      .explain(conversation)
      .asks.map(({ topic, isSure, score, others: runnersUp }) => {
        const others = runnersUp
          .slice(0, 2)
          .map((other) => other.topic.name)
          .join(", ");
        return `${topic.name} (${isSure ? "certo" : "incerto"}, ${score.toFixed(2)}${others && `; depois ${others}`})`;
      });
    console.log(`\nVocê: ${message}\nNora: ${text}`);
    console.log(`  tópico: ${asks.join(" + ")}${wantsContact ? " [formulário]" : ""}`);
    if (suggestions.length > 0) console.log(`  sugestões: ${suggestions.join(" | ")}`);
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
  }
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
