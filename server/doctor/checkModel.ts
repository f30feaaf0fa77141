import { knowledge } from "../chat/knowledge.ts";
import { instructions } from "../chat/model/instructions.ts";
import { createModel } from "../chat/model/model.ts";
import { ModelError } from "../chat/model/ModelError.ts";
import { prompt } from "../chat/model/prompt.ts";
import { type Check, ok } from "./Check.ts";

const QUESTION = { message: "Quais serviços vocês oferecem?", history: [], lead: null };
const NO_ANSWER = { text: "", wantsContact: false, isUnanswered: true };

/** Asks a visitor's question with the real instructions, and wants words back. */
export const checkModel: Check = async ({ config: { chat, site } }) => {
  const model = createModel(chat);
  if (!model) return ok("none: the built-in assistant answers");
  if (chat.dailyLimit === 0) return ok("never called (CHAT_DAILY_LIMIT=0)");
  const messages = prompt(instructions(knowledge(site)), QUESTION, NO_ANSWER);
  try {
    await Array.fromAsync(model.answer(messages, new AbortController().signal));
    return ok(`${chat.model} answers`);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { failure: kind, details } = error;
    const message = `fails: ${kind} ${details.status ?? details.code ?? ""}`.trim();
    throw Object.assign(error, { code: details.code, message });
  }
};
