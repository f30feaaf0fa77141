import type { Topic } from "./answers/Answer.ts";
import type { Bonus, Guess } from "./classifier.ts";
import { type Sentence, asksSomething, isTelling, sentencesOf } from "./clauses.ts";
import { isDistress, isFigurative, isHyperbole } from "./distress.ts";
import { type State, askedAgain, isFollowUp, itemOf, meantAfter, relatedTo } from "./followUp.ts";
import { foreignLanguage } from "./language.ts";
import { normalise } from "./normalise.ts";
import { thresholds } from "./thresholds.ts";
import type { Intent } from "./utterances/index.ts";

/** Maximum number of questions answered in one message. */
const MAX_ASKS = 3;

/** Maximum number of sentences read, which bounds the cost of a hostile message. */
const MAX_SENTENCES = 40;

/** Maximum number of parts of a sentence that are combined to spans: their number grows with the square. */
const MAX_PARTS = 6;

/** Maximum length in words of the items of a list: "cnpj e telefone". */
const MAX_LISTED_WORDS = 6;

/** Maximum length in words of a message that is also classified as a whole. */
const MAX_WHOLE_WORDS = 60;

/** Matches a question without a subject of its own: "De quanto?", "Com quais categorias?" */
const ECHO =
  /^(?:e )?(?:(?:de|por|em|com|para|a) )?(?:quant[oa]s?|qual|quais|quando|quem|onde|como)(?: \S+)?$/;

/** One question of a message, with the classifier's guess. */
export interface Ask {
  intent: Intent;
  /** `doubtful`: either `intent` or `other`; `unknown`: no intent fits. */
  certainty: "sure" | "doubtful" | "unknown";
  other: Intent;
  text: string;
  score: number;
  margin: number;
}

export type Understood =
  | { kind: "language"; language: string }
  | { kind: "asks"; asks: readonly Ask[]; topic: Topic | undefined };

type Classify = (text: string, bonus?: Bonus<Intent>) => Guess<Intent>;

/** Classifies a text as one question. */
type Hear = (text: string) => Ask;

/** Courtesies, answered only if the message asks nothing. */
export const MANNERS: ReadonlySet<Intent> = new Set<Intent>([
  "greeting",
  "how-are-you",
  "thanks",
  "goodbye",
  "acknowledge",
  "yes",
  "no",
  "compliment",
  "more",
  "capabilities",
  "test",
  "frustration",
]);

/** Intents that take precedence over questions, if they are clear. */
const URGENT: ReadonlySet<Intent> = new Set<Intent>(["complaint", "broken-form", "injection"]);

const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ["chatbots", /\b(?:chatbot|robo|assistente virtual|atendimento automatico)\b/],
  ["systems", /\b(?:sistemas?|software|programas?|erp|crm|app)\b/],
  ["sites", /\b(?:sites?|paginas?|landing|loja virtual|portal|blog)\b/],
];

/** Returns the service that a normalised text names. */
function topicOf(text: string): Topic | undefined {
  return TOPICS.find(([, words]) => words.test(text))?.[0];
}

/** Finds the questions of a message, given the conversation's state. */
export function understand(classify: Classify, message: string, state: State): Understood {
  const text = normalise(message);
  const words = text.split(" ");
  const topic = topicOf(text) ?? state.topic;
  const certain = (intents: readonly Intent[]): Understood => ({
    kind: "asks",
    asks: intents.map((intent) => certainly(intent, message)),
    topic,
  });
  if (isDistress(text)) return certain(["distress"]);
  if (isArithmetic(message)) return certain(["off-topic"]);
  const language = foreignLanguage(message, words);
  if (language !== undefined) return { kind: "language", language };
  const item = itemOf(words, state);
  if (item !== undefined) return certain([item]);
  const again = askedAgain(text, state);
  if (again.length > 0) return certain(again);
  return { kind: "asks", asks: asksOf(classify, message, state), topic };
}

function certainly(intent: Intent, text: string): Ask {
  return { intent, certainty: "sure", other: intent, text, score: 1, margin: 1 };
}

/** Whether a message contains a sum: "37 x 12", "15% de 340", but not "24 x 7". */
function isArithmetic(message: string): boolean {
  const sum =
    /\d\s*(?:[x*+×÷]|mais|menos|vezes|dividido por)\s*\d|\d\s*(?:%|por cento)\s+de\s+\d/iu;
  return sum.test(message) && !/24 ?x ?7/i.test(message);
}

