import { renderToString } from "react-dom/server";
import { App } from "../../src/App.tsx";
import { NotFound } from "../../src/NotFound.tsx";
import { ErrorScreen } from "../../src/ErrorScreen.tsx";
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

/** The sections' anchors, from top to bottom. */
const sections = ["hero", "sobre", "servicos", "portfolio", "contato"];

function all(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

describe("the landing page, drawn on the server", () => {
  it("has its sections in order, each under its own anchor", () => {
    expect(all(/<section[^>]* id="(\w+)"/g)).toEqual(sections);
  });

  it("names every section by a heading inside it", () => {
    const named = all(/<section[^>]* aria-labelledby="([\w-]+)"/g);

    expect(named).toHaveLength(sections.length);
    expect(named.filter((id) => !new RegExp(`<h[12][^>]* id="${id}"`).test(html))).toEqual([]);
  });

  it("names the form and each service by its heading", () => {
    const named = all(/<(?:article|form)[^>]* aria-labelledby="([\w-]+)"/g);

    expect(named).toHaveLength(4);
    expect(named.filter((id) => !new RegExp(`<h3[^>]* id="${id}"`).test(html))).toEqual([]);
  });

  it("leads every link inside the page to something that is there", () => {
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

  it("opens its menu without JavaScript", () => {
    expect(html).toMatch(/<button[^>]*popoverTarget="menu"[^>]*aria-label="Abrir menu"/i);
    expect(html).toMatch(/<div[^>]*id="menu"[^>]*popover="auto"/);
  });

  it("asks for a quote from each of the three services, by a link to the contact section", () => {
    expect(all(/<a (?=[^>]*href="#contato")[^>]*>(Solicitar orçamento)/g)).toHaveLength(3);
  });

  it("offers the three services alike", () => {
    expect(new Set(all(/aria-describedby="service-[^>]*class="([^"]*)"/g)).size).toBe(1);
  });

  it("hides what is drawn from screen readers", () => {
    expect(all(/(<svg[^>]*>)/g).filter((svg) => !svg.includes('aria-hidden="true"'))).toEqual([]);
    expect(html).toMatch(/class="hero-stage" aria-hidden="true"/);
  });

  it("says whom one writes to, the registration number and the year it is", () => {
    expect(all(/href="mailto:([^"]+)"/g)).toContain("oi@nora.example");
    expect(html).toContain("11.222.333/0001-81");
    expect(html).toContain("© 2031 Nora");
  });

  it("says what happens with contact data", () => {
    expect(html).toContain("em até 180 dias");
  });
});

describe("the 404 page", () => {
  it("says so in Portuguese, under a logo that leads home", () => {
    const screen = renderToString(<NotFound />);

    expect(screen).toMatch(/<p>Página não encontrada\. /);
    expect(screen).toMatch(/<a href="\/"><span class="logo">/);
  });
});

describe("the error screen", () => {
  it("says that something failed and offers to load the page again", () => {
    const screen = renderToString(<ErrorScreen />);

    expect(screen).toContain("Unexpected Application Error!");
    expect(screen).toMatch(/<button type="button"[^>]*>Recarregar a página/);
  });
});
