/** Error messages of a form's fields, by field name. */
export type FieldProblems = Partial<Record<string, string>>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Returns each field's first failing message, in the order in which a schema reports them. */
export function fieldProblems(issues: readonly Issue[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of issues) problems[String(path[0])] ??= message;
  return problems;
}
