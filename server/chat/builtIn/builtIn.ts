// How the built-in assistant answers a message:
// 1. distress.ts looks for phrases of distress.
// 2. understand.ts divides the message into questions and classifies each with what was spoken of before; dialogue.ts says
//    what an unclear one means then.
// 3. reply.ts takes the answers from the topics, fills in their placeholders and adds suggestions.
// What it knows stands in nora/ (readNora.ts); the build trains the classifier with it (train.ts).

import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { after, namedIn, NOTHING } from "./dialogue.ts";
import { createDistress } from "./distress.ts";
import { createFacts } from "./facts.ts";
import { fill } from "./fill.ts";
import { createNormalise } from "./normalise.ts";
import { type Reply, replyTo } from "./reply.ts";
import { readTrained } from "./trained.ts";
import { createUnderstand, onlyAsk, type Understood } from "./understand.ts";

export type { Reply } from "./reply.ts";

export type BuiltIn = Awaited<ReturnType<typeof createBuiltIn>>;

/** How many of the visitor's earlier messages are understood, and looked at for what they name and for distress. */
const UNDERSTOOD_TURNS = 3;
const NAMED_TURNS = 6;
const CARE_TURNS = 4;

/** How much of an earlier message is read, from its end. */
const REMEMBERED_LENGTH = 200;

/**
 * Creates the built-in assistant, which needs no language model. It keeps no state: a reply depends on the site, the
 * conversation and the time.
 */
export async function createBuiltIn(site: Site, now: () => Date = () => new Date()) {
  const trained = await readTrained();
  const { nora } = trained;
  const normalise = createNormalise(nora.words.spellings);
  const distress = createDistress(nora.words.distress, normalise);
  const understandIn = createUnderstand(trained, normalise, distress);
  const topics = Object.values(nora.topics);
  const care = topics.find((topic) => topic.care === "distress")!;
  const factsOf = createFacts(site, nora.words, normalise, now);

  const namedBy = ({ message, history }: Conversation) =>
    namedIn([...earlierIn(history, NAMED_TURNS), message].map(normalise), nora);
  const understand = (conversation: Conversation, named = namedBy(conversation)): Understood => {
    const { message, history } = conversation;
    if (distress.isDistress(message)) return onlyAsk(care);
    const before = earlierIn(history, UNDERSTOOD_TURNS).reduce(
      (earlier, text) => after(earlier, understandIn(text, earlier).asks),
      { ...NOTHING, products: named.products },
    );
    return understandIn(message, before);
  };

  return {
    /** Every answer with the site's facts filled in. */
    texts: topics
      .flatMap(({ answers, brief = "", told = "" }) => answers.concat(brief, told))
      .map((text) => fill(text, factsOf({ message: "", history: [], lead: null }, NOTHING)))
      .filter((text) => text !== ""),
    /** Returns how a message is understood, for `npm run nora`. */
    explain: understand,
    reply(conversation: Conversation): Reply {
      const { message, history } = conversation;
      const named = namedBy(conversation);
      const { asks, left } = understand(conversation, named);
      const reply = (understood: Understood) =>
        replyTo(understood, conversation, nora, factsOf(conversation, named));
      const messages = [...earlierIn(history, CARE_TURNS), message];
      if (!messages.some((text) => distress.isDistress(text))) return reply({ asks, left });
      // After a message of distress, only a clear question is answered.
      const isClear = asks.every(({ topic, score }) => score > 1 && !topic.talk && !topic.form);
      const { text } = reply(isClear ? { asks, left: [] } : onlyAsk(care));
      const foreign = distress.isForeign(message) ? nora.phrases["distress.foreign"]! : [];
      const number = text.includes("CVV") ? [] : nora.phrases["care"]!;
      return {
        text: [...foreign, text, ...number].join("\n\n"),
        suggestions: [],
        isUnanswered: false,
        needsCare: true,
        wantsContact: false,
      };
    },
  };
}

function earlierIn(history: Conversation["history"], turns: number): string[] {
  return history
    .filter(({ role }) => role === "user")
    .slice(-turns)
    .map(({ content }) => content.slice(-REMEMBERED_LENGTH));
}
