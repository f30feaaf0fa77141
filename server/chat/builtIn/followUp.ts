import { namesOtherTrade } from "./answers/notOnPage.ts";
import { projectDetail } from "./answers/projectDetails.ts";
import type { Ask } from "./ask.ts";
import { anyPhrase } from "./text/anyPhrase.ts";
import { normalise } from "./text/normalise.ts";
import type { Topic } from "./text/topics.ts";
import { thresholds } from "./thresholds.ts";
import type { Intent } from "./utterances/index.ts";

/** What a follow-up question may refer to. */
export interface State {
  /** The visitor's last message with a sure ask other than `SMALL_TALK`; empty if there is none. */
  text: string;
  /** The intents of the visitor's last message that had an intent other than `SMALL_TALK`. */
  intents: readonly Intent[];
  topics: readonly Topic[];
  /** The intents of the items of the last list in the built-in assistant's answers, in order. */
  items: readonly Intent[];
  /** Whether the page didn't contain what the visitor asked last. */
  isNotStated: boolean;
  /** Whether the last answer asked for contact data. */
  isOffered: boolean;
  /** Whether the visitor has declined an offer for now. */
  isPostponed: boolean;
  /** Whether the visitor has written contact data and not confirmed any. */
  hasTypedContact: boolean;
  /** Whether the visitor has confirmed contact data. */
  hasLead: boolean;
}

/** The state before a conversation's first message. */
export const INITIAL_STATE: State = {
  text: "",
  intents: [],
  topics: [],
  items: [],
  isNotStated: false,
  isOffered: false,
  isPostponed: false,
  hasTypedContact: false,
  hasLead: false,
};

/** Groups of intents about one subject. A follow-up probably has an intent of the same group. */
const SUBJECTS: readonly (readonly Intent[])[] = [
  ["project-shop", "figure-shop", "online-store", "project-details", "project-links"],
  ["project-management", "system-stock", "project-details", "project-links"],
  ["project-chatbot", "figure-chatbot", "project-details", "project-links", "bot-handoff"],
  ["project-landing", "figure-landing", "project-details", "project-links"],
  ["project-booking", "booking", "app", "project-details", "project-links"],
  ["project-portal", "figure-portal", "intranet", "project-details", "project-links"],
  ["portfolio", "project-which", "portfolio-count", "project-clients", "project-links"],
  [
    "sites",
    "site-design",
    "site-mobile",
    "site-google",
    "site-panel",
    "site-extras",
    "existing-site",
  ],
  [
    "systems",
    "system-stock",
    "system-integration",
    "system-reports",
    "system-backup",
    "system-extras",
  ],
  [
    "chatbots",
    "bot-channels",
    "bot-always",
    "bot-leads",
    "bot-training",
    "bot-handoff",
    "bot-extras",
    "bot-whatsapp-account",
    "ai",
  ],
  [
    "hours",
    "hours-saturday",
    "hours-sunday",
    "hours-holiday",
    "hours-now",
    "hours-night",
    "hours-lunch",
    "hours-support",
    "chat-hours",
    "timezone",
  ],
  ["price", "monthly", "payment", "discount", "quote", "quote-free", "invoice"],
  ["deadline", "urgent", "start-when", "deadline-written"],
  [
    "contact",
    "email",
    "phone",
    "whatsapp-number",
    "form-fields",
    "who-replies",
    "answer-time",
    "contact-next",
  ],
  [
    "about",
    "founding",
    "owner",
    "team-size",
    "address",
    "cnpj",
    "legal-name",
    "company-name",
    "certification",
    "region",
    "without-company",
  ],
  ["figures", "figure-projects", "figure-clients"],
  ["figure-shop", "figure-chatbot", "figure-landing", "figure-portal"],
  ["values", "value-innovation", "value-reliability", "value-results", "mission"],
  ["after-delivery", "support", "warranty", "monthly"],
  [
    "privacy",
    "privacy-retention",
    "privacy-mailbox",
    "privacy-cookies",
    "privacy-device",
    "privacy-sharing",
    "privacy-stored",
    "privacy-chat",
    "privacy-purpose",
    "privacy-controller",
    "privacy-ai",
    "privacy-erase",
    "privacy-erase-all",
    "privacy-contact",
  ],
];

/** Whether two intents are about the same subject. */
export function areRelated(one: Intent, other: Intent): boolean {
  return SUBJECTS.some((subject) => subject.includes(one) && subject.includes(other));
}

