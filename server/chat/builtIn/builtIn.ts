// How the built-in assistant answers a message:
// 1. distress.ts looks for phrases of distress, language.ts for a foreign language.
// 2. understand.ts divides the message into clauses and classifies each with what was spoken of before (dialogue.ts).
// 3. reply.ts takes the answers from the topics, fills in their placeholders and adds suggestions.
// What it knows stands in nora/ (readNora.ts); the build trains the classifier with it (train.ts).

import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { createClassifier } from "./classifier.ts";
import { createSplitClauses, type Sentence } from "./clauses.ts";
import { after, type Before, NOTHING, productsIn } from "./dialogue.ts";
import { createDistress } from "./distress.ts";
import { messageFacts, siteFacts } from "./facts.ts";
import { type Facts, fill } from "./fill.ts";
import { createLanguage } from "./language.ts";
import type { Nora } from "./Nora.ts";
import { createNormalise, type Normalise } from "./normalise.ts";
import { hoursFacts } from "./officeHours.ts";
import { createSay, PLAIN, type Reply, replyTo } from "./reply.ts";
import { readTrained } from "./trained.ts";
import { createUnderstand, onlyAsk, type Understand, type Understood } from "./understand.ts";

export type { Reply } from "./reply.ts";

export interface BuiltIn {
  reply(conversation: Conversation): Reply;
  /** Returns how a message is understood, for `npm run nora`. */
  explain(conversation: Conversation): Understood;
  /** Every answer with the site's facts filled in. */
  texts: readonly string[];
}

/** How many of the visitor's earlier messages are understood, and looked at for products and for distress. */
const UNDERSTOOD_TURNS = 3;
const PRODUCT_TURNS = 12;
const CARE_TURNS = 4;

/** How much of an earlier message is read, from its end. */
const REMEMBERED_LENGTH = 200;

/** How much of a message is looked at for its language. */
const LANGUAGE_LENGTH = 400;

/**
 * Creates the built-in assistant, which needs no language model. It keeps no state: a reply depends on the site, the
 * conversation and the time.
 */
export async function createBuiltIn(
  site: Site,
  now: () => Date = () => new Date(),
): Promise<BuiltIn> {
  const { nora, model } = await readTrained();
  const normalise = createNormalise(nora.words.spellings);
  const distress = createDistress(nora.words.distress, normalise);
  const languageOf = createLanguage(nora.words.languages);
  const splitClauses = createSplitClauses(nora.words.clauses, normalise);
  const classify = createClassifier(model);
  const understandIn = createUnderstand({ nora, normalise, classify, splitClauses, distress });
  const topics = Object.values(nora.topics);
  const care = topics.find((topic) => topic.care === "distress")!;
  const factsOf = createFactsOf({ nora, normalise, ofSite: siteFacts(site), now });

  const understand = ({ message, history }: Conversation): Understood => {
    if (distress.isDistress(message)) return onlyAsk(care);
    return understandIn(message, beforeOf(history, understandIn));
  };

  /** Replies with care after a message of distress: only a clear question is answered. */
  const replyWithCare = (understood: Understood, conversation: Conversation): Reply => {
    const isClear = understood.asks.every(
      ({ topic, score }) => topic === care || (score > 1 && !topic.talk && !topic.form),
    );
    const { asks } = isClear ? understood : onlyAsk(care);
    const facts = factsOf(conversation);
    const say = createSay(nora, conversation, facts);
    const answer = replyTo({ asks, left: [] }, conversation, nora, facts).text;
    const language = languageOf(conversation.message.slice(0, LANGUAGE_LENGTH));
    const foreign = language === undefined ? "" : say.phrase(`distress.${language}`);
    const number = answer.includes("CVV") ? "" : say.phrase("care");
    const text = [foreign, answer, number].filter((part) => part !== "").join("\n\n");
    return { ...PLAIN, text, needsCare: true };
  };

  return {
    texts: topics
      .flatMap(({ answers, brief = "" }) => answers.concat(brief))
      .map((text) => fill(text, factsOf({ message: "", history: [], lead: null })))
      .filter((text) => text !== ""),
    explain: understand,
    reply(conversation) {
      const { message, history } = conversation;
      const understood = understand(conversation);
      if ([...earlierIn(history, CARE_TURNS), message].some((text) => distress.isDistress(text))) {
        return replyWithCare(understood, conversation);
      }
      const facts = factsOf(conversation);
      const language = languageOf(message.slice(0, LANGUAGE_LENGTH));
      if (language === undefined) return replyTo(understood, conversation, nora, facts);
      const say = createSay(nora, conversation, facts);
      const text = say.unlikeLast(say.phrase(`language.${language}`));
      const portuguese = portugueseIn(splitClauses(message), languageOf);
      const part = understandIn(portuguese, beforeOf(history, understandIn));
      const isClear = portuguese !== "" && part.asks.every((ask) => ask.certainty === "sure");
      if (!isClear) return { ...PLAIN, text, isUnanswered: true };
      const reply = replyTo(part, conversation, nora, facts);
      return { ...reply, text: `${text}\n\n${reply.text}` };
    },
  };
}

/** Returns the questions of a foreign message that aren't in a foreign language. */
function portugueseIn(
  sentences: readonly Sentence[],
  languageOf: (text: string) => string | undefined,
): string {
  return sentences
    .filter(({ text, isAsking }) => isAsking && languageOf(text) === undefined)
    .map(({ text }) => text)
    .join(" ");
}

function earlierIn(history: Conversation["history"], turns: number): string[] {
  return history
    .filter(({ role }) => role === "user")
    .slice(-turns)
    .map(({ content }) => content.slice(-REMEMBERED_LENGTH));
}

/** Returns what was spoken of in the visitor's earlier messages. */
function beforeOf(history: Conversation["history"], understandIn: Understand): Before {
  return earlierIn(history, UNDERSTOOD_TURNS).reduce(
    (before, text) => after(before, understandIn(text, before).asks),
    NOTHING,
  );
}

/** Returns the function that gives the values of the placeholders in a conversation. */
function createFactsOf({
  nora,
  normalise,
  ofSite,
  now,
}: {
  nora: Nora;
  normalise: Normalise;
  ofSite: Facts;
  now: () => Date;
}) {
  return ({ message, history, lead }: Conversation): Facts => {
    const messages = [...earlierIn(history, PRODUCT_TURNS), message];
    const products = productsIn(messages.map(normalise), nora);
    const ofMessage = messageFacts(message, normalise(message), nora.words);
    const de = products.length > 0 ? ` de ${products.join(" e de ")}` : "";
    return { ...ofSite, ...hoursFacts(now()), ...ofMessage, de, lead: lead ? "" : undefined };
  };
}
