import { asksForLead } from "../../../src/shared/asksForLead.ts";
import type { Conversation } from "../conversation.ts";
import { suggestionLimits } from "../../../src/shared/chatLimits.ts";
import { type Facts, fill } from "./facts.ts";
import type { Nora, Topic } from "./Nora.ts";
import { keyOf } from "./readNora.ts";
import { MAX_ASKS, type Understood } from "./understand.ts";

export interface Reply {
  text: string;
  /** Messages that the visitor is likely to send next, each answered by a topic. */
  suggestions: string[];
  /** Whether the page doesn't have the answer, or no question was understood. */
  isUnanswered: boolean;
  /** Whether the visitor needs care: a model mustn't answer instead. */
  needsCare: boolean;
  /** Whether the visitor wants a quote, a person, a call or to leave data. */
  wantsContact: boolean;
}

/** Returns the sentences and answers that a conversation doesn't contain yet. */
export function createSay({ phrases }: Nora, { history }: Conversation, facts: Facts) {
  const said = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const isSaid = (text: string) => said.some((earlier) => earlier.includes(text));

  /** Returns the first text that wasn't said; if all were, the one said longest ago. */
  function unsaid(texts: readonly string[]): string {
    const filled = texts.map((text) => fill(text, facts)).filter((text) => text !== "");
    const fresh = filled.find((text) => !isSaid(text));
    return fresh ?? filled[said.length % filled.length] ?? "";
  }

  return {
    unsaid,
    phrase: (name: string) => unsaid(phrases[name] ?? []),
    /** Returns a text that isn't the last answer's. */
    unlikeLast(text: string): string {
      const last = said.at(-1) ?? "";
      if (text === "" || !last.startsWith(text)) return text;
      const again = (phrases["repeat"] ?? []).map((phrase) => phrase.replace("{text}", text));
      return again.find((phrase) => !last.startsWith(phrase)) ?? text;
    },
  };
}

type Say = ReturnType<typeof createSay>;

/** Composes the reply to a message's questions. */
export function replyTo(
  { asks, left }: Understood,
  conversation: Conversation,
  nora: Nora,
  facts: Facts,
  { mayAsk } = { mayAsk: true },
): Reply {
  const say = createSay(nora, conversation, facts);
  const suggest = (texts: readonly string[]) => suggestionsFor(texts, conversation, nora);
  const [first] = asks;
  if (first === undefined || first.certainty === "unknown") {
    const text = say.unlikeLast(say.phrase("unknown"));
    const runnersUp =
      first && first.score > MIN_SUGGESTED_SCORE
        ? [first.topic, ...first.runnersUp].filter(isNoTalk)
        : [];
    const texts = [
      ...runnersUp.slice(0, 1).flatMap(({ ask }) => ask ?? []),
      ...contactIfNone(nora, conversation),
    ];
    return {
      ...NO_CARE,
      text,
      isUnanswered: true,
      suggestions: suggest([...texts, ...all(nora, "suggest.unknown")]),
    };
  }
  if (first.certainty === "doubtful" && !first.topic.isTalk) {
    const texts = [first.topic, ...first.runnersUp]
      .filter(isNoTalk)
      .flatMap(({ ask }) => ask ?? []);
    return {
      ...NO_CARE,
      text: say.unlikeLast(say.phrase("which")),
      isUnanswered: true,
      suggestions: suggest([...texts, ...all(nora, "suggest.contact")]),
    };
  }
  const topics = withoutRedundant(asks.map(({ topic }) => topic)).slice(0, MAX_ASKS);
  const form = mayAsk ? asks.find(({ topic }) => topic.form)?.topic.form : undefined;
  const { text, wantsContact } = joinAnswers(topics, form, conversation, say);
  const { lead } = conversation;
  return {
    text,
    wantsContact,
    isUnanswered: topics.some(({ isUnknown }) => isUnknown),
    needsCare: topics.some(({ care }) => care !== undefined),
    suggestions: topics.some(({ care }) => care)
      ? []
      : suggest(nextQuestions(topics, { asks, left }, nora, lead !== null || wantsContact)),
  };
}

const NO_CARE = { needsCare: false, wantsContact: false };

