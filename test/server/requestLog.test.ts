import { loggablePath } from "../../server/http/loggablePath.ts";

describe("a path in the log", () => {
  it.each([
    ["/", "/"],
    ["/?contato=enviado", "/"],
    ["/functions/v1/send-contact-email", "/functions/v1/send-contact-email"],
    ["/auth/v1/token?grant_type=refresh_token", "/auth/v1/token"],
    ["/pagina-que-nao-existe", "/pagina-que-nao-existe"],
    ["/wp-login.php", "/wp-login.php"],
    ["/.env", "/.env"],
    ["/assets/main-B1x_2-aZ.js", "/assets/main-B1x_2-aZ.js"],
  ])("%s is %s", (url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });

  it.each([
    ["an e-mail", "/ana@padaria.com.br", "/*"],
    ["an encoded name", "/Ana%20Souza", "/*"],
    ["a phone", "/5511987654321", "/*"],
    ["a token", "/convite/eyJhbGciOiJIUzI1NiJ9", "/convite/*"],
    ["an id", "/pedido/7b1d5f0e-2f7e-4c1c-9d55-0a4f2b1c3d4e", "/pedido/*"],
    ["an IP address", "/203.0.113.7", "/*"],
  ])("hides %s", (_what, url, logged) => {
    expect(loggablePath(url)).toBe(logged);
  });
});
