import type { Answer } from "../answers/Answer.ts";
import type { Phrases } from "./phrases.ts";
import type { Reply } from "./Reply.ts";

/**
 * Joins answers into one reply. Repeated sentences and all offers but one are left out. The reply is never blank:
 * without any text it is "I don't know".
 */
export function joinAnswers(answers: readonly Answer[], say: Phrases): Reply {
  const texts = answers.map(({ say: variants, brief }) => {
    if (brief !== undefined && answers.length > 1) return brief;
    return typeof variants === "string" ? variants : say.unsaid(variants);
  });
  const kinds = answers.flatMap((answer) => answer.offer ?? []);
  const offer = kinds.find((kind) => kind !== "project") ?? kinds[0];
  const parts = withoutRepetition(texts);
  if (offer !== undefined) parts.push(say.offer(offer, parts.join(" ")));
  const text = parts.filter((part) => part !== "").join(texts.length > 1 ? "\n\n" : " ");
  if (text.trim() === "") return { text: say.unknown(), isUnanswered: true };
  return { text, isUnanswered: answers.some(({ isUnknown }) => isUnknown === true) };
}

/** Removes sentences that an earlier text contains. A text that loses half of its sentences or more is dropped. */
function withoutRepetition(texts: readonly string[]): string[] {
  const said = new Set<string>();
  return texts.flatMap((text) => {
    // Split after the whitespace, so that joining the sentences restores the text.
    const sentences = text.split(/(?<=[.!?]\s+)(?=\S)/);
    const fresh = sentences.filter((sentence) => !said.has(sentence.trim()));
    for (const sentence of sentences) said.add(sentence.trim());
    // Without half of its sentences a text would lack context.
    return fresh.length * 2 > sentences.length ? [fresh.join("").trim()] : [];
  });
}
