import * as content from "../../src/shared/content/index.ts";
import {
  about,
  apology,
  chat,
  chatPrivacy,
  contactPrivacy,
  contactSection,
  privacyNotice,
  projects,
  leadTriggers,
  services,
  thanks,
  values,
} from "../../src/shared/content/index.ts";
import { aSite } from "../support/aSite.ts";

const notice = (more = {}) =>
  privacyNotice.answers(aSite({ retentionDays: 30, ...more })).map(({ answer }) => answer);

describe("what the owner hasn't said", () => {
  it.each([
    ["a deadline", /(?<!2)4 horas|\d+ dias úteis/i],
    ["ownership", /\bé seu\b|sistema que é/i],
    ["a deadline in writing", /por escrito/i],
    ["tests as a fact", /\btestamos|sem teste/i],
    ["presence after delivery", /por perto|depois da entrega, continuamos/i],
    ["a superlative", /\bo melhor\b|\ba melhor\b|l[ií]der/i],
  ])("isn't in the content: %s", (_claim, words) => {
    const said = JSON.stringify({ ...content, about, values, services, projects });
    expect(`${said} ${notice().join(" ")}`).not.toMatch(words);
  });

  it('is no time for an answer but "em breve"', () => {
    expect(contactSection.intro).toMatch(/responde em breve\.$/);
  });
});

describe("the privacy notice", () => {
  it("agrees with the notes of form and chat: the days count from when a message has reached the team", () => {
    expect(contactPrivacy(30)).toMatch(/em até 30 dias depois que a mensagem chega/);
    expect(chatPrivacy.text(30, false)).toMatch(/em até 30 dias depois que chega à nossa equipe/);
    expect(notice()).toContainEqual(
      expect.stringMatching(/até que a mensagem chegue .* por até 30 dias depois/),
    );
  });

  it("mentions a model and stored questions only where there are such", () => {
    expect(notice().join(" ")).not.toMatch(/inteligência artificial|não soube responder/);
    const all = notice({ usesModel: true, keepsQuestions: true }).join(" ");
    expect(all).toMatch(/inteligência artificial/);
    expect(all).toMatch(/não soube responder ficam 30 dias/);
    expect(chatPrivacy.text(30, false)).not.toMatch(/Perguntas/);
    expect(chatPrivacy.text(30, true)).toMatch(/Perguntas sem resposta ficam 30 dias/);
  });
});

describe("what the owner may add to", () => {
  it.each([
    ["values", values.map(({ title }) => title)],
    ["services", services.map(({ id }) => id)],
    ["projects", projects.map(({ id }) => id)],
  ])("has no two entries of one name: %s", (_list, names: readonly string[]) => {
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the assistant's request for contact data", () => {
  it("isn't triggered by the greeting, the thanks or the apology", () => {
    const said = [chat.greeting, thanks("Ana"), apology("oi@nora.example")].join(" ").toLowerCase();

    expect(leadTriggers.filter((trigger) => said.includes(trigger))).toEqual([]);
  });
});
