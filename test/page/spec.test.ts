// The only test that quotes SPEC's literal texts. Whoever changes one of them on purpose changes it here too.
import {
  anchors,
  apology,
  chat,
  chatToasts,
  contactForm,
  contactToasts,
  figures,
  hero,
  leadTriggers,
  navigation,
  notFound,
  openingHours,
  projects,
  sectionLinks,
  services,
  servicesSection,
  unexpectedError,
  values,
} from "../../src/shared/content/index.ts";
import { contactLimits, contactRules } from "../../src/shared/fieldRules.ts";

describe("the texts that SPEC states", () => {
  it("name sections, links and buttons", () => {
    expect(Object.values(anchors)).toEqual(["hero", "sobre", "servicos", "portfolio", "contato"]);
    expect(sectionLinks.map(({ label }) => label)).toEqual([
      "Sobre",
      "Serviços",
      "Portfólio",
      "Contato",
    ]);
    expect(navigation.callToAction.label).toBe("Fale com a Nora");
    expect([hero.badge, hero.primary.label, hero.secondary.label]).toEqual([
      "Tecnologia e Inovação",
      "Fale com a Nora",
      "Conheça nossos serviços",
    ]);
    expect(servicesSection.callToAction.label).toBe("Solicitar orçamento");
  });

  it("state the figures and claims", () => {
    expect(figures.map(({ value }) => value)).toEqual(["100+", "50+", "24/7"]);
    const claims = projects.flatMap((project) => ("figure" in project ? [project.figure] : []));
    expect(claims.map(({ value }) => value)).toEqual(["10.000+", "80%", "250%", "500+"]);
  });

  it("name values, services and projects", () => {
    expect(values.map(({ title }) => title)).toEqual([
      "Inovação",
      "Confiabilidade",
      "Foco em Resultados",
    ]);
    expect(services.map(({ title, features }) => [title, features.length])).toEqual([
      ["Criação de Sites", 4],
      ["Desenvolvimento de Sistemas", 4],
      ["Chatbots Inteligentes", 4],
    ]);
    expect(projects.map(({ title }) => title)).toEqual([
      "E-commerce Fashion",
      "Sistema de Gestão",
      "Chatbot WhatsApp",
      "Landing Page SaaS",
      "App de Reservas",
      "Portal Corporativo",
    ]);
  });

  it("state the opening hours", () => {
    expect(openingHours.map(({ days, opens, closes }) => [days, opens, closes])).toEqual([
      ["Segunda a sexta", "09:00", "18:00"],
      ["Sábado", "09:00", "13:00"],
    ]);
  });

  it("are the assistant's greeting, apology and trigger phrases", () => {
    expect(chat.greeting).toBe("Olá! Sou o assistente virtual da Nora. Como posso ajudá-lo hoje?");
    expect(apology("oi@nora.example")).toBe(
      "Desculpe, ocorreu um erro. Tente novamente ou escreva para oi@nora.example.",
    );
    expect(leadTriggers).toEqual(["seu nome", "nome completo", "seu email", "seu e-mail"]);
  });

  it.each([
    [contactToasts.sent, "Mensagem enviada!", "Recebemos seu contato e responderemos em breve."],
    [
      contactToasts.failed,
      "Erro ao enviar",
      "Ocorreu um erro ao enviar sua mensagem. Tente novamente.",
    ],
    [chatToasts.leadReceived, "Dados recebidos!", "Entraremos em contato em breve."],
    [
      chatToasts.leadIncomplete,
      "Dados incompletos",
      "Por favor, preencha pelo menos nome e email.",
    ],
    [chatToasts.failed, "Erro", "Não foi possível enviar a mensagem. Tente novamente."],
  ])("are the toast %j", (toast, title, description) => {
    expect(toast).toEqual({ title, description });
  });

  it("are the form's labels and messages", () => {
    const { name, email, phone, message } = contactForm.labels;
    expect([name, email, phone, message]).toEqual([
      "Nome completo",
      "E-mail",
      "Telefone",
      "Mensagem",
    ]);
    expect([contactForm.submit, contactForm.sending]).toEqual(["Enviar Mensagem", "Enviando..."]);
    expect(contactToasts.invalid.title).toBe("Erro de validação");
    expect(contactLimits).toEqual({ name: 100, email: 255, phone: 20, message: 1000 });
    const messages = Object.values(contactRules).flatMap((rules) => rules.map(([, text]) => text));
    expect(messages).toEqual(
      expect.arrayContaining([
        "Nome é obrigatório",
        "Nome muito longo",
        "Email inválido",
        "Email muito longo",
        "Telefone é obrigatório",
        "Telefone muito longo",
        "Mensagem é obrigatória",
        "Mensagem muito longa",
      ]),
    );
  });

  it("are those of the error screens", () => {
    expect([notFound.heading, notFound.english]).toEqual(["404", "Oops! Page not found"]);
    expect(unexpectedError.heading).toBe("Unexpected Application Error!");
  });
});
