// How the built-in assistant answers a message:
// 1. distress.ts looks for phrases of distress, language.ts for a foreign language.
// 2. understand.ts divides the message into clauses and classifies each with what was spoken of before.
// 3. reply.ts takes the answers from the topics, fills in their placeholders and adds suggestions.
// What it knows stands in nora/ (readNora.ts); the build trains the classifier with it (train.ts).

import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { createClassifier } from "./classifier.ts";
import { createSplitClauses } from "./clauses.ts";
import { createDistress, type Distress } from "./distress.ts";
import { fill, messageFacts, siteFacts } from "./facts.ts";
import { createLanguage } from "./language.ts";
import { hoursFacts } from "./officeHours.ts";
import type { Nora, Topic } from "./Nora.ts";
import { createNormalise, type Normalise, PLACE, phrasesIn } from "./normalise.ts";
import { createSay, type Reply, replyTo } from "./reply.ts";
import { readTrained } from "./trained.ts";
import {
  type Before,
  createUnderstand,
  sureAsk,
  type Understand,
  type Understood,
} from "./understand.ts";

export type { Reply } from "./reply.ts";

export interface BuiltIn {
  reply(conversation: Conversation): Reply;
  /** Returns how a message is understood, for `npm run nora`. */
  explain(conversation: Conversation): Understood;
  /** Every answer with the site's facts filled in. */
  texts: readonly string[];
}

/** How many of the visitor's earlier messages are read, and how much of each, from its end. */
const REMEMBERED_TURNS = 3;
const REMEMBERED_LENGTH = 200;

/** How much of a message is looked at for its language. */
const LANGUAGE_LENGTH = 400;

/** How many of the visitor's messages a message of distress affects. */
const CARE_TURNS = 4;

/** Maximum length of the visitor's own words in an answer. */
const MAX_QUOTED_LENGTH = 110;

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
  const understand = createUnderstand({ nora, normalise, classify, splitClauses, distress });
  const stateBefore = createMemory({ nora, normalise, distress, understand });
  const topics = Object.values(nora.topics);
  const care = topics.find((topic) => topic.care === "distress")!;
  const ofSite = siteFacts(site);
  const factsNow = () => ({ ...ofSite, ...hoursFacts(now()) });

  const understandIn = ({ message }: Conversation, before: Before): Understood =>
    distress.isDistress(message) ? onlyAsk(care, message) : understand(message, before);

  return {
    texts: topics.flatMap(({ answers, brief }) => {
      const facts = { ...factsNow(), ...messageFacts(NO_MESSAGE) };
      return [...answers, brief ?? ""]
        .map((text) => fill(text, facts))
        .filter((text) => text !== "");
    }),
    explain: (conversation) => understandIn(conversation, stateBefore(conversation).before),
    reply(conversation) {
      const state = stateBefore(conversation);
      const text = normalise(conversation.message);
      const facts = { ...factsNow(), ...factsOf(conversation, text, state, nora) };
      const say = createSay(nora, conversation, facts);
      const language = languageOf(conversation.message.slice(0, LANGUAGE_LENGTH));
      const understood = understandIn(conversation, state.before);
      const isDistress = understood.asks.some(({ topic }) => topic === care);
      const needsCare = isDistress || state.hasDistress;
      if (language !== undefined && !isDistress) {
        const foreign = say.unlikeLast(say.phrase(`language.${language}`));
        return { ...NO_QUESTION, text: foreign, isUnanswered: true, needsCare };
      }
      if (!needsCare) return replyTo(understood, conversation, nora, facts);
      const isClear = understood.asks.some(
        ({ topic, certainty, score }) => certainty === "sure" && score > 1 && !topic.isTalk,
      );
      const asks = isDistress || isClear ? understood : onlyAsk(care, "");
      const answer = replyTo(asks, conversation, nora, facts, { mayAsk: false }).text;
      const own = isDistress && language !== undefined ? say.phrase(`distress.${language}`) : "";
      const number = answer.includes("CVV") ? "" : say.phrase("care");
      const whole = [own, answer, number].filter((part) => part !== "").join("\n\n");
      return { ...NO_QUESTION, text: whole, needsCare };
    },
  };
}

