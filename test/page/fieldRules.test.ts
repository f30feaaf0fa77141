import * as fc from "fast-check";
import { ChatRequest } from "../../src/shared/chat.ts";
import { Contact } from "../../src/shared/contact.ts";
import {
  type ContactDraft,
  contactLimits,
  contactRules,
  fieldProblems,
} from "../../src/shared/fieldRules.ts";
import { aContact } from "../support/aContact.ts";

/** Texts near the rules' limits: blank, padded, with control characters, and of any length up to 1,002. */
const text = fc.oneof(
  fc.constantFrom("", " ", " Ana ", "ana@padaria.com.br", "ana@", "A\0na", "A\u0007na", "\u200b"),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...Object.values(contactLimits)), fc.constantFrom(-1, 0, 1, 2))
    .map(([limit, more]) => "x".repeat(limit + more)),
  fc.integer({ min: 240, max: 250 }).map((length) => `${"a".repeat(length)}@b.com.br`),
);

/** Returns the first message of each field. */
function firstMessages(draft: ContactDraft) {
  const issues = Contact.safeParse(draft).error?.issues.toReversed() ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

/** Returns the fields that the server stores, or its first message. */
function parse(fields: Partial<ContactDraft>) {
  const { data, error } = Contact.safeParse(aContact(fields));
  return data ?? error.issues[0]!.message;
}

describe("the rules of a message's fields", () => {
  it("are the same in the page and on the server", () => {
    fc.assert(
      fc.property(fc.record({ name: text, email: text, phone: text, message: text }), (draft) => {
        expect(fieldProblems(contactRules, draft)).toEqual(firstMessages(draft));
      }),
      { numRuns: 300 },
    );
  });

  it("ignore what a foreign script adds to every object", () => {
    Object.assign(Object.prototype, { foreign: () => {} });
    expect(fieldProblems(contactRules, aContact() as ContactDraft)).toEqual({});
    Reflect.deleteProperty(Object.prototype, "foreign");
  });

  it.each([
    ["phone", "\u202a+55 (11) 98765-4321\u202c", "+55 (11) 98765-4321"],
    ["email", "\ufeff\u200emaria@example.com\u200b", "maria@example.com"],
    ["name", "\u2068Ana\tSouza\u2069", "Ana Souza"],
    ["message", "\u200b\u{e0020} Olá, sou a A\u00adna\u200d ", "Olá, sou a A\u00adna"],
  ] as const)("take out what shows nothing: %s %j", (field, typed, stored) => {
    expect(parse({ [field]: typed })).toMatchObject({ [field]: stored });
  });

  it.each([
    ["name", "\u200b\u3164", "Nome é obrigatório"],
    ["phone", "\u2800", "Telefone é obrigatório"],
    ["message", "\u200b\n\u00ad", "Mensagem é obrigatória"],
    ["name", "Ana\u202eazuoS", "Nome inválido"],
    ["name", "Ana\u2066Souza", "Nome inválido"],
    ["name", "Ana\u0007Souza", "Nome inválido"],
    ["message", "a\0b", "Mensagem inválida"],
  ] as const)("refuse %s %j", (field, typed, message) => {
    expect(parse({ [field]: typed })).toBe(message);
  });

  it("take no invisible text for a question of the chat", () => {
    expect(ChatRequest.safeParse({ message: "\u200b" }).success).toBe(false);
  });

  it("take no time for a long run of spaces", () => {
    const typed = `a${" ".repeat(200_000)}b`;

    expect(parse({ message: typed })).toBe("Mensagem muito longa");
  });
});
