import type { ChatMessage } from "../../src/shared/chat.ts";
import { type BuiltIn, createBuiltIn, type Reply } from "../../server/chat/builtIn/builtIn.ts";
import type { Site } from "../../src/shared/view.ts";
import { aSite } from "./aSite.ts";

export const site = aSite();

/** Wednesday at noon in São Paulo. */
const WEDNESDAY_NOON = new Date("2026-11-18T15:00:00Z");

export const LEAD = { name: "Ana", email: "ana@padaria.example", phone: "" };

export const builtIn = (changes: Partial<Site> = {}): Promise<BuiltIn> =>
  createBuiltIn(aSite(changes), () => WEDNESDAY_NOON);

/** Returns the reply to the last message, after a conversation made of the earlier ones and their replies. */
export function converse(nora: BuiltIn, ...messages: string[]): Reply {
  const history: ChatMessage[] = [];
  let reply: Reply | undefined;
  for (const message of messages) {
    reply = nora.reply({ message, history: [...history], lead: null });
    history.push({ role: "user", content: message }, { role: "assistant", content: reply.text });
  }
  return reply!;
}
