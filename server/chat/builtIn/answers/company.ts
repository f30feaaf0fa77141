import {
  about,
  company,
  contactForm,
  figures,
  footer,
  hero,
  linkPreview,
  openingHours,
  projects,
  services,
  servicesSection,
  values,
} from "../../../../src/shared/content/index.ts";
import { whatsappUrl } from "../../../../src/shared/whatsapp.ts";
import {
  closedDaysText,
  lowerFirst,
  openingHoursText,
  upperFirst,
} from "../../openingHoursText.ts";
import { refusesEmail, refusesPhone } from "../rules/refusedField.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { company as utterances } from "../utterances/company.ts";
import { type AnswersTo, type Circumstances, list, sentences } from "./Answer.ts";
import { hoursTomorrow, officeStatus } from "./officeHours.ts";
import { projectNames } from "./portfolio.ts";

const [weekdays, saturday] = openingHours;
const [innovation, reliability, results] = values;
const [projectCount, clientCount, support] = figures;
const [notNoticed, noJargon] = about.paragraphs;
const [, , , , , portal] = projects;
const [, , , sitePanel] = services[0].features;
const hours = `A equipe atende de ${openingHoursText()}.`;
const closed = closedDaysText();
const formPlace = `o formulário da seção Contato, no fim da página`;

const onSaturday = `Aos sábados, a equipe atende ${saturday.hours} (${company.timeZone}); à tarde, não. De ${lowerFirst(weekdays.days)}, ${weekdays.hours}.`;

/** Phrases for weekdays, each with a pattern that matches the day's name in a normalised message. */
const WEEKDAYS: readonly (readonly [string, RegExp])[] = [
  [
    "às segundas",
    /\bsegundas?\b(?! (?:via|pergunta|duvida|questao|coisa|vez|opcao|loja|unidade|filial))/,
  ],
  ["às terças", /\btercas?\b/],
  ["às quartas", /\bquartas?\b/],
  ["às quintas", /\bquintas?\b/],
  ["às sextas", /\bsextas?\b/],
];

/**
 * Returns the team's hours on the day that a normalised message names: a weekday, Saturday, tomorrow, or the working
 * days as a whole. Returns undefined if no such day is recognised.
 */
function onDay({ message, now }: Pick<Circumstances, "message" | "now">): string | undefined {
  const named = WEEKDAYS.filter(([, words]) => words.test(message));
  const isSaturday = /\bsabad\w*\b/.test(message);
  if (isSaturday) return named.length === 0 ? onSaturday : undefined;
  if (/(?<!fi(?:m|nal) )\bde semana\b|\bdias? ute?is\b|\bdurante a semana\b/.test(message)) {
    return `De ${lowerFirst(weekdays.days)}, a equipe atende ${weekdays.hours} (${company.timeZone}).`;
  }
  const [only] = named;
  if (only === undefined) return hoursTomorrow(message, now);
  if (named.length > 1) return undefined;
  return `${upperFirst(only[0])}, a equipe atende ${weekdays.hours} (${company.timeZone}).`;
}

/** Whether a question about phone calls is about the support. */
function isOfSupport({ message, before }: Circumstances): boolean {
  if (/\b(?:suporte|24 7|24 horas|plantao)\b/.test(message)) return true;
  return before.some((intent) => intent === "support" || intent === "hours-support");
}

const IS_ANYONE_HERE = /\b(?:tem|ha) alguem\b/;
const FOR_FREE = /\b(?:gratis|gratuit\w*|de graca|free)\b/;

/** Whether a normalised message asks if a phone number must be given: "é obrigado pôr telefone?" */
const isIfPhoneIsRequired = anyPhrase(
  "(obrigat*|obrigad*|precis*|tem que|sem|em branco|nao quero) ..5 (telefone|celular|numero|whatsapp)",
  "(telefone|celular|numero|whatsapp) ..3 (obrigat*|obrigad*|em branco|opcional)",
);

