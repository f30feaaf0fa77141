import * as content from "../../src/shared/content/index.ts";
import { unaccented } from "../../src/shared/unaccented.ts";
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { instructions } from "../../server/chat/model/instructions.ts";
import { site } from "./questions/facts.ts";

/**
 * Question that is answered with a text of the page, by the beginning of its path in `src/shared/content`. The longest
 * beginning counts. New content needs a question here, or a place in `controls`.
 */
const questions: Readonly<Record<string, string>> = {
  "about.paragraphs.0": "qual a missão de vocês?",
  "about.paragraphs.1": "me fala sobre a empresa",
  "chat.title": "você é um robô?",
  "chat.subtitle": "esse chat funciona 24 horas?",
  "company.name": "qual o seu nome?",
  "company.blurb": "o que é a nora?",
  "company.mission": "qual a missão da empresa?",
  "company.timeZone": "esse horário é o de brasília?",
  "contactForm.hints": "quais campos tem no formulário?",
  "contactForm.submit": "quais campos tem no formulário?",
  "contactSection.intro": "o que acontece depois que eu mando a mensagem?",
  "conversation.subtitle": "o que é a padaria da lúcia?",
  "conversation.bubbles.1": "o robô da padaria anota encomenda?",
  "conversation.bubbles.3": "o que o robô pergunta pra encomendar bolo?",
  "conversation.nextStep": "o que é a padaria da lúcia?",
  "figures.0": "quantos projetos vocês já entregaram?",
  "figures.1": "quantos clientes vocês têm?",
  "figures.2": "tem suporte de madrugada?",
  "footer.blurb": "o que é a nora?",
  "hero.badge": "o que são soluções inteligentes?",
  "hero.title": "o que quer dizer transformamos suas ideias em soluções inteligentes?",
  "hero.subtitle": "o que são soluções inteligentes?",
  "metadata.title": "o que é a nora?",
  "linkPreview.description": "por que escolher vocês?",
  "openingHours.0.days": "qual o horário de atendimento?",
  "openingHours.0.hours": "qual o horário de atendimento?",
  "openingHours.1.days": "vocês abrem sábado?",
  "openingHours.1.hours": "vocês abrem sábado?",
  "portfolioSection.intro": "me mostra o portfólio",
  "privacyNotice.requests": "como consulto meus dados?",
  "projects.0": "me fala do e-commerce fashion do portfólio",
  "projects.0.figure": "quantos produtos tem a loja de moda?",
  "projects.1": "me fala do sistema de gestão do portfólio",
  "projects.2": "me fala do chatbot whatsapp do portfólio",
  "projects.2.figure": "quanto do suporte o chatbot automatizou?",
  "projects.3": "me fala da landing page do portfólio",
  "projects.3.figure": "qual foi o resultado da landing page?",
  "projects.4": "como funciona o app de reservas?",
  "projects.5": "pra que serve o portal corporativo?",
  "projects.5.figure": "quantos funcionários usam o portal?",
  "services.0": "o que inclui a criação de sites?",
  "services.0.features.0": "o design é exclusivo?",
  "services.0.features.1": "o site é rápido no celular?",
  "services.0.features.2": "meu site vai aparecer no google?",
  "services.0.features.3": "consigo atualizar o site sozinho?",
  "services.1": "o que inclui o desenvolvimento de sistemas?",
  "services.1.features.0": "o sistema controla estoque e financeiro?",
  "services.1.features.1": "o sistema integra com o que eu já uso?",
  "services.1.features.2": "o sistema tem relatórios?",
  "services.1.features.3": "o sistema tem backup?",
  "services.2": "o que inclui o chatbot?",
  "services.2.features.0": "em quais canais o chatbot atende?",
  "services.2.features.1": "o chatbot funciona no feriado?",
  "services.2.features.2": "o chatbot anota o contato do cliente?",
  "services.2.features.3": "como o robô aprende sobre minha empresa?",
  "servicesSection.title": "quais serviços vocês oferecem?",
  "servicesSection.intro": "dá pra contratar site e chatbot juntos?",
  "values.0": "o que é inovação pra vocês?",
  "values.1": "o que é confiabilidade pra vocês?",
  "values.2": "o que é foco em resultados?",
};