/** Maximum length in words of a follow-up. */
const MAX_SHORT_WORDS = 7;
/** Maximum length in words of a follow-up that contains words such as "nesse" (`POINTING`). */
const MAX_POINTING_WORDS = 25;

/** Matches words that refer to the last message: "e …", "nesse", "dele", "também". */
const POINTING =
  /^e (?!ai\b)|\b(?:[nd]?isso|[nd]?el[ea]s?|[nd]?ess[ea]s?|aquel[ea]|tambem|mesm[oa]|la|ai|entao)\b/;

/** Whether a normalised message may be a follow-up. */
export function isFollowUp(text: string, state: State): boolean {
  if (state.intents.length === 0) return false;
  const words = text.split(" ").length;
  return words <= MAX_SHORT_WORDS || (words <= MAX_POINTING_WORDS && POINTING.test(text));
}

/** Returns the intents that share a subject with an intent of the last message, without the message's own intents. */
export function relatedTo({ intents }: State): ReadonlySet<Intent> {
  const related = SUBJECTS.filter((subject) => intents.some((intent) => subject.includes(intent)));
  return new Set(related.flat().filter((intent) => !intents.includes(intent)));
}

/** Maximum length in words of a message that only chooses a list item. A longer one asks about the item. */
export const MAX_ITEM_WORDS = 14;

/** Indexes in a list by the stem of an ordinal number; -1 is the last item. */
const PLACES: Readonly<Record<string, number>> = {
  primeir: 0,
  segund: 1,
  terceir: 2,
  quart: 3,
  quint: 4,
  sext: 5,
  ultim: -1,
};

/** Not "o primeiro passo", "em primeiro" or "qual faço primeiro?", which aren't items. */
const ORDINAL = new RegExp(
  `(?<!\\b(?:em|faco|fazer|vem) )\\b(${Object.keys(PLACES).join("|")})[oa]\\b` +
    "(?! (?:passo|lugar|contato|mes|dia|ano|semana|etapa|fase|vez|parcela|reuniao|conversa|feira|loja|unidade)\\b)",
);

/** Matches words of a question about hours: "vocês abrem segunda?" doesn't name the second item. */
const ASKS_FOR_HOURS =
  /\b(?:abr[ei]\w*|atend\w+|trabalh\w+|funciona\w*|fech\w+|horarios?|horas?|ate)\b/;

/** Matches the beginning of a question for one of several things: "qual desses foi de loja?" */
const ASKS_WHICH_ITEM =
  /^(?:e |mas )?(?:qual|quais|algum|alguma|tem algum|tem alguma) (?:foi |e |sao )?(?:d?ess[ea]s?|d?el[ea]s|d[oa]s)\b/;

/** For each project, words of a normalised message that name it. */
const PROJECT_WORDS: readonly (readonly [Intent, RegExp])[] = [
  ["project-shop", /\b(?:lojas?|roupas?|moda)\b/],
  ["project-management", /\b(?:sistemas?|estoque|gestao|financeiro|distribuidora)\b/],
  ["project-chatbot", /\b(?:chatbot|robo|whatsapp)\b/],
  ["project-landing", /\b(?:sites?|landing|paginas?)\b/],
  ["project-booking", /\b(?:app|agenda|agendamento|reservas?)\b/],
  ["project-portal", /\b(?:portal|portais|intranet|funcionarios)\b/],
];

/**
 * Returns the intent of the list item that a normalised message names by its place ("me fala do terceiro") or, of
 * projects, by its kind ("qual desses foi de loja?").
 */
export function itemOf(text: string, { items }: State): Intent | undefined {
  if (items.length === 0 || ASKS_FOR_HOURS.test(text)) return undefined;
  if (ASKS_WHICH_ITEM.test(text)) {
    const named = PROJECT_WORDS.find(([item, words]) => items.includes(item) && words.test(text));
    if (named) return named[0];
  }
  const stem = ORDINAL.exec(text)?.[1];
  const number = /\b(?:numero|item|o|opcao) ([1-6])\b/.exec(text)?.[1];
  const place = stem === undefined ? Number(number) - 1 : PLACES[stem]!;
  return Number.isNaN(place) ? undefined : items.at(place);
}

