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
    expect(contactSection.greeting.description).toMatch(/responde em breve/);
    expect(contactSection.greeting.description).not.toMatch(/\d|\b(?:horas?|minutos?|dias?)\b/i);
  });
});

describe("the privacy notice", () => {
  it("names the days that the notes of form and chat name", () => {
    const texts = [
      contactPrivacy(31),
      chatPrivacy.text(31, false),
      notice({ retentionDays: 31 }).join(" "),
    ];
    expect(texts.filter((text) => !text.includes("31"))).toEqual([]);
  });

  it("says more where there is a model, and where questions are stored", () => {
    const length = (more = {}) => notice(more).join("").length;
    expect(length({ usesModel: true })).toBeGreaterThan(length());
    expect(length({ keepsQuestions: true })).toBeGreaterThan(length());
    expect(chatPrivacy.text(30, true).length).toBeGreaterThan(chatPrivacy.text(30, false).length);
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
