import { company, privacyNotice } from "../../../../src/shared/content/index.ts";
import type { Site } from "../../../../src/shared/view.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import { isAboutOwnName } from "../rules/ownName.ts";
import { refusesEmail } from "../rules/refusedField.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { privacy as utterances } from "../utterances/privacy.ts";
import { type AnswersTo, type Circumstances, sentences } from "./Answer.ts";

/**
 * Returns the answers of the privacy notice; depends on their order. `stored` is reworded to follow "Guardamos", in whole
 * sentences.
 */
function notice(site: Site) {
  const [controller, whatIsStored, retention, sharing, device, origin] = privacyNotice
    .answers({ companyName: company.name, ...site })
    .map(({ answer }) => answer) as [string, string, string, string, string, string];
  const stored = lowerFirst(whatIsStored)
    .replace("Da conversa, só", "Da conversa, guardamos algo só")
    .replace("Tudo apenas para", "É tudo apenas para");
  return { controller, stored, retention, sharing, device, origin };
}

const erasedAfter = ({ retentionDays }: Site) =>
  `Tudo é apagado do site em até ${retentionDays} dias depois da entrega à equipe.`;

const requests = ({ contactEmail }: Site) => `${privacyNotice.requests} ${contactEmail}.`;

/** Whether a normalised message asks if the conversation survives closing the chat, the tab or the browser. */
const isAboutClosing = anyPhrase(
  "(fech*|sair|saio|sai|minimiz*|deslig*|volt*|recarreg*|atualiz*|amanha|trocar de aba|apertar o x)",
);

/** Finds a question whether data has been erased: "meus dados já foram apagados?" */
const asksIfErased = anyPhrase(
  "(foram|foi|estao|esta) [ja|mesmo] (apagad*|excluid*|deletad*|removid*)",
  "ja (apagaram|excluiram|deletaram|removeram|apagou|excluiu)",
);

/** Finds a message from someone who has got advertising: "recebi propaganda de vocês sem pedir" */
const hasReceivedAds = anyPhrase(
  "(receb*|chegou|chegaram|mandaram|enviaram) ..6 (propaganda*|spam|promoc*|anunci*|newsletter)",
);

/** Matches a normalised message that asks who reads the visitor's data: "e quem vê?" */
const ASKS_WHO_SEES = /\bquem (?:\S+ ){0,2}(?:ve|veem|le|leem|olha|recebe|acessa)\b/;

const CLOSING =
  "Fechando só o chat ou recarregando a página, a conversa continua nesta aba; fechando a aba, ela some daqui.";

const WRITE_RIGHT_ONE =
  "escreva aqui o telefone certo, com DDD, ou o e-mail certo, e eu abro o formulário para você confirmar de novo.";

function correction({ site, message, hasLead }: Circumstances): string {
  if (!hasLead) {
    return `Sem problema: desta conversa, nada foi enviado. Se você já enviou o formulário de contato, envie-o de novo com os dados certos ou escreva para ${site.contactEmail} dizendo o que mudar.`;
  }
  return isAboutOwnName(message)
    ? `Sem problema: para corrigir o nome, escreva para ${site.contactEmail} dizendo qual é o certo. Eu não anoto o que é escrito na conversa.`
    : `Sem problema: ${WRITE_RIGHT_ONE} Para corrigir outros dados, escreva para ${site.contactEmail} dizendo o que mudar.`;
}

/** Answers "qual e-mail você anotou?", without the visitor's data: others may see the screen. */
function knownContact({ site, hasLead }: Circumstances): string {
  return hasLead
    ? `Vale o que você confirmou no formulário aqui do chat; na conversa eu não repito esses dados. Se algo estiver errado, ${WRITE_RIGHT_ONE}`
    : `Daqui não vejo o que você já enviou, e eu não anoto o que é escrito na conversa. Chega à equipe só o que você confirma no formulário do chat ou envia pelo formulário de contato da página. Se você procura o contato da Nora, é ${site.contactEmail}.`;
}

