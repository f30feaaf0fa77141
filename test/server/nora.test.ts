import * as fc from "fast-check";
import { asksForLead } from "../../src/shared/asksForLead.ts";
import { suggestionLimits } from "../../src/shared/chatLimits.ts";
import {
  conversation,
  figures,
  openingHours,
  privacyNotice,
  projects,
  services,
  values,
} from "../../src/shared/content/index.ts";
import { keyOf } from "../../server/chat/builtIn/normalise.ts";
import { readTrained } from "../../server/chat/builtIn/trained.ts";
import { builtIn, converse, LEAD, site } from "../support/aBuiltIn.ts";

const nora = await builtIn();
const { topics, phrases, suggestions: suggested } = (await readTrained()).nora;
const named = Object.values(topics);
const asked = named.flatMap((topic) =>
  topic.ask === undefined ? [] : { ...topic, ask: topic.ask },
);
const ask = (...messages: string[]) => converse(nora, ...messages);

/** Returns the topics that answer the last of several messages. */
function topicsOf(...messages: string[]): string[] {
  const history = messages.slice(0, -1).map((content) => ({ role: "user" as const, content }));
  const { asks } = nora.explain({ message: messages.at(-1)!, history, lead: null });
  return asks.map(({ topic }) => topic.name);
}

describe("everything the page says can be asked for", () => {
  it.each(services)("$title, with its features", ({ title, features }) => {
    const { text } = ask(`Me fala de ${title}`);

    for (const feature of features) expect(text).toContain(feature);
  });

  it.each(projects)("$title", (project) => {
    const { text } = ask(`Me fala do projeto ${project.title}`);

    expect(text.toLowerCase()).toContain(project.description.toLowerCase());
    for (const tag of project.tags) expect(text).toContain(tag);
    expect(text).toContain("figure" in project ? project.figure.value : "");
  });

  it("the figures, the values and the results", () => {
    const [delivered, clients] = figures;
    expect(ask("quantos projetos vocês já entregaram?").text).toContain(delivered.value);
    expect(ask("quantos clientes vocês têm?").text).toContain(clients.value);
    const { text } = ask("quais são os valores da empresa?");
    for (const { title } of values) expect(text).toContain(title);
    const results = ask("cases com resultados").text;
    for (const project of projects) {
      expect(results).toContain("figure" in project ? project.figure.value : "");
    }
  });

  it("the opening hours, and that 24/7 is the assistant's", () => {
    for (const { hours } of openingHours) expect(ask("qual o horário?").text).toContain(hours);
    for (const message of [
      "tem suporte 24 horas?",
      "se meu site cair de madrugada alguém atende?",
    ]) {
      expect(ask(message).text).toMatch(/24 horas.*sou eu, o assistente.*A equipe atende/s);
    }
  });

  it("the privacy notice", () => {
    const answers = privacyNotice.answers(site).map((one) => one.answer);
    const questions = [
      "quem cuida dos meus dados?",
      "o que vocês guardam da conversa?",
      "por quanto tempo guardam meus dados?",
      "com quem compartilham meus dados?",
      "o site usa cookies?",
      "vocês sabem de onde eu vim?",
    ];
    questions.forEach((question, index) => expect(ask(question).text).toContain(answers[index]));
  });

  it("the hero's own questions, with the hero's answers", () => {
    const [first, firstAnswer, second, secondAnswer] = conversation.bubbles;

    expect(ask(first).text).toContain(firstAnswer);
    expect(ask(first, second).text).toContain(secondAnswer);
  });
});

describe("a conversation", () => {
  it.each([
    [["quanto custa um site?", "e um sistema?"], "O preço de um sistema"],
    [["vocês fazem loja virtual?", "quanto fica?"], "de uma loja virtual"],
    [["me fala do chatbot whatsapp", "de quem é?"], "referências"],
    [["quais resultados?", "comigo daria igual?"], "ninguém pode prometer"],
    [["guardam meus dados?", "por quanto tempo?"], "180 dias"],
    [["vocês fazem chatbot?", "e de madrugada?"], "24/7"],
    [["quero propor uma parceria", "falo com quem então?"], "contato@nora.example"],
    [["vocês fazem chatbot?", "tem exemplo?"], "Chatbot WhatsApp"],
    [["vocês fazem agendamento online?", "meu cliente pode pagar metade no pix?"], "por Pix"],
  ])("knows what was spoken of: %j", (messages, told) => {
    expect(ask(...messages).text).toContain(told);
  });

  it("never gets the same answer twice running", () => {
    for (const { ask: question, care } of asked.filter(({ talk }) => !talk)) {
      if (care) continue;
      expect(ask(question, question).text).not.toBe(ask(question).text);
    }
  });

  it("takes up what the visitor needs, and offers a quote", () => {
    const { text, wantsContact, suggestions } = ask(
      "são 200 produtos e preciso de entrega por bairro",
    );

    expect(text).toMatch(/orçamento\?$/);
    expect(wantsContact).toBe(false);
    expect(suggestions).toContain("Quero um orçamento");
  });

  it("answers a stated need with what the company makes for it", () => {
    expect(ask("tenho um salão de beleza e as clientes faltam muito").text).toMatch(
      /^Para um salão de beleza, fazemos agenda online.*lembrete/,
    );
  });

  it("takes up several products at once, and keeps the trade in mind", () => {
    const shop = "tenho uma loja de material de construção e quero um site e um chatbot";

    expect(ask(shop).text).toMatch(
      /^Para uma loja de material de construção.*um site e um chatbot/,
    );
    expect(ask(shop, "preciso de 800 produtos com foto e entrega por bairro").text).toMatch(
      /^Para uma loja de material de construção/,
    );
  });

  it("answers a remark with a line, not with a form or a goodbye", () => {
    const { text, wantsContact } = ask("quanto custa um site?", "todo mundo promete, depois some");

    expect(text).toContain("desconfiar");
    expect(wantsContact).toBe(false);
  });

  it("answers several questions of one message", () => {
    const { text } = ask("qual o horário, o e-mail e quanto custa um site?");

    for (const told of ["18h", "contato@nora.example", "O preço de um site"])
      expect(text).toContain(told);
  });

  it("reads “e-mail” like “email”", () => {
    expect(topicsOf("Podem me mandar a proposta por e-mail?")).toEqual(
      topicsOf("Podem me mandar a proposta por email?"),
    );
  });

  it("answers what is clear in a list of questions", () => {
    const { text } = ask("Quanto custa, quanto demora e como é que paga isso aí?");

    expect(text).toContain("O preço");
    expect(text).toContain("O prazo");
  });

  it("answers a rude question, and one polite line in English and Spanish", () => {
    expect(ask("quanto custa essa porra de site").text).toContain("preço de um site");
    expect(ask("hello, how much is a website?").text).toContain("I only answer in Portuguese");
    expect(ask("hola, cuanto cuesta una pagina web?").text).toContain("solo respondo en portugués");
  });

  it("gives the WhatsApp number as a link, where there is one", async () => {
    const withNumber = await builtIn({ whatsapp: "5581998765432" });

    expect(converse(withNumber, "qual o whatsapp?").text).toContain(
      "[(81) 99876-5432](https://wa.me/5581998765432)",
    );
    expect(ask("qual o whatsapp?").text).not.toContain("wa.me");
  });
});

