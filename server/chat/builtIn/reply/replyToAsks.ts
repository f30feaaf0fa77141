import type { Circumstances } from "../answers/Answer.ts";
import { answerTo } from "../answers/index.ts";
import { isAboutCharge } from "../rules/charge.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { type Ask, SMALL_TALK } from "../understand/ask.ts";
import type { Intent } from "../utterances/index.ts";
import { joinAnswers } from "./joinAnswers.ts";
import { type Phrases, intentNames } from "./phrases.ts";
import { type Reply, answered } from "./Reply.ts";
import { withoutRedundantIntents } from "./withoutRedundantIntents.ts";

/**
 * Finds words for what the company does or knows. Not those that are also about a call for help, such as "ligar",
 * "número" and "atender".
 */
const namesCompanysSubject = anyPhrase(
  "(site*|pagina*|landing|lojas?|sistema*|software|programa|app|aplicativo|chatbot*|robo*)",
  "voce e (um|uma) (pessoa|humano|humana|maquina|ia|inteligencia)",
  "(precos?|quanto (custa|fica|sai)|orcamento*|prazo*|horario*|que horas|servicos?|projetos?|portfolio)",
  "(meus|os) dados|privacidade|lgpd|cookies|cnpj|empresa|equipe|voces (fazem|vendem|criam)",
);

/**
 * Returns the answers to a message's questions, the reply to a yes or no, a counter-question, or "I don't know". After
 * a message of distress, a message that isn't clearly about the company gets the answer to distress.
 */
export function replyToAsks(
  asks: readonly Ask[],
  circumstances: Circumstances,
  say: Phrases,
): Reply {
  const [first] = asks;
  const isClear = first?.certainty === "sure" && !SMALL_TALK.has(first.intent);
  if (say.isAfterDistress && !(isClear && namesCompanysSubject(circumstances.message))) {
    return joinAnswers([answerTo("distress", circumstances)], say);
  }
  if (first === undefined || first.certainty === "unknown") {
    return { text: say.unknown(), isUnanswered: true };
  }
  const counterQuestion = counterQuestionTo(first, say);
  if (counterQuestion !== undefined) return answered(counterQuestion);
  if (asks.length === 1 && (first.intent === "yes" || first.intent === "no")) {
    const text = say.toOffer(first.intent);
    if (text !== undefined) return answered(text);
  }
  const specific = withoutRedundantIntents(asks.map(({ intent }) => intent));
  const intents = withCharge(withDeadline(specific, circumstances), circumstances);
  return joinAnswers(
    intents.map((intent) => answerTo(intent, circumstances)),
    say,
  );
}

/** Returns a question which of two intents is meant, if an ask is doubtful and both have a name. */
function counterQuestionTo({ certainty, intent, runnerUp }: Ask, say: Phrases): string | undefined {
  if (certainty !== "doubtful") return undefined;
  const [one, other] = [intentNames[intent], intentNames[runnerUp]];
  if (one === undefined || other === undefined || one === other) return undefined;
  return say.whichOf(one, other);
}

/** Finds a question for both price and deadline: "qual o valor e o prazo?" */
const asksForPriceAndDeadline = anyPhrase(
  "(valor|valores|preco|precos|custo|orcamento|quanto (custa|fica|sai)) [e] [o|os|em|qual o] " +
    "(prazo|prazos|quanto tempo|tempo de entrega)",
  "(prazo|prazos|tempo de entrega) e [o|os|qual o] (valor|valores|preco|precos|custo|orcamento)",
);

/** Answers both price and deadline if a message asks for both and nothing else was understood. */
function withDeadline(intents: readonly Intent[], { message }: Circumstances): readonly Intent[] {
  const isOnlyOfThem = intents.every((intent) => /^(?:price|quote|deadline)/.test(intent));
  return isOnlyOfThem && asksForPriceAndDeadline(message) ? ["price", "deadline"] : intents;
}

/** Adds the price to a service's feature or a project if a message asks whether that is included: "o painel está incluso?" */
function withCharge(intents: readonly Intent[], { message }: Circumstances): readonly Intent[] {
  const [only] = intents;
  const isFeature =
    intents.length === 1 &&
    /^(?:(?:site|system|bot)-|project-(?!which|clients|links|details)|(?:support|after-delivery)$)/.test(
      only!,
    );
  return isFeature && isAboutCharge(message) ? [only!, "price"] : intents;
}
