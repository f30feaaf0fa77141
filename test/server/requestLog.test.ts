import { loggablePath } from "../../server/http/loggablePath.ts";

describe("a path in the log", () => {
  it.each([
    ["/", "/"],
    ["/?contato=enviado", "/"],
    ["/functions/v1/send-contact-email", "/functions/v1/send-contact-email"],
    ["/auth/v1/token?grant_type=refresh_token", "/auth/v1/token"],
    ["/robots.txt", "/robots.txt"],
    ["/assets/main-B1x_2-aZ.js", "/assets/main-B1x_2-aZ.js"],
  ])("%s is %s", (url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });

  it.each([
    ["an e-mail", "/ana@padaria.com.br", "/*"],
    ["an encoded name", "/Ana%20Souza", "/*"],
    ["a phone", "/5511987654321", "/*"],
    ["a plain name", "/joao.silva", "/*"],
    ["a token", "/auth/eyJhbGciOiJIUzI1NiJ9", "/auth/*"],
    ["an id", "/functions/7b1d5f0e-2f7e-4c1c-9d55-0a4f2b1c3d4e", "/functions/*"],
    ["an IP address", "/203.0.113.7", "/*"],
  ])("hides %s", (_what, url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });
});
