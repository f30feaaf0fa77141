import type { Logger } from "pino";
import type { Site } from "../../src/shared/view.ts";
import { RequestError } from "../errors/RequestError.ts";
import { builtIn } from "./builtIn/builtIn.ts";
import { type CircuitBreaker, createCircuitBreaker } from "./model/circuitBreaker.ts";
import type { Conversation } from "./conversation.ts";
import { instructions } from "./model/instructions.ts";
import type { Model } from "./model/model.ts";
import { ModelError } from "./model/ModelError.ts";
import { prompt } from "./model/prompt.ts";

export interface Assistant {
  /**
   * Nora's answer as it comes. Throws RequestError: 502, 503 or 504 when the model failed before its
   * first word and nobody stands in for it, and when it broke after that. Ends quietly once `signal`
   * says that the visitor left. `reqId` stands in what is logged.
   */
  reply(conversation: Conversation, signal: AbortSignal, reqId?: string): AsyncIterable<string>;
  /** The same for a caller who takes no stream: an answer that broke off is given again, whole. */
  wholeReply(conversation: Conversation, signal: AbortSignal, reqId?: string): Promise<string>;
}

interface Parts {
  /** Undefined where there is no key: the built-in assistant is then the only one. */
  model: Model | undefined;
  fallback: boolean;
  site: Site;
  log: Logger;
  breaker?: CircuitBreaker;
}

/** Answers with the model, and when that can't, from the site's own content: a visitor is never left without words. */
export function createAssistant({
  model,
  fallback,
  site,
  log,
  breaker = createCircuitBreaker(),
}: Parts): Assistant {
  const instructed = instructions(site);
  // Its index is built for the first question: the start shouldn't wait for it.
  let answer: ReturnType<typeof builtIn> | undefined;
  const answerFromContent = (conversation: Conversation) =>
    (answer ??= builtIn(site))(conversation);

  async function* reply(
    conversation: Conversation,
    signal: AbortSignal,
    reqId?: string,
  ): AsyncGenerator<string> {
    if (model === undefined) {
      yield answerFromContent(conversation);
      return;
    }
    const attempt = breaker.attempt();
    if (attempt === undefined) {
      if (!fallback) throw unavailable();
      yield answerFromContent(conversation);
      return;
    }
    let spoken = false;
    try {
      for await (const text of model.answer(prompt(instructed, conversation), signal)) {
        spoken = true;
        yield text;
      }
      if (!signal.aborted) attempt.succeeded();
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const { failure, status, code } = error;
      if (failure !== "spent") log.warn({ reqId, failure, status, code, spoken }, "model failed");
      // Not calling it is our own decision: the built-in assistant is then meant to answer.
      if (failure !== "spent" && failure !== "uncounted") {
        attempt.failed();
        if (spoken) throw interrupted(error);
        if (!fallback) throw unavailable(error);
      }
      yield answerFromContent(conversation);
    } finally {
      attempt.ended();
    }
  }

  return {
    reply,
    async wholeReply(conversation, signal, reqId) {
      let whole = "";
      try {
        for await (const text of reply(conversation, signal, reqId)) whole += text;
      } catch (error) {
        if (!fallback || !(error instanceof RequestError)) throw error;
        return answerFromContent(conversation);
      }
      return whole;
    },
  };
}

const RESTARTING = "porque o serviço está reiniciando. Tente novamente.";

function unavailable(error?: ModelError): RequestError {
  switch (error?.failure) {
    case "slow":
      return new RequestError(504, "O assistente demorou demais para responder. Tente novamente.");
    case "shutdown":
      return new RequestError(503, `O assistente está indisponível ${RESTARTING}`);
    default:
      return new RequestError(
        502,
        "O assistente está indisponível no momento. Tente novamente em instantes.",
      );
  }
}

function interrupted({ failure }: ModelError): RequestError {
  return failure === "shutdown"
    ? new RequestError(503, `A resposta foi interrompida ${RESTARTING}`)
    : new RequestError(
        failure === "slow" ? 504 : 502,
        "A resposta foi interrompida. Tente novamente.",
      );
}
