import { figures, servicesSection, values } from "../../../../src/shared/content/index.ts";
import { fearsLoss } from "../followUp/afterAnswer.ts";
import { isAboutCharge } from "../rules/charge.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Topic } from "../text/topics.ts";
import type { business as utterances } from "../utterances/business.ts";
import { type AnswersTo, type Circumstances, sentences } from "./Answer.ts";
import { officeStatus } from "./officeHours.ts";

const [, reliability] = values;
const [projectCount, clientCount, support] = figures;

const OF_TOPIC: Readonly<Record<Topic, string>> = {
  sites: "de um site",
  systems: "de um sistema",
  chatbots: "de um chatbot",
};

/** Returns " de um site e de um chatbot", for example. A message about an app only isn't answered with "sistema". */
function ofTopics({ topics, message }: Pick<Circumstances, "topics" | "message">): string {
  if (topics.length === 0) return "";
  const isApp = /\bapp\b/.test(message) && !/\b(?:sistemas?|software|programas?)\b/.test(message);
  const named = topics.map((topic) =>
    topic === "systems" && isApp ? "de um aplicativo" : OF_TOPIC[topic],
  );
  return ` ${new Intl.ListFormat("pt-BR").format(named)}`;
}

/** Whether a normalised message asks what the button of the services does: "se eu apertar já vem conta pra pagar?" */
const isAboutButton = anyPhrase("(botao|botoes)", "(apert*|clic*|toc*) ..4 orcamento");

const BUTTON = `O botão “${servicesSection.callToAction.label}” leva ao formulário da seção Contato, no fim da página.`;

/** Answers whether something is charged separately, is free, or is part of the price. */
const CHARGE = [
  "O site não diz se isso é cobrado à parte ou já vem no preço. Cada projeto tem orçamento próprio, e a equipe explica o que entra nele.",
  "O site não diz o que é cobrado à parte nem o que vem incluso no preço: o orçamento mostra isso.",
];

/** Matches words of a normalised message about public tenders. */
const ABOUT_TENDERS =
  /\b(?:licitac\w+|edital|editais|pregao|pregoes|prefeituras?|orgaos? publicos?)\b/;

const DEVICE =
  "(impressora|celular|computador|notebook|pc|tv|televisao|tablet|maquina de lavar|geladeira|aparelho|catraca|hd)";

/** Whether a normalised message asks for the repair of a device: "arruma impressora?" */
const isRepair = anyPhrase(
  `(consert*|arrum*|troc* [a] tela|formatam|formata) ..4 ${DEVICE}`,
  `${DEVICE} ..8 (consert*|arruma|arrumam|nao liga|nao imprime|papel torto|sem imagem)`,
);

/** Whether a normalised message asks to have schoolwork done: "vcs fazem meu TCC?" */
const isSchoolwork = anyPhrase(
  "(tcc|monografia|dissertacao)",
  "trabalho* (de|da|do) (faculdade|escola|curso)",
  "trabalho* (escolar*|academico*)",
);

/** Whether a normalised message asks for a phone call. */
const asksForCall = anyPhrase(
  "(me|nos) (liga*|lig*ue*|telefon*)",
  "(ligar|telefonar) para mim",
  "ligacao",
);

/** Whether a normalised message asks if a price is usual: "tá caro ou na média?" */
const asksIfUsual = anyPhrase(
  "(caro|cara|barato|barata) ..3 (media|mercado|normal|justo)",
  "(media|preco) (de|do) mercado",
);

/** Matches a normalised message that asks whether a meeting is online. */
const ONLINE = /\b(?:online|presencial|video\w*|meet|zoom|teams|remot\w+)\b/;

const NOT_AMONG =
  "não está entre os nossos serviços no site, que são sites, sistemas e chatbots. Só a equipe pode dizer se dá para incluir.";

