import { typedContact } from "../../src/shared/typedContact.ts";

describe("the contact data of a message", () => {
  it.each([
    ["meu e-mail é ana@padaria.com.br, obrigada", { email: "ana@padaria.com.br" }],
    ["me liga no (81) 99876-5432", { phone: "(81) 99876-5432" }],
    ["11987654321 ou ana@padaria.com.br", { email: "ana@padaria.com.br", phone: "11987654321" }],
    ["+55 11 98765-4321", { phone: "+55 11 98765-4321" }],
    ["(11) 3333-4444.", { phone: "(11) 3333-4444" }],
  ])("are found in %j", (message, expected) => {
    expect(typedContact(message)).toEqual(expected);
  });

  it.each([
    "ana@padaria.com.br e bia@padaria.com.br",
    "(81) 99876-5432 e (81) 99876-5433",
    "CPF 123.456.789-09, CNPJ 11.222.333/0001-81",
    "preciso de 200 produtos até 12/2027",
    "123456789012345",
  ])("are not guessed from %j", (message) => {
    expect(typedContact(message)).toEqual({});
  });
});
