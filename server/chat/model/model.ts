import OpenAI, { APIError } from "openai";
import type { ChatCompletionMessageParam } from "openai/resources";
import type { Config } from "../../config/readConfig.ts";
import { createCircuitBreaker } from "./circuitBreaker.ts";
import { completionChunks } from "./completionChunks.ts";
import { ModelError } from "./ModelError.ts";
import { sentencesOf } from "./sentences.ts";

export interface Model {
  /**
   * Yields the answer sentence by sentence, without thoughts and control marks. Throws ModelError if the model gives no
   * answer or breaks off. An answer that reaches a maximum length ends with its last whole sentence, without an error.
   * Ends without an error if `visitorLeft` is aborted; the call is aborted then, or when the caller stops reading.
   */
  answer(messages: ChatCompletionMessageParam[], visitorLeft: AbortSignal): AsyncGenerator<string>;
}

interface Options {
  /** Counts a request to the endpoint; resolves to whether it is allowed. */
  mayCall?: () => Promise<boolean>;
  /** Time limit of the whole answer in ms. Must stay below 30 s, when Heroku's router ends an unanswered request. */
  wholeAnswerMs?: number;
  breaker?: ReturnType<typeof createCircuitBreaker>;
}

type ModelConfig = Pick<Config["chat"], "apiKey" | "baseURL" | "model" | "timeoutMs">;

/**
 * Creates a client for the chat completions of an OpenAI-compatible endpoint; returns undefined without a key. Nothing
 * is retried: a second call would cost a second time, and the built-in assistant can answer.
 */
export function createModel(
  { apiKey, baseURL = "https://api.openai.com/v1", model, timeoutMs }: ModelConfig,
  {
    mayCall = async () => true,
    wholeAnswerMs = 25_000,
    breaker = createCircuitBreaker(),
  }: Options = {},
): Model | undefined {
  if (!apiKey) return undefined;
  const { completions } = new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 0,
    // Don't follow redirects: a visitor's question is sent to the configured address only.
    fetchOptions: { redirect: "error" },
    // With OPENAI_LOG=debug the SDK would write the visitors' messages to the console.
    logLevel: "off",
  }).chat;

  return {
    async *answer(messages, visitorLeft) {
      if (!breaker.mayCall()) throw new ModelError("paused");
      if (!(await mayCall().catch(() => false))) throw new ModelError("limit-reached");
      // The SDK's timeout doesn't cover a streamed body.
      const tooSlow = new AbortController();
      const firstWord = setTimeout(() => tooSlow.abort(), timeoutMs);
      const wholeAnswer = setTimeout(() => tooSlow.abort(), wholeAnswerMs);
      const signal = AbortSignal.any([visitorLeft, tooSlow.signal]);
      try {
        const response = await completions
          .create({ model, messages, stream: true }, { signal })
          .asResponse();
        let isBlank = true;
        const onWord = () => clearTimeout(firstWord);
        for await (const sentence of sentencesOf(completionChunks(response), onWord)) {
          isBlank &&= sentence.trim() === "";
          yield sentence;
        }
        if (isBlank) throw new ModelError("blank");
        breaker.record("answered");
      } catch (error) {
        if (visitorLeft.aborted) return;
        const failure = tooSlow.signal.aborted ? new ModelError("slow") : toModelError(error);
        breaker.record(failure.isOfConversation ? "refused" : "failed");
        throw failure;
      } finally {
        clearTimeout(firstWord);
        clearTimeout(wholeAnswer);
      }
    },
  };
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const status = error instanceof APIError ? (error.status as number | undefined) : undefined;
  if (status !== undefined) return new ModelError("status", { status });
  // Assume that any other error comes from a connection that failed or broke.
  return new ModelError("interrupted", { code: networkCode(error) });
}

/** Returns the first error code in the chain of causes: `fetch` wraps the connection's error in an error of its own. */
function networkCode(error: unknown): string | undefined {
  for (let cause = error; Error.isError(cause); cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return undefined;
}
