import {
  figures,
  projects,
  services,
  servicesSection,
} from "../../../../src/shared/content/index.ts";
import { lowerFirst, upperFirst } from "../../openingHoursText.ts";
import { isAboutApp, namesPhone } from "../followUp/afterAnswer.ts";
import { isAboutCharge } from "../rules/charge.ts";
import { comparesToNora } from "../rules/comparesToNora.ts";
import { anyPhrase } from "../text/anyPhrase.ts";
import type { Intent } from "../utterances/index.ts";
import type { services as utterances } from "../utterances/services.ts";
import { type Answer, type AnswersTo, type Circumstances, list, sentences } from "./Answer.ts";
import { asksForBooking, notOnPage } from "./notOnPage.ts";
import { asksForReminderChannel, isForOthers, reminderChannel } from "./portfolio.ts";

const [sites, systems, chatbots] = services;
const [design, mobile, google, panel] = sites.features;
const [stock, integration, reports, backup] = systems.features;
const [channels, always, leads, training] = chatbots.features;
const [shop, management, chatbotProject, , booking, portal] = projects;

const [, , support] = figures;

type Service = (typeof services)[number];

const OF_ONE: Readonly<Record<Service["title"], string>> = {
  [sites.title]: "de um site",
  [systems.title]: "de um sistema",
  [chatbots.title]: "de um chatbot",
};

/** Returns the answer about a service, with its features or with what the message wants besides them. */
function whole({ title, description, features }: Service, items: readonly Intent[]) {
  const brief = `**${title}** é com a gente: ${lowerFirst(description)}`;
  return ({ message }: Circumstances): Answer => {
    const missing = notOnPage(message);
    if (missing !== undefined) {
      const text = sentences(
        brief,
        `Entre os recursos ${OF_ONE[title]}, a página não cita ${missing}: a equipe confirma se isso entra no seu.`,
        asksForBooking(message) &&
          `No portfólio, há o **${booking.title}**: ${lowerFirst(booking.description)}`,
      );
      return { say: text, isUnknown: true, offer: "details" };
    }
    return {
      say: [
        `${brief} Inclui:\n${list(features)}`,
        `São ${lowerFirst(description)} Cada um vem com:\n${list(features)}`,
      ],
      brief,
      items,
    };
  };
}

const PIX = /\bpix\b/;

const [, pix] = booking.tags;
const [, onlinePayment] = shop.tags;
const WITH_PIX = `No portfólio, há ${pix} no **${booking.title}** e ${lowerFirst(onlinePayment)} no **${shop.title}**; no seu projeto, a equipe confirma.`;

/** Returns the answer to a question about a detail that the page doesn't name. */
function extras(texts: readonly string[], end = "a equipe diz o que entra no seu projeto.") {
  return ({ message }: Circumstances): Answer => {
    if (PIX.test(message)) return { say: WITH_PIX, isUnknown: true, offer: "details" };
    const missing = notOnPage(message);
    return {
      say:
        missing === undefined
          ? texts
          : `A página não cita ${missing} entre os recursos, então não posso confirmar: ${end}`,
      isUnknown: true,
      offer: "details",
    };
  };
}

/** These patterns match normalised questions that may be answered with "Sim: " (`yesIf`). */
const ABOUT_MOBILE =
  /\b(?:celular|telefone|smartphone|mobile|rapid|carreg|abr|lent|demor|leve|trav)\w*/;
const ABOUT_REPORTS =
  /\b(?:relatori|report|indicador|grafic|demonstrativ|resum|numeros|dashboard|balanc|fechamento|media)\w*/;
const ABOUT_SAFETY =
  /\b(?:backup|copia|segur|acess|permiss|senha|restring|limit|enxerg|perd|recuper|protec|proteg|ver|mex)\w*/;

const ABOUT_PANEL = /\bpaine(?:l|lzinho|is)\b/;

/** Matches a normalised question that can't be answered with "Sim": "arrumam ou refazem?", "quanto demora?" */
const NOT_YES_OR_NO =
  /\bou (?!(?:nao|algo|coisa|tablet|celular)\b)|\b(?:meu|nosso) (?:site|sistema)\b|^(?:(?:e|ai|mas|entao|de|com|em|por|para) )*(?:quant[oa]s?|quando|qual|quais|onde|quem|como|por que|o que)\b/;

/**
 * Begins an answer to a normalised message with "Sim: " if `named` matches it, else with a capital letter. Questions
 * about charging aren't answered with "Sim" either.
 */
function yesIf(named: RegExp, message: string, answer: string): string {
  const isPaid = named !== ANY && /\b(?:pag[ao]r?|cobra\w*|custa\w*|taxas?)\b/.test(message);
  const isYes =
    named.test(message) && !NOT_YES_OR_NO.test(message) && !isPaid && !isAboutCharge(message);
  return isYes ? `Sim: ${answer}` : upperFirst(answer);
}

