import { projects, services, servicesSection } from "../../../../src/shared/content/index.ts";
import { lowerFirst } from "../../openingHoursText.ts";
import type { services as utterances } from "../utterances/services.ts";
import { type AnswersTo, list } from "./Answer.ts";

const [sites, systems, chatbots] = services;
const [design, mobile, google, panel] = sites.features;
const [stock, integration, reports, backup] = systems.features;
const [channels, always, leads, training] = chatbots.features;
const [shop, , , , booking, portal] = projects;

const whole = ({ title, description, features }: (typeof services)[number]) =>
  `**${title}**: ${lowerFirst(description)} Inclui:\n${list(features)}`;

export const answersAboutServices: AnswersTo<typeof utterances> = {
  sites: {
    say: whole(sites),
    items: ["site-design", "site-mobile", "site-google", "site-panel"],
  },
  "existing-site": {
    say: "Criamos sites e sistemas sob medida, mas o site não diz se assumimos ou reformamos o que já existe. O seu caso a equipe avalia.",
    isUnknown: true,
    offer: "details",
  },
  "site-design": { say: `${design}: nada de modelo pronto.` },
  "site-mobile": { say: `${mobile}. São sites rápidos, pensados para quem abre pelo telefone.` },
  "site-google": {
    say: `${google}, para o seu site ser fácil de encontrar. Uma posição garantida na busca ninguém pode prometer.`,
  },
  "site-panel": {
    say: `Você mesmo cuida disso: o site vem com um ${lowerFirst(panel)}, como textos, fotos e produtos, sem depender de ninguém.`,
  },
  "site-extras": {
    say: `Esse detalhe o site não traz, então não posso confirmar. O que ele diz dos nossos sites: ${lowerFirst(design)}, ${lowerFirst(mobile)}, ${lowerFirst(google)} e ${lowerFirst(panel)}.`,
    isUnknown: true,
    offer: "details",
  },
  systems: {
    say: whole(systems),
    items: ["system-stock", "system-integration", "system-reports", "system-backup"],
  },
  "system-stock": {
    say: `${stock}: é o que os nossos sistemas sob medida fazem, no lugar de planilhas soltas.`,
  },
  "system-integration": {
    say: `Os sistemas têm ${lowerFirst(integration)}. Quais programas exatamente, o site não lista: o seu, a equipe confirma.`,
    offer: "details",
  },
  "system-reports": {
    say: `${reports}: estão incluídos nos sistemas, junto com estoque, vendas e financeiro.`,
  },
  "system-backup": {
    say: `${backup} fazem parte dos nossos sistemas: cada um vê o que deve, e há cópia (backup) dos dados.`,
  },
  "system-extras": {
    say: `Isso o site não detalha, então não posso confirmar. Os sistemas são feitos sob medida, para o jeito como a sua empresa já trabalha: ${lowerFirst(stock)}, ${lowerFirst(integration)}, ${lowerFirst(reports)} e ${lowerFirst(backup)}.`,
    isUnknown: true,
    offer: "details",
  },
  chatbots: {
    say: whole(chatbots),
    items: ["bot-channels", "bot-always", "bot-leads", "bot-training"],
  },
  "bot-channels": {
    say: `${channels}: são esses os canais dos nossos chatbots. Outro canal, o site não menciona.`,
  },
  "bot-always": {
    say: `Os chatbots que criamos não param: ${lowerFirst(always)}, de dia, de noite e no fim de semana, no WhatsApp, no Messenger e no site.`,
  },
  "bot-leads": {
    say: `${leads}: o chatbot anota os dados de quem tem interesse e sua equipe continua a conversa.`,
  },
  "bot-training": {
    say: `O chatbot recebe ${lowerFirst(training)}: nós o preparamos com o que ele precisa saber do seu negócio.`,
  },
  "bot-handoff": {
    say: "Nossos chatbots entendem a pergunta, respondem na hora e chamam uma pessoa da sua equipe quando é preciso.",
  },
  "bot-extras": {
    say: `Isso o site não diz, então não posso confirmar. Dos chatbots ele conta: ${lowerFirst(channels)}; ${lowerFirst(always)}; ${lowerFirst(leads)}; ${lowerFirst(training)}.`,
    isUnknown: true,
    offer: "details",
  },
  "bot-whatsapp-account": {
    say: `Nossos chatbots fazem ${lowerFirst(channels)}. Sobre número, conta ou API do WhatsApp o site não traz detalhes.`,
    isUnknown: true,
    offer: "details",
  },
  combine: {
    say: `Dá para juntar ou contratar um só: ${lowerFirst(servicesSection.intro)} São sites, sistemas e chatbots.`,
  },
  recommend: {
    say: `Depende do que mais pesa no seu dia: um site ajuda a ser encontrado e gera conversas; um sistema organiza do estoque ao financeiro; um chatbot responde na hora e chama uma pessoa quando é preciso. ${servicesSection.intro} Conte o que acontece hoje na sua empresa.`,
  },
  "online-store": {
    say: `Loja virtual está no nosso portfólio. **${shop.title}**: ${lowerFirst(shop.description)} São ${shop.figure.value} ${shop.figure.label}.`,
  },
  app: {
    say: `Há um aplicativo no nosso portfólio. **${booking.title}**: ${lowerFirst(booking.description)} Sobre Android, iPhone ou lojas de aplicativos o site não traz detalhes.`,
  },
  booking: {
    say: `Já fizemos algo assim, sob medida. **${booking.title}**: ${lowerFirst(booking.description)} Recursos: ${booking.tags.join(", ")}.`,
  },
  intranet: {
    say: `Já fizemos algo assim. **${portal.title}**: ${lowerFirst(portal.description)} São ${portal.figure.value} ${portal.figure.label}. Recursos: ${portal.tags.join(", ")}.`,
  },
};
