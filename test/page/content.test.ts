import * as content from "../../src/shared/content/index.ts";
import {
  apology,
  chat,
  chatPrivacy,
  chatToasts,
  contactForm,
  contactPrivacy,
  contactSection,
  contactToasts,
  hero,
  leadTriggers,
  openingHours,
  privacyNotice,
  projects,
  services,
  thanks,
  values,
} from "../../src/shared/content/index.ts";

const circumstances = {
  companyName: "Nora",
  cnpj: "11.222.333/0001-81",
  retentionDays: 30,
  usesModel: false,
  keepsQuestions: false,
};

describe("the specified texts", () => {
  it("have the greeting of the virtual assistant", () => {
    expect(chat.greeting).toBe("Olá! Sou o assistente virtual da Nora. Como posso ajudá-lo hoje?");
  });

  it("apologize with the contact e-mail", () => {
    expect(apology("oi@padaria.example")).toBe(
      "Desculpe, ocorreu um erro. Tente novamente ou escreva para oi@padaria.example.",
    );
  });

  it("thank a lead by name", () => {
    expect(thanks("Lúcia")).toContain("Lúcia");
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
  ])("have the toast %j as specified", (notice, title, description) => {
    expect(notice).toEqual({ title, description });
  });

  it("have both labels of the contact form's button", () => {
    expect([contactForm.submit, contactForm.sending]).toEqual(["Enviar Mensagem", "Enviando..."]);
  });

  it("have the hero's badge and buttons", () => {
    expect([hero.badge, hero.primary.label, hero.secondary.label]).toEqual([
      "Tecnologia e Inovação",
      "Fale com a Nora",
      "Conheça nossos serviços",
    ]);
  });
});

describe("a promise the company hasn't made", () => {
  // "24 horas" is allowed: it is about the assistant, which answers at any hour.
  it.each([/(?<!2)4 horas/, /on-line/i, /como cada um foi resolvido/])(
    "is not in the content: %s",
    (words) => {
      expect(
        JSON.stringify({ ...content, answers: privacyNotice.answers(circumstances) }),
      ).not.toMatch(words);
    },
  );

  it('is not a deadline for an answer: the content says "em breve"', () => {
    expect(contactSection.intro).toMatch(/responde em breve\.$/);
  });

  it("is not the erasing of undelivered messages: the days count from the delivery", () => {
    expect(contactPrivacy(30)).toContain("em até 30 dias depois da entrega");
    expect(chatPrivacy.text(30)).toContain("em até 30 dias depois que chega à nossa equipe");
    expect(privacyNotice.answers(circumstances).map(({ answer }) => answer)).toContainEqual(
      expect.stringContaining("até a entrega à nossa equipe e por até 30 dias depois dela"),
    );
  });
});

describe("the privacy notice", () => {
  const words = (more = {}) => JSON.stringify(privacyNotice.answers({ ...circumstances, ...more }));

  it("mentions the origin sent with a message", () => {
    expect(words()).toContain("o site e a campanha que trouxeram você");
  });

  it("mentions stored questions only if they are stored", () => {
    expect(words()).not.toContain("não soube responder");
    expect(words({ keepsQuestions: true })).toContain("não soube responder ficam 30 dias");
  });
});

describe("the company's offer", () => {
  it("has three values", () => {
    expect(values.map(({ title }) => title)).toEqual([
      "Inovação",
      "Confiabilidade",
      "Foco em Resultados",
    ]);
  });

  it("has three services of four features each", () => {
    expect(services.map(({ title, features }) => [title, features.length])).toEqual([
      ["Criação de Sites", 4],
      ["Desenvolvimento de Sistemas", 4],
      ["Chatbots Inteligentes", 4],
    ]);
  });

  it("has six projects, four of them with a measured result", () => {
    expect(
      projects.map((project) => [project.title, "figure" in project && project.figure.value]),
    ).toEqual([
      ["E-commerce Fashion", "10.000+"],
      ["Sistema de Gestão", false],
      ["Chatbot WhatsApp", "80%"],
      ["Landing Page SaaS", "250%"],
      ["App de Reservas", false],
      ["Portal Corporativo", "500+"],
    ]);
  });

  it("has opening hours from Monday to Friday, 9h to 18h, and on Saturday, 9h to 13h", () => {
    expect(openingHours.map(({ days, opens, closes }) => [days, opens, closes])).toEqual([
      ["Segunda a sexta", "09:00", "18:00"],
      ["Sábado", "09:00", "13:00"],
    ]);
  });
});

describe("the assistant's request for contact data", () => {
  it("isn't triggered by the greeting, the thanks or the apology", () => {
    const said = [
      chat.greeting,
      thanks("Ana"),
      thanks("Ana", true),
      apology("contato@nora.example"),
    ].map((text) => text.toLowerCase());

    expect(said.filter((text) => leadTriggers.some((trigger) => text.includes(trigger)))).toEqual(
      [],
    );
  });
});

describe("the privacy sentences", () => {
  it.each([contactPrivacy, chatPrivacy.text])("state the retention time", (sentence) => {
    expect(sentence(30)).toContain("em até 30 dias");
  });
});