/** Whether a normalised message wants to cancel a contract, or is about one that the visitor has. */
const wantsToCancel = anyPhrase(
  "^ {oi|ola|bom dia|boa tarde|boa noite|eu|sou cliente e|so} (quero|queria|preciso|vim|gostaria de|vou) " +
    "(cancelar|encerrar|rescindir) ..5 $",
  "como [eu|que] (cancelo|faco para cancelar|encerro)",
  "[o|do|no] contrato (do|da|de) (meu|minha)",
  "meu contrato",
);

/** Whether a normalised message asks what happens if the visitor dislikes the result: "e se eu não gostar?" */
const mayDislike = anyPhrase(
  "(se|caso) ..3 nao (gost*|curt*|agrad*|ficar (bom|boa|como|do jeito)|sair (bom|como)|me agrad*|aprov*)",
);

/** Matches a normalised message about the support: "qual o SLA do suporte?" */
const ABOUT_SUPPORT = /\b(?:sla|suporte)\b/;

/** Whether a normalised message asks which of several things costs less: "qual sai mais barato?" */
const asksForCheapest = anyPhrase(
  "(qual|quais|o que|quem) ..4 (mais barato|mais barata|mais em conta|menos caro)",
);

/** Whether a normalised message claims that the assistant told a price: "vc disse que custa 500" */
const claimsPrice = anyPhrase(
  String.raw`voce ..2 (disse|falou|prometeu|informou|passou) ..6 (\d+|mil|barato|de graca)`,
);

function aboutPrice(asked: Circumstances): string | readonly string[] {
  if (isAboutCharge(asked.message)) return CHARGE;
  if (claimsPrice(asked.message)) {
    return "Eu não informei nenhum valor: o preço depende do que você precisa, e cada projeto tem orçamento próprio.";
  }
  if (asksForCheapest(asked.message)) {
    return "Sem valores aqui, não sei dizer qual sai mais barato: cada projeto tem orçamento próprio. A equipe pode orçar as opções.";
  }
  if (asksIfUsual(asked.message)) {
    return "Não sei comparar preços de outras empresas, nem dizer se um valor está na média. O nosso depende do que você precisa: cada projeto tem orçamento próprio.";
  }
  return [
    `O preço${ofTopics(asked)} depende do que você precisa: cada projeto é sob medida e tem orçamento próprio. Não tenho valores nem faixas para informar aqui.`,
    `Entendo que você queira uma ideia de valor, mas não tenho nem uma faixa para passar: depende do projeto, e seria chute. A equipe faz o orçamento${ofTopics(asked)} para o seu caso.`,
    "Só a equipe pode informar valores, porque tudo depende do que você precisa. Peça um orçamento.",
  ];
}