/** Matches words of a normalised message that asks if visitors need an account. */
const ABOUT_ACCOUNT = /\b(?:conta|login|cadastro|cadastrar|senha)\b/;

/** Whether a normalised message asks how to begin: "e qual o primeiro passo?" */
const asksForFirstStep = anyPhrase(
  "primeiro passo",
  "por onde (eu|a gente) comec*",
  "como {eu|a gente|faco para} comec*",
  "como ..3 contrat*",
);

/** Whether a normalised message asks for reviews by customers: "tem Reclame Aqui?" */
const asksForReviews = anyPhrase(
  "(reclame aqui|avaliac*|depoiment*|estrelas|estrelinhas|reviews?|comentarios?|nota no)",
);

/** Whether a normalised message asks which the projects are: "100 projetos, quais são?" */
const asksWhich = anyPhrase("(quais|que projetos|mostra*|lista*|cade)");

/** Matches words of a normalised message that doubts a figure. */
const DOUBTS = /\b(?:verdade|real|reais|serio|mesmo|mentira|inventad\w+|prov\w+)\b/;

const FIGURES = `${projectCount.value} ${projectCount.label} e ${clientCount.value} ${clientCount.label}`;

/** Finds a question about both days of the weekend: "aos sábados e aos domingos". */
const asksForWeekend = anyPhrase(
  "sabados? e [aos|no|nos|de|tambem] domingos?",
  "domingos? e [aos|no|nos|de|tambem] sabados?",
);

/** Whether a normalised message asks for experience with large companies: "já atenderam rede com muitas lojas?" */
const asksForLargeClients = anyPhrase(
  "(ja|experiencia) ..3 (atend*|trabalh*|fizer*|com) ..4 (grande*|porte|rede)",
);

/** Match words of normalised messages: "qual a empresa por trás disso?", "pago mensalidade?", "e no domingo?" */
const ASKS_WHICH_COMPANY = /\b(?:qual|que|quem) (?:\S+ )?empresa\b/;
const ABOUT_MONTHLY_FEE = /\b(?:mensalidades?|por mes|todo mes|mensal)\b/;
const ON_SUNDAY = /\bdomingos?\b/;