/** Intents that a visitor may ask about one service after another: "quanto custa um site?", "e um sistema?". */
const OF_SERVICE: ReadonlySet<Intent> = new Set<Intent>(["price", "deadline", "quote", "monthly"]);

const SERVICE =
  "(sites?|sistemas?|chatbots?|robos?|apps?|lojas? (virtual|virtuais)|landing pages?)";

/** Finds the bare name of another service: "e um sistema?" */
const namesAnotherService = anyPhrase(`^ e [de|para|por|se for|do|da] [o|a|um|uma] ${SERVICE} $`);

/** Finds a smaller project than the one asked about: "mas e uma coisa simples, tipo só uma página?" */
const namesSmallerProject = anyPhrase(
  "^ {e|mas|ai|se|for|fosse|seria|tipo|entao|no caso de} (so|somente|apenas) [uma|um|a] " +
    "(pagina|paginas|paginazinha|pagininha|coisa|coisinha|tela|telinha) ..5 $",
  "^ {e|mas|ai|se|for|fosse|seria|tipo|entao|so|em} [um|uma|algo|o] " +
    "[coisa|coisinha|site|sitezinho|sistema|sisteminha|negocio|projeto|chatbot|app|pagina|paginazinha] [bem|mais|muito|super] " +
    "(simples|simplesinho|simplinho|basico|basica|basiquinho|pequeno|pequena|pequenininho) ..6 $",
);

/** Finds a short question for another kind of what was asked: "e de clínica?" */
const asksForOtherKind = anyPhrase("^ e (de|para) [um|uma|o|a] ..2 $");

/** Finds a condition under which a discount is asked for again: "e se eu fechar site + chatbot?" */
const namesCondition = anyPhrase(
  "^ {e|mas|ai} se {eu|a gente|nos} " +
    "(fechar|fechasse|fecharmos|contratar|contratasse|pegar|pegasse|levar|fizer|comprar|pagar|indicar) ..7 $",
);

/** Finds a request to apply the last question to another service: "isso também vale para o chatbot?" */
const asksSameOfAnother = anyPhrase(
  `^ [e] [isso] [tambem] (vale|serve|e igual|e assim|funciona assim) [tambem] [para|em|no|num|nos] ` +
    `[o|os|um] ${SERVICE} [tambem] $`,
);

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
export function meantAfter(state: State, { intent: guess, score, text: asked }: Ask): Intent {
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

/** Finds a question about another place after one about a region: "e em Ijuí?", but not "e em inglês?" */
const namesAnotherPlace = anyPhrase(
  "^ e em !(qua*|que|caso|casa|relacao|ingles|espanhol|frances|libras|outr* lingua*|feriados?|domingos?) " +
    "..3 $",
);

/** Matches a question about the team after one about hours of something else: "o robô responde à noite?", "e vocês?" */
const AND_THE_TEAM = /^e (?:voces|a equipe|o pessoal)$/;

/** Intents about hours of something else than the team. */
const OTHER_HOURS: ReadonlySet<Intent> = new Set<Intent>(["bot-always", "chat-hours", "support"]);

/** Finds a request to repeat the last answer. */
const asksToRepeat = anyPhrase(
  "(repete|repetir|repita)",
  "(manda|mandar|mande|fala|falar|diz|dizer|passa|escreve) [isso] (de novo|outra vez|novamente)",
);

/**
 * Returns the last message's intents that a normalised message asks again: for another service ("e um sistema?"),
 * place ("e em Ijuí?") or trade ("e de clínica?"), for the team ("e vocês?") or as a repetition ("manda de novo").
 * Empty if there are none.
 */
export function askedAgain(text: string, { intents }: State): readonly Intent[] {
  if (namesAnotherPlace(text) && intents.includes("region")) return ["region"];
  if (AND_THE_TEAM.test(text) && intents.some((intent) => OTHER_HOURS.has(intent)))
    return ["hours"];
  if (namesCondition(text) && intents.includes("discount")) return ["discount"];
  if (namesAnotherService(text) || namesSmallerProject(text))
    return intents.filter((intent) => OF_SERVICE.has(intent));
  const isAboutProjects = intents.includes("project-which") || intents.includes("portfolio");
  if (isAboutProjects && asksForOtherKind(text) && namesOtherTrade(text)) return ["portfolio"];
  const isAgain = asksToRepeat(text) && text.split(" ").length <= MAX_SHORT_WORDS;
  return isAgain || asksSameOfAnother(text) ? intents : [];
}
