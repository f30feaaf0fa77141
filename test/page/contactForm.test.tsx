import { renderToStaticMarkup } from "react-dom/server";
import { Contact } from "../../src/sections/Contact.tsx";
import { contactForm, contactToasts } from "../../src/shared/content/contact.ts";
import { paths } from "../../src/shared/paths.ts";
import type { ContactView } from "../../src/shared/view.ts";
import { ToastProvider } from "../../src/ui/Toasts.tsx";
import { aSite } from "../support/aSite.ts";

/** Returns the contact section as the server renders it. */
function draw(contact: ContactView): string {
  const view = { page: "home", site: aSite(), year: 2026, contact } as const;
  return renderToStaticMarkup(
    <ToastProvider>
      <Contact {...view} backend={{ url: "", anonKey: "chave" }} />
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
    expect(html).toContain(`action="${paths.contact}" method="post"`);
    expect(html).toContain('<input type="hidden" name="apikey" value="chave"/>');
  });

  it.each([
    ["name", /<input[^>]*autoComplete="name"[^>]*>/i],
    ["email", /<input[^>]*type="email"[^>]*autoComplete="email"[^>]*>/i],
    ["phone", /<input[^>]*type="tel"[^>]*autoComplete="tel"[^>]*>/i],
    ["message", /<textarea[^>]*rows="4"[^>]*>/],
  ] as const)("has a labelled, required field for %s", (name, control) => {
    const label = contactForm.labels[name];
    const [, id] = new RegExp(`<label[^>]* for="([^"]+)">${label}</label>`).exec(html) ?? [];
    const [field] = new RegExp(`<(?:input|textarea)[^>]*id="${id}"[^>]*>`).exec(html) ?? [];

    expect(field).toMatch(control);
    expect(field).toContain(`name="${name}"`);
    expect(field).toContain('required=""');
  });

  it("lets the browser validate, cuts nothing, and shows no message", () => {
    expect(html).not.toMatch(/maxlength|novalidate|aria-invalid/i);
    expect(html).not.toMatch(/role="(alert|status)"/);
  });

  it("has a honeypot field that is invisible and out of the tab order", () => {
    const [trap] = /<div class="visually-hidden" aria-hidden="true">.*?<\/div>/.exec(html) ?? [];
    expect(trap).toMatch(/<input[^>]*tabindex="-1" autoComplete="off"[^>]* name="website"/i);
  });
});

describe("the page after a post without JavaScript", () => {
  it("confirms the message above an empty form", () => {
    const { title, description } = contactToasts.sent;
    const html = draw({ status: "sent" });

    expect(html).toMatch(new RegExp(`role="status"[^>]*>.*${title}.*${description}.*<form`));
  });

  it("shows a refused message with its problem, and marks and focuses the field", () => {
    const html = draw(refused);

    expect(html).toMatch(/role="alert"[^>]*>.*Erro de validação.*Email inválido/);
    expect(html).toContain('value="Ana &quot;Aninha&quot; &lt;b&gt;"');
    expect(html).toContain("Olá\n&lt;/textarea&gt;</textarea>");
    const [field = ""] = /<input[^>]*name="email"[^>]*>/.exec(html) ?? [];
    expect(field).toMatch(/autofocus/i);
    expect(field).toContain('aria-invalid="true"');
    const [, describedBy] = /aria-describedby="([\w-]+)/.exec(field) ?? [];
    expect(html).toMatch(new RegExp(`<p[^>]*id="${describedBy}"[^>]*>Email inválido</p>`));
  });

  it("focuses the notice if no single field is wrong", () => {
    const { field: _none, ...rest } = refused;
    const html = draw({ ...rest, title: "Muitas mensagens", message: "Aguarde um pouco." });

    expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/i);
    expect(html).not.toContain("aria-invalid");
  });
});
