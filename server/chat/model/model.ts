import { setTimeout as wait } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIError } from "openai";
import * as z from "zod";
import { chatLimits } from "../../../src/shared/chat.ts";
import type { ChatConfig } from "../../config/readConfig.ts";
import { cutAt } from "./cutAt.ts";
import { eventData } from "./eventData.ts";
import { ModelError } from "./ModelError.ts";
import type { PromptMessage } from "./prompt.ts";

/** Longest answer asked of the model, in its own tokens: some 300 words. */
const OUTPUT_TOKENS = 700;

const OPENAI = "https://api.openai.com/v1";

export interface Model {
  /**
   * Answers piece by piece. Throws ModelError; ends quietly once `signal` says that the visitor
   * left. The call ends when its answer is no longer read.
   */
  answer(messages: readonly PromptMessage[], signal: AbortSignal): AsyncIterable<string>;
}

type ModelConfig = Pick<ChatConfig, "apiKey" | "baseURL" | "model" | "timeoutMs">;

interface Options {
  /** Asked before each call, and counts it; it has to settle by itself. */
  mayCall?: () => Promise<boolean>;
  /** Aborted when answers under way have to end, and no more may begin: the service is ending. */
  lastCall?: AbortSignal;
  /** For the whole answer, in ms: under the 30 s at which a PaaS router cuts. */
  wholeAnswerMs?: number;
  /** Pause before the one retry, in ms. */
  retryMs?: number;
}

/**
 * Any OpenAI-compatible endpoint's chat completions. The SDK brings the wire; the waits are our
 * own, since its timeout does not cover a streamed body and its retries know of no first word.
 * Undefined without a key.
 */
export function createModel(
  { apiKey, baseURL = OPENAI, model, timeoutMs }: ModelConfig,
  { wholeAnswerMs = 25_000, retryMs = 300, mayCall = async () => true, lastCall }: Options = {},
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
    // What a visitor asked goes to that address and no other.
    fetchOptions: { redirect: "error" },
    // It would write what the endpoint says to the console, past our log.
    logLevel: "off",
  });

  // OpenAI's newer models refuse `max_tokens`; several compatible servers know nothing else.
  let outputCap: OutputCap = baseURL.startsWith(OPENAI) ? "max_completion_tokens" : "max_tokens";

  const request = (messages: readonly PromptMessage[], signal: AbortSignal) =>
    client.chat.completions
      .create(
        { model, messages: [...messages], stream: true, [outputCap]: OUTPUT_TOKENS },
        { signal },
      )
      .asResponse();

  async function open(messages: readonly PromptMessage[], signal: AbortSignal) {
    try {
      return await request(messages, signal);
    } catch (error) {
      if (!refuses(outputCap, error)) throw error;
      outputCap = outputCap === "max_tokens" ? "max_completion_tokens" : "max_tokens";
      return await request(messages, signal);
    }
  }

  return {
    async *answer(messages, visitorLeft) {
      if (lastCall?.aborted) throw new ModelError("shutdown");
      const call = new AbortController();
      const signal = AbortSignal.any([visitorLeft, call.signal]);
      const hangUp = () => call.abort();
      const firstWord = setTimeout(hangUp, timeoutMs);
      const wholeAnswer = setTimeout(hangUp, wholeAnswerMs);
      // Not by any(): what is made of a signal that lives on is kept in memory as long as that.
      lastCall?.addEventListener("abort", hangUp);
      let spoken = false;
      let failure: ModelError | undefined;
      try {
        while (true) {
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
            if (call.signal.aborted) throw new ModelError(lastCall?.aborted ? "shutdown" : "slow");
            const isRetry = failure !== undefined;
            failure = toModelError(error);
            if (spoken || isRetry || !worthRetrying(failure)) throw failure;
            await wait(failure.retryAfter ?? retryMs, undefined, { signal }).catch(() => {});
          }
        }
      } finally {
        clearTimeout(firstWord);
        clearTimeout(wholeAnswer);
        lastCall?.removeEventListener("abort", hangUp);
        call.abort();
      }
    },
  };
}

async function refusalToCall(mayCall: () => Promise<boolean>): Promise<ModelError | undefined> {
  try {
    return (await mayCall()) ? undefined : new ModelError("spent");
  } catch {
    return new ModelError("uncounted");
  }
}

type OutputCap = "max_tokens" | "max_completion_tokens";

function refuses(cap: OutputCap, error: unknown): boolean {
  return (
    error instanceof APIError &&
    isRefusal(error.status) &&
    JSON.stringify(error.error ?? error.message).includes(cap)
  );
}

/** A chunk of a stream, or a whole completion: of an endpoint that does not stream. */
const Completion = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      message: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** The answer's text, never blank at its start and never longer than the history may carry. */
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
  // A body that ends is not yet an answer that ended: a proxy may have cut it off.
  if (!finished) throw new ModelError("interrupted");
}

/** Throws ModelError for anything but a completion. Chunks that only report usage have no choice. */
function completion(json: string) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ModelError("malformed");
  }
  if (typeof value === "object" && value !== null && "error" in value && value.error) {
    throw new ModelError(isRefusal(codeOf(value.error)) ? "refused" : "interrupted");
  }
  const { success, data } = Completion.safeParse(value);
  if (!success) throw new ModelError("malformed");
  return data.choices[0] ?? {};
}

/** Some endpoints report an error inside a 200 answer, with the status as its code. */
function codeOf(error: unknown): number {
  return typeof error === "object" && error !== null && "code" in error
    ? Number(error.code)
    : Number.NaN;
}

/** Statuses by which an endpoint refuses one conversation: its text, its length or its subject. */
function isRefusal(status: number | undefined): boolean {
  return status === 400 || status === 413 || status === 422;
}

function worthRetrying({ failure, status = 0, retryAfter = 0 }: ModelError): boolean {
  const temporary =
    failure === "unreachable" || failure === "interrupted" || status === 429 || status >= 500;
  // Who asks for a longer wait than a visitor has would only refuse once more.
  return temporary && retryAfter <= 2_000;
}

function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) {
    return new ModelError("unreachable", { code: networkCode(error) });
  }
  if (error instanceof APIError) {
    if (isRefusal(error.status)) return new ModelError("refused", { status: error.status });
    const seconds = Number(error.headers?.get("retry-after") ?? Number.NaN);
    return new ModelError("status", {
      status: error.status,
      retryAfter: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
    });
  }
  // What is left broke while the answer was being read.
  return new ModelError("interrupted", { code: networkCode(error) });
}

/** The first code along the causes: fetch hides the network's error inside its own. */
function networkCode(error: unknown): string | undefined {
  for (let cause = error; Error.isError(cause); cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return undefined;
}
