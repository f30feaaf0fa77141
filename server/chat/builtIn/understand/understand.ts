import type { Classifier } from "../classifier/classifier.ts";
import type { DialogueState } from "../dialogueState.ts";
import { isDistress, isHyperbole } from "../distress/distress.ts";
import { followUpIntents } from "../followUp/followUpIntents.ts";
import { isFollowUp } from "../followUp/isFollowUp.ts";
import { listItem } from "../followUp/listItem.ts";
import { meantAfter } from "../followUp/meantAfter.ts";
import { ofService } from "../followUp/ofService.ts";
import { relatedTo } from "../followUp/relatedIntents.ts";
import { intentByRule } from "../rules/intentByRule.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { foreignLanguage } from "../text/foreignLanguage.ts";
import { normalise } from "../text/normalise.ts";
import { lacksObject } from "../text/questionWords.ts";
import { type Sentence, splitSentences } from "../text/splitSentences.ts";
import type { Topic } from "../text/topics.ts";
import { topicsOf } from "../text/topics.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Intent } from "../utterances/index.ts";
import { type Ask, type Classify, SMALL_TALK, URGENT, askOf, sureAsk, memoized } from "./ask.ts";
import { areClear, asksOfSentence } from "./asksOfSentence.ts";
import { type Candidate, selectAsks } from "./selectAsks.ts";
import { thresholds } from "./thresholds.ts";

/** Maximum number of sentences read, from the end; it bounds the cost of a hostile message. */
const MAX_SENTENCES = 40;

/** Maximum length in words of a message that as a whole may be one question (`wholeInstead`). */
const MAX_WHOLE_WORDS = 60;

/** Matches a short question that is incomplete without the question before it: "De quanto?", "Com quais categorias?" */
const isEcho = anyPhrase(
  "^ [e] [em caso positivo|em caso afirmativo|se sim] [de|por|em|com|para|a] " +
    "(quantos?|quantas?|qual|quais|quando|quem|onde|como) [o|a|os|as] ..1 $",
);

/** Minimum length in words of a message that names its own subject. */
const MIN_OWN_SUBJECT_WORDS = 5;

export interface Understood {
  /** The Portuguese name of the message's language, if a foreign one was recognised; `asks` is then empty. */
  language?: string;
  asks: readonly Ask[];
  topics: readonly Topic[];
}

/** Finds the asks and topics of a message that follows `state`. */
export function understand(
  classifier: Classifier,
  message: string,
  state: DialogueState,
): Understood {
  const text = normalise(message);
  const named = topicsOf(text);
  const topics = named.length > 0 ? named : state.topics;
  if (isDistress(message)) return { asks: [sureAsk("distress", message)], topics };
  if (isArithmetic(message)) return { asks: [sureAsk("off-topic", message)], topics };
  const language = foreignLanguage(message, text.split(" "));
  if (language !== undefined) return { language, asks: [], topics };
  const isQuestion = message.includes("?");
  const intents = followUpIntents(text, isQuestion, state);
  if (intents.length > 0) {
    return { asks: intents.map((intent) => sureAsk(intent, message)), topics };
  }
  const item = listItem(text, state);
  const subject = item === undefined ? state : { ...state, text: "", intents: [item] };
  const asks = asksOf(classifier, message, subject);
  if (state.isOffered && !isQuestion && mayBeName(text, asks)) {
    return { asks: [sureAsk("contact-typed", message)], topics };
  }
  return { asks: state.hasTypedContact ? asks.flatMap(ofTyped) : asks, topics };
}

/** Maximum length in words of a message that may be a name that isn't known as one. */
const MAX_UNKNOWN_NAME_WORDS = 3;

/** Whether a short message without a known intent may be the name that an offer has asked for. */
function mayBeName(text: string, asks: readonly Ask[]): boolean {
  const isShort = /^[a-z ]{3,}$/.test(text) && text.split(" ").length <= MAX_UNKNOWN_NAME_WORDS;
  return isShort && asks.every(({ certainty }) => certainty === "unknown");
}

/** Intents of a visitor who takes contact data that isn't confirmed yet for sent, with their meanings then. */
const OF_TYPED: Partial<Record<Intent, readonly Intent[]>> = {
  "privacy-correct": ["contact-correct"],
  "message-status": ["contact-filled"],
  "contact-next": ["contact-filled"],
  "answer-time": ["contact-filled", "answer-time"],
};

/** Returns the asks that an ask means while typed contact data isn't confirmed. */
function ofTyped(ask: Ask): Ask[] {
  if (ask.certainty === "unknown") return [ask];
  return OF_TYPED[ask.intent]?.map((intent) => sureAsk(intent, ask.text)) ?? [ask];
}

/** Whether a message contains a calculation, such as "37 x 12" or "15% de 340", but not "24 x 7". */
function isArithmetic(message: string): boolean {
  const sum =
    /\d\s*(?:[x*+×÷]|mais|menos|vezes|dividido por)\s*\d|\d\s*(?:%|por cento)\s+de\s+\d/iu;
  return sum.test(message) && !/24 ?x ?7/i.test(message);
}

