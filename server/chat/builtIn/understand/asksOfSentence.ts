import { normalise } from "../text/normalise.ts";
import { asksSomething, isDependent, isTelling, lacksObject } from "../text/questionWords.ts";
import type { Sentence } from "../text/splitSentences.ts";
import type { Intent } from "../utterances/index.ts";
import { type Ask, type Classify, MAX_ASKS, SMALL_TALK, isPlausible } from "./ask.ts";
import { thresholds } from "./thresholds.ts";

/** Maximum number of parts, from the end, that are combined into spans; it bounds the cost of a long sentence. */
const MAX_COMBINED_PARTS = 6;

/** Maximum length in words of each item of a list. */
const MAX_LISTED_WORDS = 6;

/** Returns the questions of a sentence: one, or up to `MAX_ASKS` distinct ones. */
export function asksOfSentence(classify: Classify, sentence: Sentence): Ask[] {
  const { text, parts } = sentence;
  const whole = classify(text);
  const { oneQuestion } = thresholds;
  const isOne = whole.score >= oneQuestion.score && whole.margin >= oneQuestion.margin;
  if (parts.length < 2) return [whole];
  const several = severalOf(classify, sentence);
  if (several.length > 1 && (!isOne || areClear(several))) return several;
  if (isOne) return [whole];
  if (whole.certainty === "sure" && whole.score >= thresholds.sureScore) return [whole];
  // The question may be in one part only: prefer a part that is much clearer than the whole.
  const best = parts
    .filter((part) => !isTelling(part))
    .map((part) => classify(part))
    .filter((ask) => isPlausible(ask) && !SMALL_TALK.has(ask.intent))
    .toSorted((a, b) => b.score - a.score)[0];
  return [best && best.score > whole.score + thresholds.replacementGain ? best : whole];
}

/** Whether each ask is so clear that they are several questions even if the whole text seems to be one. */
export function areClear(asks: readonly Ask[]): boolean {
  return asks.every(({ score }) => score >= thresholds.clearPart);
}

/** Matches words that begin an indirect question in a normalised text. */
const INDIRECT =
  /\b(?:saber|confirmar|verificar|perguntar|dizer|diga|diz|informar|informe|informem|entender|esclarecer) se\b/;

/** Matches words of a question about buying a service. */
const BUYING =
  /\b(?:orcamento|proposta|cotacao|preco|valor|custa|sai|fica|quanto|desconto|prazo)\b/;

/** Matches words that ask for a list of things: "qual o e-mail, o CNPJ e o horário?" */
const ASKS_FOR_THINGS =
  /\b(?:qual|quais|passa|passem|manda|mandem|inform(?:a|e|ar|am|em)|diz|digam?|saber|(?:preciso|gostaria) d[oae]s?)\b/;

/** Matches one word, with or without an article or "do": "o horário". */
const THING = /^(?:d?[oa]s? )?\S+$/;

/** The parts of a sentence, and facts about all of them. */
interface Parts {
  texts: readonly string[];
  normalised: readonly string[];
  /** Whether the parts are items of a list or of an enumeration. */
  isList: boolean;
  /** Whether single words may be questions: "qual o e-mail, o CNPJ e o horário?" */
  areThings: boolean;
  /** Whether any part may be a question: "quero saber se fazem site, se integram e se abrem sábado". */
  isIndirect: boolean;
  isBuying: boolean;
}

function readParts({ parts, isIntroduced }: Sentence): Parts {
  const texts = parts.slice(-MAX_COMBINED_PARTS);
  const normalised = texts.map(normalise);
  const isList = isIntroduced || isShortList(texts);
  return {
    texts,
    normalised,
    isList,
    areThings:
      isList || THING.test(normalised[0]!) || normalised.some((text) => ASKS_FOR_THINGS.test(text)),
    isIndirect: INDIRECT.test(normalised.join(" ")),
    isBuying: BUYING.test(normalised.join(" ")),
  };
}

/** Whether the parts may be a list such as "CNPJ, telefone e e-mail": several, short, and none about the visitor. */
function isShortList(parts: readonly string[]): boolean {
  return (
    parts.length > 1 &&
    parts.every((part) => part.split(" ").length <= MAX_LISTED_WORDS && !isTelling(part))
  );
}

