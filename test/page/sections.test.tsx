import { renderToString } from "react-dom/server";
import { Home } from "../../src/Home.tsx";
import { NotFound } from "../../src/NotFound.tsx";
import { ProjectCard } from "../../src/sections/Portfolio.tsx";
import {
  anchors,
  conversation,
  figures,
  footer,
  notFound,
  projects,
  services,
  servicesSection,
  values,
} from "../../src/shared/content/index.ts";
import { formatWhatsapp } from "../../src/shared/whatsapp.ts";
import { aSite } from "../support/aSite.ts";
import { inHtml } from "../support/inHtml.ts";

function draw(site = aSite()): string {
  return renderToString(
    <Home
      view={{
        page: "home",
        site,
        year: 2031,
        backend: { url: "", anonKey: "chave" },
        contact: { status: "editing" },
      }}
    />,
  );
}

const html = draw(aSite({ contactEmail: "oi@nora.example", retentionDays: 77 }));
const all = (pattern: RegExp, text = html) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

describe("the landing page, rendered on the server", () => {
  it("has its sections in order, each named by a heading inside it", () => {
    expect(all(/<section[^>]* id="([\w-]+)"/g)).toEqual(Object.values(anchors));
    const named = all(/<(?:section|article|form)[^>]* aria-labelledby="([\w-]+)"/g);
    expect(named.filter((id) => !new RegExp(`<h[123][^>]* id="${id}"`).test(html))).toEqual([]);
    expect(all(/<(h1)[ >]/g)).toHaveLength(1);
  });

  it("begins with the skip link, and has only internal links with a target", () => {
    expect(html.indexOf("<a ")).toBe(
      html.indexOf('<a class="skip-link button button-primary" href="#conteudo"'),
    );
    const ids = new Set(all(/ id="([^"]+)"/g));
    expect(all(/ href="#([^"]+)"/g).filter((target) => !ids.has(target))).toEqual([]);
  });

  it("shows every value, service, bullet, project, tag and figure", () => {
    const words = [
      ...values.flatMap(({ title, description }) => [title, description]),
      ...services.flatMap(({ title, features }) => [title, ...features]),
      ...projects.flatMap(({ title, tags }) => [title, ...tags]),
      ...figures.map(({ value }) => value),
    ];
    expect(words.filter((word) => !html.includes(inHtml(word)))).toEqual([]);
  });

  it("has a quote link to the contact section in each service", () => {
    const quote = `<a [^>]*href="#contato"[^>]*>(${servicesSection.callToAction.label})`;
    expect(all(new RegExp(quote, "g"))).toHaveLength(services.length);
  });

  it("marks the hero's conversation as an example, and hides all drawings from screen readers", () => {
    expect(conversation.subtitle).toMatch(/^Exemplo/);
    expect(html).toMatch(/class="talk-example" aria-hidden="true"/);
    expect(all(/class="scene" (aria-hidden)="true"/g)).toHaveLength(
      projects.length + services.length,
    );
  });

  it("has no style attribute, which the content security policy would block", () => {
    expect(html).not.toMatch(/ style="/);
  });

  it("shows the e-mail address, the registration number, the year and the days of retention", () => {
    expect(all(/href="mailto:([^"]+)"/g)).toContain("oi@nora.example");
    expect(html).toContain("11.222.333/0001-81");
    expect(html).toContain(inHtml(footer.copyright(2031)));
    expect(html).toContain("77 dias");
  });
});

describe("a project without a drawing of its own", () => {
  it("gets one of its title", () => {
    const card = renderToString(
      <ProjectCard id="new" title="App novo" category="App" description="Novo." tags={["Um"]} />,
    );

    expect(card).toMatch(/<div class="scene[^/]*App novo<\/span>/);
  });
});

describe("the company's WhatsApp number", () => {
  it("is a button first among the contact data", () => {
    const page = draw(aSite({ whatsapp: "5511987654321" }));
    const [details = ""] = /<div class="contact-details">.*?<\/div>/s.exec(page) ?? [];

    expect(details).toMatch(
      /^<div class="contact-details"><a href="https:\/\/wa\.me\/5511987654321"[^>]*class="button[^>]*>.*<span>WhatsApp \(11\) 98765-4321<\/span>/,
    );
  });

  it("is not mentioned if the company has none", () => {
    expect(html).not.toContain("wa.me");
  });

  it.each([
    ["5511987654321", "(11) 98765-4321"],
    ["551133334444", "(11) 3333-4444"],
    ["351912345678", "+351912345678"],
  ])("is formatted as people write it: %s", (digits, text) => {
    expect(formatWhatsapp(digits)).toBe(text);
  });
});

describe("the 404 page", () => {
  it("explains in Portuguese, with a way out", () => {
    const missing = renderToString(<NotFound />);
    expect(missing).toContain(notFound.explanation);
    expect(missing).toContain(`href="/"`);
  });
});