export const answersAboutPrivacy: AnswersTo<typeof utterances> = {
  privacy: ({ site }) => {
    const { stored, retention, sharing } = notice(site);
    return {
      say: `Guardamos ${stored} Os dados ficam ${lowerFirst(retention)} Compartilhamos ${lowerFirst(sharing)} ${requests(site)}`,
    };
  },
  "privacy-retention": ({ site, before }) => ({
    say: before.some((intent) => intent.startsWith("privacy-erase"))
      ? `O site não diz em quanto tempo a equipe atende a um pedido de exclusão. Mesmo sem pedido, ${lowerFirst(erasedAfter(site))}`
      : notice(site).retention,
  }),
  "privacy-mailbox": ({ site }) => ({ say: notice(site).retention }),
  "privacy-cookies": ({ site }) => ({ say: notice(site).device }),
  "privacy-device": ({ site }) => ({ say: notice(site).device }),
  "privacy-origin": ({ site }) => ({ say: notice(site).origin }),
  "privacy-sharing": ({ site, message }) => ({
    say: sentences(
      ASKS_WHO_SEES.test(message) && "Quem recebe é a equipe.",
      "Não vendemos nem usamos para outra coisa.",
      `Seus dados são compartilhados ${lowerFirst(notice(site).sharing)}`,
      erasedAfter(site),
    ),
  }),
  "privacy-stored": ({ site }) => ({
    say: `Guardamos ${notice(site).stored} ${erasedAfter(site)}`,
  }),
  "privacy-chat": ({ site, message }) => ({
    say: sentences(
      isAboutClosing(message) ? CLOSING : "A conversa fica nesta aba.",
      notice(site).stored.split(". ").slice(1).join(". "),
      /\bquem\b/.test(message) &&
        `Quem recebe é a equipe, e compartilhamos ${lowerFirst(notice(site).sharing)}`,
      erasedAfter(site),
    ),
  }),
  "privacy-purpose": ({ site, message }) => ({
    say: sentences(
      "Só para responder a você e entrar em contato: nada de propaganda.",
      hasReceivedAds(message)
        ? `Não vejo daqui o que você recebeu: encaminhe para ${site.contactEmail}. Lá você também pode pedir a exclusão dos seus dados.`
        : erasedAfter(site),
    ),
  }),
  "privacy-controller": ({ site }) => ({
    say: `Quem cuida dos seus dados é ${lowerFirst(notice(site).controller)} A página não dá o nome de um encarregado. ${requests(site)}`,
  }),
  "privacy-correct": (circumstances) => ({ say: correction(circumstances) }),
  "privacy-contact": (circumstances) => ({ say: knownContact(circumstances) }),
  "privacy-access": ({ site }) => ({ say: requests(site) }),
  "privacy-erase": ({ site, message, hasLead }) => ({
    say: asksIfErased(message)
      ? `Daqui não vejo se seus dados já foram apagados. ${erasedAfter(site)} Para confirmar ou pedir a exclusão antes, escreva para ${site.contactEmail}.`
      : refusesEmail(message)
        ? "Sem mandar e-mail, dá para pedir a exclusão pelo formulário da seção Contato, no fim da página, com o e-mail que você usou antes."
        : `${hasLead ? "Certo. Para excluir seus dados" : "Certo. Desta conversa, nada foi enviado: para apagá-la, toque em “Apagar conversa”. Para excluir o que já enviou antes, pelo chat ou pelo formulário de contato"}, escreva para ${site.contactEmail}, de preferência do e-mail que você usou no contato, e a equipe apaga o que houver. De todo modo, o site apaga esses dados em até ${site.retentionDays} dias depois da entrega à equipe.`,
  }),
  "erase-chat": {
    say: "É só tocar em “Apagar conversa”, aqui no chat.",
  },
  "privacy-ai": ({ site }) => ({
    say: `O que você escreve é compartilhado ${lowerFirst(notice(site).sharing)}`,
  }),
  sensitive: {
    say: "Por favor, não envie CPF, senha, cartão nem documentos por aqui: nada disso é preciso.",
  },
};
