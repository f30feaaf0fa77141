import { isCnpj } from "../../server/config/cnpj.ts";

describe("a CNPJ", () => {
  it.each([
    ["11.222.333/0001-81", "numeric, formatted"],
    ["11222333000181", "numeric, bare"],
    ["12.ABC.345/01DE-35", "alphanumeric, the Receita Federal's own example"],
  ])("%s is valid (%s)", (text) => {
    expect(isCnpj(text)).toBe(true);
  });

  it.each([
    ["11.222.333/0001-82", "second check digit wrong"],
    ["11.222.333/0001-91", "first check digit wrong"],
    ["12.ABC.345/01DE-34", "alphanumeric, check digit wrong"],
    ["12.abc.345/01DE-35", "small letters"],
    ["00.000.000/0000-00", "one digit repeated"],
    ["11.222.333/0001-8", "too short"],
    ["", "empty"],
  ])("%s is refused (%s)", (text) => {
    expect(isCnpj(text)).toBe(false);
  });
});
