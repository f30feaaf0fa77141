import type { Topic } from "../answers/Answer.ts";
import { anyPhrase } from "../anyPhrase.ts";
import type { State } from "../followUp.ts";
import type { Intent } from "../utterances/index.ts";
import { type IntentTable, intentsFor } from "./intentsFor.ts";
import { DESCRIBED, OF_ANY_SERVICE } from "./whatItDoes.ts";

const END =
  "{disso|desse|dele|desses|deles|assim|real|reais|pronto|prontos|ai|por favor|na pratica|para eu ver|para ver|" +
  "de (um|uma|projeto|trabalho)}";

/** Finds a request for an example that doesn't say of what: "tem exemplo?" */
const asksForExample = anyPhrase(
  "^ {e|mas|entao|ai|voces|voce|ja|me|pode|poderia|queria|quero|gostaria de} " +
    "[tem|teria|teriam|tem como|da|da para|de|dar|mostra|mostrar|manda|mandar|ver|cade|existe|ha] " +
    `{me|dar|ver|mostrar|um|uns|algum|alguns|mais} exemplos? ${END} $`,
  `^ {e|mas} {cade|quais|os|por} exemplos? ${END} $`,
  `^ {e|mas|voces|ja} (tem|teria|existe) algum (pronto|feito|funcionando|no ar) ${END} $`,
);

/** For an intent of the last message, the project that is an example of it. */
const EXAMPLES: IntentTable = DESCRIBED.filter(([, intent]) => intent.startsWith("project-"));

const OF_TOPIC: Readonly<Record<Topic, readonly Intent[]>> = {
  sites: ["project-landing", "project-shop"],
  systems: ["project-management"],
  chatbots: ["project-chatbot"],
};

/** The services that intents without a project are about. */
const SERVICES: readonly (readonly [RegExp, Topic])[] = [
  [/^(?:chatbots|bot-|ai$)/, "chatbots"],
  [/^(?:systems|system-)/, "systems"],
  [/^(?:sites|site-|existing-site$)/, "sites"],
];

/**
 * Returns the projects that are examples of the service or project of the last message, if a normalised message only
 * asks for an example: "tem exemplo?" Empty if it asks something else, or if the last message was about neither.
 */
export function exampleOf(text: string, { intents, topics }: State): readonly Intent[] {
  if (!asksForExample(text)) return [];
  const projects = intentsFor(EXAMPLES, intents);
  if (projects.length > 0) return projects;
  const services = SERVICES.flatMap(([pattern, topic]) =>
    intents.some((intent) => pattern.test(intent)) ? [topic] : [],
  );
  const isOfAny = intents.some((intent) => OF_ANY_SERVICE.has(intent));
  return (services.length > 0 ? services : isOfAny ? topics : []).flatMap(
    (topic) => OF_TOPIC[topic],
  );
}
