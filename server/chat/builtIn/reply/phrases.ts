import { asksForLead } from "../../../../src/shared/asksForLead.ts";
import { yourEmail as EMAIL, yourName as NAME } from "../../../../src/shared/content/index.ts";
import type { Conversation } from "../../conversation.ts";
import { openingHoursText } from "../../openingHoursText.ts";
import type { Offer } from "../answers/Answer.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import { normalise } from "../text/normalise.ts";
import type { TypedContact } from "../text/readContact.ts";
import type { Intent } from "../utterances/index.ts";

const NOT_NOTED = "eu não anoto o que é escrito na conversa.";

/** Offers to take contact data. Each contains a phrase of `leadTriggers`, which makes the page show the lead form. */
const OFFERS: Readonly<Record<Offer, readonly string[]>> = {
  quote: [
    `Deixe ${NAME} e ${EMAIL} no formulário aqui do chat, e a equipe prepara o orçamento e responde em breve.`,
    `Para receber o orçamento, é só preencher ${NAME} e ${EMAIL} aqui no formulário do chat.`,
    `Com ${NAME} e ${EMAIL} no formulário do chat, a equipe volta a você em breve.`,
  ],
  person: [
    `Deixe ${NAME} e ${EMAIL} no formulário aqui do chat, e uma pessoa da equipe fala com você em breve.`,
    `É só preencher ${NAME} e ${EMAIL} no formulário do chat, que uma pessoa da equipe responde em breve.`,
    `O formulário do chat leva ${NAME} e ${EMAIL} direto para a equipe.`,
  ],
  details: [
    `Para ter essa resposta, deixe ${NAME} e ${EMAIL} no formulário aqui do chat.`,
    `Uma pessoa pode responder isso: preencha ${NAME} e ${EMAIL} no formulário do chat.`,
    `Quer que alguém responda isso? Basta deixar ${NAME} e ${EMAIL} no formulário do chat.`,
  ],
  correction: [
    `Corrija o que for preciso no formulário aqui do chat e confira ${NAME} e ${EMAIL} antes de confirmar: ${NOT_NOTED}`,
    `Antes de confirmar no formulário aqui do chat, confira ${NAME} e ${EMAIL} e corrija o que for preciso: ${NOT_NOTED}`,
  ],
  confirmation: [
    `Para o contato chegar à equipe, confirme ${NAME} e ${EMAIL} no formulário aqui do chat: ${NOT_NOTED}`,
    `Falta só conferir ${NAME} e ${EMAIL} no formulário aqui do chat e tocar em “Confirmar”: ${NOT_NOTED}`,
  ],
  project: [
    `Se quiser conversar sobre um projeto, deixe ${NAME} e ${EMAIL} no formulário aqui do chat.`,
    `Para falar de um projeto com a equipe, basta deixar ${NAME} e ${EMAIL} no formulário do chat.`,
  ],
};

const HAS_CONTACT = "A equipe já tem seu contato e fala com você em breve.";

/** A lead's mail contains the conversation up to its confirmation. */
const UNTIL_LEAD = "Da conversa, ela só recebe o que veio antes de você confirmar os dados";

const CONFIRM_NEW =
  "A equipe fala com você em breve pelo contato que você já confirmou; o novo só chega a ela depois de confirmado " +
  "no formulário aqui do chat.";

const UNKNOWN = [
  "Desculpe, não sei responder isso: conheço só o que está neste site, sobre sites, sistemas, chatbots e contato.",
  "Hmm, não encontrei isso no site e prefiro não inventar. Pode perguntar de outro jeito?",
  "Essa eu ainda não sei. Uma pessoa da equipe pode ajudar melhor do que eu.",
  "Não tenho essa informação por aqui.",
];

/**
 * Sentences used instead of the offers once a lead is confirmed. Only after new contact data does the page show the
 * lead form again.
 */
const AFTER_LEAD: Readonly<Record<TypedContact, string>> = {
  none: HAS_CONTACT,
  known: HAS_CONTACT,
  new:
    "Para esse contato chegar à equipe, confira os dados no formulário aqui do chat e confirme de novo: " +
    NOT_NOTED,
  unclear:
    "Para a equipe receber outro telefone ou e-mail, escreva aqui só o novo, completo (telefone com DDD), e eu abro " +
    `o formulário para você confirmar de novo: ${NOT_NOTED}`,
};

/** Number of the visitor's last messages in which a refusal of the form counts. */
const REFUSAL_TURNS = 4;

const END = "{nenhum|nada|isso|esse|nao|agora|aqui|por favor|formulario|formularios} $";

/** Finds a refusal of the chat's form, but not of a form on the customer's site: "não quero preencher formulário" */
const refusesForm = anyPhrase(
  `(nao|nem) (quero|vou|gosto de|curto|pretendo) [preencher] [o|esse|um] formulario* ${END}`,
  `(nao|nem) (quero|vou|gosto de|curto|pretendo) preencher ${END}`,
  `^ !(..8 (site|sistema|chatbot)) ..8 sem [precisar] [de] [preencher|usar] [o|esse] formulario* ${END}`,
  `(odeio|detesto) [preencher] formulario* ${END}`,
);

const wantsForm = anyPhrase(
  "(eu|vou|quero|posso|ja) (preencho|preencher|preenchi)",
  "preencho",
  "(manda|cade|onde|abre|mostra) ..3 formulario*",
);

