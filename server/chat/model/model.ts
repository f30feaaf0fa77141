import OpenAI, { APIConnectionError, APIError } from "openai";
import type { Config } from "../../config/readConfig.ts";
import { createCircuitBreaker } from "./circuitBreaker.ts";
import { completionChunks } from "./completionChunks.ts";
import { ModelError } from "./ModelError.ts";
import type { PromptMessage } from "./prompt.ts";
import { sentencesOf } from "./sentences.ts";

export interface Model {
  /**
   * Yields the answer sentence by sentence, without thoughts and control marks. Throws ModelError if the model gives no
   * answer or breaks off. An answer that reaches a maximum length ends with its last whole sentence, without an error.
   * Ends without an error if `visitorLeft` is aborted; the call is aborted then, or when the caller stops reading.
   */
  answer(messages: PromptMessage[], visitorLeft: AbortSignal): AsyncGenerator<string>;
}

interface Options {
  /** Counts a request to the endpoint; resolves to whether it is allowed. */
  mayCall?: () => Promise<boolean>;
  /** Timeout for the whole answer, in ms. Must stay below 30 s, when Heroku's router ends an unanswered request. */
  wholeAnswerMs?: number;
  breaker?: ReturnType<typeof createCircuitBreaker>;
}

type ModelConfig = Pick<Config["chat"], "apiKey" | "baseURL" | "model" | "timeoutMs">;

/** Names of models that think aloud before their answer. */
const THINKERS = /\br1\b|qwq|think|reason|magistral|gpt-oss/i;

/**
 * Creates a client for the chat completions of an OpenAI-compatible endpoint; returns undefined without a key. Nothing
 * is retried: a second call would cost a second time, and the built-in assistant can answer.
 */
export function createModel(
  config: ModelConfig,
  {
    mayCall = async () => true,
    wholeAnswerMs = 25_000,
    breaker = createCircuitBreaker(),
  }: Options = {},
): Model | undefined {
  if (!config.apiKey) return undefined;
  const open = completionOpener(config, mayCall);
  const thinksAloud = THINKERS.test(config.model);

  return {
    async *answer(messages, visitorLeft) {
      if (visitorLeft.aborted) return;
      if (!breaker.mayCall()) throw new ModelError("paused");
      const call = new AbortController();
      const hangUp = () => call.abort();
      const firstWord = setTimeout(hangUp, config.timeoutMs);
      // The SDK's timeout doesn't cover a streamed body.
      const wholeAnswer = setTimeout(hangUp, wholeAnswerMs);
      const signal = AbortSignal.any([visitorLeft, call.signal]);
      try {
        const chunks = completionChunks(await open(messages, signal));
        let isBlank = true;
        const onWord = () => clearTimeout(firstWord);
        for await (const sentence of sentencesOf(chunks, thinksAloud, onWord)) {
          isBlank &&= sentence.trim() === "";
          yield sentence;
        }
        if (isBlank) throw new ModelError("blank");
        breaker.record("answered");
      } catch (error) {
        if (visitorLeft.aborted) return;
        const failure = call.signal.aborted ? new ModelError("slow") : toModelError(error);
        if (failure.failure !== "limit-reached")
          breaker.record(failure.isOfConversation ? "refused" : "failed");
        throw failure;
      } finally {
        clearTimeout(firstWord);
        clearTimeout(wholeAnswer);
        hangUp();
      }
    },
  };
}

/** Returns a function that requests a streamed chat completion. Its length is limited by reading no more of it. */
function completionOpener(
  { apiKey, baseURL = "https://api.openai.com/v1", model }: ModelConfig,
  mayCall: () => Promise<boolean>,
) {
  const client = new OpenAI({
    apiKey,
    baseURL,
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    // Don't follow redirects: a visitor's question is sent to the configured address only.
    fetchOptions: { redirect: "error" },
    // With OPENAI_LOG=debug the SDK would write the visitors' messages to the console.
    logLevel: "off",
  });
  return async (messages: PromptMessage[], signal: AbortSignal): Promise<Response> => {
    if (!(await mayCall().catch(() => false))) throw new ModelError("limit-reached");
    return await client.chat.completions
      .create({ model, messages, stream: true }, { signal })
      .asResponse();
  };
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError)
    return new ModelError("unreachable", { code: networkCode(error) });
  if (error instanceof APIError)
    return new ModelError("status", { status: error.status as number | undefined });
  // Assume that any other error comes from a connection that broke while the answer was read.
  return new ModelError("interrupted", { code: networkCode(error) });
}

/** Returns the first error code in the chain of causes: `fetch` wraps the connection's error in an error of its own. */
function networkCode(error: unknown): string | undefined {
  for (let cause = error; Error.isError(cause); cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return undefined;
}
