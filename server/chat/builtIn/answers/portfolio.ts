import { conversation, portfolioSection, projects } from "../../../../src/shared/content/index.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import { isAboutApp } from "../followUp/afterAnswer.ts";
import { isAboutOwners } from "../rules/employees.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { normalise } from "../text/normalise.ts";
import type { Topic } from "../text/topics.ts";
import type { Intent } from "../utterances/index.ts";
import type { portfolio as utterances } from "../utterances/portfolio.ts";
import { type Answer, type AnswersTo, type Circumstances, list, sentences } from "./Answer.ts";
import { namesOtherTrade } from "./notOnPage.ts";

type Project = (typeof projects)[number];

const [shop, management, chatbot, landing, booking, portal] = projects;

/** Matches a normalised message that asks whether the company has done something before. */
const DONE_BEFORE =
  /\b(?:ja|alg\w+|teve|tiveram|chegaram a) (?:\S+ ){0,3}?(?:fizeram|fez|pegaram|atenderam|trabalharam|montaram|criaram|resolveram|desenvolveram|entregaram|fizero|fizeru)\b/;

/** Matches a normalised message that begins with the question whether the company makes something: "vocês fazem…?" */
const DOES =
  /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|e|voces|a nora|tambem) )*(?:fazem|faz|criam|cria|montam|desenvolvem|trabalham com)\b/;

/** Matches a normalised message that tells what the visitor needs: "preciso de um sistema pra distribuidora". */
const NEEDS = /\b(?:preciso|precisamos|quero|queria|queremos|gostaria) (?:de )?(?:um|uma)\b/;

/** Matches a normalised message that asks which project had the best result. */
const BEST_RESULT =
  /\b(?:mais|melhor|melhores|maior|maiores) (?:\S+ )?(?:resultado|resultados|retorno|numero|numeros|certo|sucesso|projeto|trabalho|case)\b/;

/** Returns a project's figure with its label; undefined if the project has none. */
function figureOf(project: Project): string | undefined {
  return "figure" in project ? `${project.figure.value} ${project.figure.label}` : undefined;
}

const results = projects.flatMap((project) => {
  const figure = figureOf(project);
  return figure === undefined ? [] : `**${project.title}**: ${figure}`;
});

const withResults = `Os números do portfólio medem coisas diferentes, então não dá para dizer qual foi o melhor:\n${list(results)}`;

/** Whether a normalised message wants a portal for others than employees: "portal pros clientes baixarem a guia" */
export const isForOthers = anyPhrase(
  "(para|dos|dos meus|de|com|onde|pros) [os|as|o|meus|minhas|nossos|cada] " +
    "(client*|alun*|pacient*|morador*|fornecedor*|associad*|pais|inquilin*|condomin*)",
);

function whole(project: Project) {
  const { title, category, description, tags } = project;
  const text = `**${title}** (${lowerFirst(category)}): ${lowerFirst(description)}`;
  const figure = figureOf(project);
  const result = figure === undefined ? "" : ` Resultado: ${figure}.`;
  return ({ message }: Circumstances): Answer => {
    const isYes = DONE_BEFORE.test(message) || DOES.test(message) || NEEDS.test(message);
    const isOther = project === portal && isForOthers(message);
    const start = isOther ? "Fizemos algo próximo: " : isYes ? "Já fizemos, sim: " : "";
    const end = isOther ? " O seu seria feito sob medida." : "";
    return { say: `${start}${text}${result} Recursos: ${tags.join(", ")}.${end}` };
  };
}

function inBrief(project: Project): string {
  const figure = figureOf(project);
  const inBrackets = figure === undefined ? "" : ` (${figure})`;
  return `**${project.title}**: ${project.tags.join(", ")}${inBrackets}`;
}

/** Returns as Markdown the projects with a tag that a normalised message contains; undefined if there are none. */
function withTags(message: string): string | undefined {
  const named = projects.filter(({ tags }) =>
    tags.some((tag) => ` ${message} `.includes(` ${normalise(tag)} `)),
  );
  return named.length > 0 ? named.map(inBrief).join("\n") : undefined;
}

/** Matches a normalised message that asks whether the visitor will reach a project's figure. */
export const EXPECTS_FIGURE =
  /\b(?:garant\w*|promet\w*|econom\w*|assegur\w*|(?:vou|vamos|vai) (?:ter|conseguir|alcancar|chegar)|para (?:mim|nos)|comigo|meus?|minhas?|nossos?|nossas?)\b/;

/** Answers whether the visitor will reach a project's figure. */
export const NO_PROMISE =
  "Esse foi o resultado daquele projeto; o site não promete o mesmo número para outros.";

