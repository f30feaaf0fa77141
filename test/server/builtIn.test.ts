import { leadTriggers, projects, services } from "../../src/shared/content/index.ts";
import { builtIn } from "../../server/chat/builtIn/builtIn.ts";
import { normalise } from "../../server/chat/builtIn/portuguese.ts";
import { stem } from "../../server/chat/builtIn/stem.ts";
import { site } from "./questions/facts.ts";

const answer = builtIn(site);
const ask = (message: string, ...earlier: string[]) =>
  answer({
    message,
    history: earlier.map((content, index) => ({
      role: index % 2 === 0 ? "user" : "assistant",
      content,
    })),
    lead: null,
  });
const asksContact = (reply: string) =>
  leadTriggers.some((trigger) => reply.toLowerCase().includes(trigger));

describe("the built-in assistant", () => {
  it.each(services)("knows every feature of $title", ({ title, features }) => {
    const reply = ask(`Me fale sobre ${title}`);

    for (const feature of features) expect(reply).toContain(feature);
  });

  it.each(projects)("knows the project $title", ({ title, description }) => {
    expect(ask(`Vocês fizeram ${title}?`).toLowerCase()).toContain(description.toLowerCase());
  });

  it("answers the question after a greeting, and greets back", () => {
    expect(ask("Bom dia! Que horas vocês abrem?")).toMatch(/^Olá! .*das 9h às 18h/);
    expect(ask("Bom dia! Que horas vocês abrem?", "oi", "Olá!")).not.toMatch(/^Olá!/);
  });

  it("tells how long contact data is kept where that was changed", () => {
    const reply = builtIn({ ...site, retentionDays: 30 })({
      message: "O que fazem com meus dados?",
      history: [],
      lead: null,
    });

    expect(reply).toContain("30 dias");
  });

  it("goes from one answer to the next without saying the same twice", () => {
    const first = ask("vocês fazem sistemas?");
    const second = ask("me conta mais", "vocês fazem sistemas?", first);

    expect(second).toMatch(/sistemas?/i);
    expect(second).not.toBe(first);
    expect(second).not.toContain(first);
  });

  it("takes an offer that was accepted, whatever it was called", () => {
    const offer = ask("vocês fazem site para padaria?");
    expect(offer).toMatch(/\?$/);

    for (const yes of ["sim", "quero sim", "pode ser", "claro!", "com certeza", "siiim"]) {
      expect(asksContact(ask(yes, "vocês fazem site para padaria?", offer))).toBe(true);
    }
  });

  it("points to the form in place of asking twice", () => {
    const asked = ask("quero um orçamento");
    expect(asksContact(asked)).toBe(true);

    for (const next of ["sim", "Carlos Silva", "carlos@oficina.com.br", "onde eu preencho?"]) {
      const reply = ask(next, "quero um orçamento", asked);
      expect(asksContact(reply)).toBe(false);
      expect(reply).toMatch(/formulário/);
    }
  });

  it.each(["qeu orcameto pra stei ", "@", "a@", "1 ", "nao ", "e ai "])(
    "takes the longest message and history in a moment (%j)",
    (part) => {
      const message = part.repeat(2_000 / part.length);
      const history = Array.from({ length: 100 }, () => ({
        role: "user" as const,
        content: part.repeat(4_000 / part.length),
      }));

      const start = performance.now();
      answer({ message, history, lead: null });
      expect(performance.now() - start).toBeLessThan(500);
    },
  );

  it.each(["", "\0", "🙂🙂🙂", "a".repeat(2_000), "(((((((", "\\", "constructor __proto__"])(
    "says that it doesn't know what %j means",
    (message) => {
      expect(ask(message)).toMatch(/não sei/);
    },
  );
});

describe("Portuguese as it is typed", () => {
  it.each([
    ["Vcs fazem E-MAIL mkt?", "voces fazem email mkt"],
    [
      "qto custa p/ fzr um chat-bot pro whats",
      "quanto custa para fazer um chatbot para o whatsapp",
    ],
    ["ORÇAMENTO já!!!", "orcamento ja"],
    ["oiiii", "oi"],
    ["atendem 24hs?", "atendem 24 horas"],
  ])("%s is read as %s", (typed, read) => {
    expect(normalise(typed)).toBe(read);
  });

  // From the sample vocabulary of https://snowballstem.org/algorithms/portuguese/stemmer.html.
  it.each([
    ["boa", "boa"],
    ["boainain", "boainain"],
    ["boas", "boas"],
    ["boassu", "boassu"],
    ["boataria", "boat"],
    ["boate", "boat"],
    ["boates", "boat"],
    ["boatos", "boat"],
    ["bobagem", "bobag"],
    ["bobagens", "bobagens"],
    ["bobalhoes", "bobalho"],
    ["bobear", "bob"],
    ["bobeira", "bobeir"],
    ["bobinho", "bobinh"],
    ["bobo", "bob"],
    ["quiabos", "quiab"],
    ["quicaram", "quic"],
    ["quickly", "quickly"],
    ["quieto", "quiet"],
    ["quietos", "quiet"],
    ["quilate", "quilat"],
    ["quilates", "quilat"],
    ["quilinhos", "quilinh"],
    ["quilombo", "quilomb"],
    ["quilometricas", "quilometr"],
    ["quilometro", "quilometr"],
    ["quilos", "quil"],
    ["quimica", "quimic"],
    ["quimicos", "quimic"],
    ["quimioterapia", "quimioterap"],
  ])("%s has the stem %s", (word, stemmed) => {
    expect(stem(word)).toBe(stemmed);
  });
});
