import { knowledge } from "../chat/knowledge.ts";
import { instructions } from "../chat/model/instructions.ts";
import { createModel } from "../chat/model/model.ts";
import { ModelError } from "../chat/model/ModelError.ts";
import { prompt } from "../chat/model/prompt.ts";
import { type Check, failure, ok } from "./Check.ts";

const QUESTION = { message: "Quais serviços vocês oferecem?", history: [], lead: null };
const NO_ANSWER = { text: "", wantsContact: false, isUnanswered: true };

/** Messages and actions by the status or the kind of the failure. */
const FAILURES: Record<string, [message: string, todo: string]> = {
  400: ["refuses the question", "check OPENAI_MODEL: it may be too small for instructions"],
  401: ["refuses the key", "set OPENAI_API_KEY to a valid one"],
  403: ["the key may not use this model", "check the key's project and OPENAI_MODEL"],
  404: ["has no such model or address", "check OPENAI_MODEL and OPENAI_BASE_URL, often …/v1"],
  429: ["the account's limit is reached", "check the balance and limits at the provider"],
  slow: ["gives no word in time", "raise OPENAI_TIMEOUT_MS, or take a faster model"],
  blank: ["answers without words, perhaps with thoughts only", "take a model that doesn't think"],
};

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
    const { code } = details;
    if (code !== undefined) throw Object.assign(error, { code, message: code });
    const status = String(details.status ?? "");
    const known = FAILURES[status] ?? FAILURES[kind];
    return failure(...(known ?? [`fails: ${kind} ${status}`.trim(), "check OPENAI_BASE_URL"]));
  }
};
