import { leadTriggers } from "../../../src/shared/content/index.ts";
import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import type { Answer, Circumstances, Offer } from "./answers/Answer.ts";
import { answerTo } from "./answers/index.ts";
import { createClassifier } from "./classifier.ts";
import { normalise } from "./normalise.ts";
import { phrases, subjects } from "./phrases.ts";
import { type Ask, type State, understand } from "./understand.ts";
import { utterances } from "./utterances/index.ts";

/** Earlier messages of the visitor that a follow-up may lean on. */
const REMEMBERED_TURNS = 4;

/** Of each of those, in characters, from its end: where a long message asks. */
const REMEMBERED_LENGTH = 600;

const CONTACT_DATA = /[^\s@]+@[^\s@]+\.\w{2}|\d(?:[\s().-]*\d){7}/;

export interface Reply {
  text: string;
  /** Whether the page didn't tell what was asked, or the question wasn't understood. */
  isUnanswered: boolean;
}

/**
 * Nora without a model: answers from the site's own content, clause by clause, says what that doesn't tell, and
 * offers a person. Trained once; a reply depends on the conversation and the time alone.
 */
export function builtIn(site: Site, now: () => Date = () => new Date()) {
  const classify = createClassifier(utterances);

  return (conversation: Conversation): Reply => {
    const { message, history, lead } = conversation;
    const moment = now();
    const state = stateAfter(history);
    const say = phrases(conversation);
    if (CONTACT_DATA.test(message) && normalise(message).split(" ").length < 30) {
      return { text: say.contactTyped(), isUnanswered: false };
    }
    const understood = understand(classify, message, state);
    if (understood.kind === "language") {
      return {
        text: say.otherLanguage(understood.language, site.contactEmail),
        isUnanswered: false,
      };
    }
    const circumstances: Circumstances = {
      site,
      now: moment,
      topic: understood.topic,
      hasLead: lead !== null,
    };
    return compose(understood.asks, circumstances);

    function compose(asks: readonly Ask[], given: Circumstances): Reply {
      const [first] = asks;
      if (first === undefined || first.certainty === "unknown") {
        return { text: say.unknown(), isUnanswered: true };
      }
      if (first.certainty === "doubtful") {
        const [one, other] = [subjects[first.intent], subjects[first.other]];
        if (one !== undefined && other !== undefined && one !== other) {
          return { text: say.whichOf(one, other), isUnanswered: false };
        }
      }
      if (asks.length === 1 && (first.intent === "yes" || first.intent === "no")) {
        const followed = say.toOffer(first.intent);
        if (followed !== undefined) return { text: followed, isUnanswered: false };
      }
      const answers = asks.map(({ intent }) => answerTo(intent, given));
      return composed(answers, say);
    }
  };

  /** What the visitor spoke of, from their earlier messages: each is understood again, after the one before. */
  function stateAfter(history: Conversation["history"]): State {
    let state: State = { text: "", asks: [], topic: undefined, items: [] };
    const messages = history.filter(({ role }) => role === "user").slice(-REMEMBERED_TURNS);
    for (const { content: whole } of messages) {
      const content = whole.slice(-REMEMBERED_LENGTH);
      const understood = understand(classify, content, state);
      if (understood.kind === "language") continue;
      const { asks, topic } = understood;
      const circumstances = { site, now: new Date(0), topic, hasLead: false };
      const items = asks.flatMap(({ intent }) => answerTo(intent, circumstances).items ?? []);
      const isSubject = asks.some(({ certainty }) => certainty === "sure");
      state = {
        text: isSubject ? content : state.text,
        asks,
        topic,
        items: items.length > 0 ? items : state.items,
      };
    }
    return state;
  }
}

/** Several answers as one reply, each thing said once, with one offer at the end. */
function composed(answers: readonly Answer[], say: ReturnType<typeof phrases>): Reply {
  const texts = answers.map(({ say: variants }) =>
    typeof variants === "string" ? say.anew([variants]) : say.anew(variants),
  );
  const offer = answers
    .map((answer) => answer.offer)
    .find((one): one is Offer => one !== undefined);
  return {
    text: [...new Set(texts), ...(offer === undefined ? [] : [say.offer(offer)])].join(
      texts.length > 1 ? "\n\n" : " ",
    ),
    isUnanswered: answers.some(({ isUnknown }) => isUnknown === true),
  };
}

/** Whether a reply asks for contact data, by SPEC's phrases. */
export function asksForContact(reply: string): boolean {
  const lowerCased = reply.toLowerCase();
  return leadTriggers.some((trigger) => lowerCased.includes(trigger));
}