export const answersAboutBusiness: AnswersTo<typeof utterances> = {
  price: (asked) => ({ say: aboutPrice(asked), offer: "quote" }),
  monthly: {
    say: "O site não diz se há mensalidade ou pagamento único. Isso vem no orçamento.",
    isUnknown: true,
    offer: "quote",
  },
  payment: {
    say: "Não tenho informações sobre formas de pagamento: a equipe combina isso com você, junto com o orçamento.",
    isUnknown: true,
    offer: "quote",
  },
  discount: {
    say: [
      "Não posso prometer nada sobre descontos: o site não fala disso. Vale perguntar à equipe no orçamento.",
      "Também nesse caso não posso prometer desconto: o valor sai no orçamento.",
    ],
    isUnknown: true,
    offer: "quote",
  },
  invoice: {
    say: "O site não fala de nota fiscal. A equipe confirma para você.",
    isUnknown: true,
    offer: "details",
  },
  contract: ({ site, message }) => {
    if (wantsToCancel(message)) {
      return {
        say: [
          `Daqui não consigo cancelar nada. Escreva para ${site.contactEmail} dizendo o que você quer cancelar, e a equipe cuida do seu pedido. As condições de cancelamento não estão nesta página.`,
          `Também por aqui não: contratos são tratados com a equipe, em ${site.contactEmail}.`,
        ],
      };
    }
    if (mayDislike(message)) {
      return {
        say: "A página não diz o que acontece se você não gostar. O que ela diz: você acompanha cada etapa, entende cada decisão, e nada vai ao ar sem teste.",
        isUnknown: true,
        offer: "details",
      };
    }
    if (fearsLoss(message)) {
      return {
        say: `A página não fala de reembolso nem de garantia. O que ela diz: prazo combinado fica por escrito, e nada vai ao ar sem teste. O CNPJ, para você conferir, é ${site.cnpj}. Combine as condições com a equipe antes de pagar.`,
        isUnknown: true,
        offer: "details",
      };
    }
    return {
      say: [
        `Esta página não traz detalhes de contrato, como níveis de serviço, sigilo, multa, cancelamento ou reembolso. O que ela diz: ${ABOUT_SUPPORT.test(message) ? `suporte disponível ${support.value}, e ` : ""}${reliability.description.split(",")[0]?.toLowerCase()}.`,
        "Isso também não está na página: as condições do contrato se combinam com a equipe.",
      ],
      isUnknown: true,
      offer: "details",
    };
  },
  warranty: {
    say: "O site não fala disso, e não vou inventar um prazo. O que ele diz: nada vai ao ar sem teste e, depois da entrega, continuamos por perto.",
    isUnknown: true,
    offer: "details",
  },
  quote: (asked) => ({
    say: isAboutButton(asked.message)
      ? BUTTON
      : [
          `Vamos ao orçamento${ofTopics(asked)}!`,
          `Com prazer! A equipe prepara um orçamento${ofTopics(asked)} para o seu caso.`,
        ],
    offer: "quote",
  }),
  "quote-free": ({ message }) => ({
    say: `${isAboutButton(message) ? BUTTON : "Pedir é só deixar o contato."} Esta página não diz se o orçamento tem algum custo ou condição; a equipe confirma.`,
    isUnknown: true,
    offer: "quote",
  }),
  trial: {
    say: [
      "O site não fala de período de teste, então não posso confirmar. O que ele diz: só entra no seu projeto o que já provou que funciona.",
      "A página também não traz isso: nem teste, nem demonstração. A equipe pode dizer o que é possível.",
    ],
    isUnknown: true,
    offer: "details",
  },
  deadline: (asked) => ({
    say: [
      `O prazo${ofTopics(asked)} depende do tamanho do projeto, e não tenho um número de dias para informar. Uma vez combinado, fica por escrito.`,
      "Também nesse caso não tenho um número de dias: só a equipe pode dizer o prazo, e o combinado fica por escrito.",
    ],
    isUnknown: true,
    offer: "quote",
  }),
  urgent: {
    say: "Não posso confirmar essa data: o prazo depende do projeto, e só a equipe pode responder. O que for combinado fica por escrito.",
    isUnknown: true,
    offer: "quote",
  },
  "start-when": {
    say: "A agenda da equipe não está no site, então não sei dizer quando um projeto novo pode começar.",
    isUnknown: true,
    offer: "person",
  },
  person: ({ site, now, message, before }) => ({
    say: before.includes("complaint")
      ? `Daqui não consigo passar a conversa para alguém na hora. Neste momento, ${officeStatus(now)}. Pelo formulário de contato desta página você recebe um protocolo: diga nele que é urgente.`
      : [
          sentences(
            `Claro! Agora, ${officeStatus(now)}.`,
            asksForCall(message) &&
              "Para receber uma ligação, há no formulário um campo para o telefone.",
            `Se preferir escrever, o e-mail é ${site.contactEmail}.`,
          ),
          `Combinado, uma pessoa da equipe fala com você. Agora, ${officeStatus(now)}.`,
        ],
    offer: "person",
  }),
  callback: ({ now }) => ({
    say: `Posso encaminhar o pedido: no formulário há um campo para o telefone. Agora, ${officeStatus(now)}.`,
    offer: "person",
  }),
  meeting: ({ now, message }) => ({
    say: sentences(
      "Eu não marco reuniões, mas a equipe combina isso com você.",
      ONLINE.test(message) && "A página não diz se é online ou presencial.",
      `Agora, ${officeStatus(now)}.`,
    ),
    offer: "person",
  }),
  "leave-contact": {
    say: "Ótimo! Os dados chegam à equipe pelo formulário; eu não anoto o que é escrito na conversa.",
    offer: "person",
  },
  "send-audio": ({ site }) => ({
    say: `Aqui no chat só dá para escrever. Arquivos, fotos e áudios podem ir para ${site.contactEmail}.`,
  }),
  hosting: {
    say: [
      "O site não diz nada sobre hospedagem, domínio ou contas de e-mail. A equipe informa no orçamento.",
      "Isso também não está no site: hospedagem, domínio e contas de e-mail, a equipe explica.",
    ],
    isUnknown: true,
    offer: "details",
  },
  technology: ({ before }) => ({
    say: before.includes("existing-site")
      ? "A página também não diz com que tecnologias a equipe trabalha, nem se assume um site feito assim. A equipe avalia o seu caso."
      : "O site não diz que tecnologias entram em cada projeto, e prefiro não chutar.",
    isUnknown: true,
    offer: "details",
  }),
  "staff-training": {
    say: "O site não fala de treinamento para as pessoas da sua equipe, então não posso confirmar. O que ele diz: você entende cada decisão e, depois da entrega, continuamos por perto.",
    isUnknown: true,
    offer: "details",
  },
  migration: {
    say: "O site não fala de migração de dados, cadastro de produtos ou produção de textos e fotos. A equipe diz o que entra no seu projeto.",
    isUnknown: true,
    offer: "details",
  },
  materials: {
    say: "A página não pede nada pronto: começamos ouvindo como você trabalha hoje. Ela não diz se logo, textos e fotos ficam com você ou com a equipe; isso se combina no orçamento.",
    isUnknown: true,
    offer: "person",
  },
  "other-services": ({ message }) => {
    const refused = isRepair(message)
      ? "Conserto de aparelhos"
      : isSchoolwork(message)
        ? "Trabalho escolar ou de faculdade"
        : undefined;
    return refused === undefined
      ? {
          say: `Isso ${NOT_AMONG}`,
          brief: `Uma parte do seu pedido ${NOT_AMONG}`,
          isUnknown: true,
          offer: "person",
        }
      : {
          say: `${refused} não está entre os nossos serviços: são sites, sistemas e chatbots.`,
          isUnknown: true,
        };
  },
  "named-tools": {
    say: [
      "O site fala em integração com as ferramentas que você já usa, mas não diz quais. Não posso confirmar essa em particular; a equipe pode.",
      "Essa também não está na página, que não lista as ferramentas: a equipe confirma.",
    ],
    isUnknown: true,
    offer: "details",
  },
  "team-size": {
    say: "O site não diz quantas pessoas trabalham na Nora, então não sei responder.",
    isUnknown: true,
    offer: "details",
  },
  revenue: {
    say: `O site não traz faturamento nem outros números internos da Nora. O que ele conta: ${projectCount.value} ${projectCount.label} e ${clientCount.value} ${clientCount.label}.`,
    isUnknown: true,
    offer: "details",
  },
  founding: {
    say: `O site não conta desde quando a Nora existe. Conta o que já fez: ${projectCount.value} ${projectCount.label}.`,
    isUnknown: true,
    offer: "details",
  },
  owner: ({ site }) => ({
    say: `O site não informa quem são os donos nem a história do nome. Para assuntos com a direção, escreva para ${site.contactEmail}.`,
    isUnknown: true,
    offer: "details",
  }),
  certification: ({ message }) => ({
    say: ABOUT_TENDERS.test(message)
      ? "O site não diz se a Nora participa de licitações ou atende órgãos públicos, então não posso confirmar."
      : "O site não menciona certificações, prêmios ou parcerias, então não posso confirmar.",
    isUnknown: true,
    offer: "details",
  }),
};
