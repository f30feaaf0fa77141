import { company, privacyNotice } from "../../../../src/shared/content/index.ts";
import type { Site } from "../../../../src/shared/view.ts";
import type { privacy as utterances } from "../utterances/privacy.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import { isAboutOwnName } from "../rules.ts";
import { type AnswersTo } from "./Answer.ts";

/** Returns the answers of the privacy notice; depends on their order. `stored` is reworded to follow "Guardamos". */
function notice(site: Site) {
  const [controller, whatIsStored, retention, sharing, device, origin] = privacyNotice
    .answers({ companyName: company.name, ...site })
    .map(({ answer }) => answer) as [string, string, string, string, string, string];
  const stored = lowerFirst(whatIsStored).replace(
    "Da conversa, só",
    "Da conversa, guardamos algo só",
  );
  return { controller, stored, retention, sharing, device, origin };
}

const erasedAfter = ({ retentionDays }: Site) =>
  `Tudo é apagado do site em até ${retentionDays} dias depois da entrega à equipe.`;

const requests = ({ contactEmail }: Site) => `${privacyNotice.requests} ${contactEmail}.`;

export const answersAboutPrivacy: AnswersTo<typeof utterances> = {
  privacy: ({ site }) => {
    const { stored, retention, sharing } = notice(site);
    return { say: `Guardamos ${stored} ${retention} Com quem: ${sharing} ${requests(site)}` };
  },
  "privacy-retention": ({ site }) => ({ say: notice(site).retention }),
  "privacy-mailbox": ({ site }) => ({ say: notice(site).retention }),
  "privacy-cookies": ({ site }) => ({ say: notice(site).device }),
  "privacy-device": ({ site }) => ({ say: notice(site).device }),
  "privacy-origin": ({ site }) => ({ say: notice(site).origin }),
  "privacy-sharing": ({ site }) => ({
    say: `Não vendemos nem usamos para outra coisa. Seus dados são compartilhados ${lowerFirst(notice(site).sharing)} ${erasedAfter(site)}`,
  }),
  "privacy-stored": ({ site }) => ({
    say: `Guardamos ${notice(site).stored} ${erasedAfter(site)}`,
  }),
  "privacy-chat": ({ site, message }) => ({
    say: `A conversa fica nesta aba. ${notice(site).stored.split(". ").slice(1).join(". ")}${/\bquem\b/.test(message) ? ` Quem recebe é a equipe, e compartilhamos ${lowerFirst(notice(site).sharing)}` : ""} ${erasedAfter(site)}`,
  }),
  "privacy-purpose": ({ site }) => ({
    say: `Só para responder a você e entrar em contato: nada de propaganda. ${erasedAfter(site)}`,
  }),
  "privacy-controller": ({ site }) => ({
    say: `Quem cuida dos seus dados é ${lowerFirst(notice(site).controller)} A página não dá o nome de um encarregado. ${requests(site)}`,
  }),
  "privacy-correct": ({ site, message, hasLead }) => ({
    say:
      hasLead && isAboutOwnName(message)
        ? `Sem problema: para corrigir o nome, escreva para ${site.contactEmail} dizendo qual é o certo. O que é escrito na conversa eu não anoto.`
        : hasLead
          ? `Sem problema: escreva aqui o telefone certo, com DDD, ou o e-mail certo, e eu abro o formulário para você confirmar de novo. Para corrigir outros dados, escreva para ${site.contactEmail} dizendo o que mudar.`
          : `Sem problema: envie o formulário de novo, com os dados certos, ou escreva para ${site.contactEmail} dizendo o que mudar.`,
  }),
  "privacy-access": ({ site }) => ({ say: requests(site) }),
  "privacy-erase": ({ site }) => ({
    say: `Certo. Para excluir seus dados, escreva para ${site.contactEmail}, de preferência do e-mail que você usou no contato, e a equipe apaga o que houver. De todo modo, o site apaga esses dados em até ${site.retentionDays} dias depois da entrega à equipe.`,
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
