import { anyPhrase } from "../../server/chat/builtIn/text/anyPhrase.ts";

describe("anyPhrase", () => {
  it.each([
    ["(quero|queria) site", "eu queria site novo", true],
    ["quero site", "quero um site", false],
    ["quero [um|o] site", "quero um site", true],
    ["quero [um|o] site", "quero o um site", false],
    ["ja {foi|ai} certo", "ja foi ai foi certo", true],
    ["troc* [o] email", "trocando o email", true],
    ["voces? fazem", "voce fazem", true],
    ["vao ..2 ligar", "vao me telefonar ou ligar", false],
    ["vao ..2 ligar", "vao me te ligar", true],
    ["viver !(de|com)", "viver de pao", false],
    ["viver !(de !(verdade))", "viver de verdade", true],
    ["!<(vai) me matar", "isso vai me matar", false],
    ["!<(vai) me matar", "quero me matar", true],
    ["^ e voces $", "e voces", true],
    ["^ e voces $", "e voces ai", false],
    ["site", "sites", false],
    ["site", "website", false],
  ])("with %j and the text %j is %s", (phrase, text, expected) => {
    expect(anyPhrase(phrase)(text)).toBe(expected);
  });

  it("finds each of several phrases", () => {
    const asks = anyPhrase("quanto custa", "qual o preco");

    expect(["quanto custa", "e qual o preco", "quanto tempo"].map(asks)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
