import { readOrigin, toOrigin } from "../../src/shared/origin.ts";

const site = "https://nora.example";

const parse = (value: unknown) => toOrigin(value, "nora.example");

describe("a visitor's origin", () => {
  it("is read from the page's address and its referrer's host", () => {
    const address = `${site}/?utm_source=instagram&utm_medium=bio&utm_campaign=S%C3%A3o+Jo%C3%A3o#contato`;

    expect(readOrigin(address, "https://l.instagram.com/?u=segredo")).toEqual({
      source: "instagram",
      medium: "bio",
      campaign: "São João",
      referrer: "l.instagram.com",
    });
  });

  it.each([
    ["the site itself", `${site}/caminho`],
    ["nobody", ""],
    ["a malformed address", "nada"],
  ])("is undefined without parameters if the referrer is %s", (_who, referrer) => {
    expect(readOrigin(`${site}/?utm_source=`, referrer)).toBeUndefined();
  });

  it("is cut to 100 characters without splitting one", () => {
    expect(parse({ source: "x".repeat(300), medium: `${"x".repeat(99)}😀` })).toEqual({
      source: "x".repeat(100),
      medium: "x".repeat(99),
    });
  });

  it.each([
    null,
    "instagram",
    7,
    ["instagram"],
    {},
    { source: 7, medium: null, campaign: ["x"], referrer: { host: "x" } },
    { source: "  ", medium: "a\0b", campaign: "a\r\nBcc: b", referrer: "\uD800" },
  ])("of another shape is dropped: %j", (value) => {
    expect(parse(value)).toBeUndefined();
  });

  it("loses our own host as referrer and keeps the rest", () => {
    expect(parse({ source: "x", referrer: "WWW.nora.example" })).toEqual({ source: "x" });
    expect(parse({ referrer: "google.com" })).toEqual({ referrer: "google.com" });
  });
});
