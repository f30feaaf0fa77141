import { renderToString } from "react-dom/server";
import { App } from "../../src/App.tsx";
import { NotFound } from "../../src/NotFound.tsx";
import { aSite } from "../support/aSite.ts";

const html = renderToString(
  <App
    view={{
      page: "home",
      site: aSite({ contactEmail: "oi@nora.example" }),
      year: 2031,
      backend: { url: "", anonKey: "chave" },
      contact: { status: "editing" },
    }}
  />,
);

/** Ids of the sections, from top to bottom. */
const sections = ["hero", "sobre", "servicos", "portfolio", "contato"];

function all(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

describe("the landing page, rendered on the server", () => {
  it("has its sections in order, each with its id", () => {
    expect(all(/<section[^>]* id="(\w+)"/g)).toEqual(sections);
  });

  it("names every section by a heading inside it", () => {
    const named = all(/<section[^>]* aria-labelledby="([\w-]+)"/g);

    expect(named).toHaveLength(sections.length);
    expect(named.filter((id) => !new RegExp(`<h[12][^>]* id="${id}"`).test(html))).toEqual([]);
  });

  it("names the form and each service by a heading", () => {
    const named = all(/<(?:article|form)[^>]* aria-labelledby="([\w-]+)"/g);

    expect(named).toHaveLength(4);
    expect(named.filter((id) => !new RegExp(`<h[23][^>]* id="${id}"`).test(html))).toEqual([]);
  });

  it("has only internal links with an existing target", () => {
    const ids = new Set(all(/ id="([^"]+)"/g));
    const targets = all(/ href="#([^"]+)"/g);

    expect(targets.length).toBeGreaterThan(15);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it("begins with the skip link", () => {
    expect(html.indexOf("<a ")).toBe(html.indexOf('<a class="skip-link" href="#conteudo"'));
    expect(html).toMatch(/<main id="conteudo"/);
  });

  it("has one heading of the first level", () => {
    expect(all(/<(h1)[ >]/g)).toHaveLength(1);
  });

  it("has a menu that opens without JavaScript", () => {
    expect(html).toMatch(/<button[^>]*popoverTarget="menu"[^>]*aria-label="Abrir menu"/i);
    expect(html).toMatch(/<div[^>]*id="menu"[^>]*popover="auto"/);
  });

  it("has a quote link to the contact section in each of the three services", () => {
    expect(all(/<a (?=[^>]*href="#contato")[^>]*>(Solicitar orçamento)/g)).toHaveLength(3);
  });

  it("presents the three services alike", () => {
    expect(new Set(all(/aria-describedby="service-[^>]*class="([^"]*)"/g)).size).toBe(1);
  });

  it("hides drawings from screen readers", () => {
    expect(all(/(<svg[^>]*>)/g).filter((svg) => !svg.includes('aria-hidden="true"'))).toEqual([]);
    expect(html).toMatch(/class="hero-stage" aria-hidden="true"/);
  });

  it("shows the e-mail address, the registration number and the current year", () => {
    expect(all(/href="mailto:([^"]+)"/g)).toContain("oi@nora.example");
    expect(html).toContain("11.222.333/0001-81");
    expect(html).toContain("© 2031 Nora");
  });

  it("explains the use of contact data", () => {
    expect(html).toContain("em até 180 dias");
  });
});

describe("the 404 page", () => {
  it("explains the error in Portuguese, with a logo that links to the home page", () => {
    const screen = renderToString(<NotFound />);

    expect(screen).toMatch(/<p>Página não encontrada\. /);
    expect(screen).toMatch(/<a href="\/"><span class="logo">/);
  });
});
