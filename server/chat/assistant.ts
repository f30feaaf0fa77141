import { type ChatReply, suggestionLimits } from "../../src/shared/chatLimits.ts";
import { yourEmail, yourName } from "../../src/shared/content/index.ts";
import type { Site } from "../../src/shared/view.ts";
import { RequestError } from "../errors/RequestError.ts";
import type { Logger } from "../log.ts";
import type { BuiltIn, Reply } from "./builtIn/builtIn.ts";
import type { Conversation } from "./conversation.ts";
import { createGuard } from "./guard/guard.ts";
import { guardAnswer } from "./guard/guardAnswer.ts";
import { knowledge } from "./knowledge.ts";
import { instructions } from "./model/instructions.ts";
import type { Model } from "./model/model.ts";
import { ModelError } from "./model/ModelError.ts";
import { prompt } from "./model/prompt.ts";

/** Suggested when Nora can't help: opens the lead form by the visitor's own wish. */
const LEAVE_CONTACT = "Deixar meu contato";

const SLOW = "O assistente demorou demais para responder. Tente novamente.";
const UNAVAILABLE = "O assistente está indisponível no momento. Tente novamente em instantes.";

/** Circumstances of a request for an answer. */
interface Asking {
  /** Aborted when the visitor leaves; a running call to the model then ends. */
  signal: AbortSignal;
  /** Id of the request in log lines. */
  reqId?: string | undefined;
  /** Called with each piece of the answer as it is known. Without it, only a whole answer counts. */
  onText?: (text: string) => void;
}

export interface Assistant {
  /**
   * Resolves to Nora's answer. Rejects with RequestError 502 or 504 if the model fails after the first piece that
   * `onText` got, and without `fallback` if the model gives no answer.
   */
  reply(conversation: Conversation, asking: Asking): Promise<ChatReply>;
}

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
export function createAssistant(parts: AssistantParts): Assistant {
  const { builtIn, model, fallback, log, count } = parts;
  const askModel = model && createAskModel(parts, model);

  return {
    async reply(conversation, asking) {
      const own = builtIn.reply(conversation);
      const answerOwn = () => {
        if (own.isUnanswered) keep(parts, conversation);
        count?.("answer");
        if (model) count?.("fallback");
        asking.onText?.(own.text);
        return withSuggestions(own.text, own.suggestions);
      };
      // A model might ask for contact data or say the wrong thing to a visitor in distress.
      if (askModel === undefined || own.needsCare) return answerOwn();
      let partial = false;
      const onText = (text: string) => {
        partial = asking.onText !== undefined;
        asking.onText?.(text);
      };
      try {
        return await askModel(conversation, own, { ...asking, onText });
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const { failure, details } = error;
        if (failure !== "limit-reached" && failure !== "paused") {
          count?.("model-failed");
          log.warn({ reqId: asking.reqId, failure, ...details, partial }, "model failed");
        }
        if (partial) throw new RequestError(502, "A resposta foi interrompida. Tente novamente.");
        // With the daily limit reached or unknown, the built-in assistant answers even without `fallback`.
        if (fallback || failure === "limit-reached") return answerOwn();
        throw failure === "slow" ? new RequestError(504, SLOW) : new RequestError(502, UNAVAILABLE);
      }
    },
  };
}

function keep({ keepQuestion, log }: AssistantParts, { message }: Conversation): void {
  keepQuestion?.(message).catch((err: unknown) => {
    log.warn({ err }, "storing unanswered question failed");
  });
}

/** Returns the function that asks the model and guards its answer; it throws ModelError. */
function createAskModel(parts: AssistantParts, model: Model) {
  const { builtIn, site, count, log } = parts;
  const known = knowledge(site);
  const instructed = instructions(known);
  const guard = createGuard(site, [known, ...builtIn.texts]);

  return async (conversation: Conversation, own: Reply, { signal, reqId, onText }: Asking) => {
    const { wantsContact, suggestions } = own;
    const answer = own.isUnanswered ? undefined : own.text;
    const messages = prompt(instructed, conversation, { wantsContact, answer });
    let isGuarded = false;
    const sentences = guardAnswer(model.answer(messages, signal), {
      isConfirmed: guard(conversation),
      mayAskForContact: wantsContact,
      replacement: replacementFor(own, conversation),
      ownAnswer: own.text,
      onRejected() {
        count?.("guarded");
        if (!isGuarded) keep(parts, conversation);
        isGuarded = true;
        log.warn({ reqId }, "guard rejected a model sentence");
      },
    });
    let reply = "";
    for await (const sentence of sentences) {
      reply += sentence;
      onText?.(sentence);
    }
    if (!signal.aborted) {
      if (reply.trim() === "") throw new ModelError("blank");
      count?.("answer");
    }
    const offersPerson = isGuarded && !wantsContact && conversation.lead === null;
    return withSuggestions(reply, offersPerson ? [LEAVE_CONTACT, ...suggestions] : suggestions);
  };
}

function withSuggestions(reply: string, suggestions: readonly string[]): ChatReply {
  const own = [...new Set(suggestions)].slice(0, suggestionLimits.count);
  return own.length > 0 ? { reply, suggestions: own } : { reply };
}

/** Returns the text that replaces a sentence that can't be confirmed. Opens the lead form only if it is wanted. */
function replacementFor({ wantsContact }: Reply, { lead }: Conversation): string {
  const unconfirmed = "Isso eu não posso confirmar por aqui";
  if (lead !== null) return `${unconfirmed}; a equipe já tem seu contato e confirma.`;
  return wantsContact
    ? `${unconfirmed}; deixe ${yourName} e ${yourEmail} no formulário do chat, e uma pessoa da equipe confirma.`
    : `${unconfirmed}, mas uma pessoa da equipe pode: é só pedir para falar com ela.`;
}