function isNoTalk(topic: Topic): boolean {
  return !topic.isTalk && topic.care === undefined;
}

function all({ phrases }: Nora, name: string): readonly string[] {
  return phrases[name] ?? [];
}

function contactIfNone(nora: Nora, { lead }: Conversation): readonly string[] {
  return lead === null ? all(nora, "suggest.contact") : [];
}

/** Removes each topic that another one makes redundant. */
function withoutRedundant(topics: readonly Topic[]): Topic[] {
  const isRedundant = (topic: Topic) =>
    topics.some(
      (other) =>
        other !== topic &&
        (topic.yields.includes(other.name) || topic.yields.includes(other.section)),
    );
  const left = topics.filter((topic) => !isRedundant(topic));
  return left.length > 0 ? left : topics.slice(0, 1);
}

/** Joins the answers of topics, and asks for contact data if one of them does. */
function joinAnswers(
  topics: readonly Topic[],
  form: Topic["form"],
  { lead }: Conversation,
  say: Say,
) {
  const texts = topics.map(({ answers, brief }) =>
    say.unsaid(brief !== undefined && topics.length > 1 ? [brief] : answers),
  );
  const needsCare = topics.some(({ care }) => care !== undefined);
  const wantsContact = form !== undefined && !needsCare;
  const answer = say.unlikeLast(withoutRepeated(texts).join("\n\n"));
  if (!wantsContact) return { text: answer, wantsContact };
  const request = say.phrase(lead === null ? `form.${form}` : "lead");
  const between = answer.includes("\n") ? "\n\n" : " ";
  const text = asksForLead(answer) ? answer : `${answer}${between}${request}`;
  return { text, wantsContact };
}

/** Removes texts and sentences that an earlier text has said. */
function withoutRepeated(texts: readonly string[]): string[] {
  const said = new Set<string>();
  return texts.flatMap((text) => {
    const sentences = text.split(/(?<=[.!?]\s+)(?=\S)/);
    const fresh = sentences.filter((sentence) => !said.has(sentence.trim()));
    for (const sentence of sentences) said.add(sentence.trim());
    return fresh.length * 2 > sentences.length ? [fresh.join("").trim()] : [];
  });
}

/** What to suggest after answers: what was left unanswered, other readings, and the topics' own suggestions. */
function nextQuestions(
  topics: readonly Topic[],
  { asks, left }: Understood,
  nora: Nora,
  isAskedFor: boolean,
): string[] {
  const unanswered = left.map(({ topic }) => topic).filter(isNoTalk);
  const hesitated = asks
    .filter(({ margin }) => margin < HESITATION)
    .flatMap(({ runnersUp }) => runnersUp.slice(0, 1));
  const offered = topics.flatMap(({ offer, isUnknown }) => offer ?? (isUnknown ? "contact" : []));
  const offers = isAskedFor ? [] : offered.flatMap((offer) => all(nora, `suggest.${offer}`));
  const own = topics.flatMap(({ suggest }) => suggest);
  const next = [
    ...[...unanswered, ...hesitated.filter(isNoTalk)].flatMap(({ ask }) => ask ?? []),
    ...offers.slice(0, 1),
    ...own,
  ];
  const asking = new Set([...all(nora, "suggest.contact"), ...all(nora, "suggest.quote")]);
  return isAskedFor ? next.filter((text) => !asking.has(text)) : next;
}

/** Minimum score of a guess that is suggested when no topic fits. */
const MIN_SUGGESTED_SCORE = 0.5;

/** Below this margin, the second reading of a question is suggested. */
const HESITATION = 0.25;

/** Returns up to three suggestions, none of them asked before. */
function suggestionsFor(
  texts: readonly string[],
  { message, history, lead }: Conversation,
  nora: Nora,
): string[] {
  const asked = new Set(
    [message, ...history.filter(({ role }) => role === "user").map(({ content }) => content)].map(
      (text) => keyOf(text.slice(0, suggestionLimits.length)),
    ),
  );
  const contact = new Set(lead ? all(nora, "suggest.contact") : []);
  return [...new Set(texts)]
    .filter((text) => text.length <= suggestionLimits.length && !contact.has(text))
    .filter((text) => !asked.has(keyOf(text)))
    .slice(0, suggestionLimits.count);
}
