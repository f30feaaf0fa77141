import { renderToStaticMarkup } from "react-dom/server";
import { formatReply, plainReply } from "../../src/chat/formatReply.tsx";
import { MAX_SLOW_TEXT_CPU_MS, cpuTimeOf } from "../support/cpuTime.ts";

function html(reply: string): string {
  return renderToStaticMarkup(<>{formatReply(reply)}</>);
}

const WEB = 'target="_blank" rel="noopener noreferrer"';

describe("a reply", () => {
  it.each([
    ["one paragraph", "Olá!", "<p>Olá!</p>"],
    ["two paragraphs", "Olá!\n\nTudo bem?", "<p>Olá!</p><p>Tudo bem?</p>"],
    ["a line break", "Rua A\r\nRua B", "<p>Rua A\nRua B</p>"],
    ["bold", "São **três** frentes", "<p>São <strong>três</strong> frentes</p>"],
    ["a lone star", "2 * 3 e **aberto", "<p>2 * 3 e **aberto</p>"],
    [
      "a list",
      "Temos:\n- sites\n* **bots**",
      "<p>Temos:</p><ul><li>sites</li><li><strong>bots</strong></li></ul>",
    ],
    ["steps", "1. Conversa\n2) Proposta", "<p>1. Conversa\n2) Proposta</p>"],
    ["nothing", "", ""],
  ])("shows %s", (_what, reply, expected) => {
    expect(html(reply)).toBe(expected);
  });

  it.each([
    ["https://nora.example/a?b=1#c", "https://nora.example/a?b=1#c", ""],
    ["Veja https://nora.example.", "https://nora.example", "."],
    ["(https://nora.example/a)", "https://nora.example/a", ")"],
  ])("links the address in %j", (reply, href, rest) => {
    expect(html(reply)).toContain(`<a href="${href}" ${WEB}>`);
    expect(html(reply)).toMatch(new RegExp(`</a>${rest.replace(/[.)]/g, "\\$&")}</p>$`));
  });

  it.each([
    [
      "[Fale conosco](https://nora.example/#contato)",
      `<a href="https://nora.example/#contato" ${WEB}>Fale conosco</a>`,
    ],
    [
      "**[site](https://nora.example/)**",
      `<strong><a href="https://nora.example/" ${WEB}>site</a></strong>`,
    ],
    ["[Ligue](tel:+551133334444)", '<a href="tel:+551133334444">Ligue</a>'],
    [
      "escreva para fale.conosco@nora.com.br.",
      'escreva para <a href="mailto:fale.conosco@nora.com.br">fale.conosco@nora.com.br</a>.',
    ],
    [
      "escreva para contato@nora.example.",
      'escreva para <a href="mailto:contato@nora.example">contato@nora.example</a>.',
    ],
    [
      "mailto:contato@nora.example",
      '<a href="mailto:contato@nora.example">mailto:contato@nora.example</a>',
    ],
  ])("links %j", (reply, expected) => {
    expect(html(reply)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert)",
    "[x](data:text/html,hi)",
    "[x](vbscript:x)",
    "[x](file:///etc/passwd)",
    "[x](/caminho)",
    "[x](//evil.example)",
    "[x](https://)",
    "javascript:alert(1)",
    "ftp://nora.example",
  ])("leaves %j as text", (reply) => {
    expect(html(reply)).toBe(`<p>${reply}</p>`);
  });

  it.each([
    ["[https://www.caixa.gov.br](https://evil.example/x)", "https://evil.example/x"],
    ["[caixa.gov.br](https://evil.example/x)", "https://evil.example/x"],
    ["[Acesse CAIXA.GOV.BR agora](https://evil.example/x)", "https://evil.example/x"],
    ["[caixa。gov。br](https://evil.example/x)", "https://evil.example/x"],
    ["[https://caixa.gov.br@evil.example](https://evil.example/x)", "https://evil.example/x"],
    ["[contato@nora.example](mailto:eu@evil.example)", "mailto:eu@evil.example"],
    [
      "[https://nora.example](https://nora.example.evil.example/x)",
      "https://nora.example.evil.example/x",
    ],
  ])("shows where %j leads", (reply, address) => {
    expect(html(reply)).toContain(`>${address}</a>`);
    expect(html(reply)).not.toContain("caixa");
    expect(plainReply(reply)).toBe(address);
  });

  it.each([
    ["[www.nora.example/a](https://nora.example/a)", "www.nora.example/a"],
    ["[Nora.example](https://www.nora.example/)", "Nora.example"],
    ["[contato@nora.example](mailto:contato@nora.example)", "contato@nora.example"],
  ])("keeps the text of %j, which is its own target", (reply, name) => {
    expect(html(reply)).toContain(`>${name}</a>`);
  });

  it("never renders HTML", () => {
    const reply = `<img src=x onerror=alert(1)><script>alert(1)</script> [<b>](https://a.example/"><b>)`;

    expect(html(reply)).not.toMatch(/<(img|script|b)\b/);
  });

  it("is formatted within a CPU limit for a text made to be slow", () => {
    const time = cpuTimeOf(() => {
      for (const part of ["**a", "[", "[a](", "*", "a@", "https://", "1. ", "# ", "a.b@c.", "(("]) {
        html(part.repeat(20_000 / part.length));
      }
    });
    expect(time).toBeLessThan(MAX_SLOW_TEXT_CPU_MS);
  });
});

describe("a reply for screen readers", () => {
  it("has the same words without formatting marks", () => {
    expect(plainReply("**Dois** meses: [veja](https://nora.example/)")).toBe("Dois meses: veja");
  });
});
