import type { Intent } from "../utterances/index.ts";

/** Pairs of a pattern of intents and the intent that stands for them. */
export type IntentTable<Found extends Intent = Intent> = readonly (readonly [RegExp, Found])[];

/** Returns, for each intent that a pattern of the table matches, the intent of the first such pair; each once. */
export function intentsFor(table: IntentTable, intents: readonly Intent[]): readonly Intent[] {
  const found = intents.flatMap(
    (intent) => table.find(([pattern]) => pattern.test(intent))?.[1] ?? [],
  );
  return [...new Set(found)];
}