const ANY = /(?:)/;

/** Matches, in a normalised message, channels that the page doesn't list as channels of chatbots. */
const OTHER_CHANNEL =
  /\b(?:insta\w*|direct|telegram|tik ?tok|sms|ligac\w+|voz|email|discord|signal|teams|linkedin|twitter|outr[oa]s? (?:canal|canais|rede|redes|lugar\w*|app\w*))\b/;

/** Matches, in a normalised message, a social network that the page doesn't list as a channel of chatbots. */
const OTHER_NETWORK = /\b(?:instagram|direct|telegram|tik ?tok|linkedin)\b/;

const NO_OTHER_CHANNEL = "Outros canais não estão na página, então não posso confirmar.";

/** Matches, in a normalised message, words for a chatbot. */
const NAMES_CHATBOT = /\b(?:chatbot|robo|assistente virtual)\b/;

const aboutChatbots = whole(chatbots, ["bot-channels", "bot-always", "bot-leads", "bot-training"]);

/** Whether a normalised message only asks if chatbots support a channel that the page lists. */
function asksForOwnChannel(message: string): boolean {
  const isNamed = /\b(?:messenger|face|facebook|whatsapp)\b/.test(message);
  const isOpen = /\b(?:so|somente|apenas|quais|qual|onde|que canais)\b/.test(message);
  return isNamed && !isOpen && !OTHER_CHANNEL.test(message) && !asksForReminderChannel(message);
}

/** Matches social media to which a normalised message compares a site: "site ou instagram?" */
const SOCIAL_MEDIA = /\b(?:insta\w*|facebook|tik ?tok|redes? socia\w+|pagina do face)\b/;

/** Matches words that compare social media with a site: "só o insta basta?" */
const COMPARES = /\b(?:ou|bast\w+|vale|melhor|substitu\w+|vez|lugar|suficiente|ainda|mesmo|so)\b/;

/** Whether a normalised message asks for a chatbot on one channel: "dá pra fazer só com whatsapp?" */
const isOnOneChannel = anyPhrase(
  "(so|somente|apenas) [com|no|pelo|para o|o] (whatsapp|messenger|site|face|facebook)",
  "(whatsapp|messenger) (so|somente|apenas) $",
);

/** Whether a normalised message tells of a site that doesn't work now: "meu site tá fora do ar" */
const isOffline = anyPhrase("(fora do ar|saiu do ar)", "(site|sistema|loja) (caiu|travou)");

interface Help {
  /** The service, and what it is good for. */
  service: string;
  /** Whether a normalised message tells of a problem that it solves. */
  solves: (message: string) => boolean;
}

const HELPS: readonly Help[] = [
  {
    service: "um site, que ajuda a ser encontrado e gera conversas",
    solves: anyPhrase(
      "(ninguem|cliente*|pessoal) ..3 (encontra*|acha*|conhece*)",
      "nao ..2 aparec* ..4 (google|busca|internet)",
    ),
  },
  {
    service: "um sistema, que organiza do estoque ao financeiro",
    solves: anyPhrase(
      "(planilh*|estoque|papelada|caderno*|financeiro) ..4 (bagunca*|desorganiz*|perdid*|perde*|confus*|errad*)",
      "(bagunca*|desorganiz*|perco|perdido) ..4 (planilh*|estoque|papel*|caderno*|financeiro)",
    ),
  },
  {
    service: "um chatbot, que responde na hora e chama uma pessoa quando é preciso",
    solves: anyPhrase(
      "demor* ..3 (responder|atender|resposta)",
      "falta de resposta",
      "nao (consigo|dou conta) ..3 (responder|atender)",
      "sem ninguem para (responder|atender)",
    ),
  },
];

/** Recommends the service for the problem that a normalised message tells; undefined if it tells none or several. */
function recommendation(message: string): string | undefined {
  const [help, ...others] = HELPS.filter(({ solves }) => solves(message));
  if (help === undefined || others.length > 0) return undefined;
  return `Pelo que você conta, o que mais ajuda é ${help.service}. ${servicesSection.intro}`;
}

const NO_APP_DETAILS = "A página não traz detalhes sobre Android, iPhone ou lojas de aplicativos";

/** Whether a normalised message asks how often backups are made. */
const asksHowOften = anyPhrase(
  "(frequencia|quanto em quanto tempo|quantas vezes|todo dia|todos os dias|diari*|automatic*)",
);

