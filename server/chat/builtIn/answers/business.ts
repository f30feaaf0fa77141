import { figures, values } from "../../../../src/shared/content/index.ts";
import type { business as utterances } from "../utterances/business.ts";
import { isAboutCharge } from "../rules.ts";
import { type AnswersTo, type Topic } from "./Answer.ts";
import { officeStatus } from "./officeHours.ts";

const [, reliability] = values;
const [projectCount, clientCount] = figures;

const OF_TOPIC: Readonly<Record<Topic, string>> = {
  sites: "de um site",
  systems: "de um sistema",
  chatbots: "de um chatbot",
};

const ofTopics = (topics: readonly Topic[]) =>
  topics.length === 0
    ? ""
    : ` ${new Intl.ListFormat("pt-BR").format(topics.map((topic) => OF_TOPIC[topic]))}`;

/** Answers whether something is charged separately, is free, or is part of the price. */
const CHARGE = [
  "Se isso é cobrado à parte ou já vem no preço, o site não diz. Cada projeto tem orçamento próprio, e o que entra nele a equipe explica.",
  "O site não diz o que é cobrado à parte nem o que vem incluso no preço: isso vem no orçamento.",
];

export const answersAboutBusiness: AnswersTo<typeof utterances> = {
  price: ({ message, topics }) => ({
    say: isAboutCharge(message)
      ? CHARGE
      : [
          `O preço${ofTopics(topics)} depende do que você precisa: cada projeto é sob medida e tem orçamento próprio. Não tenho valores nem faixas para informar aqui.`,
          `Entendo que você queira uma ideia de valor, mas não tenho nem uma faixa para passar: depende do projeto, e seria chute. O orçamento${ofTopics(topics)} quem faz é a equipe, para o seu caso.`,
          `Valores só a equipe pode dar, porque tudo depende do que você precisa. Peça um orçamento.`,
        ],
    offer: "quote",
  }),
  monthly: {
    say: "O site não diz se há mensalidade ou pagamento único. Isso vem no orçamento.",
    isUnknown: true,
    offer: "quote",
  },
  payment: {
    say: "Não tenho informações sobre formas de pagamento: isso a equipe combina com você, junto com o orçamento.",
    isUnknown: true,
    offer: "quote",
  },
  discount: {
    say: "Sobre descontos não posso prometer nada: o site não fala disso. Vale perguntar à equipe no orçamento.",
    isUnknown: true,
    offer: "quote",
  },
  invoice: {
    say: "O site não fala de nota fiscal. A equipe confirma para você.",
    isUnknown: true,
    offer: "details",
  },
  contract: {
    say: `Detalhes de contrato, como níveis de serviço, sigilo, multa, cancelamento ou reembolso, não estão nesta página. O que ela diz: ${reliability.description.split(",")[0]?.toLowerCase()}.`,
    isUnknown: true,
    offer: "details",
  },
  warranty: {
    say: "Disso o site não fala, e não vou inventar um prazo. O que ele diz: nada vai ao ar sem teste e, depois da entrega, continuamos por perto.",
    isUnknown: true,
    offer: "details",
  },
  quote: ({ topics }) => ({
    say: [
      `Vamos ao orçamento${ofTopics(topics)}!`,
      `Com prazer! A equipe prepara um orçamento${ofTopics(topics)} para o seu caso.`,
    ],
    offer: "quote",
  }),
  "quote-free": {
    say: "Pedir é só deixar o contato. Se o orçamento tem algum custo ou condição, esta página não diz; a equipe confirma.",
    isUnknown: true,
    offer: "quote",
  },
  trial: {
    say: "O site não fala de período de teste, então não posso confirmar. O que ele diz: só entra no seu projeto o que já provou que funciona.",
    isUnknown: true,
    offer: "details",
  },
  deadline: ({ topics }) => ({
    say: `O prazo${ofTopics(topics)} depende do tamanho do projeto, e não tenho um número de dias para informar. Uma vez combinado, fica por escrito.`,
    isUnknown: true,
    offer: "quote",
  }),
  urgent: {
    say: "Não posso confirmar essa data: o prazo depende do projeto, e quem responde é a equipe. O que for combinado fica por escrito.",
    isUnknown: true,
    offer: "quote",
  },
  "start-when": {
    say: "A agenda da equipe não está no site, então não sei dizer quando um projeto novo pode começar.",
    isUnknown: true,
    offer: "person",
  },
  person: ({ site, now }) => ({
    say: [
      `Claro! Agora, ${officeStatus(now)}. Se preferir escrever, o e-mail é ${site.contactEmail}.`,
      `Combinado, uma pessoa da equipe fala com você. Agora, ${officeStatus(now)}.`,
    ],
    offer: "person",
  }),
  callback: ({ now }) => ({
    say: `Posso encaminhar o pedido: no formulário há um campo para o telefone. Agora, ${officeStatus(now)}.`,
    offer: "person",
  }),
  meeting: ({ now }) => ({
    say: `Eu não marco reuniões, mas a equipe combina isso com você. Agora, ${officeStatus(now)}.`,
    offer: "person",
  }),
  "leave-contact": {
    say: "Ótimo! Os dados chegam à equipe pelo formulário; o que é escrito na conversa eu não anoto.",
    offer: "person",
  },
  "send-audio": ({ site }) => ({
    say: `Aqui no chat só dá para escrever. Arquivos, fotos e áudios podem ir para ${site.contactEmail}.`,
  }),
  hosting: {
    say: "O site não diz nada sobre hospedagem, domínio ou contas de e-mail. A equipe informa no orçamento.",
    isUnknown: true,
    offer: "details",
  },
  technology: {
    say: "O site não diz que tecnologias entram em cada projeto, e prefiro não chutar.",
    isUnknown: true,
    offer: "details",
  },
  "staff-training": {
    say: "Treinamento para as pessoas da sua equipe não aparece no site, então não posso confirmar. O que ele diz: você entende cada decisão e, depois da entrega, continuamos por perto.",
    isUnknown: true,
    offer: "details",
  },
  migration: {
    say: "O site não fala de migração de dados, cadastro de produtos ou produção de textos e fotos. A equipe diz o que entra no seu projeto.",
    isUnknown: true,
    offer: "details",
  },
  "other-services": {
    say: "Isso não está entre os nossos serviços no site, que são sites, sistemas e chatbots. Se dá para incluir, só a equipe pode dizer.",
    isUnknown: true,
    offer: "person",
  },
  "named-tools": {
    say: "O site fala em integração com as ferramentas que você já usa, mas não diz quais. Essa em particular não posso confirmar; a equipe pode.",
    isUnknown: true,
    offer: "details",
  },
  "team-size": {
    say: "Quantas pessoas trabalham na Nora não está no site, então não sei dizer.",
    isUnknown: true,
    offer: "details",
  },
  revenue: {
    say: `Faturamento e outros números internos da Nora não estão no site. O que ele conta: ${projectCount.value} ${projectCount.label} e ${clientCount.value} ${clientCount.label}.`,
    isUnknown: true,
  },
  founding: {
    say: `O site não conta desde quando a Nora existe. Conta o que já fez: ${projectCount.value} ${projectCount.label}.`,
    isUnknown: true,
    offer: "details",
  },
  owner: ({ site }) => ({
    say: `O site não informa quem são os donos nem a história do nome. Para assuntos com a direção, escreva para ${site.contactEmail}.`,
    isUnknown: true,
  }),
  certification: {
    say: "Certificações, prêmios ou parcerias não são mencionados no site, então não posso confirmar.",
    isUnknown: true,
    offer: "details",
  },
};