function asksOf(classify: Classify, message: string, state: State): Ask[] {
  const sentences = sentencesOf(message).slice(-MAX_SENTENCES);
  const alone = classifyingOnce((text) => askOf(text, classify(withoutOpening(text))));
  const hear = isFollowUp(normalise(message), state)
    ? classifyingOnce(inContext(classify, alone, state))
    : alone;
  const found: Found[] = sentences.flatMap((sentence) =>
    asksOfSentence(hear, sentence).map((ask, _index, { length }) => ({
      ask: withoutFalseSadness(ask),
      isAsking: sentence.isAsking,
      isSentence: length === 1,
    })),
  );
  const courtesy = found.some(({ isAsking }) => isAsking) ? undefined : courtesyOf(alone, message);
  const asks = courtesy ? [courtesy] : chosen(withoutEchoes(hear, found), message);
  return wholeInstead(alone, message, { sentences, asks }) ?? asks;
}

/** Classifies each text only once: the parts of a sentence recur in its spans, and a message in its sentences. */
function classifyingOnce(hear: Hear): Hear {
  const heard = new Map<string, Ask>();
  return (text) => {
    const ask = heard.get(text) ?? hear(text);
    heard.set(text, ask);
    return ask;
  };
}

/** Returns the classification for a follow-up: prefers the subject's intents, or joins it with the last message. */
function inContext(classify: Classify, alone: Hear, state: State): Hear {
  const related = relatedTo(state);
  const { subjectBonus } = thresholds;
  const bonus = (intent: Intent) => {
    if (state.intents.includes(intent)) return subjectBonus / 2;
    return related.has(intent) ? subjectBonus : 0;
  };
  return (text) => {
    const guessed = askOf(text, classify(withoutOpening(text), bonus));
    const own = { ...guessed, intent: meantAfter(state, guessed.intent) };
    if (own.certainty === "sure" && own.score >= thresholds.sureScore) return own;
    const joined = alone(`${state.text} ${withoutOpening(text)}`);
    const isNew = joined.certainty === "sure" && !state.intents.includes(joined.intent);
    const isBetter = own.certainty !== "sure" || joined.score > own.score + thresholds.lead;
    return isNew && isBetter ? { ...joined, text } : own;
  };
}

/** Returns the whole message as one question if that is clearer than its sentences: "Tenho uma padaria. Vocês fazem?" */
function wholeInstead(
  alone: Hear,
  message: string,
  { sentences, asks }: { sentences: readonly Sentence[]; asks: readonly Ask[] },
): Ask[] | undefined {
  if (sentences.length < 2 && asks.length < 2) return undefined;
  if (normalise(message).split(" ").length > MAX_WHOLE_WORDS) return undefined;
  const [only] = asks;
  const whole = alone(message);
  if (whole.certainty !== "sure" || MANNERS.has(whole.intent)) return undefined;
  if (asks.length > 1) {
    const { score, margin } = thresholds.oneMessage;
    const isOne = whole.score >= score && whole.margin >= margin && !areClear(asks);
    return isOne && asks.some(({ intent }) => intent === whole.intent) ? [whole] : undefined;
  }
  const isUrgent = URGENT.has(whole.intent) || whole.intent === "distress";
  if (isUrgent || (only && URGENT.has(only.intent) && only.certainty === "sure")) return undefined;
  const score = only === undefined || only.certainty !== "sure" ? 0 : only.score;
  if (score >= thresholds.clearPart) return undefined;
  return whole.score > score + thresholds.wholeLead ? [whole] : undefined;
}

/** Returns a message as thanks or a farewell if it is one as a whole: "Era isso, anotei tudo. Obrigada!" */
function courtesyOf(alone: Hear, message: string): Ask | undefined {
  const whole = alone(message);
  const isCourtesy = whole.intent === "thanks" || whole.intent === "goodbye";
  return isCourtesy && whole.score >= thresholds.courtesyScore ? whole : undefined;
}

/** Removes a short question that only completes the sentence before it: "Há multa? De quanto?" */
function withoutEchoes(hear: Hear, found: readonly Found[]): Found[] {
  return found.filter(({ ask, isSentence }, index) => {
    const before = found[index - 1]?.ask;
    if (!isSentence || before === undefined || before.certainty !== "sure") return true;
    if (MANNERS.has(before.intent) || !ECHO.test(normalise(ask.text))) return true;
    return hear(`${before.text} ${ask.text}`).intent !== before.intent;
  });
}