describe("the lead form", () => {
  it.each([
    "quero um orçamento",
    "quero falar com uma pessoa",
    "me liga amanhã",
    "deixar meu contato",
    "me manda um orçamento no email marina@loja.example",
    "Pode anotar: Valdir Nogueira, 19 98888-1234, portão e grade em Limeira",
  ])("is brought by who wants it: %s", (message) => {
    const { text, wantsContact } = ask(message);

    expect({ wantsContact, asks: asksForLead(text) }).toEqual({ wantsContact: true, asks: true });
  });

  it("is brought by no other answer", () => {
    const texts = named.filter(({ form }) => form === undefined).flatMap(({ answers }) => answers);

    expect(texts.filter(asksForLead)).toEqual([]);
    expect(ask("Como entro em contato com vocês?").text).toContain(site.contactEmail);
    expect(ask("quanto custa um site?").suggestions).toContain("Quero um orçamento");
    expect(ask("qual a raiz quadrada do azul?").suggestions).toContain("Deixar meu contato");
  });

  it("stays away after “Agora não”, until the visitor asks again", () => {
    expect(ask("quero um orçamento", "agora não", "e o prazo?").wantsContact).toBe(false);
    expect(ask("quero um orçamento", "agora não", "mudei de ideia, quero").wantsContact).toBe(true);
    expect(ask("por favor não me ligue").wantsContact).toBe(false);
  });

  it("isn't asked for again once the lead is given", () => {
    const { text } = nora.reply({ message: "quero um orçamento", history: [], lead: LEAD });

    expect(asksForLead(text)).toBe(false);
    expect(text).toContain("já");
  });
});

describe("suggestions", () => {
  it("are each answered by the topic that they ask for", () => {
    const owners = new Map(asked.map((topic) => [topic.ask, topic.name]));
    for (const { ask: question, suggest, name } of asked) {
      expect(topicsOf(question)).toEqual([name]);
      for (const text of suggest) {
        const [answeredBy] = topicsOf(question, text);
        expect([owners.get(text) ?? answeredBy, text]).toEqual([answeredBy, text]);
        expect(suggested.get(keyOf(text))).toBe(answeredBy);
        expect(text.length).toBeLessThanOrEqual(suggestionLimits.length);
      }
    }
  });

  it("are never what was asked before", () => {
    for (const { ask: question } of asked) {
      const { suggestions } = ask(question);
      expect(suggestions).not.toContain(question);
      expect(suggestions.length).toBeLessThanOrEqual(suggestionLimits.count);
    }
  });

  it("offer the readings of an unclear message, which counts as unanswered", () => {
    const { suggestions, isUnanswered } = ask("gato prazo contato janela azul tem?");

    expect(suggestions.length).toBeGreaterThan(0);
    expect(isUnanswered).toBe(true);
  });

  it("ask for no contact beside the form", () => {
    const { suggestions, wantsContact } = ask("quanto custa um site? quero um orçamento");

    expect(wantsContact).toBe(true);
    expect(suggestions).not.toContain("Quero um orçamento");
  });
});

describe("any text", () => {
  it("is answered within bounds", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 2000 }),
      fc
        .tuple(
          fc.constantFrom("я", "a", "ﷺ", "1a", "a, ", "e ", "? ", "m.", "@", "1) "),
          fc.nat(2000),
        )
        .map(([unit, times]) => unit.repeat(times).slice(0, 2000)),
      fc
        .array(
          fc.constantFrom("quanto", "custa", "me", "matar", "quero", "e", "?", ",", "site", "\n"),
          { maxLength: 300 },
        )
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(text, text, (message, earlier) => {
        const history = Array.from({ length: 8 }, () => ({
          role: "user" as const,
          content: earlier.repeat(2),
        }));
        const { text: answer, suggestions } = nora.reply({ message, history, lead: null });

        expect(answer.trim()).not.toBe("");
        expect(suggestions.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
  });
});

it("says no sentence that hedges twice", () => {
  const texts = [...nora.texts, ...Object.values(phrases).flat()];

  expect(
    texts.filter((text) => /(?:página|site) não (?:diz|fala|informa|traz)/.test(text)),
  ).toEqual([]);
});