/** Whether the last message about filling in the form, of the visitor's last ones, refuses it. */
function hasRefusedForm(message: string, history: Conversation["history"]): boolean {
  const earlier = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const last = [...earlier, message].slice(-REFUSAL_TURNS).map(normalise);
  const about = last.findLast((text) => refusesForm(text) || wantsForm(text));
  return about !== undefined && refusesForm(about);
}

/** Ends each answer after a message of distress, unless the answer itself names the number of the CVV. */
export const CVV =
  "E, se quiser conversar sobre o que você contou, o CVV atende de graça no 188, de dia e de noite.";

/** Names of intents for the question "é sobre X ou sobre Y?". The question isn't asked about intents without a name. */
export const intentNames: Partial<Record<Intent, string>> = {
  hours: "o horário de atendimento",
  price: "o preço",
  deadline: "o prazo de um projeto",
  "answer-time": "o tempo de resposta da equipe",
  services: "o que fazemos",
  sites: "sites",
  systems: "sistemas",
  chatbots: "chatbots",
  portfolio: "os projetos que já fizemos",
  privacy: "seus dados",
  "after-delivery": "a ajuda depois da entrega",
  support: "o suporte",
  quote: "um orçamento",
  person: "falar com uma pessoa",
  contact: "o contato da empresa",
  payment: "formas de pagamento",
  booking: "agendamento online",
  "online-store": "loja virtual",
  "system-integration": "integração com outros programas",
  "system-stock": "estoque, vendas e financeiro",
  "bot-channels": "os canais do chatbot",
  "bot-handoff": "quando o chatbot chama uma pessoa",
  "site-panel": "como atualizar o site",
  "site-mobile": "o site no celular",
  about: "a empresa",
  process: "como funciona um projeto",
};

interface PhraseParts {
  contactEmail: string;
  /** The contact data in the visitor's message. */
  contact: TypedContact;
  /** Whether the visitor wrote other contact data after confirming a lead, and didn't confirm it (`hasUnconfirmed`). */
  isUnconfirmed: boolean;
  isAfterDistress: boolean;
}

/**
 * Returns functions that create a reply's offers, counter-questions and apologies. Most of them avoid texts that the
 * conversation already contains. After a message of distress, no text asks for contact data.
 */
export function phrases(
  { message, history, lead }: Conversation,
  { contactEmail, contact, isUnconfirmed, isAfterDistress }: PhraseParts,
) {
  const said = history.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const last = said.at(-1) ?? "";
  // A model may have worded an offer without a trigger phrase.
  const wasOffered =
    asksForLead(last) || /(?:orçamento|equipe|pessoa|contato)[^?]*\?\s*$/.test(last.toLowerCase());

  /** Returns the first text not yet used in this conversation; if all were used, rotates through them. */
  const unsaid = (variants: readonly string[]): string =>
    variants.find((text) => !said.some((earlier) => earlier.includes(text))) ??
    variants[said.length % variants.length]!;
  const refused = lead === null && contact === "none" && hasRefusedForm(message, history);
  /** Returns an offer to follow the text of a reply; blank if the text has named the address already. */
  const offer = (kind: Offer, text = ""): string => {
    if (isAfterDistress || refused) {
      return text.includes(contactEmail)
        ? ""
        : `Para falar com a equipe, escreva para ${contactEmail}.`;
    }
    if (lead !== null) {
      if (isUnconfirmed && contact === "none") return CONFIRM_NEW;
      const known = AFTER_LEAD[contact];
      const isNewWish = known === HAS_CONTACT && kind !== "person";
      return isNewWish && !said.some((earlier) => earlier.includes(UNTIL_LEAD))
        ? `${known} ${UNTIL_LEAD}; para contar algo novo, use o formulário da seção Contato ` +
            `ou escreva para ${contactEmail}.`
        : known;
    }
    return unsaid(OFFERS[contact === "none" ? kind : "confirmation"]);
  };

  return {
    isAfterDistress,
    unsaid,
    offer,
    unknown: () => `${unsaid(UNKNOWN)} ${offer("details")}`,
    whichOf: (one: string, other: string) =>
      unsaid([
        `Não sei se entendi: você quer saber sobre ${one} ou sobre ${other}?`,
        `Só para eu acertar: é sobre ${one} ou sobre ${other}?`,
      ]),
    /** Returns the reply to a "sim" or "não"; undefined if the last answer offered nothing. */
    toOffer(answer: "yes" | "no"): string | undefined {
      if (!wasOffered) return undefined;
      if (answer === "no") return "Tudo bem, sem pressa. Se surgir outra dúvida, estou por aqui.";
      return offer("person");
    },
    contactTyped: () =>
      lead === null && !isAfterDistress ? `Obrigado! ${OFFERS.confirmation[0]}` : offer("person"),
    otherLanguage(language: string, asksForHours: boolean): string {
      const start = `Percebi que você escreveu em ${language}, mas por aqui só respondo em português`;
      const hours = asksForHours ? ` A equipe atende de ${openingHoursText()}.` : "";
      return lead === null && !isAfterDistress
        ? `${start}; deixe ${NAME} e ${EMAIL} no formulário do chat ou escreva para ${contactEmail}, ` +
            `e uma pessoa da equipe responde.${hours}`
        : `${start}; se preferir, escreva para ${contactEmail}.${hours}`;
    },
  };
}

export type Phrases = ReturnType<typeof phrases>;
