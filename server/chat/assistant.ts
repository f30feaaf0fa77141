import type { ChatReply } from "../../src/shared/chat.ts";
import { suggestionLimits } from "../../src/shared/chatLimits.ts";
import { leaveContact } from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import type { BuiltIn, Reply } from "./builtIn/builtIn.ts";
import type { Conversation } from "./conversation.ts";
import { createGuard } from "./guard/guard.ts";
import { guardAnswer, UNCONFIRMED } from "./guard/guardAnswer.ts";
import { knowledge } from "./knowledge.ts";
import { instructions } from "./model/instructions.ts";
import type { Model } from "./model/model.ts";
import { ModelError } from "./model/ModelError.ts";
import { prompt } from "./model/prompt.ts";

const INTERRUPTED = "A resposta foi interrompida. Tente novamente.";
const UNAVAILABLE = "O assistente está indisponível no momento. Tente novamente em instantes.";

interface ReplyOptions {
  /** Aborted when the visitor leaves; a running call to the model then ends. */
  signal: AbortSignal;
  /** Id of the request in log lines. */
  reqId?: string | undefined;
  /** Called with each piece of the answer as it is known. Without it, only a whole answer counts. */
  onText?: ((text: string) => void) | undefined;
}

export type Assistant = ReturnType<typeof createAssistant>;

/**
 * Counted events: an answer is complete (`answer`), the built-in assistant gave it although a model is configured
 * (`fallback`), the guard rejected a sentence of the model (`guarded`), a call to the model failed (`model-failed`).
 */
export type ChatEvent = "answer" | "fallback" | "guarded" | "model-failed";

export interface AssistantParts {
  builtIn: Pick<BuiltIn, "reply" | "texts">;
  /** Undefined if no API key is configured; the built-in assistant then gives every answer. */
  model: Model | undefined;
  fallback: boolean;
  site: Site;
  log: Logger;
  count?: (event: ChatEvent) => void;
  /** Stores a message that the built-in assistant couldn't answer, or for which the guard rejected a sentence. */
  keepQuestion?: ((message: string) => Promise<void>) | undefined;
}

/**
 * Creates the assistant, which answers with the model. The built-in assistant answers instead if there is no model, if
 * the visitor is in distress, past the daily limit and, with `fallback`, if the model fails before its first sentence
 * (for an answer that isn't streamed: at any time).
 */
export function createAssistant(parts: AssistantParts) {
  const { builtIn, model, fallback, log, count, keepQuestion } = parts;
  const askModel = model && createAskModel(parts, model);

  return {
    /**
     * Resolves to Nora's answer. Rejects with RequestError 502 or 504 if the model fails after the first piece that
     * `onText` got, and without `fallback` if the model gives no answer.
     */
    async reply(conversation: Conversation, options: ReplyOptions): Promise<ChatReply> {
      const { signal, reqId, onText } = options;
      const builtInReply = builtIn.reply(conversation);

      function complete(reply: string, suggestions: string[], isUnanswered: boolean): ChatReply {
        if (isUnanswered) {
          keepQuestion?.(conversation.message).catch((err: unknown) => {
            log.warn({ err }, "storing unanswered question failed");
          });
        }
        if (!signal.aborted) count?.("answer");
        return suggestions.length > 0 ? { reply, suggestions } : { reply };
      }

      function answerBuiltIn(): ChatReply {
        if (model) count?.("fallback");
        const { text, suggestions, isUnanswered } = builtInReply;
        onText?.(text);
        return complete(text, suggestions, isUnanswered);
      }

      // A model might ask for contact data or say the wrong thing to a visitor in distress.
      if (askModel === undefined || builtInReply.needsCare) return answerBuiltIn();
      let reply = "";
      try {
        for await (const sentence of askModel(conversation, builtInReply, signal)) {
          reply += sentence;
          onText?.(sentence);
        }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const { failure, details } = error;
        const partial = onText !== undefined && reply !== "";
        if (failure !== "limit-reached" && failure !== "paused") {
          count?.("model-failed");
          log.warn({ reqId, failure, ...details, partial }, "model failed");
        }
        if (partial) throw new RequestError(502, INTERRUPTED);
        // With the daily limit reached or unknown, the built-in assistant answers even without `fallback`.
        if (fallback || failure === "limit-reached") return answerBuiltIn();
        throw new RequestError(failure === "slow" ? 504 : 502, UNAVAILABLE);
      }
      const isGuarded = reply.includes(UNCONFIRMED);
      const offered = isGuarded && conversation.lead === null ? [leaveContact] : [];
      const suggestions = [...new Set([...offered, ...builtInReply.suggestions])];
      return complete(reply, suggestions.slice(0, suggestionLimits.count), isGuarded);
    },
  };
}

/** Returns the function that asks the model and yields the sentences of its answer that may be said. */
function createAskModel({ builtIn, site, count }: AssistantParts, model: Model) {
  const known = knowledge(site);
  const instructed = instructions(known);
  const guard = createGuard(site, [known, ...builtIn.texts]);

  return (conversation: Conversation, builtInReply: Reply, visitorLeft: AbortSignal) =>
    guardAnswer(model.answer(prompt(instructed, conversation, builtInReply), visitorLeft), {
      isConfirmed: guard(conversation),
      builtInReply,
      onRejected: () => count?.("guarded"),
    });
}