function asksOf(classifier: Classifier, message: string, state: DialogueState): readonly Ask[] {
  const written = splitSentences(message).slice(-MAX_SENTENCES);
  const sentences = written.map(completed);
  const withoutContext = memoized((text) => {
    const guess = askOf(text, classifier(withoutOpening(text)));
    const ruled = intentByRule(normalise(text), state, guess.intent);
    if (ruled === undefined) return guess;
    return { ...sureAsk(ruled, text), score: thresholds.ruleScore, margin: thresholds.ruleScore };
  });
  const classify = isFollowUp(normalise(message), state)
    ? memoized(inContext(classifier, withoutContext, state))
    : withoutContext;
  const candidates: Candidate[] = [];
  for (const [place, sentence] of sentences.entries()) {
    const { isAsking, isItem } = sentence;
    const asks = asksOfSentence(classify, sentence);
    for (const ask of asks) {
      const meant = withoutFalseSadness(withReferent(withoutContext, ask, sentences[place - 1]));
      candidates.push({ ...meant, isAsking, isItem, isSentence: asks.length === 1 });
    }
  }
  const offer = candidates.find(
    ({ intent, score }) => intent === "supplier" && score >= thresholds.ruleScore,
  );
  if (offer) return [offer];
  const isAsking = candidates.some((one) => one.isAsking);
  const courtesy = isAsking
    ? undefined
    : (courtesyOf(withoutContext(message)) ?? thanksIn(classifier, message));
  const asks = courtesy ? [courtesy] : selectAsks(withoutEchoes(classify, candidates), message);
  const isCompleted = sentences.some((sentence, place) => sentence !== written[place]);
  return (
    (isCompleted ? undefined : wholeInstead(withoutContext, message, { sentences, asks })) ?? asks
  );
}

/**
 * Intents about the company's customers. They begin a new subject, even after a question about hours: "Vocês trabalham
 * com açougue?"
 */
const ABOUT_CUSTOMERS: ReadonlySet<Intent> = new Set<Intent>(["segments", "bakery"]);

/** Whether a text is clear without the last message: a clear guess, several words, and none that refers to the last. */
function namesItsSubject({ text, score, margin }: Ask): boolean {
  const { ownSubject } = thresholds;
  const normalised = normalise(text);
  const isLong = normalised.split(" ").length >= MIN_OWN_SUBJECT_WORDS;
  const isClear = score >= ownSubject.score && margin >= ownSubject.margin;
  return isLong && isClear && !REFERRING.test(normalised);
}

/** Returns `Classify` for a follow-up: prefers intents of the last subject, or joins the text with the last message. */
function inContext(
  classifier: Classifier,
  withoutContext: Classify,
  state: DialogueState,
): Classify {
  const related = relatedTo(state);
  const { subjectBonus, relatedScore } = thresholds;
  // `understand` sets an empty text for a long message that names a list item. Such a message asks for a detail, so the
  // item's own intent gets no bonus.
  const ownBonus = state.text === "" ? 0 : subjectBonus / 2;
  const bonus = (intent: Intent, score: number) => {
    if (score < relatedScore) return 0;
    if (state.intents.includes(intent)) return ownBonus;
    return related.has(intent) ? subjectBonus : 0;
  };
  return (text) => {
    const own = withoutContext(text);
    if (own.score >= thresholds.ruleScore) return own;
    if (ABOUT_CUSTOMERS.has(own.intent) && own.certainty === "sure") return own;
    const guessed = namesItsSubject(own)
      ? own
      : askOf(text, classifier(withoutOpening(text), bonus));
    const intent = meantAfter(state, guessed);
    const meant = { ...guessed, intent: ofService(state, normalise(text), intent) ?? intent };
    if (meant.certainty === "sure" && meant.score >= thresholds.sureScore) return meant;
    const both = `${state.text} ${withoutOpening(text)}`;
    const joined = askOf(both, classifier(withoutOpening(both)));
    const isNew = joined.certainty === "sure" && !state.intents.includes(joined.intent);
    const isBetter =
      meant.certainty !== "sure" || joined.score > meant.score + thresholds.replacementGain;
    return isNew && isBetter ? { ...joined, text } : meant;
  };
}

/**
 * Returns the whole message as one question if it should replace the questions of its sentences
 * (`thresholds.oneMessage`, `wholeMessageGain`): "O estoque está num caderno e a venda noutro. Tem como juntar isso?"
 */
