// How the built-in assistant answers a message:
// 1. distress.ts looks for phrases of distress, language.ts for a foreign language.
// 2. understand.ts divides the message into clauses and classifies each with what was spoken of before.
// 3. reply.ts takes the answers from the topics, fills in their placeholders and adds suggestions.
// What it knows stands in nora/ (readNora.ts); the build trains the classifier with it (train.ts).

import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { createClassifier } from "./classifier.ts";
import { createSplitClauses } from "./clauses.ts";
import { createDistress } from "./distress.ts";
import { fill, messageFacts, siteFacts } from "./facts.ts";
import { createLanguage } from "./language.ts";
import { hoursFacts } from "./officeHours.ts";
import type { Topic } from "./Nora.ts";
import { createNormalise, PLACE, phrasesIn } from "./normalise.ts";
import { createSay, type Reply, replyTo } from "./reply.ts";
import { readTrained } from "./trained.ts";
import { type Before, createUnderstand, sureAsk, type Understood } from "./understand.ts";

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
  const topics = Object.values(nora.topics);
  const ofSite = siteFacts(site);
  const care = topics.find((topic) => topic.care === "distress")!;

  function understandIn({ message }: Conversation, before: Before): Understood {
    if (distress.isDistress(message)) return { asks: [sureAsk(care, message)], left: [] };
    return understand(message, before);
  }

  function stateBefore({ history }: Conversation): State {
    const earlier = history.filter(({ role }) => role === "user");
    const hasDistress = earlier
      .slice(-CARE_TURNS)
      .some(({ content }) => distress.isDistress(content.slice(-REMEMBERED_LENGTH)));
    let before: Before = { topics: [], flags: [] };
    let product: string | undefined;
    for (const { content } of earlier.slice(-REMEMBERED_TURNS)) {
      const text = content.slice(-REMEMBERED_LENGTH);
      product = phrasesIn(normalise(text), nora.words.products)[0] ?? product;
      before = after(before, understand(text, before));
    }
    return { before, product, hasDistress };
  }

  function factsFor({ message, lead }: Conversation, { product }: State) {
    const text = normalise(message);
    const [thing] = phrasesIn(text, nora.words.things);
    const products = phrasesIn(text, nora.words.products);
    const [trade] = phrasesIn(text, nora.words.trades);
    const named = products.length > 0 ? products.slice(0, 2).join(" e de ") : product;
    return {
      ...ofSite,
      ...hoursFacts(now()),
      ...messageFacts({
        product: named,
        thing,
        trade,
        words: quoted(message),
        hasLead: lead !== null,
      }),
      place: text.includes(PLACE) ? "a sua região" : undefined,
    };
  }

  return {
    texts: topics.flatMap(({ answers, brief }) => {
      const facts = { ...ofSite, ...hoursFacts(now()), ...messageFacts(NO_MESSAGE) };
      return [...answers, brief ?? ""]
        .map((text) => fill(text, facts))
        .filter((text) => text !== "");
    }),
    explain: (conversation) => understandIn(conversation, stateBefore(conversation).before),
    reply(conversation) {
      const state = stateBefore(conversation);
      const facts = factsFor(conversation, state);
      const say = createSay(nora, conversation, facts);
      const language = languageOf(conversation.message.slice(0, REMEMBERED_LENGTH));
      const understood = understandIn(conversation, state.before);
      const isDistress = understood.asks.some(({ topic }) => topic === care);
      if (language !== undefined && !isDistress) {
        const text = say.unlikeLast(say.phrase(`language.${language}`));
        return {
          text,
          suggestions: [],
          isUnanswered: true,
          needsCare: state.hasDistress,
          wantsContact: false,
        };
      }
      if (isDistress || !state.hasDistress) {
        const reply = replyTo(understood, conversation, nora, facts);
        const own = isDistress && language !== undefined ? say.phrase(`distress.${language}`) : "";
        return own === "" ? reply : { ...reply, text: `${own}\n\n${reply.text}` };
      }
      return withCare(understood, conversation, facts);
    },
  };

  /** Replies after a message of distress: without a form, and with the number of the CVV. */
  function withCare(
    understood: Understood,
    conversation: Conversation,
    facts: Record<string, string | undefined>,
  ): Reply {
    const isClear = understood.asks.some(
      ({ topic, certainty, score }) => certainty === "sure" && score > 1 && !topic.isTalk,
    );
    const asks = isClear ? understood : { asks: [sureAsk(care, "")], left: [] };
    const formless = asks.asks.map((ask) => ({
      ...ask,
      topic: { ...ask.topic, form: undefined } as unknown as Topic,
    }));
    const { text } = replyTo({ ...asks, asks: formless }, conversation, nora, facts);
    const say = createSay(nora, conversation, facts);
    const whole = text.includes("CVV") ? text : `${text}\n\n${say.phrase("care")}`;
    return {
      text: whole,
      suggestions: [],
      isUnanswered: false,
      needsCare: true,
      wantsContact: false,
    };
  }
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
    ...(topics.some(({ offer, form }) => offer !== undefined || form !== undefined)
      ? ["offered"]
      : []),
    ...(topics.some(({ isUnknown }) => isUnknown) ? ["unknown"] : []),
  ];
  return { topics: topics.filter(({ isTalk }) => !isTalk), flags };
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
