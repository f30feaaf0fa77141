// Sentences that are incomplete without the sentence before them.
import { anyPhrase } from "../text/anyPhrase.ts";
import { normalise } from "../text/normalise.ts";
import { lacksObject } from "../text/questionWords.ts";
import type { Sentence } from "../text/splitSentences.ts";
import { type Ask, type Classify, SMALL_TALK } from "./ask.ts";
import type { Candidate } from "./selectAsks.ts";
import { thresholds } from "./thresholds.ts";

/** Matches "e projeto?", which lacks the words of the question before it: "Quantos clientes vocês têm?" */
const COUNTED_TOO = /^(?:e|ah e) (?:de |os? |as? )?([a-z]+)$/;
const COUNTS = /^(?:\S+ ){0,3}?(quant[oa]s \S+)\b(.*)$/;

/** Adds to a sentence such as "e projeto?" the words of the question before it. */
export function completeSentence(
  sentence: Sentence,
  index: number,
  all: readonly Sentence[],
): Sentence {
  const noun = COUNTED_TOO.exec(normalise(sentence.text))?.[1];
  const rest = COUNTS.exec(normalise(all[index - 1]?.text ?? ""))?.[2];
  if (noun === undefined || rest === undefined || !sentence.text.includes("?")) return sentence;
  const text = `quantos ${noun}${rest}?`;
  return { ...sentence, text, parts: [text] };
}

/**
 * Matches words that refer to the sentence before: "Pedimos férias em papel. Já resolveram isso?" Not "esses", which
 * begins a new question about the same subject: "Esses valores incluem hospedagem?"
 */
export const REFERRING =
  /\b(?:[nd]?isso|n?el[ea]|d?el[ea]s?|[nd]?ess[ea]|(?:algo|coisa) assim|parecid[oa])\b/;

/** Replaces an ask that refers to the sentence before it (`thresholds.referring`). Returns other asks unchanged. */
export function resolveReference(
  withoutContext: Classify,
  ask: Ask,
  before: Sentence | undefined,
): Ask {
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

/** Matches a short question that is incomplete without the question before it: "De quanto?", "Com quais categorias?" */
const isEcho = anyPhrase(
  "^ [e] [em caso positivo|em caso afirmativo|se sim] [de|por|em|com|para|a] " +
    "(quantos?|quantas?|qual|quais|quando|quem|onde|como) [o|a|os|as] ..1 $",
);

/** Removes short questions that only complete the question before them: "Há multa? De quanto?" */
export function withoutEchoes(classify: Classify, candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ text, score, isItem, isSentence }, index) => {
    const before = candidates[index - 1];
    if (isItem || !isSentence || before === undefined) return true;
    if (before.certainty !== "sure" || score >= thresholds.clearPart) return true;
    if (SMALL_TALK.has(before.intent) || !isEcho(normalise(text))) return true;
    return classify(`${before.text} ${text}`).intent !== before.intent;
  });
}
