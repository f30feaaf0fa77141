import { renderToStaticMarkup } from "react-dom/server";
import { ContactForm } from "../../src/contact/ContactForm.tsx";
import { Contact } from "../../src/sections/Contact.tsx";
import type { ContactView } from "../../src/shared/view.ts";
import { ToastProvider } from "../../src/ui/Toasts.tsx";
import { aSite } from "../support/aSite.ts";

/** Returns the form as the server renders it. */
function draw(contact: ContactView): string {
  return renderToStaticMarkup(
    <ToastProvider>
      <ContactForm contact={contact} backend={{ url: "", anonKey: "chave" }} />
    </ToastProvider>,
  );
}

/** Returns the whole contact section as the server renders it. */
function drawSection(contact: ContactView): string {
  const site = aSite({ contactEmail: "oi@nora.example" });
  return renderToStaticMarkup(
    <ToastProvider>
      <Contact site={site} contact={contact} backend={{ url: "", anonKey: "chave" }} />
    </ToastProvider>,
  );
}

const refused: ContactView = {
  status: "refused",
  draft: { name: 'Ana "Aninha" <b>', email: "ana@", phone: "11 9", message: "Olá\n</textarea>" },
  title: "Erro de validação",
  message: "Email inválido",
  field: "email",
};

describe("the contact form without JavaScript", () => {
  const html = draw({ status: "editing" });

  it("posts to the function's address with the key", () => {
    expect(html).toContain('action="/functions/v1/send-contact-email" method="post"');
    expect(html).toContain('<input type="hidden" name="apikey" value="chave"/>');
  });

  it.each([
    ["name", "Nome completo", /<input[^>]*autoComplete="name"[^>]*>/i],
    ["email", "E-mail", /<input[^>]*type="email"[^>]*autoComplete="email"[^>]*>/i],
    ["phone", "Telefone", /<input[^>]*type="tel"[^>]*autoComplete="tel"[^>]*>/i],
    ["message", "Mensagem", /<textarea[^>]*rows="4"[^>]*>/],
  ])("has a labelled field for %s", (name, label, control) => {
    const [, id] = new RegExp(`<label[^>]* for="([^"]+)">${label}</label>`).exec(html) ?? [];
    const [field] = new RegExp(`<(?:input|textarea)[^>]*id="${id}"[^>]*>`).exec(html) ?? [];

    expect(field).toMatch(control);
    expect(field).toContain(`name="${name}"`);
    expect(field).toContain('required=""');
  });

  it("has no maxlength and lets the browser validate", () => {
    expect(html).not.toMatch(/maxlength/i);
    expect(html).not.toMatch(/novalidate/i);
  });

  it("has a honeypot field that is invisible and out of the tab order", () => {
    const [trap] = /<div[^>]*aria-hidden="true">.*?<\/div>/.exec(html) ?? [];

    expect(trap).toMatch(/<input[^>]*tabindex="-1" autoComplete="off"[^>]* name="website"/i);
  });

  it("shows no message at first", () => {
    expect(html).not.toMatch(/role="(alert|status)"/);
    expect(html).not.toContain("aria-invalid");
  });
});

describe("the page after a post without JavaScript", () => {
  it("confirms the message above an empty form", () => {
    const html = drawSection({ status: "sent" });

    expect(html).toMatch(
      /role="status"[^>]*>.*Mensagem enviada!.*Recebemos seu contato.*<\/div>.*<form/,
    );
    expect(html).not.toMatch(/ value="[^"]*Ana/);
  });

  it("shows a refused message with its problem and marks the field", () => {
    const html = draw(refused);

    expect(html).toMatch(/role="alert"[^>]*>.*Erro de validação.*Email inválido/);
    expect(html).toContain('value="Ana &quot;Aninha&quot; &lt;b&gt;"');
    expect(html).toContain("Olá\n&lt;/textarea&gt;</textarea>");
    const [field] = /<input[^>]*name="email"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('aria-invalid="true"');
    expect(field).toMatch(/autofocus/i);
    const [, describedBy] = /aria-describedby="([^"]+)"/.exec(field ?? "") ?? [];
    expect(html).toMatch(new RegExp(`<p[^>]*id="${describedBy}"[^>]*>Email inválido</p>`));
  });

  it("shows the notice if no single field is invalid", () => {
    const { field: _none, ...rest } = refused;
    const html = draw({ ...rest, title: "Muitas mensagens", message: "Aguarde um pouco." });

    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
    expect(html).not.toContain("aria-invalid");
  });
});