/** Replaces sadness by the second guess if it is weak, or the text exaggerates: "esse sistema vai me matar". */
function withoutFalseSadness(ask: Ask): Ask {
  const isSad = ask.intent === "distress" || ask.intent === "sadness";
  const isFalse = ask.score < thresholds.sadnessScore || isHyperbole(ask.text);
  return isSad && isFalse ? { ...ask, intent: ask.other } : ask;
}

interface Found {
  ask: Ask;
  /** Whether its sentence is a question or a request. */
  isAsking: boolean;
  /** Whether it is the sentence's only question. */
  isSentence: boolean;
}

/** Selects the questions to answer: distinct, questions before statements, courtesies only if nothing else is left. */
function chosen(found: readonly Found[], message: string): Ask[] {
  const distinct = found.filter((one, index) => {
    const alike = found.filter(({ ask }) => ask.intent === one.ask.intent);
    return found[index] === (alike.find(({ isAsking }) => isAsking) ?? alike[0]);
  });
  const distress = distinct.find(({ ask }) => isClearDistress(ask));
  if (distress) return [distress.ask];
  const matters = distinct.filter(
    ({ ask: { intent } }) => !MANNERS.has(intent) && intent !== "distress",
  );
  if (matters.length === 0) {
    const manners = distinct.filter(({ ask }) => ask.certainty !== "unknown");
    const last = (manners.length > 0 ? manners : distinct).at(-1);
    if (last === undefined) return [];
    return [last.ask.intent === "distress" ? { ...last.ask, intent: "sadness" } : last.ask];
  }
  const known = matters.filter(({ ask }) => ask.certainty === "sure");
  const asking = known.filter(({ isAsking }) => isAsking);
  const urgent = urgentOf(found, asking);
  if (urgent) return [urgent];
  if (asking.length > 0) return asksIn(asking).slice(-MAX_ASKS);
  if (known.length > 0) return asksIn(known).slice(-MAX_ASKS);
  const doubtful = matters.filter(({ ask }) => ask.certainty === "doubtful");
  if (doubtful.length > 0) return asksIn(doubtful).slice(-1);
  return [{ ...matters.at(-1)!.ask, text: message }];
}

function isClearDistress({ intent, score, margin, text }: Ask): boolean {
  const { distress } = thresholds;
  const isClear = score >= distress.score && margin >= distress.margin;
  return intent === "distress" && isClear && !isFigurative(text);
}

/** Returns a complaint, a fault or an injection that is clear, or found twice. */
function urgentOf(found: readonly Found[], asking: readonly Found[]): Ask | undefined {
  const { urgent, repeated } = thresholds;
  const best = Math.max(0, ...asking.map(({ ask }) => ask.score));
  return asksIn(found).find(({ intent, score }) => {
    if (!URGENT.has(intent)) return false;
    const times = found.filter(
      ({ ask }) => ask.intent === intent && ask.score >= repeated.hint,
    ).length;
    return (
      (score >= urgent.score && score > best + urgent.lead) ||
      (score >= repeated.score && times > 1 && best < repeated.unlessAsked)
    );
  });
}

function asksIn(found: readonly Found[]): Ask[] {
  return found.map(({ ask }) => ask);
}

/** Matches greetings and fillers at the beginning of a message. */
const OPENING =
  /^(?:(?:ok|beleza|certo|entendi|ta bom|legal|show|otimo|oi|ola|opa|bom dia|boa tarde|boa noite|obrigad[oa]|valeu|hum|hm+|ah|entao|olha|moc[ao]|nora|por favor|desculpa|amig[oa]) )+/;

/** Matches laughter and emoji, which say nothing beside words. */
const LAUGHTER = / ?\b(?:k|rs|rsrs|haha\w*|hehe\w*)\b| ?👍/gu;

/** Removes the opening of a message and its laughter, unless fewer than two words would be left. */
function withoutOpening(text: string): string {
  const normalised = normalise(text);
  const rest = normalised.replaceAll(LAUGHTER, "").trim().replace(OPENING, "");
  return rest.includes(" ") ? rest : normalised;
}

