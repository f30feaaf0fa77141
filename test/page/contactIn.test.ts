import { contactIn, withoutOwnEmail } from "../../src/shared/contactIn.ts";
import { cpuTimeOf } from "../support/cpuTime.ts";

const OURS = "contato@nora.example";

describe("contact data in a visitor's message", () => {
  it.each([
    ["meu email é ana@padaria.com.br", { email: "ana@padaria.com.br" }],
    [
      "Oi, me chamo Ana da Conceição, ana.c@padaria.com.br.",
      { name: "Ana da Conceição", email: "ana.c@padaria.com.br" },
    ],
    ["Sou o José, 11 98765-4321", { name: "José", phone: "11 98765-4321" }],
    ["meu zap (11) 98765-4321, pode chamar", { phone: "(11) 98765-4321" }],
    ["+55 21 3333-4444", { phone: "+55 21 3333-4444" }],
    ["\u202a+55 11 98765\u20114321\u202c", { phone: "+55 11 98765-4321" }],
    ["+55\u00a011\u00a098765–4321", { phone: "+55 11 98765-4321" }],
    ["+55 (11) 98765 - 4321", { phone: "+55 (11) 98765 - 4321" }],
    ["11.98765.4321", { phone: "11.98765.4321" }],
    ["11987654321", { phone: "11987654321" }],
    ["11 9 8765 4321", { phone: "11 9 8765 4321" }],
    ["meu zap é 011 98765-4321", { phone: "011 98765-4321" }],
    ["+351 912 345 678", { phone: "+351 912 345 678" }],
    [
      "anota o contato do meu sócio Caio, caio@flores.com.br",
      { name: "Caio", email: "caio@flores.com.br" },
    ],
    ["manda também pro meu sócio Beto, beto@x.com.br", { name: "Beto", email: "beto@x.com.br" }],
    ["quero o site do meu sócio Caio, sou bia@flores.com.br", { email: "bia@flores.com.br" }],
    ["minha amiga Bia indicou vocês, meu email é ana@x.com.br", { email: "ana@x.com.br" }],
    ["o meu sócio é o Beto Lima, beto@x.com.br", { name: "Beto Lima", email: "beto@x.com.br" }],
    ["fale com a Carla Dias, carla@x.com.br", { name: "Carla Dias", email: "carla@x.com.br" }],
    // Another person's, whose name isn't recognised.
    ["o e-mail do meu sócio é beto@x.com.br", { name: "", email: "beto@x.com.br" }],
    ["+55 11 98765-4321 21 3333-4444", { phone: "+55 11 98765-4321" }],
    ["11-98765.4321", { phone: "11-98765.4321" }],
    ["(11)9.8765-4321", { phone: "(11)9.8765-4321" }],
    [
      "Ana Souza, ana@x.com.br, 11987654321",
      { name: "Ana Souza", email: "ana@x.com.br", phone: "11987654321" },
    ],
    [
      "Maria das Dores Lima\n11 98765-4321",
      { name: "Maria das Dores Lima", phone: "11 98765-4321" },
    ],
    ["Oi, ana@x.com.br", { email: "ana@x.com.br" }],
    ["Meu Email: ana@x.com.br", { email: "ana@x.com.br" }],
    ["Meu Email é ana@x.com.br", { email: "ana@x.com.br" }],
    ["meu email é d'avila@x.com.br", { email: "d'avila@x.com.br" }],
    ["o e-mail é 'ana@x.com.br'", { email: "ana@x.com.br" }],
    // Not valid: the form says so. A part of it would be the address of somebody else.
    ["meu email é joão&ana@x.com.br", { email: "joão&ana@x.com.br" }],
    ["ana@x.com.br.Obrigada!", { email: "ana@x.com.br" }],
    ["Ana@Gmail.Com", { email: "Ana@Gmail.Com" }],
    ["CPF 52998224725, celular 11 98765-4321", { phone: "11 98765-4321" }],
    ["o pedido 1198765432 não chegou, ligue para 11 98765-4321", { phone: "11 98765-4321" }],
    ["Olá Nora, ana@x.com.br", { email: "ana@x.com.br" }],
    ["Bom Dia, 11 98765-4321", { phone: "11 98765-4321" }],
    [
      "não sou o João Silva, sou a Ana Lima, ana@x.com.br",
      { name: "Ana Lima", email: "ana@x.com.br" },
    ],
    ["Nome: Ana Lima\nE-mail: ana@x.com.br", { name: "Ana Lima", email: "ana@x.com.br" }],
    ["anota meu contato: Rafael, ana@x.com.br", { name: "Rafael", email: "ana@x.com.br" }],
    ["Ana Paula Souza / ana@x.com.br", { name: "Ana Paula Souza", email: "ana@x.com.br" }],
    [
      "Maria Aparecida dos Santos Oliveira de Souza Ferreira, ana@x.com.br",
      { name: "Maria Aparecida dos Santos Oliveira de Souza Ferreira", email: "ana@x.com.br" },
    ],
    [
      "meu nome é Conceição d'Ávila, c@x.com.br",
      { name: "Conceição d'Ávila", email: "c@x.com.br" },
    ],
    ["Sou o Dr. Paulo R. Reis, p@x.com.br", { name: "Dr. Paulo R. Reis", email: "p@x.com.br" }],
    ["sou a Ana, do Ateliê Luz: ana@x.com.br", { name: "Ana", email: "ana@x.com.br" }],
    ["Meu nome é Ana Luz E-mail: ana@x.com.br", { name: "Ana Luz", email: "ana@x.com.br" }],
    ["Nome: Ana Luz Telefone: 11 98765-4321", { name: "Ana Luz", phone: "11 98765-4321" }],
    ["sou o Joa\u0303o, j@x.com.br", { name: "João", email: "j@x.com.br" }],
    // Only a part of a name, or no name: it stays empty.
    ["me chamo Hans von Braun, h@x.com.br", { email: "h@x.com.br" }],
    ["me chamo Ana e Silva, ana@x.com.br", { email: "ana@x.com.br" }],
    ["Sou o Dono da Padaria, p@x.com.br", { email: "p@x.com.br" }],
  ])("is found in %j", (message, contact) => {
    expect(contactIn(message)).toEqual(contact);
  });

  it.each([
    "Quanto custa um site?",
    "Me chamo Ana e quero um site",
    "Carlos",
    "Padaria da Lúcia, quanto custa?",
    "CNPJ 11.222.333/0001-81",
    "Faturamos 1.234.567,89 por mês",
    "Pedido 1234567890123",
    "CPF 12345678909",
    "CEP 01310-100",
    "Pedido 2026112234",
    "Protocolo 2026-1122-0001",
    "ana@padaria",
    "vi em https://loja.com.br/produto?id=1198765432",
    "meu Instagram: www.instagram.com/p/11987654321/?u=ana@b.com",
    "CPF 52998224725",
    "São Paulo",
    "Rio de Janeiro",
    "Muito Obrigada!",
    "Obrigada Nora",
    "Criação de Sites",
    "Landing Page",
    "Tudo Certo",
    "o site do meu sócio",
    "o meu sobrenome é Lima",
  ])("is not found in %j", (message) => {
    expect(contactIn(message)).toBeNull();
  });

  it.each([
    ["João Silva", "João Silva"],
    ["Maria Eduarda de Lima.", "Maria Eduarda de Lima"],
    ["Meu nome é Carlos", "Carlos"],
    ["me chamo Ana", "Ana"],
    ["pode ser, meu nome é Lucia Ferreira", "Lucia Ferreira"],
  ])("may be only a name: %j", (message, name) => {
    expect(contactIn(message)).toEqual({ name });
  });

  it("is searched in linear time in a text made to be slow", () => {
    const time = cpuTimeOf(() => {
      for (const part of ["a", "a@", "a.", "1", "1 ", "me chamo A ", "sou a Aa "]) {
        contactIn(part.repeat(2000));
      }
    });
    expect(time).toBeLessThan(2000);
  });
});

describe("the company's own e-mail address in a visitor's message", () => {
  it.each([
    `O e-mail de vocês é ${OURS}?`,
    "Escrevi para Contato@Nora.Example.",
    `Escrevi para mailto:${OURS}...`,
  ])("is no contact data in %j", (message) => {
    expect(contactIn(withoutOwnEmail(message, OURS))).toBeNull();
  });

  it.each(["meucontato@nora.example", "eu.contato@nora.example", "contato@nora.example.br"])(
    "isn't removed from the longer %j",
    (email) => {
      expect(contactIn(withoutOwnEmail(`Meu e-mail: ${email}`, OURS))).toEqual({ email });
    },
  );

  it("may contain characters with a meaning in regular expressions", () => {
    expect(withoutOwnEmail("para a.b+c@nora.example", "a.b+c@nora.example")).toBe("para ");
    expect(withoutOwnEmail("para axb+c@nora.example", "a.b+c@nora.example")).toContain("@");
  });
});
