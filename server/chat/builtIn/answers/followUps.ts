import { conversation, values } from "../../../../src/shared/content/index.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import type { FollowUpIntent } from "../utterances/index.ts";
import { type AnswersTo, type Circumstances, sentences } from "./Answer.ts";
import { EXPECTS_FIGURE, NO_PROMISE } from "./portfolio.ts";

const [, reliability, results] = values;
const [, nora] = conversation.bubbles;
const [inWriting] = reliability.description.split(". ");

/** Whether the message before was about a quote, or about what it would cost. */
const isAboutQuote = ({ before }: Circumstances) =>
  before.some((intent) => /^(?:quote|price|budget|monthly|payment|discount)/.test(intent));

const BAKERY = /\b(?:padaria|confeitaria|doceria)\b/;

/** Matches a normalised message that also asks to erase the wrong data. */
const ERASES = /\b(?:apag|tir[ae]|exclu|remov|delet|ignor|desconsider|esquec(?!i))\w*/;

export const answersToFollowUps: AnswersTo<Record<FollowUpIntent, unknown>> = {
  "offer-later": {
    say: [
      "Tudo bem, sem pressa. Quando quiser, é só escrever aqui.",
      "Combinado. Quando for a hora, é só me chamar.",
    ],
  },
  "offer-resumed": (asked) =>
    isAboutQuote(asked)
      ? { say: "Então vamos ao orçamento!", offer: "quote" }
      : { say: "Então vamos lá!", offer: "person" },
  "contact-typed": { say: "Obrigado!", offer: "confirmation" },
  "contact-filled": { say: "Quase lá!", offer: "confirmation" },
  "contact-correct": ({ message }) => ({
    say: `Sem problema: desta conversa nada foi enviado ainda${ERASES.test(message) ? ", então não há o que apagar" : ""}.`,
    offer: "correction",
  }),
  "contact-check": {
    say: "Daqui não vejo o formulário, então não sei dizer se está certo. Nada foi enviado ainda.",
    offer: "correction",
  },
  "privacy-erase-all": ({ site }) => ({
    say: `Sim, o pedido pode abranger tudo o que você deixou: nome, e-mail, telefone e mensagem. Peça a exclusão em ${site.contactEmail}.`,
  }),
  "why-not-stated": {
    say: [
      "Não é um “não”: a página só não fala disso, e eu só sei o que está nela. Quem pode confirmar é a equipe.",
      "O motivo também não está na página. Ninguém disse que não; só a equipe pode confirmar.",
    ],
    offer: "details",
  },
  "pay-for-not-stated": {
    say: "Pagar não muda o que eu sei: a página não fala disso, e só a equipe pode confirmar.",
    offer: "details",
  },
  "figure-not-promised": ({ message }) =>
    EXPECTS_FIGURE.test(message)
      ? { say: `${NO_PROMISE} O que ele diz: ${lowerFirst(results.description)}` }
      : {
          say: "É o resultado que o site traz para aquele projeto. Ele não conta como foi medido, nem promete o mesmo número para outros.",
          isUnknown: true,
          offer: "details",
        },
  "business-told": ({ message, before }) => ({
    say: sentences(
      "Atendemos empresas de todos os portes, sempre sob medida.",
      BAKERY.test(message) &&
        `No exemplo do topo da página, ${lowerFirst(nora.text.replace("Dá, sim! ", ""))}`,
      `${before.includes("deadline") ? "O prazo" : "O valor"} para o seu caso vem da equipe, no orçamento.`,
    ),
    offer: "quote",
  }),
  budget: {
    say: "Não sei dizer o que cabe nesse valor: cada projeto é sob medida, e o site não traz preços. Fazemos sites, sistemas e chatbots; conte o valor no pedido de orçamento, e a equipe diz o que é possível.",
    isUnknown: true,
    offer: "quote",
  },
  "deadline-missed": {
    say: `A página não diz o que acontece em caso de atraso, como multa ou desconto; isso se combina com a equipe. O que ela diz: ${lowerFirst(inWriting!)}.`,
    isUnknown: true,
    offer: "details",
  },
};