/** A reply that suggests and asks nothing. */
const NO_QUESTION = { suggestions: [], isUnanswered: false, wantsContact: false };

function onlyAsk(topic: Topic, message: string): Understood {
  return { asks: [sureAsk(topic, message)], left: [] };
}

/** Returns the function that reads what was spoken of before a message. */
function createMemory({
  nora,
  normalise,
  distress,
  understand,
}: {
  nora: Nora;
  normalise: Normalise;
  distress: Distress;
  understand: Understand;
}) {
  return ({ history }: Conversation): State => {
    const earlier = history
      .filter(({ role }) => role === "user")
      .map(({ content }) => content.slice(-REMEMBERED_LENGTH));
    let before: Before = { topics: [], flags: [] };
    let product: string | undefined;
    for (const text of earlier.slice(-REMEMBERED_TURNS)) {
      product = phrasesIn(normalise(text), nora.words.products)[0] ?? product;
      before = after(before, understand(text, before));
    }
    const hasDistress = earlier.slice(-CARE_TURNS).some((text) => distress.isDistress(text));
    return { before, product, hasDistress };
  };
}

/** Returns the facts that a message has, given its normalised text. */
function factsOf({ message, lead }: Conversation, text: string, { product }: State, nora: Nora) {
  const { things, products, trades } = nora.words;
  const named = phrasesIn(text, products).slice(0, 2).join(" e de ");
  return {
    ...messageFacts({
      product: named === "" ? product : named,
      thing: phrasesIn(text, things)[0],
      trade: phrasesIn(text, trades)[0],
      words: quoted(message),
      hasLead: lead !== null,
    }),
    place: text.includes(PLACE) ? "a sua região" : undefined,
  };
}

interface State {
  before: Before;
  /** What the visitor wants made, if an earlier message named it. */
  product: string | undefined;
  hasDistress: boolean;
}

const NO_MESSAGE = {
  product: undefined,
  thing: undefined,
  trade: undefined,
  words: "",
  hasLead: false,
};

/** Returns what was spoken of after a message. Small talk changes nothing, but that an offer is over. */
function after(before: Before, { asks }: Understood): Before {
  const known = asks.filter(({ certainty }) => certainty === "sure");
  const topics = known.map(({ topic }) => topic);
  if (topics.every(({ isTalk }) => isTalk)) {
    return { ...before, flags: before.flags.filter((flag) => flag !== "offered") };
  }
  const flags = [
    ...(topics.some(isOffering) ? ["offered"] : []),
    ...(topics.some((topic) => topic.offer !== undefined && !isOffering(topic))
      ? ["suggested"]
      : []),
    ...(topics.some(({ isUnknown }) => isUnknown) ? ["unknown"] : []),
  ];
  return { topics: topics.filter(({ isTalk }) => !isTalk), flags };
}

/** Whether a "yes" after a topic asks for a quote: it has a form, or it offers and asks. A mere button is no question. */
function isOffering({ form, offer, answers }: Topic): boolean {
  return (
    form !== undefined || (offer !== undefined && answers.every((answer) => answer.endsWith("?")))
  );
}

/** Returns the visitor's words in quotes, without what Markdown reads, and cut; blank if they hold an address. */
function quoted(message: string): string {
  const plain = message
    .replaceAll(/[*_`[\]()<>#|\\“”"]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (/[@/]|www|\.\w{2}/i.test(plain)) return "";
  const cut =
    plain.length <= MAX_QUOTED_LENGTH
      ? plain
      : `${plain.slice(0, MAX_QUOTED_LENGTH).replace(/\s\S*$/, "")}…`;
  return `“${cut.replace(/[.,;:!?]+$/, "")}”.`;
}
