import { type Check, type Examination, type Finding, findingsOf } from "./Check.ts";
import { httpClockOffset } from "./httpClockOffset.ts";
import { networkFailure } from "./networkFailure.ts";

const { ok, failure } = findingsOf("model");

const OPENAI = "https://api.openai.com/v1";

/** Maximum output tokens of the test call; reasoning models use some before the first word. */
const OUTPUT_TOKENS = 16;

/** Maximum characters read to recognise a chat completion. */
const MAX_LENGTH = 20_000;

/** Messages and actions for error statuses of an OpenAI-compatible endpoint. */
const REFUSALS: Record<number, [message: string, todo: string]> = {
  401: ["the key is refused", "set OPENAI_API_KEY to a valid one"],
  403: ["the key may not use this model", "check the key's project and OPENAI_MODEL"],
  404: [
    "no such model or address",
    "check OPENAI_MODEL, and that OPENAI_BASE_URL ends as its maker says, often in /v1",
  ],
  429: ["the account's limit is reached", "check the balance and limits at the provider"],
};

/** Makes a short call to the configured model. After a 400, tries once more with the other name of the token limit. */
export const checkModel: Check = async (examination) => {
  const { chat } = examination.config;
  if (chat.apiKey === undefined) return ok("none: the built-in assistant answers");
  if (chat.dailyLimit === 0) return ok("never called (CHAT_DAILY_LIMIT=0)");
  try {
    // OpenAI's newer models reject `max_tokens`; several compatible servers support only `max_tokens`.
    const isOpenAi = (chat.baseURL ?? OPENAI).startsWith(OPENAI);
    let response = await call(examination, isOpenAi ? "max_completion_tokens" : "max_tokens");
    if (response.status === 400) {
      await response.body?.cancel();
      response = await call(examination, isOpenAi ? "max_tokens" : "max_completion_tokens");
    }
    return await findingOf(examination, response);
  } catch (error) {
    const request = { check: "model", url: chat.baseURL ?? OPENAI, todo: "check OPENAI_BASE_URL" };
    return await networkFailure(error, request, examination.hasDns);
  }
};

async function call({ config, signal, clockOffsets }: Examination, cap: string) {
  const { apiKey, baseURL = OPENAI, model } = config.chat;
  const asked = Date.now();
  const response = await fetch(`${baseURL.replace(/\/$/, "")}/chat/completions`, {
    method: "POST",
    headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
    body: JSON.stringify({
      model,
      messages: [{ role: "user", content: "Responda: ok" }],
      stream: true,
      [cap]: OUTPUT_TOKENS,
    }),
    redirect: "error",
    signal,
  });
  clockOffsets.push(...httpClockOffset(response, asked));
  return response;
}

async function findingOf({ config }: Examination, response: Response): Promise<Finding> {
  const { model } = config.chat;
  if (response.ok) {
    return (await isCompletion(response))
      ? ok(`${model} answers`)
      : failure("the address answers, but not as a model", "check OPENAI_BASE_URL");
  }
  await response.body?.cancel();
  const [message, todo] = REFUSALS[response.status] ?? [
    `it answered ${response.status}`,
    "ask the provider",
  ];
  return failure(message, todo);
}

/** Whether the response, streamed or not, begins as a chat completion; doesn't wait for its end. */
async function isCompletion({ body }: Response): Promise<boolean> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (/"choices"\s*:\s*\[/.test(text)) return true;
    if (text.length > MAX_LENGTH) return false;
  }
  return false;
}
