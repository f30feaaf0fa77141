import type { Site } from "../../src/shared/view.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import type { BuiltIn, Reply } from "./builtIn/builtIn.ts";
import { type CircuitBreaker, createCircuitBreaker } from "./model/circuitBreaker.ts";
import { type ModelEvent, countedModel } from "./model/countedModel.ts";
import type { Conversation } from "./conversation.ts";
import type { ClaimKind } from "./guard/claims.ts";
import { createGuard } from "./guard/guard.ts";
import { guardAnswer } from "./guard/guardAnswer.ts";
import { instructions } from "./model/instructions.ts";
import type { Model } from "./model/model.ts";
import { ModelError, type ModelFailure } from "./model/ModelError.ts";
import { prompt } from "./model/prompt.ts";

export interface Assistant {
  /**
   * Yields Nora's answer in pieces. The pieces of a model's answer are sentences, checked by `guardAnswer`. Throws
   * RequestError 502, 503 or 504 if the model fails after the first piece. Without `fallback`, also throws if the model
   * gives no first piece, unless the daily limit is reached or can't be checked. If `signal` is aborted (the visitor
   * left) during a model call, ends without an error. `reqId` identifies the request in log lines.
   */
  reply(conversation: Conversation, signal: AbortSignal, reqId?: string): AsyncIterable<string>;
  /** Like `reply`, but returns the whole text. With `fallback`, the built-in assistant replaces an incomplete text. */
  wholeReply(conversation: Conversation, signal: AbortSignal, reqId?: string): Promise<string>;
}

/**
 * Counted events, in addition to those of `ModelEvent`:
 * - `answer`: an answer is complete.
 * - `fallback`: the built-in assistant answers although a model is configured.
 * - `guarded`: the guard rejects a sentence of the model.
 */
export type ChatEvent = "answer" | "fallback" | "guarded" | ModelEvent;

export interface AssistantParts {
  /** Undefined if no API key is configured; the built-in assistant then gives every answer. */
  model: Model | undefined;
  fallback: boolean;
  site: Site;
  log: Logger;
  count?: (event: ChatEvent) => void;
  /** Stores a message that the built-in assistant couldn't answer, or for which the guard rejected a sentence. */
  keepQuestion?: ((message: string) => Promise<void>) | undefined;
  breaker?: CircuitBreaker;
}

/**
 * Creates the assistant, which answers with the model. The built-in assistant answers instead:
 * - if there is no model, or the visitor is in distress or sad;
 * - if the daily limit of model calls is reached or can't be checked;
 * - with `fallback`, if the model fails or the circuit breaker allows no call. A streamed answer that has begun isn't
 *   replaced.
 */
export function createAssistant(parts: AssistantParts): Assistant {
  const { model, fallback, site, log, count = () => {} } = parts;
  const { breaker = createCircuitBreaker() } = parts;
  const counted = model && countedModel({ model, breaker, count });
  const fromContent = createContentAnswers(parts);
  // The system message, created when first needed so that it doesn't delay the start.
  let instructed: string | undefined;

  async function* reply(
    conversation: Conversation,
    signal: AbortSignal,
    reqId?: string,
  ): AsyncGenerator<string> {
    const own = await fromContent.replyTo(conversation);
    // A model might ask for contact data or say the wrong thing to a visitor in distress.
    if (counted === undefined || own.needsCare) {
      yield fromContent.use(own, conversation);
      return;
    }
    let spoken = false;
    let isKept = false;
    try {
      instructed ??= instructions(site);
      const words = counted.answer(prompt(instructed, conversation), signal);
      const onRejected = (kinds: readonly ClaimKind[]) => {
        count("guarded");
        if (!isKept) fromContent.keep(conversation);
        isKept = true;
        log.warn({ reqId, kinds }, "guard rejected a model sentence");
      };
      const guard = createGuard(site, conversation);
      const hasLead = conversation.lead !== null;
      for await (const text of guardAnswer(words, guard, { hasLead, onRejected })) {
        spoken = true;
        yield text;
      }
      if (!signal.aborted) count("answer");
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const { failure } = error;
      if (failure !== "limit-reached" && failure !== "circuit-open") {
        const { status, code } = error.details;
        log.warn({ reqId, failure, status, code, partial: spoken }, "model failed");
      }
      if (spoken) throw errorFor(failure, true);
      // With the daily limit reached or unknown, the built-in assistant answers even without `fallback`.
      const isLimited = failure === "limit-reached" || failure === "uncounted";
      if (!fallback && !isLimited) throw errorFor(failure, false);
      yield fromContent.use(own, conversation);
    }
  }

  return {
    reply,
    async wholeReply(conversation, signal, reqId) {
      try {
        return (await Array.fromAsync(reply(conversation, signal, reqId))).join("");
      } catch (error) {
        if (!fallback || !(error instanceof RequestError)) throw error;
        return fromContent.use(await fromContent.replyTo(conversation), conversation);
      }
    },
  };
}

/** Creates the part of the assistant that answers from the site's content, and stores unanswered questions. */
function createContentAnswers({
  model,
  site,
  log,
  count = () => {},
  keepQuestion,
}: AssistantParts) {
  // Loaded when first needed, so that it doesn't delay the start.
  let loaded: Promise<BuiltIn> | undefined;

  async function replyTo(conversation: Conversation) {
    loaded ??= import("./builtIn/builtIn.ts").then((module) => module.createBuiltIn(site));
    return (await loaded).reply(conversation);
  }

  /** Stores the message in the background, if questions are kept. A failure is only logged. */
  function keep({ message }: Conversation): void {
    keepQuestion?.(message).catch((err: unknown) => {
      log.warn({ err }, "storing unanswered question failed");
    });
  }

  /** Counts a reply as the answer, and stores the message if the reply doesn't answer it. Returns the reply's text. */
  function use({ text, isUnanswered }: Reply, conversation: Conversation): string {
    if (isUnanswered) keep(conversation);
    count("answer");
    if (model !== undefined) count("fallback");
    return text;
  }

  return { replyTo, use, keep };
}

const INTERRUPTED = "A resposta foi interrompida. Tente novamente.";

/** Returns the error for an answer without a first word, or for one that breaks off in the middle. */
function errorFor(failure: ModelFailure, hasBegun: boolean): RequestError {
  switch (failure) {
    case "shutdown": {
      const state = hasBegun ? "A resposta foi interrompida" : "O assistente está indisponível";
      return new RequestError(503, `${state} porque o serviço está reiniciando. Tente novamente.`);
    }
    case "slow": {
      const slow = "O assistente demorou demais para responder. Tente novamente.";
      return new RequestError(504, hasBegun ? INTERRUPTED : slow);
    }
    default: {
      const unavailable =
        "O assistente está indisponível no momento. Tente novamente em instantes.";
      return new RequestError(502, hasBegun ? INTERRUPTED : unavailable);
    }
  }
}
