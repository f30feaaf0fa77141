import { checkLead } from "../../src/chat/checkLead.ts";

const ana = { name: "Ana", email: "ana@padaria.com.br", phone: "" };

describe("the lead form's data", () => {
  it.each([
    ["with a phone", { ...ana, phone: " (11) 98765-4321 " }, { ...ana, phone: "(11) 98765-4321" }],
    ["without one", ana, { name: "Ana", email: ana.email }],
    [
      "trimmed",
      { ...ana, name: "  Ana ", email: ` ${ana.email} ` },
      { name: "Ana", email: ana.email },
    ],
  ])("can be confirmed %s", (_how, typed, lead) => {
    expect(checkLead(typed)).toEqual({ status: "complete", lead });
  });

  it.each([
    ["a name", { ...ana, name: " " }, { name: "Nome é obrigatório" }],
    ["an e-mail", { ...ana, email: "" }, { email: "Email inválido" }],
    [
      "both",
      { ...ana, name: "", email: "" },
      { name: "Nome é obrigatório", email: "Email inválido" },
    ],
  ])("is incomplete without %s, with a message at the field", (_what, typed, problems) => {
    expect(checkLead(typed)).toEqual({ status: "incomplete", problems });
  });

  it.each([
    ["a malformed e-mail", { ...ana, email: "ana@padaria" }, { email: "Email inválido" }],
    [
      "an e-mail too long",
      { ...ana, email: `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(4)}br` },
      { email: "Email muito longo" },
    ],
    ["a name too long", { ...ana, name: "a".repeat(101) }, { name: "Nome muito longo" }],
    ["a phone too long", { ...ana, phone: "1".repeat(21) }, { phone: "Telefone muito longo" }],
  ])("is invalid with %s, with the specified message at the field", (_what, typed, problems) => {
    expect(checkLead(typed)).toEqual({ status: "wrong", problems });
  });
});
