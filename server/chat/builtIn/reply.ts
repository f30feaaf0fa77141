import { asksForLead } from "../../../src/shared/asksForLead.ts";
import { suggestionLimits } from "../../../src/shared/chatLimits.ts";
import type { Conversation } from "../conversation.ts";
import { upperFirst } from "../openingHoursText.ts";
import { type Ask, meaningOf, NOTHING } from "./dialogue.ts";
import { type Facts, fill } from "./fill.ts";
import type { Nora, Topic } from "./Nora.ts";
import { keyOf } from "./normalise.ts";
import type { Understood } from "./understand.ts";

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

/** Minimum score of a reading that is suggested. */
const MIN_SUGGESTED_SCORE = 0.55;

/** A reading whose score is nearer than this to the answered one is suggested. */
const HESITATION = 0.25;

type Say = ReturnType<typeof createSay>;

/** Returns functions that prefer what a conversation doesn't contain yet. */
function createSay({ phrases }: Nora, { history }: Conversation, facts: Facts) {
  const said = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const last = history.findLast(({ role }) => role === "assistant")?.content ?? "";

  /** Returns the first text that wasn't said; if all were, the one said longest ago. */
  function unsaid(texts: readonly string[]): string {
    const filled = texts.map((text) => fill(text, facts)).filter((text) => text !== "");
    const lastSaid = (text: string) => said.findLastIndex((earlier) => earlier.includes(text));
    return filled.toSorted((a, b) => lastSaid(a) - lastSaid(b))[0] ?? "";
  }

  return {
    unsaid,
    phrase: (name: string) => unsaid(phrases[name] ?? []),
    /** Returns a text that isn't the last answer's. */
    unlikeLast(text: string): string {
      if (text === "" || !last.startsWith(text)) return text;
      const again = (phrases["repeat"] ?? []).map((phrase) => phrase.replace("{text}", text));
      return again.find((phrase) => !last.startsWith(phrase)) ?? text;
    },
  };
}

/** Composes the reply to a message's questions. */
export function replyTo(
  understood: Understood,
  conversation: Conversation,
  nora: Nora,
  facts: Facts,
): Reply {
  const say = createSay(nora, conversation, facts);
  const topics = understood.asks.map(({ topic }) => topic);
  const needsCare = topics.some(({ care }) => care !== undefined);
  const form = topics.find((topic) => topic.form)?.form;
  const wantsContact = form !== undefined;
  const answer = joinAnswers(understood.asks, say, nora);
  const request = say.phrase(conversation.lead ? "lead" : `form.${form}`);
  return {
    text: wantsContact ? withRequest(answer, request) : answer,
    wantsContact,
    needsCare,
    isUnanswered: topics.some(({ unknown }) => unknown),
    suggestions: needsCare ? [] : suggestionsFor(understood, conversation, nora, wantsContact),
  };
}

function asksFor(topics: readonly Topic[]): string[] {
  return topics.flatMap(({ ask, talk, care }) => (talk || care || !ask ? [] : ask));
}

function named({ phrases }: Nora, name: string): readonly string[] {
  return phrases[name] ?? [];
}

/** Joins the answers; a sentence that an earlier one has said is left out. */
function joinAnswers(asks: readonly Ask[], say: Say, nora: Nora): string {
  const said = new Set<string>();
  const texts = asks.map((ask) => {
    const sentences = say
      .unsaid(answersOf(ask, asks.length > 1, nora))
      .split(/(?<=[.!?]\s+)(?=\S)/);
    const fresh = sentences.filter((sentence) => !said.has(sentence.trim()));
    for (const sentence of sentences) said.add(sentence.trim());
    return fresh.join("").trim();
  });
  return say.unlikeLast(texts.filter((text) => text !== "").join("\n\n"));
}

function answersOf(
  { topic, isTold, isAsking, isSure }: Ask,
  isOneOfSeveral: boolean,
  nora: Nora,
): readonly string[] {
  const { answers, brief, told } = topic;
  if (isTold && told !== undefined) {
    const alone = isAsking ? (isSure ? "question" : "unsure") : "statement";
    const taken = named(nora, `told.${isOneOfSeveral ? "beside" : alone}`)
      .join("\n")
      .replaceAll("{told}", told)
      .replaceAll("{Told}", upperFirst(told));
    return [taken, ...(meaningOf("statement", NOTHING, nora)?.answers ?? [])];
  }
  return brief !== undefined && isOneOfSeveral ? [brief] : answers;
}

function withRequest(answer: string, request: string): string {
  if (asksForLead(answer)) return answer;
  return `${answer}${answer.includes("\n") ? "\n\n" : " "}${request}`;
}

/**
 * Returns up to three suggestions, none of them asked before or just answered: what was left unanswered, other readings,
 * and the topics' own suggestions.
 */
function suggestionsFor(
  { asks, left }: Understood,
  { message, history, lead }: Conversation,
  nora: Nora,
  wantsContact: boolean,
): string[] {
  const topics = asks.map(({ topic }) => topic);
  const offered = topics.flatMap(({ offer, unknown }) => offer ?? (unknown ? "contact" : []));
  const next = [
    ...asksFor(left.map(({ topic }) => topic)),
    ...asks.flatMap((ask) => asksFor(nearReadings(ask))),
    ...offered.slice(0, 1).flatMap((offer) => named(nora, `suggest.${offer}`)),
    ...topics.flatMap(({ suggest }) => suggest),
  ];
  const offers = ["suggest.contact", "suggest.quote"].flatMap((name) => named(nora, name));
  const asked = history
    .filter(({ role, content }) => role === "user" && !offers.includes(content))
    .map(({ content }) => content);
  const answered = asksFor(asks.filter(({ isTold }) => !isTold).map(({ topic }) => topic));
  const unwanted = [message, ...asked, ...answered, ...(wantsContact || lead ? offers : [])];
  const excluded = new Set(unwanted.map((text) => keyOf(text.slice(0, suggestionLimits.length))));
  return [...new Set(next)]
    .filter((text) => text.length <= suggestionLimits.length && !excluded.has(keyOf(text)))
    .slice(0, suggestionLimits.count);
}

/** Returns what an ask may mean besides its answer. */
function nearReadings({ topic, score, isSure, others }: Ask): Topic[] {
  const least = Math.max(MIN_SUGGESTED_SCORE, isSure ? score - HESITATION : 0);
  const near = others.filter((other) => other.score > least && other.topic !== topic);
  return near.slice(0, isSure ? 1 : 2).map((other) => other.topic);
}
