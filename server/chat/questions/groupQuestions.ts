import { normalise } from "../builtIn/normalise.ts";
import type { OpenQuestion } from "./openQuestions.ts";

/** Share of common words from which two questions are taken for one. */
const CLOSE = 0.5;

/** Words that say nothing of the subject. */
const COMMON = new Set(
  "a o as os um uma de do da dos das em no na e que voces voce para com por tem ter fazem faz eu meu minha isso esse essa qual como quero saber numero nome email".split(
    " ",
  ),
);

/** Questions much alike, the newest first. */
export interface QuestionGroup {
  times: number;
  lastAskedAt: number;
  questions: readonly OpenQuestion[];
}

/** Groups questions, newest first, by the words they share. */
export function groupQuestions(questions: readonly OpenQuestion[]): QuestionGroup[] {
  const groups: { words: ReadonlySet<string>; questions: OpenQuestion[] }[] = [];
  for (const question of questions) {
    const words = subjectOf(question.text);
    const group = groups.find((candidate) => closeness(candidate.words, words) >= CLOSE);
    if (group) group.questions.push(question);
    else groups.push({ words, questions: [question] });
  }
  return groups.map(({ questions: grouped }) => ({
    times: grouped.reduce((sum, { times }) => sum + times, 0),
    lastAskedAt: Math.max(...grouped.map(({ lastAskedAt }) => lastAskedAt)),
    questions: grouped,
  }));
}

/** Beginnings of the words that matter, so that "parcelam" and "parcela" meet. */
function subjectOf(text: string): Set<string> {
  const words = normalise(text).split(" ");
  const telling = words.filter((word) => !COMMON.has(word));
  return new Set((telling.length > 0 ? telling : words).map((word) => word.slice(0, 5)));
}

/** Dice's coefficient of two sets. */
function closeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return (2 * common) / (a.size + b.size);
}