function wholeInstead(
  withoutContext: Classify,
  message: string,
  { sentences, asks }: { sentences: readonly Sentence[]; asks: readonly Ask[] },
): Ask[] | undefined {
  if (sentences.length < 2 && asks.length < 2) return undefined;
  if (normalise(message).split(" ").length > MAX_WHOLE_WORDS) return undefined;
  const [only] = asks;
  const whole = withoutContext(message);
  if (whole.certainty !== "sure" || SMALL_TALK.has(whole.intent)) return undefined;
  if (asks.length > 1) {
    const { score, margin } = thresholds.oneMessage;
    const isOne = whole.score >= score && whole.margin >= margin && !areClear(asks);
    return isOne && asks.some(({ intent }) => intent === whole.intent) ? [whole] : undefined;
  }
  const sure = only?.certainty === "sure" ? only : undefined;
  if (URGENT.has(whole.intent) || whole.intent === "distress") return undefined;
  if (sure && URGENT.has(sure.intent)) return undefined;
  const score = sure?.score ?? 0;
  if (score >= thresholds.clearPart) return undefined;
  return whole.score > score + thresholds.wholeMessageGain ? [whole] : undefined;
}

/** Matches "e projeto?", which lacks the words of the question before it: "Quantos clientes vocês têm?" */
const COUNTED_TOO = /^(?:e|ah e) (?:de |os? |as? )?([a-z]+)$/;
const COUNTS = /^(?:\S+ ){0,3}?(quant[oa]s \S+)\b(.*)$/;

/** Adds to a sentence such as "e projeto?" the words of the question before it. */
function completed(sentence: Sentence, index: number, all: readonly Sentence[]): Sentence {
  const noun = COUNTED_TOO.exec(normalise(sentence.text))?.[1];
  const rest = COUNTS.exec(normalise(all[index - 1]?.text ?? ""))?.[2];
  if (noun === undefined || rest === undefined || !sentence.text.includes("?")) return sentence;
  const text = `quantos ${noun}${rest}?`;
  return { ...sentence, text, parts: [text] };
}

/** Returns the ask of a whole message if it is clear thanks or a clear farewell: "Era isso, anotei tudo. Obrigada!" */
function courtesyOf(whole: Ask): Ask | undefined {
  const isCourtesy = whole.intent === "thanks" || whole.intent === "goodbye";
  return isCourtesy && whole.score >= thresholds.courtesyScore ? whole : undefined;
}

/** Maximum length in words of thanks that may begin with a word that `withoutOpening` removes. */
const MAX_THANKS_WORDS = 6;

/** Returns the ask of a short message that is thanks only with its first word: "valeu, ajudou bastante" */
function thanksIn(classifier: Classifier, message: string): Ask | undefined {
  const text = normalise(message);
  if (text.split(" ").length > MAX_THANKS_WORDS) return undefined;
  const whole = askOf(message, classifier(text));
  const { score, margin } = thresholds.oneQuestion;
  return whole.score >= score && whole.margin >= margin ? courtesyOf(whole) : undefined;
}

/**
 * Matches words that refer to the sentence before: "Pedimos férias em papel. Já resolveram isso?" Not "esses", which
 * begins a new question about the same subject: "Esses valores incluem hospedagem?"
 */
const REFERRING =
  /\b(?:[nd]?isso|n?el[ea]|d?el[ea]s?|[nd]?ess[ea]|(?:algo|coisa) assim|parecid[oa])\b/;

/** Reinterprets an ask that refers to the sentence before it (`thresholds.referring`). Returns other asks unchanged. */
function withReferent(withoutContext: Classify, ask: Ask, before: Sentence | undefined): Ask {
  const text = normalise(ask.text);
  if (before === undefined || !(REFERRING.test(text) || lacksObject(text))) return ask;
  const earlier = withoutContext(before.text);
  if (SMALL_TALK.has(earlier.intent)) return ask;
  if (lacksObject(text)) return earlier.certainty === "sure" ? { ...earlier, text: ask.text } : ask;
  const joined = withoutContext(`${before.text} ${ask.text}`);
  const { score, margin, vagueMargin } = thresholds.referring;
  const isClearer = joined.score > ask.score || (ask.margin < margin && earlier.score > ask.score);
  // "isso" seldom refers to a time that the sentence before mentions.
  const isTime = joined.intent.startsWith("hours") && !/\b(?:dias?|hora\w*)\b/.test(text);
  if (isTime) return ask;
  if (ask.margin < vagueMargin && earlier.score >= score) return { ...earlier, text: ask.text };
  const isSame = joined.intent === earlier.intent && joined.score >= score;
  return isSame && isClearer ? { ...joined, text: ask.text } : ask;
}

/** Removes short questions that only complete the question before them: "Há multa? De quanto?" */
function withoutEchoes(classify: Classify, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ text, score, isItem, isSentence }, index) => {
    const before = candidates[index - 1];
    if (isItem || !isSentence || before === undefined) return true;
    if (before.certainty !== "sure" || score >= thresholds.clearPart) return true;
    if (SMALL_TALK.has(before.intent) || !isEcho(normalise(text))) return true;
    return classify(`${before.text} ${text}`).intent !== before.intent;
  });
}

/** Replaces a weak guess of sadness or distress, or one in a text with hyperbole, by the second guess. */
function withoutFalseSadness(ask: Ask): Ask {
  const isSad = ask.intent === "distress" || ask.intent === "sadness";
  const isFalse = ask.score < thresholds.sadnessScore || isHyperbole(ask.text);
  return isSad && isFalse ? { ...ask, intent: ask.runnerUp } : ask;
}
