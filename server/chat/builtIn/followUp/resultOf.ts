import type { DialogueState } from "../dialogueState.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Topic } from "../text/topics.ts";
import { withoutOpening } from "../text/withoutOpening.ts";
import type { Intent } from "../utterances/index.ts";
import { type IntentTable, intentsFor } from "./lastSubject.ts";

const DONE = "(ja|voces ja) (fez|fizeram|fizero|criaram|entregaram)";

const RESULT =
  "(([o|os|que|qual|quais|qual o|qual foi o] (resultado|resultados)|" +
  "deu [algum|bom] (resultado|certo|retorno)|funcionou)" +
  " ..2 $)";

/** Finds a short question for the result of the service or project of the last message: "e o resultado dele?" */
const asksForResult = anyPhrase(
  `^ {e|mas|entao|ai|teve|tem|foi|deu|qual|quais} ${RESULT}`,
  `^ [e] ${DONE} ..3 ${RESULT}`,
);

/** Finds a short question whether the company has done a project like the service of the last message. */
const asksIfDone = anyPhrase(
  `^ [e|mas] ${DONE} [isso|um|uma|algum|alguma|desse|dessa] [assim|desses|dessas] [para] ` +
    "[alguem|alguma empresa|outra empresa|outro cliente|antes] $",
);

/** Matches words of other questions: about the company's value "Foco em Resultados", or the visitor's own results. */
const asksOtherwise = anyPhrase("(foco|valores|meu|minha|mim|garant*|promet*|formulario|mensagem)");

/** For an intent of the last message, the intent that tells the result of its project. */
const RESULTS: IntentTable = [
  [/^(?:project-shop|figure-shop|online-store)$/, "figure-shop"],
  [/^(?:project-chatbot|figure-chatbot)$/, "figure-chatbot"],
  [/^(?:project-landing|figure-landing)$/, "figure-landing"],
  [/^(?:project-portal|figure-portal|intranet)$/, "figure-portal"],
  [/^(?:project-management|project-booking|booking|app)$/, "project-details"],
  [/^(?:portfolio|project-which|portfolio-count)$/, "project-which"],
];

/** For an intent about a kind of project, the project of that kind. */
const DONE_FOR: IntentTable = [
  [/^online-store$/, "project-shop"],
  [/^(?:booking|app)$/, "project-booking"],
  [/^intranet$/, "project-portal"],
];

/** Projects of each service. */
const PROJECTS: Readonly<Record<Topic, Intent>> = {
  sites: "project-which",
  systems: "project-management",
  chatbots: "project-chatbot",
};

const isService = (intent: Intent) =>
  /^(?:sites?|systems?|chatbots|bot|existing-site|ai)(?:-|$)/.test(intent);

/**
 * Returns the intents that tell the result of the project of the last message, if a normalised message only asks for
 * that, or the project of its service: "já fez para alguém? deu resultado?" Empty if it asks something else.
 */
export function resultOf(text: string, { intents, topics }: DialogueState): readonly Intent[] {
  const asked = withoutOpening(text);
  const isDone = asksIfDone(asked);
  if (asksOtherwise(asked) || !(isDone || asksForResult(asked))) return [];
  const results = intentsFor(RESULTS, intents);
  if (results.length > 0) return isDone ? intentsFor(DONE_FOR, intents) : results;
  return intents.some(isService) ? topics.map((topic) => PROJECTS[topic]) : [];
}
