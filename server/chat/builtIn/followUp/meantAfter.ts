import { projectDetail } from "../answers/projectDetails.ts";
import type { DialogueState } from "../dialogueState.ts";
import { normalise } from "../text/normalise.ts";
import type { Ask } from "../understand/ask.ts";
import { thresholds } from "../understand/thresholds.ts";
import type { Intent } from "../utterances/index.ts";

/** Intents about the team's hours which, after a message about chatbots, ask for the chatbots' hours. */
const OF_CHATBOTS: ReadonlySet<Intent> = new Set<Intent>([
  "hours-holiday",
  "hours-night",
  "hours-sunday",
  "hours-saturday",
  "hours-now",
]);

/** Matches words for the team, whose hours are asked even after a message about chatbots: "vocês abrem domingo?" */
const TEAM = /\b(?:voces|equipe|pessoal) (?:abre|atende|trabalha|funciona|fecha|responde)m?\b/;

/** Matches words for the visitor's staff: "treinam a minha equipe?" */
const STAFF = /\b(?:equipe|funcionari\w*|pessoal|time|gente|colaborador\w*|nos|me)\b/;

/** Typical wrong guesses for a question about a detail of a project named earlier: "o que usavam antes?" */
const UNSPECIFIC: ReadonlySet<Intent> = new Set<Intent>([
  "process",
  "payment",
  "systems",
  "system-stock",
  "project-details",
  "privacy",
]);

/** Matches words by which a normalised text asks for a project's result. */
const ASKS_FOR_FIGURE = /\b(?:numeros?|resultados?|porcentagem|percentual|deu certo)\b/;

/** Typical wrong guesses for a question about the result of a project named earlier: "e o número?" */
const VAGUE: ReadonlySet<Intent> = new Set<Intent>([
  "project-which",
  "project-details",
  "figures",
  "phone",
  "whatsapp-number",
  "value-results",
]);

/** The intent for each project's figure. After a message about a project, "quantos usam?" asks for the figure. */
const FIGURES: Partial<Record<Intent, Intent>> = {
  "project-shop": "figure-shop",
  "online-store": "figure-shop",
  "project-chatbot": "figure-chatbot",
  "project-landing": "figure-landing",
  "project-portal": "figure-portal",
  intranet: "figure-portal",
};

/**
 * Returns the intent of a question after the last message; mostly the guessed intent. After a message about chatbots,
 * "e no feriado?" asks for the chatbots' hours. After a message about a project, "qual o nome da empresa?" asks for the
 * project's client.
 */
export function meantAfter(
  state: DialogueState,
  { intent: guess, score, text: asked }: Ask,
): Intent {
  const { intents, topics } = state;
  const text = normalise(asked);
  const detailed = intents.find((intent) => projectDetail(intent, text) !== undefined);
  const isUnspecific = UNSPECIFIC.has(guess) || score < thresholds.sureScore;
  if (detailed !== undefined && isUnspecific) return detailed;
  const isAboutChatbots =
    intents.some((intent) => /^(?:chatbots|bot-)/.test(intent)) ||
    (topics.includes("chatbots") && /\b(?:ele|robo|chatbot)\b/.test(text));
  if (isAboutChatbots && OF_CHATBOTS.has(guess) && !TEAM.test(text)) return "bot-always";
  if (isAboutChatbots && guess === "staff-training" && !STAFF.test(text)) return "bot-training";
  const isAboutProjects = intents.some((intent) =>
    /^(?:project-|figure-(?!projects|clients)|portfolio$)/.test(intent),
  );
  if (isAboutProjects && ["owner", "legal-name", "company-name"].includes(guess))
    return "project-clients";
  const isFigure =
    guess === "team-size" ||
    guess === "figure-clients" ||
    (ASKS_FOR_FIGURE.test(text) && VAGUE.has(guess));
  if (!isFigure) return guess;
  return intents.map((intent) => FIGURES[intent]).find((figure) => figure !== undefined) ?? guess;
}
