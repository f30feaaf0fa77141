import { setTimeout as wait } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIError } from "openai";
import * as z from "zod";
import { chatLimits } from "../../../src/shared/chat.ts";
import type { Config } from "../../config/readConfig.ts";
import { readRetryAfter } from "../../readRetryAfter.ts";
import { cutAt } from "../../../src/shared/cutAt.ts";
import { readLines } from "../../../src/shared/readLines.ts";
import { ModelError } from "./ModelError.ts";
import type { PromptMessage } from "./prompt.ts";

/** Maximum length of an answer in tokens: some 400 Portuguese words. A model's reasoning tokens may count as well. */
const OUTPUT_TOKENS = 700;

/** Maximum length of an unfinished line, in UTF-16 code units; an event of a chat completion is far shorter. */
const MAX_LINE_LENGTH = 256 * 1024;

const OPENAI = "https://api.openai.com/v1";

export interface Model {
  /**
   * Yields the answer in pieces. Throws ModelError if the model gives no answer or breaks off. An answer that reaches a
   * maximum length is cut, without an error. Ends without an error if `signal` is aborted (the visitor left) during the
   * call. Cancels the call when the caller stops reading.
   */
  answer(messages: PromptMessage[], signal: AbortSignal): AsyncIterable<string>;
}

type ModelConfig = Pick<Config["chat"], "apiKey" | "baseURL" | "model" | "timeoutMs">;

interface Options {
  /**
   * Called before each request to the endpoint. Counts the request; resolves to whether it is allowed. Must have a
   * timeout of its own, because `timeoutMs` and `wholeAnswerMs` don't interrupt it.
   */
  mayCall?: () => Promise<boolean>;
  /** Aborted during a shutdown (http/drain.ts). Running calls then end, and no new calls start. */
  shutdownSignal?: AbortSignal;
  /** Timeout for the whole answer, in ms. Must stay below 30 s, when Heroku's router ends an unanswered request. */
  wholeAnswerMs?: number;
  /** Delay before the only retry, in ms. A `Retry-After` from the endpoint overrides it. */
  retryMs?: number;
}

/**
 * Creates a client for the chat completions of an OpenAI-compatible endpoint; returns undefined without a key. It has
 * timeouts and a retry of its own: the SDK's timeout doesn't cover a streamed body, and the SDK's retries would bypass
 * `mayCall`.
 */
export function createModel(
  { apiKey, baseURL = OPENAI, model, timeoutMs }: ModelConfig,
  {
    wholeAnswerMs = 25_000,
    retryMs = 300,
    mayCall = async () => true,
    shutdownSignal,
  }: Options = {},
): Model | undefined {
  if (apiKey === undefined || apiKey === "") return undefined;
  const client = new OpenAI({
    apiKey,
    baseURL,
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: wholeAnswerMs,
    // Don't follow redirects: a visitor's question is sent to the configured address only.
    fetchOptions: { redirect: "error" },
    // With OPENAI_LOG=debug the SDK would write the visitors' messages to the console.
    logLevel: "off",
  });

  const isOpenAI = baseURL.startsWith(OPENAI);
  const open = completionOpener({ client, model, mayCall, isOpenAI });

  return {
    async *answer(messages, visitorLeft) {
      if (shutdownSignal?.aborted) throw new ModelError("shutdown");
      const call = new AbortController();
      const signal = AbortSignal.any([visitorLeft, call.signal]);
      const hangUp = () => call.abort();
      const firstWord = setTimeout(hangUp, timeoutMs);
      const wholeAnswer = setTimeout(hangUp, wholeAnswerMs);
      // Not AbortSignal.any(): `shutdownSignal` lives as long as the process, so each call's listener must be removed.
      shutdownSignal?.addEventListener("abort", hangUp);
      let spoken = false;
      let failure: ModelError | undefined;
      try {
        while (true) {
          // A visitor who has left costs no call.
          if (visitorLeft.aborted) return;
          const refusal = await refusalToCall(mayCall);
          if (refusal !== undefined) throw failure ?? refusal;
          try {
            for await (const text of pieces(await open(messages, signal))) {
              spoken = true;
              clearTimeout(firstWord);
              yield text;
            }
            return;
          } catch (error) {
            if (visitorLeft.aborted) return;
            if (call.signal.aborted)
              throw new ModelError(shutdownSignal?.aborted ? "shutdown" : "slow");
            const isRetry = failure !== undefined;
            failure = toModelError(error);
            if (spoken || isRetry || !worthRetrying(failure)) throw failure;
            await wait(failure.details.retryAfterMs ?? retryMs, undefined, { signal }).catch(
              () => {},
            );
            // No time is left for the retry, which would count as a call.
            if (call.signal.aborted)
              throw shutdownSignal?.aborted ? new ModelError("shutdown") : failure;
          }
        }
      } finally {
        clearTimeout(firstWord);
        clearTimeout(wholeAnswer);
        shutdownSignal?.removeEventListener("abort", hangUp);
        call.abort();
      }
    },
  };
}

type OutputCap = "max_tokens" | "max_completion_tokens";

interface OpenerParts {
  client: OpenAI;
  model: string;
  mayCall: () => Promise<boolean>;
  isOpenAI: boolean;
}

