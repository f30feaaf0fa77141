// How the built-in assistant answers a message, in order:
// 1. stateAfter.ts interprets the visitor's last messages again, to know what a follow-up refers to.
// 2. text/readContact.ts removes contact data from the message.
// 3. understand/understand.ts finds what the message asks. The first of these that matches decides:
//    - distress/: expressions of suicide and self-harm;
//    - a calculation, or a language other than Portuguese (text/foreignLanguage.ts);
//    - followUp/: rules for short messages about the last message or answer;
//    - classifier/: a guess of the intent of each sentence, or of its parts. rules/ may replace a guess, and
//      understand/selectAsks.ts selects up to three asks.
// 4. reply/ takes the answer to each intent from answers/ and joins them into one reply.
//
// The build trains the classifier with utterances/, which has labelled messages (classifier/trainModel.ts).

import { asksForLead } from "../../../src/shared/asksForLead.ts";
import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import { createClassifier } from "./classifier/classifier.ts";
import { readTrainedModel } from "./classifier/trainedModel.ts";
import { CVV, phrases } from "./reply/phrases.ts";
import type { Reply as OldReply } from "./reply/Reply.ts";
import { isOnlyContact, replyToMessage } from "./reply/replyToMessage.ts";
import { isAboutOwnName } from "./rules/ownName.ts";
import { stateAfter } from "./stateAfter.ts";
import { normalise } from "./text/normalise.ts";
import { hasUnconfirmed, readContact } from "./text/readContact.ts";
import type { Ask } from "./understand/ask.ts";
import { understand } from "./understand/understand.ts";
import type { Intent } from "./utterances/index.ts";

interface BuiltInReply extends OldReply {
  /**
   * Whether the message tells of suicide, self-harm or sadness, or a recent one before it of the first two. The text
   * then names the CVV, and a model mustn't answer instead.
   */
  needsCare: boolean;
}

/**
 * Creates the built-in assistant, which needs no language model. It answers up to `MAX_ASKS` questions of a message
 * from the site's content, or says that the site has no answer. If a question isn't clear, it may ask which subject is
 * meant. It keeps no state: a reply depends on the site, the conversation and the time.
 */
export function builtIn(site: Site, now: () => Date = () => new Date()) {
  const classifier = createClassifier(readTrainedModel());

  return (conversation: Conversation): BuiltInReply => {
    const { lead } = conversation;
    const time = now();
    const { state, isAfterDistress } = stateAfter(conversation, { classifier, site, now: time });
    const { question: written, contact } = readContact(conversation, site.contactEmail);
    const question = withNameAsSubject(written, lead);
    const isEndOfComplaint =
      contact !== "none" && isOnlyContact(question) && state.intents.some(isComplaint);
    const before = isEndOfComplaint ? { ...state, text: "", intents: [] } : state;
    const understood = understand(classifier, question, before);
    const isUnconfirmed = hasUnconfirmed(conversation, site.contactEmail);
    const say = phrases(conversation, { ...site, contact, isUnconfirmed, isAfterDistress });
    const circumstances = {
      site,
      now: time,
      message: normalise(question),
      before: state.intents,
      topics: understood.topics,
      hasLead: lead !== null,
    };
    const reply = replyToMessage({ question, contact, ...understood }, circumstances, say);
    if (!isAfterDistress) return { ...reply, needsCare: understood.asks.some(isSad) };
    const text = reply.text.includes("CVV") ? reply.text : `${reply.text}\n\n${CVV}`;
    return { text, isUnanswered: false, needsCare: true };
  };
}

/** Whether an ask is one of distress or sadness. Distress that isn't clear is answered as sadness (`selectAsks`). */
function isSad({ intent, certainty }: Ask): boolean {
  return (intent === "distress" || intent === "sadness") && certainty !== "unknown";
}

/** After a message with one of these intents, contact data is for a reply by the team and not a new complaint. */
function isComplaint(intent: Intent): boolean {
  return intent === "complaint" || intent === "broken-form";
}

/** Begins a correction of the lead's name with "meu nome", if it lacks that: "não é Ana, é Ana Paula". */
function withNameAsSubject(question: string, lead: Conversation["lead"]): string {
  if (lead === null) return question;
  const [firstName] = normalise(lead.name).split(" ");
  if (!normalise(question).split(" ").includes(firstName!)) return question;
  const wholes = [`Meu nome ${question}`, `Meu nome é ${question}`];
  const isContrast = /,\s*não\s/i.test(question);
  const whole = wholes.find(
    (text, index) => (index === 0 || isContrast) && isAboutOwnName(normalise(text)),
  );
  return whole ?? question;
}

export interface Reply extends BuiltInReply {
  suggestions: string[];
  wantsContact: boolean;
}

export interface BuiltIn {
  reply(conversation: Conversation): Reply;
  texts: readonly string[];
}

export async function createBuiltIn(site: Site): Promise<BuiltIn> {
  const answer = builtIn(site);
  return {
    reply(conversation) {
      const own = answer(conversation);
      const wantsContact = asksForLead(own.text) && conversation.lead === null;
      return { ...own, suggestions: [], wantsContact };
    },
    texts: [],
  };
}
