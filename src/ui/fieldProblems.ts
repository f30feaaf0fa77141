import type { Rule } from "../shared/fieldRules.ts";

/** Texts shown at a form's fields, by field name: error messages or character counts. */
export type FieldProblems = Partial<Record<string, string>>;

/** Returns the message of the first rule that each text breaks after trimming, by field, in the order of `rules`. */
export function fieldProblems<Field extends string>(
  rules: Record<Field, readonly Rule[]>,
  texts: Record<Field, string>,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const field in rules) {
    const text = texts[field].trim();
    const broken = rules[field].find(([isMet]) => !isMet(text));
    if (broken) problems[field] = broken[1];
  }
  return problems;
}
