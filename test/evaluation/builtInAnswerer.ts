import { createBuiltIn } from "../../server/chat/builtIn/builtIn.ts";
import type { Conversation } from "../../server/chat/conversation.ts";
import { createGuard } from "../../server/chat/guard/guard.ts";
import { knowledge } from "../../server/chat/knowledge.ts";
import type { ChatMessage } from "../../src/shared/chat.ts";
import { chat } from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import type { Answerer } from "./questions.ts";

/** Returns the built-in assistant as an answerer. */
export async function builtInAnswerer(site: Site): Promise<Answerer> {
  const builtIn = await createBuiltIn(site);
  return async (turns) => {
    const history: ChatMessage[] = [{ role: "assistant", content: chat.greeting }];
    let answer: { reply: string; suggestions: string[] } = { reply: "", suggestions: [] };
    for (const message of turns) {
      const { text, suggestions } = builtIn.reply({ message, history: [...history], lead: null });
      history.push({ role: "user", content: message }, { role: "assistant", content: text });
      answer = { reply: text, suggestions };
    }
    return answer;
  };
}

/** Returns a function that tells whether a sentence stands on the page, in Nora's texts or in the visitor's messages. */
export async function confirmation(site: Site) {
  const { texts } = await createBuiltIn(site);
  const guard = createGuard(site, [knowledge(site), ...texts]);
  return (sentence: string, turns: readonly string[]): boolean => {
    const history = turns.map((content): ChatMessage => ({ role: "user", content }));
    return guard({ message: "", history, lead: null } satisfies Conversation)(sentence);
  };
}
