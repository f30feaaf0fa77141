import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "../../src/Document.tsx";
import { formatWhatsapp } from "../../src/shared/whatsapp.ts";
import { aSite } from "../support/aSite.ts";

function draw(whatsapp?: string): string {
  return renderToStaticMarkup(
    <Document
      view={{
        page: "home",
        site: aSite(whatsapp === undefined ? {} : { whatsapp }),
        year: 2026,
        backend: { url: "", anonKey: "chave" },
        contact: { status: "editing" },
      }}
      assets={{ entry: "/assets/main.js", preload: [], css: "" }}
    />,
  );
}

describe("the company's WhatsApp number", () => {
  it("is a plain link in the contact section, in the footer and for search engines", () => {
    const html = draw("5511987654321");
    const [contact = ""] = /<section class="contact".*?<\/section>/s.exec(html) ?? [];
    const [footer = ""] = /<footer.*?<\/footer>/s.exec(html) ?? [];

    expect(contact).toContain('<a href="https://wa.me/5511987654321">(11) 98765-4321</a>');
    expect(footer).toContain('<a href="https://wa.me/5511987654321">WhatsApp</a>');
    expect(html).toContain('"url":"https://wa.me/5511987654321"');
  });

  it("is not mentioned if the company has none", () => {
    expect(draw()).not.toContain("wa.me");
    expect(draw()).not.toContain("Prefere WhatsApp");
  });

  it.each([
    ["5511987654321", "(11) 98765-4321"],
    ["551133334444", "(11) 3333-4444"],
    ["351912345678", "+351912345678"],
  ])("is formatted as people write it: %s", (digits, text) => {
    expect(formatWhatsapp(digits)).toBe(text);
  });
});
