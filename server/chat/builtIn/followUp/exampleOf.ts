import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Topic } from "../text/topics.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Intent } from "../utterances/index.ts";
import { OF_ANY_SERVICE, PROJECTS, SERVICES, intentsFor } from "./lastSubject.ts";

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
  "^ {e|mas|voces|voce|ja} (fizeram|fez|criaram|criou|montaram|montou|tem|tiveram) " +
    "[ja] [algo|algum|alguma|uma|um] [projeto|trabalho|coisa] (assim|parecid*|igual|desse tipo|semelhante) {antes|feito} $",
);

/** Projects that are examples of a service. */
const OF_TOPIC: Readonly<Record<Topic, readonly Intent[]>> = {
  sites: ["project-landing", "project-shop"],
  systems: ["project-management"],
  chatbots: ["project-chatbot"],
};

/**
 * Returns the projects that are examples of the service or project of the last message, if a normalised message only
 * asks for an example: "tem exemplo?" Empty if it asks something else, or if the last message was about neither.
 */
export function exampleOf(text: string, { intents, topics }: DialogueState): readonly Intent[] {
  if (!asksForExample(withoutOpening(text))) return [];
  const projects = intentsFor(PROJECTS, intents);
  if (projects.length > 0) return projects;
  const services = SERVICES.filter(([pattern]) => intents.some((intent) => pattern.test(intent)));
  if (services.length > 0) return services.flatMap(([, topic]) => OF_TOPIC[topic]);
  const isOfAny = intents.some((intent) => OF_ANY_SERVICE.has(intent));
  return isOfAny ? topics.flatMap((topic) => OF_TOPIC[topic]) : [];
}