function asksOfSentence(hear: Hear, { text, parts }: Sentence): Ask[] {
  const whole = hear(text);
  const { oneQuestion } = thresholds;
  const isOne = whole.score >= oneQuestion.score && whole.margin >= oneQuestion.margin;
  if (parts.length < 2) return [whole];
  const several = severalOf(hear, parts);
  if (several.length > 1 && (!isOne || areClear(several))) return several;
  if (isOne) return [whole];
  if (whole.certainty === "sure" && whole.score >= thresholds.sureScore) return [whole];
  // In a long sentence the question may be only one of the parts.
  const best = parts
    .filter((part) => !isTelling(part))
    .map((part) => hear(part))
    .filter((ask) => isPlausible(ask) && !MANNERS.has(ask.intent))
    .toSorted((a, b) => b.score - a.score)[0];
  return [best && best.score > whole.score + thresholds.lead ? best : whole];
}

/**
 * Returns the distinct questions of a sentence: divides its parts into adjacent spans so that the sum of their scores
 * above the threshold is the largest. Empty unless at least two spans are questions.
 */
function severalOf(hear: Hear, parts: readonly string[]): Ask[] {
  const units = parts.slice(-MAX_PARTS);
  const texts = units.map(normalise);
  const listed =
    isList(units) || THING.test(texts[0]!) || texts.some((text) => ASKS_FOR_THINGS.test(text));
  const spanOf = (from: number, to: number): Ask | undefined => {
    const span = units.slice(from, to);
    const isAsked = listed || span.some((unit) => !isTelling(unit) && asksSomething(unit));
    return isAsked ? ownQuestion(hear(span.join(", ")), listed) : undefined;
  };
  let best: { asks: Ask[]; gain: number } = { asks: [], gain: 0 };
  const cut = (from: number, asks: Ask[], gain: number) => {
    if (from === units.length) {
      if (asks.length > 1 && gain > best.gain) best = { asks, gain };
      return;
    }
    if (asks.length === MAX_ASKS) return;
    for (let to = from + 1; to <= units.length; to++) {
      const ask = spanOf(from, to);
      const isNew = ask && !asks.some(({ intent }) => intent === ask.intent);
      if (isNew) cut(to, [...asks, ask], gain + ask.score - thresholds.ownPart.score);
    }
  };
  cut(0, [], 0);
  return best.asks;
}

/** Whether each ask is so clear that they are several questions even if the whole text seems to be one. */
function areClear(asks: readonly Ask[]): boolean {
  return asks.every(({ score }) => score >= thresholds.clearPart);
}

/** Matches the beginning of a list of things asked for: "qual o e-mail, o CNPJ e o horário?" */
const ASKS_FOR_THINGS =
  /\b(?:qual|quais|passa|passem|manda|mandem|informa\w*|diz|digam?|saber|(?:preciso|gostaria) d[oae]s?)\b/;

/** Matches a noun alone: "o horário". */
const THING = /^(?:d?[oa]s? )?\S+$/;

/** Returns a span's ask if its score and margin suffice for one question of several; a noun alone needs a list. */
function ownQuestion(ask: Ask, listed: boolean): Ask | undefined {
  const { score, wordScore, margin } = thresholds.ownPart;
  const isThing = THING.test(normalise(ask.text));
  if (isThing && !listed) return undefined;
  const minScore = isThing ? wordScore : score;
  const isOwn = ask.score >= minScore && ask.margin >= margin;
  return isOwn && !MANNERS.has(ask.intent) && isPlausible(ask) ? ask : undefined;
}

/** Whether the parts are a list: "CNPJ, telefone e e-mail". */
function isList(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.every((part) => part.split(" ").length <= MAX_LISTED_WORDS);
}

/** Whether an ask has enough words for its intent: urgent intents need three, since "ninguém" alone isn't a complaint. */
function isPlausible(ask: Ask): boolean {
  return !URGENT.has(ask.intent) || normalise(ask.text).split(" ").length > 2;
}

/** Returns the first word of an intent, such as "privacy" of "privacy-cookies": such intents have similar answers. */
function familyOf(intent: Intent): string {
  return intent.split("-")[0]!;
}

function askOf(text: string, guess: Guess<Intent>): Ask {
  const { label, next, score, margin } = guess;
  const { sure, sureScore, nothing } = thresholds;
  const isAhead = margin >= sure.margin || score >= sureScore || familyOf(label) === familyOf(next);
  const isSure = score >= sure.score && isAhead;
  const hasWord = /[a-z]{2}|\d{2}|👍|\bk\b/u.test(normalise(text));
  const isNothing = score < nothing.score || guess.known < nothing.known || !hasWord;
  const certainty = isNothing ? "unknown" : isSure ? "sure" : "doubtful";
  return { intent: label, certainty, other: next, text, score, margin };
}