/** Paths of controls, headings, notices and values read by programs, which no visitor would ask for. */
const controls = [
  "about.eyebrow",
  "anchors",
  "chat.disclaimer",
  "chat.greeting",
  "chat.suggestions",
  "chat.suggestionsLabel",
  "chatButton",
  "chatLabels",
  "chatToasts",
  "contactForm.announced",
  "contactForm.labels",
  "contactForm.sending",
  "contactForm.sent",
  "contactSection.closedNow",
  "contactSection.emailLabel",
  "contactSection.eyebrow",
  "contactSection.formTitle",
  "contactSection.hoursLabel",
  "contactSection.openNow",
  "contactSection.opening",
  "contactSection.title",
  "contactSection.whatsappLabel",
  "contactToasts",
  "conversation.bubbles.0",
  "conversation.bubbles.2",
  "footer.cnpjLabel",
  "footer.contactLabel",
  "footer.linksLabel",
  "footer.whatsapp",
  "hero.primary",
  "hero.secondary",
  "leadForm",
  "leadTriggers",
  "linkPreview.imageAlt",
  "metadata.language",
  "linkPreview.locale",
  "metadata.siteName",
  "navigation",
  "notFound",
  "openingHours.0.closes",
  "openingHours.0.opens",
  "openingHours.0.weekdays",
  "openingHours.1.closes",
  "openingHours.1.opens",
  "openingHours.1.weekdays",
  "portfolioSection.eyebrow",
  "portfolioSection.title",
  "privacyNotice.title",
  "sectionLinks",
  "servicesSection.callToAction",
  "servicesSection.eyebrow",
  "toasts",
  "unexpectedError",
  "yourEmail",
  "yourName",
];

/** Matches names of drawings and speakers. */
const IDENTIFIER = /^(?:projects|services)\.\d\.id$|\.from$/;

function textsOf(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === "" ? key : `${path}.${key}`),
  );
}

const isUnder = (path: string, beginning: string) =>
  path === beginning || path.startsWith(`${beginning}.`);

const texts = textsOf(content, "").filter(
  ({ path }) => !IDENTIFIER.test(path) && !controls.some((beginning) => isUnder(path, beginning)),
);

const fold = (text: string) => unaccented(text).replaceAll("*", "");

/** Returns the words of `text`, figures included, that `reply` lacks. */
function lacking(reply: string, text: string): string[] {
  const said = fold(reply);
  return fold(text)
    .split(/[^\p{L}\p{N}/+%.-]+/u)
    .map((word) => word.replace(/\.$/, ""))
    .filter((word) => word.length > 2 || /\d/.test(word))
    .filter((word) => !said.includes(word));
}

const answer = builtIn(site);
const ask = (message: string) => answer({ message, history: [], lead: null }).text;

describe("everything on the page", () => {
  it.each(texts)("can be asked for: $path", ({ path, text }) => {
    const [question] = Object.keys(questions)
      .filter((beginning) => isUnder(path, beginning))
      .toSorted((a, b) => b.length - a.length)
      .map((beginning) => questions[beginning]!);

    // A text without a question fails here: give it one above, or list its path in `controls`.
    expect({ path, text, question }).toEqual({ path, text, question: expect.any(String) });
    const reply = ask(question!);
    const missing = lacking(reply, text);
    const words = text.split(" ").length;
    const isTold = missing.length <= (words > 8 ? words / 5 : 0);
    expect({ question, reply, lacking: isTold ? [] : missing }).toEqual({
      question,
      reply,
      lacking: [],
    });
  });

  it.each([
    ["qual o cnpj?", site.cnpj],
    ["qual o email?", site.contactEmail],
    ["de quem é a responsabilidade pelos meus dados?", site.cnpj],
  ])("includes configured values: %s", (question, told) => {
    expect(ask(question)).toContain(told);
  });

  const notice = content.privacyNotice.answers({ companyName: content.company.name, ...site });

  it.each([
    ["quem é o responsável pelos meus dados?", 0],
    ["quais dados vocês guardam?", 1],
    ["por quanto tempo guardam meus dados?", 2],
    ["com quem vocês compartilham meus dados?", 3],
    ["o site usa cookies?", 4],
    ["vocês sabem de onde eu vim?", 5],
  ])("is answered like the privacy notice: %s", (question, index) => {
    expect(lacking(ask(question), notice[index]!.answer)).toEqual([]);
    expect(notice).toHaveLength(6);
  });

  it("is in the model's instructions, the privacy notice included", () => {
    const told = instructions(site);

    for (const { path, text } of texts) {
      expect(`${path}: ${told.includes(text) || lacking(told, text).length === 0}`).toBe(
        `${path}: true`,
      );
    }
    for (const { answer: said } of notice) expect(told).toContain(said);
    expect(told).toContain(site.cnpj);
    expect(told).toContain(site.contactEmail);
  });
});