/** Returns the questions of a sentence's parts, at least two, or none. */
function severalOf(classify: Classify, sentence: Sentence): Ask[] {
  const parts = readParts(sentence);
  const askOfSpan = (from: number, to: number): Ask | undefined => {
    if (!mayBeQuestion(parts, from, to)) return undefined;
    const ask = ownQuestion(classify(parts.texts.slice(from, to).join(", ")), parts.areThings);
    return ask && parts.isBuying && isService(ask) ? undefined : ask;
  };
  // What follows a list need not be a question: "horário e e-mail por favor, tem criança chorando aqui".
  const mayEndEarly = parts.isList && !parts.texts.at(-1)!.includes("?");
  return bestDivision(parts.texts.length, askOfSpan, mayEndEarly);
}

/**
 * Divides parts into adjacent spans that are questions with different intents. Chooses the division with the largest
 * sum of scores, each reduced by `ownPart.score`. Returns at least two questions, or none. If `mayEndEarly`, the last
 * parts may belong to no span.
 */
function bestDivision(
  parts: number,
  askOfSpan: (from: number, to: number) => Ask | undefined,
  mayEndEarly: boolean,
): Ask[] {
  let best: { asks: Ask[]; sum: number } = { asks: [], sum: 0 };
  const divide = (from: number, asks: Ask[], sum: number) => {
    const isComplete = from === parts || mayEndEarly;
    if (isComplete && asks.length > 1 && sum > best.sum) best = { asks, sum };
    if (asks.length === MAX_ASKS) return;
    for (let to = from + 1; to <= parts; to++) {
      const ask = askOfSpan(from, to);
      const isNew = ask && !asks.some(({ intent }) => intent === ask.intent);
      if (isNew) divide(to, [...asks, ask], sum + ask.score - thresholds.ownPart.score);
    }
  };
  divide(0, [], 0);
  return best.asks;
}

/** Matches a part that asks about the part before it and is no question of its own: "vocês fazem isso?" */
const REFERENCE = /^(?:\S+ ){0,4}(?:isso|disso|nisso|assim|ess[ea] (?:parte|tipo))(?: \S+)?$/;

/** Whether the parts from `from` to before `to` may together be a question of their own. */
function mayBeQuestion(parts: Parts, from: number, to: number): boolean {
  const { texts, normalised, areThings, isIndirect } = parts;
  const span = texts.slice(from, to);
  const first = normalised[from]!;
  const next = texts[to];
  const isAsked =
    areThings || isIndirect || span.some((part) => !isTelling(part) && asksSomething(part));
  // A word that is the subject of what follows: "o sistema, depois de pago, é meu?"
  const isSubject =
    next !== undefined && span.length === 1 && THING.test(first) && isDependent(next);
  const isIntroduction = next !== undefined && !isIndirect && isDependent(span.at(-1)!);
  const isReference = from > 0 && (REFERENCE.test(first) || lacksObject(first));
  return isAsked && !isSubject && !isIntroduction && !isReference;
}

/**
 * Returns an ask if it can be answered as a separate question: its score and margin suffice, and it is plausible and
 * not small talk. A single word is a separate question only where things are asked for.
 */
function ownQuestion(ask: Ask, areThings: boolean): Ask | undefined {
  const { score, wordScore, margin } = thresholds.ownPart;
  const isThing = THING.test(normalise(ask.text));
  if (isThing && !areThings) return undefined;
  const minScore = isThing ? wordScore : score;
  const isOwn = ask.score >= minScore && ask.margin >= margin;
  return isOwn && !SMALL_TALK.has(ask.intent) && isPlausible(ask) ? ask : undefined;
}

const SERVICES: ReadonlySet<Intent> = new Set<Intent>([
  "sites",
  "systems",
  "chatbots",
  "app",
  "online-store",
]);

/** Matches words of a question about whether a service is offered. */
const OFFERED = /\b(?:faz|fazem|cria|criam|desenvolve|desenvolvem|monta|montam|trabalham)\b/;

/** Whether an ask names a service without asking whether it is offered: "Quanto sai um site, com fotos?" */
function isService({ intent, text }: Ask): boolean {
  return SERVICES.has(intent) && !OFFERED.test(normalise(text));
}
