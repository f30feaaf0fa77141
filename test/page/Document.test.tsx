import { renderToString } from "react-dom/server";
import { Document } from "../../src/Document.tsx";
import { company, metadata } from "../../src/shared/content/index.ts";
import type { View } from "../../src/shared/view.ts";
import { aSite } from "../support/aSite.ts";
import { inHtml } from "../support/inHtml.ts";

const CSS = "body{color:red}";

const homeView: View = {
  page: "home",
  site: aSite(),
  year: 2026,
  backend: { url: "", anonKey: "chave" },
  contact: { status: "editing" },
};

function draw(view: Partial<View> = {}): string {
  return renderToString(
    <Document
      view={{ ...homeView, ...view }}
      assets={{ entry: "/assets/main.js", preload: ["/assets/react.js"], css: CSS }}
    />,
  );
}

function json(html: string, opening: string): unknown {
  const start = html.indexOf(opening) + opening.length;
  return JSON.parse(html.slice(start, html.indexOf("</script>", start)));
}

describe("the landing page's document", () => {
  it("is marked as Brazilian Portuguese", () => {
    expect(draw()).toContain('<html lang="pt-BR">');
  });

  it("has metadata for search engines and shared links", () => {
    const html = draw();

    expect(html).toContain(`<title>${inHtml(metadata.title)}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{70,160}"/);
    expect(html).toContain('<link rel="canonical" href="https://nora.example/"/>');
    expect(html).toContain('<meta property="og:image" content="https://nora.example/og.png"/>');
    expect(html).not.toContain("noindex");
  });

  it("begins its title with the error if the server refused a message", () => {
    const draft = { name: "", email: "", phone: "", message: "" };
    const title = "Erro de validação";
    const html = draw({
      contact: { status: "refused", draft, title, message: "Nome é obrigatório" },
    });

    expect(html).toContain(`<title>Erro de validação | ${inHtml(company.name)}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${inHtml(metadata.title)}"`);
  });

  it("describes the company with schema.org data, including its hours", () => {
    const described = json(draw(), '<script type="application/ld+json">');

    expect(described).toMatchObject({
      "@type": "ProfessionalService",
      url: "https://nora.example/",
      email: "contato@nora.example",
      taxID: "11.222.333/0001-81",
      openingHoursSpecification: [
        { opens: "09:00", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" },
      ],
    });
  });

  it("inlines the stylesheet unchanged, so that the policy's hash matches", () => {
    expect(draw()).toContain(`<style data-nora="style">${CSS}</style>`);
  });

  it("runs one module script, and preloads the modules that it imports", () => {
    expect(draw().match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script type="application/json" data-nora="hydration">',
      '<script type="module" data-nora="entry" src="/assets/main.js">',
    ]);
    expect(draw()).toContain('<link rel="modulepreload" href="/assets/react.js"/>');
  });

  it("has no style attribute, which the policy would block", () => {
    expect(draw()).not.toMatch(/<[^>]+ style=/);
  });

  it("contains the view as JSON that can't end its script element early", () => {
    const message = "</script><script>alert(1)</script>";
    const contact = {
      status: "refused",
      draft: { name: "", email: "", phone: "", message },
      title: "Erro de validação",
      message: "Nome é obrigatório",
      field: "name",
    } as const;
    const html = draw({ contact });

    expect(html).not.toContain("<script>alert");
    expect(json(html, '<script type="application/json" data-nora="hydration">')).toEqual({
      view: { ...homeView, contact },
      assets: { entry: "/assets/main.js", preload: ["/assets/react.js"] },
    });
  });
});

describe("the 404 page's document", () => {
  const html = draw({ page: "notFound" });

  it("is marked noindex", () => {
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("canonical");
  });

  it("explains the error and links to the home page", () => {
    expect(html).toMatch(/<h1[^>]*>404<\/h1>/);
    expect(html).toContain("Oops! Page not found");
    expect(html).toMatch(/<a href="\/"[^>]*>Voltar para a página inicial/);
  });
});
