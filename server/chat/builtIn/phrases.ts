import { chat, company, leadTriggers, privacy } from "../../../src/shared/content/index.ts";
import type { Site } from "../../../src/shared/view.ts";
import type { Conversation } from "../conversation.ts";
import type { Intent } from "./intents.ts";
import type { Entry, Topic } from "./knowledge.ts";
import { closedDaysText, lowerFirst, openingHoursText, upperFirst } from "../openingHoursText.ts";

const PRICE_OF: Readonly<Record<Topic, string>> = {
  sites: "O preço de um site",
  systems: "O preço de um sistema",
  chatbots: "O preço de um chatbot",
};

type Plain = Exclude<Intent, "price">;

interface Phrases extends Record<Plain, () => string> {
  price(topic: Topic | undefined): string;
  /** `isWhole`: whether the entry speaks of everything that was asked. */
  known(entry: Entry, isWhole: boolean): string;
  unknown(): string;
  /** Contact data in a message: only the form keeps it. */
  contactTyped(): string;
}

/** How the built-in assistant says things, at this point of a conversation. */
export function phrases(
  { contactEmail, retentionDays }: Site,
  { history, lead }: Conversation,
): Phrases {
  const last = history.findLast(({ role }) => role === "assistant")?.content.toLowerCase() ?? "";
  const formIsOpen = lead === null && leadTriggers.some((trigger) => last.includes(trigger));
  const contactWasOffered = /orçamento|equipe|pessoa|contato/.test(last);

  const invitation =
    lead !== null
      ? `Nossa equipe já tem seu contato e fala com você ${company.answerTime}.`
      : formIsOpen
        ? `Preencha o formulário aqui do chat, e uma pessoa da equipe fala com você ${company.answerTime}.`
        : `Deixe seu nome e seu e-mail no formulário aqui do chat, e uma pessoa da equipe fala com você ${company.answerTime}.`;

  return {
    greeting: () =>
      "Olá! Como posso ajudar? Conto o que fazemos (sites, sistemas e chatbots), mostro projetos, informo o horário de atendimento e encaminho seu pedido de orçamento.",
    thanks: () => "Por nada! Se precisar de mais alguma coisa, estou por aqui.",
    goodbye: () => "Até logo! Quando precisar, estou por aqui.",
    acknowledgement: () =>
      "Certo! Se quiser saber mais sobre nossos serviços, projetos ou orçamentos, é só perguntar.",
    yes: () =>
      contactWasOffered
        ? `Ótimo! ${invitation}`
        : "Certo! Conte um pouco mais do que você precisa.",
    no: () => "Tudo bem! Se surgir outra dúvida, estou por aqui.",
    identity: () =>
      "Sou o assistente virtual da Nora: um programa que responde com as informações deste site. Se preferir falar com uma pessoa, é só pedir.",
    privacy: () => `${privacy.chat(retentionDays)} ${contactEmail}.`,
    person: () => `Claro! ${invitation} Se preferir, escreva para ${contactEmail}.`,
    quote: () =>
      `Ótimo, vamos ao orçamento! ${invitation} Para adiantar, conte aqui o que você precisa.`,
    hours: () => {
      const closed = closedDaysText();
      return [
        `Nossa equipe atende de ${openingHoursText()}.`,
        ...(closed === "" ? [] : [`${upperFirst(closed)}, a equipe não atende.`]),
        `Este chat ${lowerFirst(chat.subtitle)}.`,
      ].join(" ");
    },
    phone: () =>
      `Não tenho um telefone para passar por aqui. Escreva para ${contactEmail} ou peça que a gente ligue: ${lowerFirst(invitation)}`,
    contact: () =>
      `Escreva para ${contactEmail} ou envie uma mensagem pela seção Contato desta página. Uma pessoa da equipe responde ${company.answerTime}: ${openingHoursText()}.`,
    price: (topic) =>
      `${topic === undefined ? "O preço" : PRICE_OF[topic]} depende do que você precisa: cada projeto é sob medida e tem orçamento próprio. ${invitation}`,
    known: ({ answer, needsPerson, topic }, isWhole) => {
      if (needsPerson) return `${answer} ${invitation}`;
      if (!isWhole)
        return `${answer}\n\nSobre o seu caso, uma pessoa da equipe explica melhor. Quer falar com ela?`;
      const offers = topic !== undefined && lead === null && !contactWasOffered;
      return offers ? `${answer}\n\nQuer um orçamento para o seu caso?` : answer;
    },
    unknown: () =>
      formIsOpen
        ? "Não sei se entendi. Se for o seu contato, preencha o formulário aqui do chat, que ele chega à equipe. Se for outra dúvida, tente perguntar de outro jeito."
        : `Isso eu não sei responder: falo só sobre a Nora e o que fazemos (sites, sistemas e chatbots). ${invitation}`,
    contactTyped: () =>
      lead !== null
        ? invitation
        : formIsOpen
          ? "Obrigado! Para o seu contato chegar à equipe, confirme-o no formulário aqui do chat."
          : "Obrigado! Para o seu contato chegar à equipe, confirme seu nome e seu e-mail no formulário aqui do chat.",
  };
}
