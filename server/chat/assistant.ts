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
import { ModelError, type ModelFailure } from "./model/ModelError.ts";
import { prompt } from "./model/prompt.ts";

/** Suggested when Nora can't help: opens the lead form by the visitor's own wish. */
const LEAVE_CONTACT = "Deixar meu contato";

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
 * Counted events:
 * - `answer`: an answer is complete; `fallback`: the built-in assistant gave it although a model is configured.
 * - `guarded`: the guard rejected a sentence of the model.
 * - `model-answered`, `model-failed` (attributed to the endpoint), `model-refused` (to the conversation),
 *   `model-limit-reached`: outcome of a call to the model.
 */
export type ChatEvent =
  | "answer"
  | "fallback"
  | "guarded"
  | "model-answered"
  | "model-failed"
  | "model-refused"
  | "model-limit-reached";

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
  const { builtIn, model, fallback, site, log, count } = parts;
  const guided = model && guide(model, site, builtIn.texts);

  return {
    async reply(conversation, asking) {
      const own = builtIn.reply(conversation);
      const asked = { ...asking, conversation, own };
      // A model might ask for contact data or say the wrong thing to a visitor in distress.
      if (guided === undefined || own.needsCare) return ownAnswer(parts, asked);
      let hasSpoken = false;
      const say = (text: string) => {
        hasSpoken = asking.onText !== undefined;
        asking.onText?.(text);
      };
      try {
        return await modelAnswer(parts, guided, { ...asked, onText: say });
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const { failure, details } = error;
        if (failure === "limit-reached") count?.("model-limit-reached");
        else if (failure !== "paused") {
          count?.(error.isOfConversation ? "model-refused" : "model-failed");
          const { reqId } = asking;
          log.warn({ reqId, failure, ...details, partial: hasSpoken }, "model failed");
        }
        if (hasSpoken) throw new RequestError(502, "A resposta foi interrompida. Tente novamente.");
        // With the daily limit reached or unknown, the built-in assistant answers even without `fallback`.
        if (!fallback && failure !== "limit-reached") throw errorFor(failure);
        return ownAnswer(parts, asked);
      }
    },
  };
}

/** A request for an answer, with the built-in assistant's. */
interface Asked extends Asking {
  conversation: Conversation;
  own: Reply;
}

function keep({ keepQuestion, log }: AssistantParts, { message }: Conversation): void {
  keepQuestion?.(message).catch((err: unknown) => {
    log.warn({ err }, "storing unanswered question failed");
  });
}

function ownAnswer(parts: AssistantParts, { own, conversation, onText }: Asked): ChatReply {
  const { count, model } = parts;
  if (own.isUnanswered) keep(parts, conversation);
  count?.("answer");
  if (model !== undefined) count?.("fallback");
  onText?.(own.text);
  return withSuggestions(own.text, own.suggestions);
}

/** Returns the model's answer, guarded. Throws ModelError. */
async function modelAnswer(
  parts: AssistantParts,
  { answer, guard }: ReturnType<typeof guide>,
  { own, conversation, signal, reqId, onText }: Asked,
): Promise<ChatReply> {
  const { count, log } = parts;
  const { wantsContact, suggestions } = own;
  let isGuarded = false;
  const sentences = guardAnswer(answer(conversation, own, signal), {
    isConfirmed: guard(conversation),
    mayAskForContact: wantsContact,
    replacement: replacementFor(own, conversation),
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
    count?.("model-answered");
    count?.("answer");
  }
  const offersPerson = isGuarded && !wantsContact && conversation.lead === null;
  return withSuggestions(reply, offersPerson ? [LEAVE_CONTACT, ...suggestions] : suggestions);
}

/** Returns the model as it is asked about this site, and the guard of its answers. */
function guide(model: Model, site: Site, texts: readonly string[]) {
  const known = knowledge(site);
  const instructed = instructions(known);
  return {
    guard: createGuard(site, [known, ...texts]),
    answer: (conversation: Conversation, own: Reply, signal: AbortSignal) => {
      const answer = own.isUnanswered ? undefined : own.text;
      const hints = { wantsContact: own.wantsContact, answer };
      return model.answer(prompt(instructed, conversation, hints), signal);
    },
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

/** Returns the error for an answer without a first sentence. */
function errorFor(failure: ModelFailure): RequestError {
  return failure === "slow"
    ? new RequestError(504, "O assistente demorou demais para responder. Tente novamente.")
    : new RequestError(
        502,
        "O assistente está indisponível no momento. Tente novamente em instantes.",
      );
}
