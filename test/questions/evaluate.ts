import type { ChatMessage } from "../../src/shared/chat.ts";
import { chat } from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import type { Conversation } from "../../server/chat/conversation.ts";
import { type Item, type Verdict, judge } from "./judge.ts";

/** Whatever answers a conversation. */
type Answer = (conversation: Conversation) => string | Promise<string>;

export interface Judged extends Verdict {
  item: Item;
  reply: string;
}

/** Asks every turn of every item, each in a conversation of its own, and judges the last answer. */
export async function evaluate(
  items: readonly Item[],
  answer: Answer,
  site: Site,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const item of items) {
    const history: ChatMessage[] = [{ role: "assistant", content: chat.greeting }];
    let reply = "";
    for (const message of item.turns) {
      reply = await answer({ message, history: [...history], lead: null });
      history.push({ role: "user", content: message }, { role: "assistant", content: reply });
    }
    judged.push({ item, reply, ...judge(item, reply, site) });
  }
  return judged;
}

export interface Tally {
  asked: number;
  right: number;
  invented: number;
  refused: number;
  wordsPerAnswer: number;
}

export function tally(judged: readonly Judged[]): Tally {
  const count = (is: (one: Judged) => boolean) => judged.filter(is).length;
  return {
    asked: judged.length,
    right: count(({ isRight }) => isRight),
    invented: count(({ isInvented }) => isInvented),
    refused: count(({ isRefused }) => isRefused),
    wordsPerAnswer: Math.round(
      judged.reduce((sum, { words }) => sum + words, 0) / Math.max(1, judged.length),
    ),
  };
}
