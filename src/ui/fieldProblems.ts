import { type ContactField, type Rule, cleanField } from "../shared/fieldRules.ts";

/** Texts shown at a form's fields, by field name. */
export type FieldProblems = Partial<Record<string, string>>;

/** Returns the message of the first rule that each text breaks once cleaned, by field, in the order of `rules`. */
export function fieldProblems<Field extends ContactField>(
  rules: Record<Field, readonly Rule[]>,
  texts: Record<Field, string>,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const field in rules) {
    const text = cleanField(field, texts[field]);
    const broken = rules[field].find(([isMet]) => !isMet(text));
    if (broken) problems[field] = broken[1];
  }
  return problems;
}