/** Whether a normalised message asks how a project's figure was reached: "como conseguiram 250%?" */
const asksHow = anyPhrase(
  "como ..3 (conseguiram|conseguiu|chegaram|chegou|fizeram para|atingiram|alcancaram|aumentaram|deu)",
);

/**
 * Returns the answer that tells a project's figure; if the message asks for a promise, says that it is none, and if it
 * asks how the figure was reached, what the project's card tells.
 */
function withoutPromise(project: Project, figure: string) {
  const card = `${project.description} Recursos: ${project.tags.join(", ")}.`;
  return ({ message }: Circumstances): Answer => {
    if (asksHow(message)) {
      return {
        say: `${figure} O site não conta como se chegou a isso. O que ele diz do projeto: ${lowerFirst(card)}`,
        isUnknown: true,
        offer: "details",
      };
    }
    return { say: EXPECTS_FIGURE.test(message) ? `${figure} ${NO_PROMISE}` : figure };
  };
}

const items = projects.map(({ id }) => `project-${id}` as const);

/** A sentence with the titles of the projects. */
export const projectNames = `São ${projects.length} no portfólio: ${projects.map(({ title }) => title).join(", ")}.`;

/** Match a normalised message that asks only for the projects' categories, their features or a short answer. */
const ABOUT_CATEGORIES = /\b(?:categorias?|classifica\w*)\b/;
const ABOUT_TAGS = /\b(?:tags?|etiquetas?|recursos)\b/;
const SHORT = /\b(?:curt[oa]|resum\w+|so (?:os? )?nomes?|rapidinho|sem detalhes?)\b/;

const withFeatures = `Os ${projects.length} projetos do portfólio, com recursos e resultados:\n${list(projects.map(inBrief))}`;

/** Returns the projects with their categories, features or descriptions, or only their names, as the message asks. */
function overview(message: string): string {
  if (ABOUT_CATEGORIES.test(message)) {
    return `As categorias dos projetos do portfólio:\n${list(projects.map(({ title, category }) => `**${title}**: ${lowerFirst(category)}`))}`;
  }
  if (ABOUT_TAGS.test(message)) return withFeatures;
  if (SHORT.test(message)) return projectNames;
  return `O portfólio traz ${lowerFirst(portfolioSection.intro)}\n${list(projects.map(({ title, category, description }) => `**${title}** (${lowerFirst(category)}): ${lowerFirst(description)}`))}`;
}

/** Begins the answer to a question for the result of a project whose card has no figure, spoken of last. */
function withoutFigure(message: string, before: readonly Intent[]): string | undefined {
  if (!/\b(?:resultados?|retorno|funcionou|deu certo)\b/.test(message)) return undefined;
  const isOfBooking = isAboutApp({ intents: before });
  const project = isOfBooking
    ? booking
    : before.includes("project-management")
      ? management
      : undefined;
  return project && `O site não traz o resultado do **${project.title}**. Dos projetos, ele conta`;
}

/** Matches words of a normalised message that doubts that the bakery of the example is a customer. */
const IS_IT_REAL = /\b(?:clientes?|existe|real|verdade|verdadeira|inventad[oa]|mentira)\b/;

/** Matches a normalised message that compares a landing page with a site. */
const COMPARES = /\b(?:ou|difer\w+|melhor|sites?|vs|entre|mesma coisa|compar\w+)\b/;

/** Projects that are examples of each service. */
const OF_TOPIC: Readonly<Record<Topic, readonly Project[]>> = {
  sites: [shop, landing],
  systems: [management, portal],
  chatbots: [chatbot],
};

/** Answers a request for projects for a trade that the portfolio lacks with those of the service that it names. */
function withoutTrade({ topics }: Circumstances): Answer {
  const named = topics.length > 0 ? topics.flatMap((topic) => OF_TOPIC[topic]) : projects;
  const texts = named.map(
    ({ title, category, description }) =>
      `**${title}** (${lowerFirst(category)}): ${lowerFirst(description)}`,
  );
  return {
    say: `Nenhum dos projetos do portfólio é desse tipo. O que há nele${topics.length > 0 ? " de mais próximo" : ""}:\n${list(texts)}`,
    brief: `Nenhum dos projetos do portfólio é desse tipo. ${projectNames}`,
    items: named.map(({ id }) => `project-${id}` as const),
    isUnknown: true,
  };
}

