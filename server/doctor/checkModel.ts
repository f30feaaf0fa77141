import { instructions } from "../chat/model/instructions.ts";
import { knowledge } from "../chat/knowledge.ts";
import { createModel } from "../chat/model/model.ts";
import { ModelError } from "../chat/model/ModelError.ts";
import { prompt } from "../chat/model/prompt.ts";
import type { Config } from "../config/readConfig.ts";
import { type Check, type Finding, failure, ok, unreachable } from "./Check.ts";

const OPENAI = "https://api.openai.com/v1";

const QUESTION = "Quais serviços vocês oferecem?";

/** Findings for error statuses of an OpenAI-compatible endpoint. */
const REFUSALS: Record<number, [message: string, todo: string]> = {
  401: ["refuses the key", "set OPENAI_API_KEY to a valid one"],
  403: ["the key may not use this model", "check the key's project and OPENAI_MODEL"],
  404: ["has no such model or address", "check OPENAI_MODEL and OPENAI_BASE_URL, often …/v1"],
  429: ["the account's limit is reached", "check the balance and limits at the provider"],
};

/** Asks a visitor's question with the real instructions, and wants words back. */
export const checkModel: Check = async ({ config, dns }) => {
  const { chat, site } = config;
  const model = createModel(chat);
  if (!model) return ok("none: the built-in assistant answers");
  if (chat.dailyLimit === 0) return ok("never called (CHAT_DAILY_LIMIT=0)");
  const conversation = { message: QUESTION, history: [], lead: null };
  const messages = prompt(instructions(knowledge(site)), conversation, {
    wantsContact: false,
    answer: undefined,
  });
  try {
    const sentences = await Array.fromAsync(model.answer(messages, new AbortController().signal));
    return ok(`${chat.model} answers: ${sentences.join("").length} characters`);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return await findingOf(error);
  }

  async function findingOf({ failure: kind, details }: ModelError): Promise<Finding> {
    const [message, todo] = REFUSALS[details.status ?? 0] ?? [];
    if (message) return failure(message, todo);
    if (kind === "slow") return failure("gives no word in time", "raise OPENAI_TIMEOUT_MS, or take a faster model");
    if (kind === "unreachable") {
      const { code = "can't be reached" } = details;
      return await unreachable(Object.assign(new Error(code), { code }), dns, "check OPENAI_BASE_URL");
    }
    if (kind === "blank") return await explainBlank(chat, messages);
    if (kind === "refused") {
      const response = await complete(chat, messages.filter(({ role }) => role === "user"));
      return response.ok
        ? failure("refuses instructions (the role system)", "take another model")
        : failure(`refuses the question (${response.status})`, "check OPENAI_MODEL and its context length");
    }
    return failure(`fails: ${kind} ${details.status ?? ""}`.trim(), "check OPENAI_BASE_URL, ask the provider");
  }
};

async function explainBlank(chat: Config["chat"], messages: object[]): Promise<Finding> {
  const text = await (await complete(chat, messages)).text();
  return /"reasoning(?:_content)?":\s*"[^"]|<think/.test(text)
    ? failure("sends thoughts only, no words", "switch thinking off, or take a model without it")
    : failure("answers without words", "take another model");
}

/** One answer in one piece, to see what the answer lacked. */
async function complete({ apiKey, baseURL = OPENAI, model }: Config["chat"], messages: object[]) {
  return await fetch(`${baseURL.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify({ model, messages }),
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
}