/**
 * Returns a function that requests a streamed chat completion. OpenAI's newer models refuse `max_tokens`, and some
 * compatible servers know no other name: if the endpoint refuses one name, the function switches to the other and sends
 * the request again. Rejects with the SDK's errors; with ModelError if the second request isn't allowed.
 */
function completionOpener({ client, model, mayCall, isOpenAI }: OpenerParts) {
  let outputCap: OutputCap = isOpenAI ? "max_completion_tokens" : "max_tokens";

  return async (messages: PromptMessage[], signal: AbortSignal): Promise<Response> => {
    const request = (cap: OutputCap) =>
      client.chat.completions
        .create({ model, messages, stream: true, [cap]: OUTPUT_TOKENS }, { signal })
        .asResponse();
    // Kept, because a simultaneous call may switch `outputCap` before this one is refused.
    const cap = outputCap;
    try {
      return await request(cap);
    } catch (error) {
      if (!refuses(cap, error)) throw error;
      const other = cap === "max_tokens" ? "max_completion_tokens" : "max_tokens";
      outputCap = other;
      const refusal = await refusalToCall(mayCall);
      if (refusal !== undefined) throw refusal;
      return await request(other);
    }
  };
}

async function refusalToCall(mayCall: () => Promise<boolean>): Promise<ModelError | undefined> {
  try {
    return (await mayCall()) ? undefined : new ModelError("limit-reached");
  } catch {
    return new ModelError("uncounted");
  }
}

function refuses(cap: OutputCap, error: unknown): boolean {
  return (
    error instanceof APIError &&
    isRefusal(error.status) &&
    JSON.stringify(error.error ?? error.message).includes(cap)
  );
}

/** Schema of a stream's chunk, or of a whole completion from an endpoint that does not stream. */
const Completion = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * Yields the answer's text without leading whitespace, cut to the maximum length of a history entry. Throws ModelError
 * if there is no text.
 */
async function* pieces(response: Response): AsyncGenerator<string> {
  let length = 0;
  for await (const piece of contents(response)) {
    const text = length === 0 ? piece.trimStart() : piece;
    const fitting = cutAt(text, chatLimits.content - length);
    length += fitting.length;
    if (fitting !== "") yield fitting;
    if (fitting.length < text.length) return;
  }
  if (length === 0) throw new ModelError("blank");
}

async function* contents(response: Response): AsyncGenerator<string> {
  if (response.body === null) throw new ModelError("malformed");
  if (response.headers.get("content-type")?.includes("json") === true) {
    yield completion(await response.text()).message?.content ?? "";
    return;
  }
  let begun = false;
  let finished = false;
  for await (const data of eventData(response.body)) {
    if (data === "[DONE]") return;
    const { delta, finish_reason } = completion(data);
    begun = true;
    finished ||= typeof finish_reason === "string";
    yield delta?.content ?? "";
  }
  if (!begun) throw new ModelError("malformed");
  // The end of the body doesn't prove that the answer is complete: a proxy may have cut it off.
  if (!finished) throw new ModelError("interrupted");
}

/**
 * Yields the `data` of each server-sent event, in order. Supports only the part of
 * https://html.spec.whatwg.org/multipage/server-sent-events.html that chat completions use: one `data` line per
 * event. Throws RangeError if an unfinished line exceeds the maximum, and rethrows errors of the body.
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const line of readLines(body, limitLine)) {
    if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
}

function limitLine(length: number): void {
  if (length > MAX_LINE_LENGTH) throw new RangeError("a line of the stream never ends");
}

/**
 * Returns a completion's first choice, or an empty object if there is none, as in a chunk that only reports usage.
 * Throws ModelError if the JSON is invalid, has another structure or reports an error.
 */
function completion(json: string) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ModelError("malformed");
  }
  // Some endpoints report an error inside a 200 response.
  const { error } = (value ?? {}) as { error?: { code?: unknown } };
  if (error) throw new ModelError(isRefusal(Number(error.code)) ? "refused" : "interrupted");
  const { success, data } = Completion.safeParse(value);
  if (!success) throw new ModelError("malformed");
  return data.choices[0] ?? {};
}

/** Whether an error status is attributed to the conversation (its text, length or subject), not to the endpoint. */
function isRefusal(status: number | undefined): boolean {
  return status === 400 || status === 413 || status === 422;
}

function worthRetrying({ failure, details }: ModelError): boolean {
  const { status, retryAfterMs = 0 } = details;
  const isBusy = status !== undefined && (status === 429 || status >= 500);
  const isTemporary = failure === "unreachable" || failure === "interrupted" || isBusy;
  // Don't retry if the endpoint asks for a long wait: a visitor wouldn't accept it, and an earlier retry would
  // probably fail.
  return isTemporary && retryAfterMs <= 2_000;
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) {
    return new ModelError("unreachable", { code: networkCode(error) });
  }
  if (error instanceof APIError) {
    if (isRefusal(error.status)) return new ModelError("refused", { status: error.status });
    const retryAfterMs = readRetryAfter(error.headers?.get("retry-after") ?? null);
    return new ModelError("status", { status: error.status, retryAfterMs });
  }
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
