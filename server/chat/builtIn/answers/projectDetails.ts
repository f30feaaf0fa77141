import { projects } from "../../../../src/shared/content/index.ts";
import type { Intent } from "../utterances/index.ts";

const [shop, management, chatbot, landing, booking, portal] = projects;

interface Details {
  title: (typeof projects)[number]["title"];
  /** Answers, each with a pattern that matches its normalised questions. The first matching pattern counts. */
  answers: readonly (readonly [RegExp, string])[];
}

const OF_SHOP: Details = {
  title: shop.title,
  answers: [
    [/\b(?:busc|procur|filtr|tamanho|cor\b|cores)\w*/, "a busca é por tamanho e cor."],
    [/\b(?:pag(?!in)|pix|cartao|compr)\w*/, "o pagamento é online, em poucos toques."],
    [/\bestoque\b/, "sim, o estoque está entre os recursos."],
  ],
};

const OF_BOOKING: Details = {
  title: booking.title,
  answers: [
    [
      /\b(?:pag(?!in)|sinal\b|pix|dinheiro|adianta|cobra)\w*/,
      "o cliente escolhe o dia e o horário e paga o sinal; o Pix está entre os recursos.",
    ],
    [/\b(?:lembr|avis|esquec)\w*/, "o cliente recebe o lembrete."],
    [
      /\b(?:agenda|horario|marc)\w*/,
      "o cliente escolhe o dia e o horário, e a agenda se organiza sozinha.",
    ],
  ],
};

const OF_PORTAL: Details = {
  title: portal.title,
  answers: [
    [/\b(?:ferias|folgas?)\b/, "sim, os pedidos de férias estão nele."],
    [/\b(?:segur|senha|acess)\w*/, "sim, o acesso seguro está entre os recursos."],
  ],
};

/** Details of the project that an intent is about. A test compares their words with the text of the project's card. */
export const DETAILS: Partial<Record<Intent, Details>> = {
  "project-shop": OF_SHOP,
  "online-store": OF_SHOP,
  "figure-shop": OF_SHOP,
  "project-booking": OF_BOOKING,
  booking: OF_BOOKING,
  app: OF_BOOKING,
  "project-portal": OF_PORTAL,
  intranet: OF_PORTAL,
  "figure-portal": OF_PORTAL,
  "project-management": {
    title: management.title,
    answers: [
      [/\b(?:antes|lugar|substitu|troc|usava)\w*/, "ficou no lugar de planilhas soltas."],
      [
        /\b(?:painel|relatori|integrac)\w*/,
        "sim, painel, relatórios e integrações são os recursos.",
      ],
    ],
  },
  "project-chatbot": {
    title: chatbot.title,
    answers: [
      [/\bpedidos?\b/, "sim, ele responde dúvidas e acompanha pedidos."],
      [/\b(?:pessoa|gente|human|equipe|atendente)\w*/, "ele só chama a equipe quando é preciso."],
      [/\b(?:hora|madrugada|noite)\w*/, "sim, ele responde a qualquer hora."],
    ],
  },
  "project-landing": {
    title: landing.title,
    answers: [
      [/\b(?:botao|botoes)\b/, "tem um só botão, com uma promessa clara."],
      [/\b(?:testes?|seo|conversao)\b/, "conversão, testes A/B e SEO são os recursos."],
      [
        /\b(?:vend|lanc|produto|assunto|sobre)\w*/,
        "é a página de lançamento de um software por assinatura.",
      ],
    ],
  },
};

/** Returns the answer to a normalised question about a detail of an intent's project; undefined without a match. */
export function projectDetail(intent: Intent, message: string): string | undefined {
  const details = DETAILS[intent];
  const found = details?.answers.find(([words]) => words.test(message));
  return details && found && `**${details.title}**: ${found[1]}`;
}

/** Whether two intents are about the same project of `DETAILS`. */
export function isSameProject(one: Intent, other: Intent): boolean {
  return DETAILS[one] !== undefined && DETAILS[one] === DETAILS[other];
}
