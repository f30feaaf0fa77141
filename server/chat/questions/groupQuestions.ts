import { plainWords } from "../builtIn/normalise.ts";
import type { OpenQuestion } from "./openQuestions.ts";

/** Minimum similarity (0 to 1) of a question to the first question of its group. */
const MIN_SIMILARITY = 0.5;

/** Normalised words that say nothing about the subject; `maskQuestion` inserts "numero", "nome" and "email". */
const COMMON = new Set(
  "a o as os um uma de do da dos das em no na e que voces voce para com por tem ter fazem faz eu meu minha isso esse essa qual como quero saber numero nome email".split(
    " ",
  ),
);

/** Similar questions, newest first. */
export interface QuestionGroup {
  times: number;
  lastAskedAt: number;
  questions: readonly OpenQuestion[];
}

/** Groups similar questions. Expects the newest question first; returns the group of the newest question first. */
export function groupQuestions(questions: readonly OpenQuestion[]): QuestionGroup[] {
  const groups: { words: ReadonlySet<string>; questions: OpenQuestion[] }[] = [];
  for (const question of questions) {
    const words = stemsOf(question.text);
    const group = groups.find((candidate) => similarity(candidate.words, words) >= MIN_SIMILARITY);
    if (group) group.questions.push(question);
    else groups.push({ words, questions: [question] });
  }
  return groups.map(({ questions: grouped }) => ({
    times: grouped.reduce((sum, { times }) => sum + times, 0),
    lastAskedAt: Math.max(...grouped.map(({ lastAskedAt }) => lastAskedAt)),
    questions: grouped,
  }));
}

/**
 * Returns the first five letters of each word, so that "parcelam" and "parcela" match. Leaves out `COMMON` words unless
 * there are no others.
 */
function stemsOf(text: string): Set<string> {
  const words = plainWords(text);
  const significant = words.filter((word) => !COMMON.has(word));
  return new Set((significant.length > 0 ? significant : words).map((word) => word.slice(0, 5)));
}

/** Returns Dice's coefficient of two sets: 1 if they are equal, 0 if they share nothing. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return (2 * common) / (a.size + b.size);
}