/** Whether a normalised message asks by which channel reminders are sent: "manda lembrete pelo zap?" */
export const asksForReminderChannel = anyPhrase(
  "(lembre*|lembra*|avis*) ..6 (whatsapp|sms|email|mensagem|celular)",
  "(whatsapp|sms|email|mensagem) ..4 (lembre*|lembra*|avis*)",
);

/** Answers a normalised message that asks by which channel reminders are sent; undefined for another message. */
export function reminderChannel(message: string): Answer | undefined {
  if (!asksForReminderChannel(message)) return undefined;
  return {
    say: `No **${booking.title}**, o cliente recebe o lembrete; a página não diz por onde ele chega.`,
    isUnknown: true,
    offer: "details",
  };
}

const aboutBooking = whole(booking);

const [, nora1, , nora2] = conversation.bubbles;

/** Whether a normalised message asks if a chatbot takes orders: "o bot anota o pedido do bolo?" */
const asksIfItTakesOrders = anyPhrase(
  "(consegue*|pode|da para|sabe|sera que|chatbot) ..4 (anotar|anota|pegar|pega|receber|recebe|tirar|aceitar) ..4 " +
    "(pedidos?|encomendas?)",
  "(quero|queria|preciso de|tem) [um] (chat|chatbot|robo|bot) que (anot*|peg*|receb*|tir*) ..2 (pedidos?|encomendas?)",
);

export const answersAboutPortfolio: AnswersTo<typeof utterances> = {
  portfolio: (asked) =>
    namesOtherTrade(asked.message)
      ? withoutTrade(asked)
      : { say: overview(asked.message), brief: projectNames, items },
  "project-which": (asked) => {
    const { message } = asked;
    if (BEST_RESULT.test(message)) return { say: withResults };
    if (namesOtherTrade(message)) return withoutTrade(asked);
    return { say: withTags(message) ?? withFeatures, items };
  },
  "portfolio-count": { say: projectNames },
  "project-shop": whole(shop),
  "project-management": whole(management),
  "project-chatbot": whole(chatbot),
  "project-landing": whole(landing),
  "project-booking": (asked) => reminderChannel(asked.message) ?? aboutBooking(asked),
  "project-portal": whole(portal),
  "landing-or-site": ({ message }) => ({
    say: sentences(
      `Uma landing page é uma página com um objetivo só: a do portfólio, **${landing.title}**, é uma ${lowerFirst(landing.description)}`,
      COMPARES.test(message) &&
        "Um site tem mais espaço, com várias seções para contar o que a empresa faz. Qual delas combina com o que você precisa?",
    ),
  }),
  "figure-shop": {
    say: `A loja **${shop.title}** tem ${shop.figure.value} ${shop.figure.label}.`,
  },
  "figure-chatbot": withoutPromise(
    chatbot,
    `O projeto **${chatbot.title}** chegou a ${chatbot.figure.value} ${chatbot.figure.label}.`,
  ),
  "figure-landing": withoutPromise(
    landing,
    `A **${landing.title}** teve ${landing.figure.value} ${landing.figure.label}.`,
  ),
  "figure-portal": ({ message }) => ({
    say: isAboutOwners(message)
      ? `Os ${portal.figure.value} ${portal.figure.label} são do projeto **${portal.title}**; o site não diz de que empresa, nem quantas pessoas trabalham na Nora.`
      : `O **${portal.title}** tem ${portal.figure.value} ${portal.figure.label}.`,
  }),
  bakery: ({ message }) => ({
    say: sentences(
      IS_IT_REAL.test(message) && "O site não diz se a padaria é cliente.",
      `${asksIfItTakesOrders(message) ? "Sim, como na" : "É a"} conversa de exemplo do topo da página, com a Padaria da Lúcia: ${lowerFirst(nora1.text.replace("Dá, sim! ", ""))}`,
      nora2.text.replace("Até bolo. ", ""),
      `O próximo passo seria o ${lowerFirst(conversation.nextStep.title)} (${conversation.nextStep.items.join(", ").toLowerCase()}).`,
    ),
  }),
  "project-clients": {
    say: "Os nomes dos clientes não estão no site: os projetos aparecem sem dizer de quem são. Sobre referências, pergunte à equipe.",
    isUnknown: true,
    offer: "person",
  },
  "project-links": {
    say: "No site não há link nem demonstração dos projetos: só o resumo de cada um, na seção Portfólio.",
    isUnknown: true,
    offer: "details",
  },
  "project-details": ({ message, before }) => ({
    say: `${withoutFigure(message, before) ?? "O site não conta isso sobre os projetos: ele traz"} o que cada um faz, os recursos e, em alguns, o resultado.`,
    isUnknown: true,
    offer: "details",
  }),
};
