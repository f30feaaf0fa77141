import type { Topic } from "../text/topics.ts";
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

/** For an intent of the last message, the project that it is about. */
export const PROJECTS: IntentTable = [
  [/^(?:project-shop|figure-shop|online-store)$/, "project-shop"],
  [/^project-management$/, "project-management"],
  [/^(?:project-chatbot|figure-chatbot)$/, "project-chatbot"],
  [/^(?:project-landing|figure-landing)$/, "project-landing"],
  [/^(?:project-booking|booking|app)$/, "project-booking"],
  [/^(?:project-portal|figure-portal|intranet)$/, "project-portal"],
];

/** For an intent of the last message, the service that it is about. */
export const SERVICES: IntentTable<Topic> = [
  [/^(?:chatbots|bot-|ai$)/, "chatbots"],
  [/^(?:systems|system-|named-tools$)/, "systems"],
  [/^(?:sites|site-|existing-site$)/, "sites"],
];

/** Intents that don't tell which service they are about. After them, the service named last counts. */
export const OF_ANY_SERVICE: ReadonlySet<Intent> = new Set<Intent>([
  "price",
  "monthly",
  "payment",
  "discount",
  "quote",
  "quote-free",
  "deadline",
  "urgent",
  "start-when",
  "services",
  "combine",
  "recommend",
  "packages",
  "process",
  "segments",
  "sizes",
  "other-services",
  "technology",
  "hosting",
]);