export const answersAboutCompany: AnswersTo<typeof utterances> = {
  hours: (asked) => ({
    say:
      onDay(asked) ??
      `${hours} ${upperFirst(closed)} não há atendimento. Agora, ${officeStatus(asked.now)}.`,
  }),
  "hours-saturday": (asked) => ({ say: onDay(asked) ?? onSaturday }),
  "hours-sunday": ({ message }) => ({
    say: sentences(
      `${upperFirst(closed)} a equipe não atende.`,
      // To a question about both days, the answer about Saturday has the hours.
      !asksForWeekend(message) && `Os horários são de ${openingHoursText()}.`,
      "Mensagens podem ser enviadas a qualquer hora.",
    ),
  }),
  "hours-holiday": {
    say: `O site não informa horário de feriado para a equipe, então não posso confirmar. O normal é de ${openingHoursText()}. Quem responde também nos feriados são os chatbots que criamos.`,
    isUnknown: true,
    offer: "details",
  },
  "hours-now": (asked) => ({
    brief: `Neste momento, ${officeStatus(asked.now)}.`,
    say:
      onDay(asked) ??
      sentences(
        IS_ANYONE_HERE.test(asked.message) &&
          "Eu estou aqui: sou o assistente virtual e respondo na hora.",
        `Neste momento, ${officeStatus(asked.now)}. O horário é de ${openingHoursText()}.`,
      ),
  }),
  "hours-night": ({ now }) => ({
    say: `À noite e de madrugada a equipe não atende: o horário é de ${openingHoursText()}. Eu respondo 24 horas por dia, e agora ${officeStatus(now)}.`,
  }),
  "hours-support": {
    say: `São coisas diferentes: o suporte fica disponível ${support.value}, a qualquer hora. Já o atendimento da equipe, por e-mail e formulário, é de ${openingHoursText()}.`,
  },
  "hours-lunch": {
    say: `O site não fala em pausa para o almoço. O horário informado é de ${openingHoursText()}.`,
    isUnknown: true,
    offer: "details",
  },
  timezone: { say: `Os horários são sempre os de Brasília. ${hours}` },
  email: ({ site }) => ({ say: `O e-mail é ${site.contactEmail}.` }),
  contact: ({ site }) => ({
    say: `Escreva para ${site.contactEmail} ou use ${formPlace}.${byWhatsapp(site)} Quem lê e responde é uma pessoa da equipe.`,
  }),
  "form-fields": ({ message, site }) => {
    if (refusesEmail(message)) {
      return {
        say: `Tudo bem: para conversar aqui, não é preciso. Para a equipe responder, os dois formulários pedem o e-mail.${byWhatsapp(site)}`,
      };
    }
    if (isIfPhoneIsRequired(message) || refusesPhone(message)) {
      return {
        say: "O formulário da página pede também o telefone, com DDD: os quatro campos dele são obrigatórios. No formulário aqui do chat, o telefone é opcional.",
      };
    }
    if (ABOUT_ACCOUNT.test(message)) {
      return {
        say: "Não é preciso criar conta: basta preencher o formulário, no chat ou no fim da página.",
      };
    }
    return {
      say: `O formulário pede nome, ${contactForm.labels.email.toLowerCase()}, ${contactForm.labels.phone.toLowerCase()} (${lowerFirst(contactForm.hints.phone)}) e ${contactForm.labels.message.toLowerCase()} (“${contactForm.hints.message}”). Os quatro são obrigatórios. Depois é só tocar em “${contactForm.submit}”.`,
    };
  },
  "who-replies": {
    say: "Quem lê e responde é uma pessoa da nossa equipe. Só as minhas respostas, aqui no chat, são automáticas.",
  },
  "answer-time": ({ message }) => ({
    say: sentences(
      `Uma pessoa da equipe responde em breve, dentro do horário de atendimento: ${openingHoursText()}.`,
      ON_SUNDAY.test(message) && `${upperFirst(closed)} não há atendimento.`,
      "Não posso prometer um número exato de horas.",
    ),
  }),
  "contact-next": {
    say: `Depois que você conta, com as suas palavras, o que tem em mente, uma pessoa da nossa equipe lê e responde em breve. Antes da primeira linha de código, ${lowerFirst(results.description.split(", ").slice(1).join(", "))}`,
  },
  phone: (circumstances) => ({
    say: `${isOfSupport(circumstances) ? `O suporte fica disponível ${support.value}, mas não há` : "Não há"} um telefone para ligações no site.${byWhatsapp(circumstances.site)} O e-mail é ${circumstances.site.contactEmail}; se preferir voz, peça no formulário que a equipe ligue.`,
    offer: "person",
  }),
  "in-writing": ({ site, message }) => ({
    say: `Sim, dá para tratar por escrito, sem ligar: aqui no chat, pelo formulário ou pelo e-mail ${site.contactEmail}.${byWhatsapp(site)}${
      /\blibras\b/.test(message) ? " O site não diz se tem versão em Libras." : ""
    }`,
  }),
  "whatsapp-number": ({ site, message }) =>
    site.whatsapp === undefined
      ? {
          say: `${/\btelefones?\b/.test(message) ? "O site não traz nem telefone nem WhatsApp da equipe" : "Não tenho um número de WhatsApp da equipe para passar"}: o contato é pelo e-mail ${site.contactEmail} ou pelo formulário.`,
          offer: "person",
        }
      : { say: `Claro! Chame a equipe em ${whatsappUrl(site.whatsapp)}.` },
  address: ({ site }) => ({
    say: `O site não informa endereço nem cidade, e não quero chutar. O contato é pelo e-mail ${site.contactEmail} ou pelo formulário.`,
    isUnknown: true,
    offer: "details",
  }),
  visit: {
    say: "O site não diz se há visitas ou atendimento presencial. A equipe combina isso com você.",
    isUnknown: true,
    offer: "person",
  },
  region: {
    say: "A Nora trabalha para empresas brasileiras de todos os portes. O site não fala em região nem em atendimento no exterior; a equipe confirma o seu caso.",
    isUnknown: true,
    offer: "person",
  },
  "social-media": ({ site }) => ({
    say: `Não há redes sociais no site, então não tenho nenhum perfil para indicar. O contato é ${site.contactEmail}.`,
    isUnknown: true,
    offer: "details",
  }),
  cnpj: ({ site, message }) => ({
    say: sentences(
      ASKS_WHICH_COMPANY.test(message) && `A empresa é a ${company.name}.`,
      `${footer.cnpjLabel}: ${site.cnpj}.`,
    ),
  }),
  "legal-name": ({ site }) => ({
    say: `O site traz o nome ${company.name} e o CNPJ ${site.cnpj}; razão social e outros registros não estão nele.`,
    isUnknown: true,
    offer: "details",
  }),
  "company-name": { say: `A empresa se chama ${company.name}. ${company.blurb}` },
  about: { say: `${company.blurb} ${company.mission} ${noJargon}` },
  services: {
    say: `${servicesSection.title}:\n${list(services.map(({ title, description }) => `**${title}**: ${lowerFirst(description)}`))}\n\n${servicesSection.intro}`,
    items: ["sites", "systems", "chatbots"],
  },
  mission: { say: `${company.mission} ${notNoticed}` },
  values: {
    say: `Nossos valores:\n${list(values.map(({ title, description }) => `**${title}**: ${lowerFirst(description)}`))}`,
    items: ["value-innovation", "value-reliability", "value-results"],
  },
  "value-innovation": { say: `**${innovation.title}**: ${lowerFirst(innovation.description)}` },
  "value-reliability": { say: `**${reliability.title}**: ${lowerFirst(reliability.description)}` },
  "value-results": ({ message }) => ({
    say: sentences(
      /\b(?:promet|garant)\w*/.test(message) && "O site não promete um resultado.",
      `**${results.title}**: ${lowerFirst(results.description)}`,
    ),
  }),
  sizes: ({ message }) => ({
    say: sentences(
      "Atendemos empresas de todos os portes: da loja de bairro à rede com centenas de funcionários. Ouvimos como você trabalha hoje e construímos só o que deixa o seu dia mais leve.",
      asksForLargeClients(message) &&
        `No portfólio, o **${portal.title}** tem ${portal.figure.value} ${portal.figure.label}.`,
    ),
  }),
  "without-company": {
    say: "Atendemos empresas de todos os portes, mas esta página não diz se é preciso ter CNPJ ou se pessoa física também pode contratar. A equipe confirma o seu caso.",
    isUnknown: true,
    offer: "person",
  },
  segments: {
    say: "Atendemos empresas de todos os portes, sempre sob medida. Os ramos não estão listados aqui; o portfólio tem moda, distribuidora, reservas e portal interno. A equipe pode dizer se já atendeu o seu.",
    offer: "person",
  },
  packages: ({ message }) => ({
    say: sentences(
      "Não há planos nem pacote pronto: cada projeto é feito sob medida para o jeito como a sua empresa trabalha, com orçamento próprio.",
      FOR_FREE.test(message) && "O site também não fala de uma opção sem pagar.",
    ),
  }),
  ownership: ({ message }) => {
    const promise = lowerFirst(noJargon.split(". ").slice(1).join(". "));
    return /\b(?:codigos?|fontes?)\b/.test(message)
      ? {
          say: `A página não cita o código-fonte. O que ela diz: ${promise}`,
          isUnknown: true,
          offer: "details",
        }
      : ABOUT_MONTHLY_FEE.test(message)
        ? {
            say: `É seu: ${promise} O site não diz se há mensalidade: isso vem no orçamento.`,
            isUnknown: true,
            offer: "quote",
          }
        : { say: `É seu: ${promise}` };
  },
  "follow-along": {
    say: "Acompanha, sim: você acompanha cada etapa e entende cada decisão, sem jargão.",
  },
  process: ({ message }) => ({
    say: `Começamos ouvindo como você trabalha hoje. ${results.description} Você acompanha cada etapa, o prazo combinado fica por escrito e nada vai ao ar sem teste.`,
    ...(asksForFirstStep(message) ? { offer: "quote" as const } : {}),
  }),
  "only-needed": {
    say: "Ouvimos como você trabalha hoje e construímos só o que deixa o seu dia mais leve, sob medida. Você acompanha cada etapa e entende cada decisão.",
  },
  jargon: ({ message }) => ({
    say: sentences(
      "Sem problema: trabalhamos sem jargão. Você acompanha cada etapa e entende cada decisão.",
      /\b(?:dificil|facil|mexer|usar)\b/.test(message) &&
        `Nos sites, há um ${lowerFirst(sitePanel)}.`,
    ),
  }),
  "after-delivery": {
    say: `Depois da entrega, continuamos por perto: não sumimos. O suporte fica disponível ${support.value}.`,
  },
  support: ({ message, site }) => ({
    say: sentences(
      `O suporte fica disponível ${support.value}, ou seja, 24 horas por dia, 7 dias por semana, inclusive de noite e de madrugada.`,
      /\bcliente\b/.test(message) && `Para falar com a equipe, escreva para ${site.contactEmail}.`,
    ),
  }),
  "deadline-written": {
    say: "Prazo combinado fica por escrito, e nada vai ao ar sem teste.",
  },
  testing: {
    say: "Nada vai ao ar sem teste. E só entra no seu projeto o que já provou que funciona.",
  },
  "why-us": {
    say: `Fazemos ${lowerFirst(linkPreview.description.split(". ")[0]!)}, sem jargão e sem pacote pronto, e o sistema fica sendo seu. ${reliability.description} São ${projectCount.value} ${projectCount.label} e ${clientCount.value} ${clientCount.label}.`,
  },
  trust: ({ site, message }) =>
    asksForReviews(message)
      ? {
          say: [
            `O site não traz avaliações nem depoimentos, no Google, no Reclame Aqui ou em outro lugar. O que ele traz para você conferir: o CNPJ ${site.cnpj}, ${FIGURES}.`,
            "Isso também não está no site: nem nota nem comentários de clientes. Sobre referências, pergunte à equipe.",
          ],
          isUnknown: true,
          offer: "person",
        }
      : {
          say: [
            `É bom mesmo conferir. Somos a ${company.name}, CNPJ ${site.cnpj}, com ${FIGURES}. ${reliability.description}`,
            `Dá para conferir antes de fechar: o CNPJ é ${site.cnpj}, e em ${site.contactEmail} você fala com uma pessoa da equipe.`,
          ],
        },
  "brand-idea": {
    say: `${hero.badge}: “${hero.title.start} ${hero.title.marked}” quer dizer ${lowerFirst(hero.subtitle)} ${notNoticed}`,
  },
  figures: {
    say: `A Nora em números:\n${list(figures.map(({ value, label }) => `**${value}** ${label}`))}`,
    items: ["figure-projects", "figure-clients", "support"],
  },
  "figure-projects": ({ message }) => {
    const isDoubted = DOUBTS.test(message);
    const start = `${isDoubted ? "É o número que o site traz:" : "Já são"} **${projectCount.value}** ${projectCount.label}.`;
    if (!isDoubted && !asksWhich(message)) return { say: start };
    return {
      say: `${start} ${projectNames} Os outros não estão no site, nem os nomes dos clientes.`,
      isUnknown: true,
      offer: "person",
    };
  },
  "figure-clients": { say: `Já são **${clientCount.value}** ${clientCount.label}.` },
};

function byWhatsapp({ whatsapp }: { whatsapp?: string }): string {
  return whatsapp === undefined ? "" : ` No WhatsApp: ${whatsappUrl(whatsapp)}.`;
}
