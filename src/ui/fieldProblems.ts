/** Texts shown at a form's fields, by field name: error messages or character counts. */
export type FieldProblems = Partial<Record<string, string>>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Returns the first error message of each field, in the schema's order. */
export function fieldProblems(issues: readonly Issue[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}
