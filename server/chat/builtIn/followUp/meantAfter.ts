import { projectDetail } from "../answers/projectDetails.ts";
import type { DialogueState } from "../dialogueState.ts";
import { isAboutPayingUs } from "../rules/payment.ts";
import { normalise } from "../text/normalise.ts";
import type { Ask } from "../understand/ask.ts";
import { thresholds } from "../understand/thresholds.ts";
import type { Intent } from "../utterances/index.ts";

/** Intents about the team's hours which, after a message about chatbots, ask for the chatbots' hours. */
const HOURS: ReadonlySet<Intent> = new Set<Intent>([
  "hours-holiday",
  "hours-night",
  "hours-sunday",
  "hours-saturday",
  "hours-now",
  "chat-hours",
]);

/** Matches words for this chat, whose hours are asked even after a message about chatbots: "você responde à noite?" */
const THIS_CHAT = /\b(?:es[st]e chat|voce)\b/;

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

/** Intents about the company which, after a message about projects, ask for a project's client. */
const ABOUT_COMPANY: ReadonlySet<Intent> = new Set<Intent>(["owner", "legal-name", "company-name"]);

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
 * Returns the intent that a guessed ask has after the last message; mostly the guessed intent. After a message about
 * chatbots, "e no feriado?" asks for the chatbots' hours.
 */
export function meantAfter(state: DialogueState, ask: Ask): Intent {
  const text = normalise(ask.text);
  return (
    detailedProject(state, ask, text) ??
    ofChatbots(state, ask.intent, text) ??
    ofProjects(state, ask.intent, text) ??
    ask.intent
  );
}

/** Returns the last message's project that has the detail asked for, unless the guess is clear and specific. */
function detailedProject(
  { intents }: DialogueState,
  { intent: guess, score }: Ask,
  text: string,
): Intent | undefined {
  if (isAboutPayingUs(text)) return undefined;
  if (!UNSPECIFIC.has(guess) && score >= thresholds.sureScore) return undefined;
  return intents.find((intent) => projectDetail(intent, text) !== undefined);
}

/** Returns an intent of chatbots for a guess about the team's hours or the staff's training. */
function ofChatbots(
  { intents, topics }: DialogueState,
  guess: Intent,
  text: string,
): Intent | undefined {
  const isAboutChatbots =
    intents.some((intent) => /^(?:chatbots|bot-|bakery$)/.test(intent)) ||
    (topics.includes("chatbots") && /\b(?:ele|robo|chatbot)\b/.test(text));
  if (!isAboutChatbots) return undefined;
  if (HOURS.has(guess) && !TEAM.test(text) && !THIS_CHAT.test(text)) return "bot-always";
  return guess === "staff-training" && !STAFF.test(text) ? "bot-training" : undefined;
}

/** Returns the intent of a project's client ("qual o nome da empresa?") or of its figure ("quantos usam?"). */
function ofProjects({ intents }: DialogueState, guess: Intent, text: string): Intent | undefined {
  const isAboutProjects = intents.some((intent) =>
    /^(?:project-|figure-(?!projects|clients)|portfolio$)/.test(intent),
  );
  if (isAboutProjects && ABOUT_COMPANY.has(guess)) return "project-clients";
  const asksForFigure =
    guess === "team-size" ||
    guess === "figure-clients" ||
    (ASKS_FOR_FIGURE.test(text) && VAGUE.has(guess));
  if (!asksForFigure) return undefined;
  return intents.map((intent) => FIGURES[intent]).find((figure) => figure !== undefined);
}