/** Whether a normalised message leaves a service for later: "o site pode ficar pra depois?" */
const isOneAfterAnother = anyPhrase(
  "(depois|mais tarde|mais para frente|segunda fase|ano que vem|mes que vem|primeiro o|primeiro so)",
);

export const answersAboutServices: AnswersTo<typeof utterances> = {
  sites: whole(sites, ["site-design", "site-mobile", "site-google", "site-panel"]),
  "existing-site": ({ site, message }) => ({
    say: sentences(
      "Criamos sites e sistemas sob medida, mas esta página não diz se assumimos ou reformamos o que já existe. A equipe avalia o seu caso.",
      isOffline(message) &&
        `Se é um site nosso, escreva já para ${site.contactEmail}: o suporte fica disponível ${support.value}.`,
    ),
    isUnknown: true,
    offer: "details",
  }),
  "site-design": { say: `Cada site tem ${lowerFirst(design)}, sem pacote pronto.` },
  "site-mobile": ({ message }) => ({
    say: yesIf(ABOUT_MOBILE, message, `os sites são rápidos, com ${lowerFirst(mobile)}.`),
  }),
  "site-google": {
    say: [
      `Os sites saem com ${lowerFirst(google)}, para serem fáceis de encontrar. Ninguém pode prometer uma posição garantida na busca.`,
      "Uma posição na busca, como o primeiro lugar, ninguém pode garantir. O que o site traz são as páginas preparadas para o Google.",
    ],
  },
  "site-panel": ({ message }) => ({
    say: yesIf(
      ABOUT_PANEL,
      message,
      `o site vem com um ${lowerFirst(panel)}, e quem atualiza é você.`,
    ),
  }),
  "site-extras": extras([
    "Esse detalhe não está nesta página, então não posso confirmar: a equipe diz o que entra no seu site.",
    "A página não fala disso, e prefiro não chutar. A equipe diz se dá para incluir no seu site.",
  ]),
  systems: whole(systems, [
    "system-stock",
    "system-integration",
    "system-reports",
    "system-backup",
  ]),
  "system-stock": ({ message }) => ({
    say: sentences(
      `Os nossos sistemas reúnem ${lowerFirst(stock)}, sob medida para a sua empresa.`,
      /\bplanilhas?\b/.test(message) &&
        `Foi assim no **${management.title}**: ${lowerFirst(management.description)}`,
    ),
  }),
  "system-integration": ({ message }) => ({
    say: sentences(
      asksForOwnChannel(message) && `Os nossos chatbots fazem ${lowerFirst(channels)}.`,
      `Os sistemas têm ${lowerFirst(integration)}. O site não lista os programas; a equipe confirma o seu.`,
    ),
    offer: "details",
  }),
  "system-reports": ({ message }) => ({
    say: yesIf(ABOUT_REPORTS, message, `os sistemas trazem ${lowerFirst(reports)}.`),
  }),
  "system-backup": ({ message }) => ({
    say: sentences(
      yesIf(ABOUT_SAFETY, message, `${lowerFirst(backup)} fazem parte dos nossos sistemas.`),
      "Cada pessoa acessa só o que deve, e há cópia (backup) dos dados.",
      asksHowOften(message) && "A página não diz com que frequência.",
    ),
  }),
  "system-privacy": {
    say: `O site diz que ${lowerFirst(backup)} fazem parte dos nossos sistemas, e cada pessoa acessa só o que deve. Ele não fala da LGPD nos projetos nem diz quem, além da sua equipe, teria acesso aos dados.`,
    isUnknown: true,
    offer: "details",
  },
  "system-extras": extras(
    [
      "Esse detalhe não está nesta página, então não posso confirmar. Os sistemas são sob medida, para o jeito como a sua empresa já trabalha, e a equipe diz o que entra no seu.",
      "A página não fala disso, e prefiro não chutar. A equipe diz se o seu sistema pode ter isso.",
    ],
    "os sistemas são sob medida, e a equipe diz o que entra no seu.",
  ),
  chatbots: (asked) => {
    if (comparesToNora(asked.message)) {
      return {
        say: `A página não diz se os chatbots dos clientes são como eu, que só respondo com as informações deste site. Cada chatbot recebe ${lowerFirst(training)}.`,
        isUnknown: true,
        offer: "details",
      };
    }
    if (OTHER_NETWORK.test(asked.message)) {
      return {
        say: `**${chatbots.title}** é com a gente, com ${lowerFirst(channels)}. ${NO_OTHER_CHANNEL}`,
        isUnknown: true,
        offer: "details",
      };
    }
    return aboutChatbots(asked);
  },
  ai: ({ message }) => ({
    say: `${yesIf(ANY, message, "criamos")} chatbots com IA (inteligência artificial), que ${lowerFirst(chatbots.description).replace(/^assistentes que /, "")} No portfólio, o **${chatbotProject.title}** traz IA entre os recursos. O site não diz qual modelo ou ferramenta está por trás.`,
  }),
  "bot-channels": ({ message }) => {
    const isOther = OTHER_CHANNEL.test(message);
    return {
      say: sentences(
        `${asksForOwnChannel(message) ? yesIf(/./, message, "os") : "Os"} nossos chatbots fazem ${lowerFirst(channels)}.`,
        isOnOneChannel(message) &&
          "A página não diz se dá para ter um canal só; a equipe confirma.",
        isOther && NO_OTHER_CHANNEL,
      ),
      ...(isOther ? { isUnknown: true, offer: "details" as const } : {}),
    };
  },
  "bot-always": {
    say: `Os chatbots que criamos não param: ${lowerFirst(always)}, de dia, de noite e no fim de semana, no WhatsApp, no Messenger e no site.`,
  },
  "bot-leads": ({ message }) => ({
    say: yesIf(/./, message, `o chatbot deixa ${lowerFirst(leads)}, que continua a conversa.`),
  }),
  "bot-training": {
    say: `O chatbot recebe ${lowerFirst(training)}: nós o preparamos com o que ele precisa saber do seu negócio.`,
  },
  "bot-handoff": {
    say: "Nossos chatbots entendem a pergunta, respondem na hora e chamam uma pessoa da sua equipe quando é preciso.",
  },
  "bot-extras": extras([
    "A página não diz isso dos chatbots, então não posso confirmar. A equipe explica o que o seu pode fazer.",
    "Esse detalhe dos chatbots não está aqui, e prefiro não chutar: a equipe sabe dizer.",
  ]),
  "bot-whatsapp-account": {
    say: `Nossos chatbots fazem ${lowerFirst(channels)}. O site não traz detalhes sobre número, conta ou API do WhatsApp.`,
    isUnknown: true,
    offer: "details",
  },
  combine: ({ message }) => ({
    say: isOneAfterAnother(message)
      ? `Dá, sim: são ${lowerFirst(servicesSection.intro)}`
      : `Dá para juntar ou contratar um só: ${lowerFirst(servicesSection.intro)} São sites, sistemas e chatbots.`,
  }),
  recommend: ({ message }) => ({
    say:
      SOCIAL_MEDIA.test(message) && COMPARES.test(message)
        ? `A página não compara um site com redes sociais. O que ela diz: os sites são ${lowerFirst(sites.description).replace(/^sites /, "")}`
        : (recommendation(message) ?? [
            `${/\bdiferencas?\b/.test(message) ? "Cada um faz uma coisa" : "Depende do que mais pesa no seu dia"}: um site ajuda a ser encontrado e gera conversas; um sistema organiza do estoque ao financeiro; um chatbot responde na hora e chama uma pessoa quando é preciso. ${servicesSection.intro} Conte o que acontece hoje na sua empresa.`,
            "Sem conhecer o seu caso, não sei dizer qual é o melhor. Conte em uma frase o que mais atrapalha hoje: não ser encontrado, a desorganização ou a demora para responder.",
          ]),
  }),
  "online-store": ({ message }) => ({
    say: sentences(
      `Já fizemos, sim: **${shop.title}**, ${lowerFirst(shop.description).replace(/\.$/, "")}, com ${shop.figure.value} ${shop.figure.label}. A sua seria feita sob medida.`,
      PIX.test(message) && WITH_PIX,
    ),
  }),
  app: ({ message, before }) =>
    namesPhone(message) && isAboutApp({ intents: before })
      ? { say: `${NO_APP_DETAILS}; a equipe confirma.`, isUnknown: true, offer: "details" }
      : {
          say: `Já fizemos um aplicativo, sim: **${booking.title}**. ${booking.description} ${NO_APP_DETAILS}.`,
        },
  booking: (asked) => {
    const { message } = asked;
    if (NAMES_CHATBOT.test(message) && asksForBooking(message)) return aboutChatbots(asked);
    const channel = reminderChannel(message);
    if (channel !== undefined) return channel;
    return {
      say: `${yesIf(ANY, message, "fizemos")} o **${booking.title}**. ${booking.description} Recursos: ${booking.tags.join(", ")}.`,
    };
  },
  intranet: ({ message }) => ({
    say: sentences(
      `${isForOthers(message) ? "Fizemos algo próximo, para funcionários:" : yesIf(ANY, message, "fizemos")} o **${portal.title}**.`,
      portal.description,
      `São ${portal.figure.value} ${portal.figure.label}. Recursos: ${portal.tags.join(", ")}.`,
      isForOthers(message) && "O seu seria feito sob medida.",
    ),
  }),
};
