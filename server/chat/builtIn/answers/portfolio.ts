import { conversation, portfolioSection, projects } from "../../../../src/shared/content/index.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import type { portfolio as utterances } from "../utterances/portfolio.ts";
import { type Answer, type AnswersTo, list } from "./Answer.ts";

type Project = (typeof projects)[number];

const [shop, management, chatbot, landing, booking, portal] = projects;

function whole(project: Project): Answer {
  const { title, category, description, tags } = project;
  const figure =
    "figure" in project ? ` Resultado: ${project.figure.value} ${project.figure.label}.` : "";
  return {
    say: `**${title}** (${lowerFirst(category)}): ${lowerFirst(description)}${figure} Recursos: ${tags.join(", ")}.`,
  };
}

/** Returns a project's title, features and result as Markdown. */
function inBrief(project: Project): string {
  const figure = "figure" in project ? ` (${project.figure.value} ${project.figure.label})` : "";
  return `**${project.title}**: ${project.tags.join(", ")}${figure}`;
}

const [, nora1, , nora2] = conversation.bubbles;

export const answersAboutPortfolio: AnswersTo<typeof utterances> = {
  portfolio: {
    say: `O portfólio traz ${lowerFirst(portfolioSection.intro)}\n${list(projects.map(({ title, description }) => `**${title}**: ${lowerFirst(description)}`))}`,
    items: [
      "project-shop",
      "project-management",
      "project-chatbot",
      "project-landing",
      "project-booking",
      "project-portal",
    ],
  },
  "project-which": {
    say: `Os ${projects.length} projetos do portfólio, com recursos e resultados:\n${list(projects.map(inBrief))}`,
    items: [
      "project-shop",
      "project-management",
      "project-chatbot",
      "project-landing",
      "project-booking",
      "project-portal",
    ],
  },
  "portfolio-count": {
    say: `São ${projects.length} no portfólio: ${projects.map(({ title }) => title).join(", ")}.`,
  },
  "project-shop": whole(shop),
  "project-management": whole(management),
  "project-chatbot": whole(chatbot),
  "project-landing": {
    say: `**${landing.title}** (${lowerFirst(landing.category)}): uma ${lowerFirst(landing.description)} Resultado: ${landing.figure.value} ${landing.figure.label}. Recursos: ${landing.tags.join(", ")}.`,
  },
  "project-booking": whole(booking),
  "project-portal": whole(portal),
  "figure-shop": {
    say: `A loja **${shop.title}** tem ${shop.figure.value} ${shop.figure.label}.`,
  },
  "figure-chatbot": {
    say: `O projeto **${chatbot.title}** chegou a ${chatbot.figure.value} ${chatbot.figure.label}.`,
  },
  "figure-landing": {
    say: `A **${landing.title}** teve ${landing.figure.value} ${landing.figure.label}.`,
  },
  "figure-portal": {
    say: `O **${portal.title}** tem ${portal.figure.value} ${portal.figure.label}.`,
  },
  bakery: {
    say: `É a conversa de exemplo do topo da página, com a Padaria da Lúcia: ${lowerFirst(nora1.text.replace("Dá, sim! ", ""))} ${nora2.text.replace("Até bolo. ", "")} O próximo passo seria o ${lowerFirst(conversation.nextStep.title)} (${conversation.nextStep.items.join(", ").toLowerCase()}).`,
  },
  "project-clients": {
    say: "Os nomes dos clientes não estão no site: os projetos aparecem sem dizer de quem são. Referências, quem pode passar é a equipe.",
    isUnknown: true,
    offer: "person",
  },
  "project-links": {
    say: "No site não há link nem demonstração dos projetos: só o resumo de cada um, na seção Portfólio.",
    isUnknown: true,
    offer: "details",
  },
  "project-details": {
    say: "Isso o site não conta sobre os projetos: ele traz o que cada um faz, os recursos e, em alguns, o resultado.",
    isUnknown: true,
    offer: "details",
  },
};
