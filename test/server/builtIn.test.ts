import { leadTriggers, projects, services, values } from "../../src/shared/content/index.ts";
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { createClassifier } from "../../server/chat/builtIn/classifier.ts";
import { readLearnt } from "../../server/chat/builtIn/learnt.ts";
import { normalise } from "../../server/chat/builtIn/normalise.ts";
import { understand } from "../../server/chat/builtIn/understand.ts";
import { type Intent, utterances } from "../../server/chat/builtIn/utterances/index.ts";
import { site } from "./questions/facts.ts";

/** Wednesday at noon in São Paulo. */
const WEDNESDAY_NOON = new Date("2026-11-18T15:00:00Z");

const answer = builtIn(site, () => WEDNESDAY_NOON);

/** Returns the answer to the last message, after a conversation made of the earlier ones and their answers. */
function converse(...messages: string[]): string {
  const history: { role: "user" | "assistant"; content: string }[] = [];
  let reply = "";
  for (const message of messages) {
    reply = answer({ message, history: [...history], lead: null }).text;
    history.push({ role: "user", content: message }, { role: "assistant", content: reply });
  }
  return reply;
}

const asksContact = (reply: string) =>
  leadTriggers.some((trigger) => reply.toLowerCase().includes(trigger));

describe("the built-in assistant", () => {
  it.each(services)("knows every feature of $title", ({ title, features }) => {
    const reply = converse(`Me fale sobre ${title}`);

    for (const feature of features) expect(reply).toContain(feature);
  });

  it.each(projects)("knows the project $title", ({ title, description }) => {
    expect(converse(`Me fala do ${title} do portfólio`).toLowerCase()).toContain(
      description.toLowerCase(),
    );
  });

  it("lists one item per line", () => {
    const items = converse("quais são os valores de vocês?").match(/^- .*/gm);

    expect(items).toHaveLength(values.length);
  });

  it("answers the question after a greeting", () => {
    expect(converse("Bom dia! Que horas vocês abrem?")).toContain("das 9h às 18h");
  });

  it("answers several questions of one message, once each, with one offer at the end", () => {
    const reply = converse("quanto custa um site, abre sábado e qual o cnpj?");

    expect(reply).toContain("depende");
    expect(reply).toContain("das 9h às 13h");
    expect(reply).toContain(site.cnpj);
    expect(reply.match(/seu nome/g)).toHaveLength(1);
  });

  it("answers a question at the end of a long message", () => {
    const story = "Tenho uma loja de tintas com meu irmão há muitos anos. ".repeat(30);

    expect(converse(`${story}Qual é o CNPJ de vocês?`)).toContain(site.cnpj);
  });

  it.each([
    [["quais serviços vocês têm?", "me fala do terceiro"], "Messenger"],
    [["quais são os valores de vocês?", "e o segundo?"], values[1].description.slice(1)],
    [["qual o horário?", "e no sábado?"], "das 9h às 13h"],
    [["quanto custa um site?", "e quanto tempo demora?"], "prazo de um site"],
    [["vocês fazem sistema de estoque?", "e qto fica"], "preço de um sistema"],
    [["o site guarda meus dados?", "por qto tempo"], "180 dias"],
  ])("answers a follow-up about the earlier subject: %j", (messages, told) => {
    expect(converse(...messages)).toContain(told);
  });

  it("gives the configured retention of contact data", () => {
    const { text } = builtIn({ ...site, retentionDays: 30 })({
      message: "por quanto tempo vocês guardam meus dados?",
      history: [],
      lead: null,
    });

    expect(text).toContain("30 dias");
  });

  it.each(["sim", "quero sim", "pode ser", "claro!", "com certeza", "siiim"])(
    "understands %j as acceptance of its offer",
    (yes) => {
      expect(asksContact(converse("quero um orçamento", yes))).toBe(true);
    },
  );

  it("never repeats the wording of a refusal in a conversation", () => {
    const refused = ["zyx wvut", "qwrt plkj", "mnbv hgfd"].map((_, index, all) =>
      converse(...all.slice(0, index + 1)),
    );

    expect(new Set(refused).size).toBe(3);
  });

  it("doesn't ask again for contact data that it has", () => {
    const lead = { name: "Ana", email: "ana@padaria.com.br" };
    const { text } = answer({ message: "quero um orçamento", history: [], lead });

    expect(asksContact(text)).toBe(false);
    expect(text).toContain("já tem seu contato");
  });

  it.each([
    ["que horas vocês abrem?", false],
    ["me mostra o portfólio", false],
    ["o que vocês fazem com meus dados?", false],
    ["quais campos tem no formulário?", false],
    ["quanto custa um site?", true],
    ["quero falar com uma pessoa", true],
    ["vocês têm garantia?", true],
    ["xkcd qwop", true],
  ])("opens the lead form for %j: %s", (message, opens) => {
    expect(asksContact(converse(message))).toBe(opens);
  });

  it.each([
    "mandei mensagem faz 3 dias e ninguém me respondeu",
    "o formulário não envia",
    "vocês estão contratando?",
    "sou representante e quero apresentar um produto",
    "quero que apaguem meus dados",
  ])("gives the e-mail address and opens no form for %j", (message) => {
    const reply = converse(message);

    expect(reply).toContain(site.contactEmail);
    expect(asksContact(reply)).toBe(false);
  });

  it.each(["mandei mensagem faz 3 dias e ninguém me respondeu", "o formulário não envia"])(
    "apologizes for %j",
    (message) => {
      expect(converse(message)).toMatch(/desculp/i);
    },
  );

  it.each([
    ["inglês", "Hi, how much does a website cost?"],
    ["espanhol", "hola, cuanto cuesta una pagina web para mi negocio?"],
    ["francês", "bonjour, combien pour un site web ?"],
    ["italiano", "ciao, quanto costa un sito per la mia azienda?"],
    ["alemão", "hallo, ich brauche eine webseite, was kostet das?"],
  ])("answers in one Portuguese sentence that it understood %s", (language, message) => {
    const reply = converse(message);

    expect(reply).toContain(language);
    expect(reply.match(/[.!?](\s|$)/g)).toHaveLength(1);
  });

  it.each([
    "não aguento mais viver",
    "tô pensando em me matar",
    "minha família ia ficar melhor sem mim",
    "quanto custa um site? deixa pra lá, quero morrer",
    "qro morre",
    "confesso que já não desejo mais estar vivo",
    "meu irmão falou que vai tirar a própria vida",
    "minha filha tá se cortando",
    "só quero que a dor pare",
    "já deixei a carta pronta pros meus filhos",
    "ngm ia sentir minha falta se eu morresse",
    "tomei todos os remédios da minha mãe",
  ])("answers %j with sympathy and the CVV, without the form", (message) => {
    const reply = converse(message);

    expect(reply).toMatch(/CVV.*188|188.*CVV/);
    expect(reply).toMatch(/de graça/);
    expect(reply).toMatch(/de dia e de noite|dia ou da noite/);
    expect(asksContact(reply)).toBe(false);
  });

  it.each([
    "to morrendo de tanto responder whatsapp kkkk",
    "cliente que marca e não vem me mata",
    "esse sistema vai me matar, vocês fazem outro?",
    "meu chefe vai me matar se o site não sair",
    "vou me jogar de cabeça nesse projeto",
    "quero dar um fim nessa bagunça de caderno",
    "vocês fazem site sobre prevenção ao suicídio?",
  ])("doesn't understand %j as distress", (message) => {
    expect(converse(message)).not.toContain("188");
  });

  it.each(["quanto é 37 x 12?", "me passa uma receita de bolo", "em quem você vai votar?"])(
    "declines %j with a friendly sentence, without the form",
    (message) => {
      const reply = converse(message);

      expect(reply.length).toBeLessThan(120);
      expect(asksContact(reply)).toBe(false);
    },
  );

  it.each([
    ["2026-11-18T15:00:00Z", "atendendo, até as 18h"],
    ["2026-11-18T23:30:00Z", "volta amanhã às 9h"],
    ["2026-11-21T20:00:00Z", "volta na segunda-feira às 9h"],
    ["2026-11-23T10:00:00Z", "volta hoje às 9h"],
    ["2026-12-24T23:00:00Z", "volta no sábado às 9h"],
  ])("at %s says that the team is %s", (moment, said) => {
    const { text } = builtIn(
      site,
      () => new Date(moment),
    )({
      message: "tem alguém atendendo agora?",
      history: [],
      lead: null,
    });

    expect(text).toContain(said);
  });

  it("offers the company's WhatsApp only if it is configured", () => {
    const question = { message: "qual o whatsapp de vocês?", history: [], lead: null };

    expect(builtIn({ ...site, whatsapp: "5511987654321" })(question).text).toContain(
      "https://wa.me/5511987654321",
    );
    expect(answer(question).text).not.toContain("wa.me");
  });

  it.each(["qeu orcameto pra stei ", "@", "a@", "1 ", "nao ", "e ai ", "o que? ", "a, b. "])(
    "classifies at most sixteen parts of forty sentences of the longest message (%j)",
    (part) => {
      const classify = createClassifier<Intent>(readLearnt());
      const classified: string[] = [];
      const counting = (text: string) => {
        classified.push(text);
        return classify(text);
      };
      const state = { text: "", intents: [], topic: undefined, items: [] };

      understand(counting, part.repeat(2_000 / part.length), state);

      expect(classified.length).toBeLessThanOrEqual(40 * (1 + 2 * 16));
      expect(classified.join("").length).toBeLessThanOrEqual(3 * 2_000);
    },
  );

  it("accepts the longest history", () => {
    const history = Array.from({ length: 100 }, () => ({
      role: "user" as const,
      content: "o que? ".repeat(500),
    }));

    expect(answer({ message: "qual o cnpj?", history, lead: null }).text).toContain(site.cnpj);
  });

  it.each(["", "\0", "a".repeat(2_000), "(((((((", "\\", "hasOwnProperty __proto__", "\ud83d"])(
    "says that it doesn't know what %j means",
    (message) => {
      expect(answer({ message, history: [], lead: null }).isUnanswered).toBe(true);
    },
  );
});

describe("Portuguese with typing errors and abbreviations", () => {
  it.each([
    ["Vcs fazem E-MAIL mkt?", "voces fazem email mkt"],
    [
      "qto custa p/ fzr um chat-bot pro whats",
      "quanto custa para fazer um chatbot para o whatsapp",
    ],
    ["ORÇAMENTO já!!!", "orcamento ja"],
    ["oiiii", "oi"],
    ["atendem 24hs?", "atendem 24 horas"],
    ["são 10.000 produtos", "sao 10000 produtos"],
  ])("%s is normalised to %s", (typed, read) => {
    expect(normalise(typed)).toBe(read);
  });

  it("has at least 1,200 different utterances of at least 80 intents, none under two", () => {
    const all = Object.values(utterances).flatMap((lines) => lines.trim().split("\n"));

    expect(Object.keys(utterances).length).toBeGreaterThanOrEqual(80);
    expect(all.length).toBeGreaterThanOrEqual(1_200);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  });
});
