import "../support/dom.ts";
import { cleanup, fireEvent, render, waitFor, within } from "@testing-library/react";
import type { RequestListener } from "node:http";
import { ContactForm } from "../../src/contact/ContactForm.tsx";
import type { Contact } from "../../src/shared/contact.ts";
import { contactToasts } from "../../src/shared/content/contact.ts";
import { paths } from "../../src/shared/paths.ts";
import { ToastProvider } from "../../src/ui/Toasts.tsx";
import { aContact } from "../support/aContact.ts";
import { respond, startBackend, type TestBackend } from "../support/startBackend.ts";

// Not the library's `screen`: Jest loads it before dom.ts has created the document.
const screen = within(document.body);

const accept = respond(200, { id: "0b7e4f0a-6d7e-4a53-9d0b-3f6f3c1f0a11" });

let running: TestBackend;
let answer: RequestListener;
// One backend for all tests: the page keeps the client of its first call.
beforeAll(async () => {
  const noSessions = respond(404, {});
  running = await startBackend((request, response) =>
    (request.url === paths.contact ? answer : noSessions)(request, response),
  );
});
beforeEach(() => {
  answer = accept;
  running.received.length = 0;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => running.stop());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function type(label: string, value: string) {
  fireEvent.input(field(label), { target: { value } });
}

/** Renders the form and fills it in. */
function renderForm(overrides: Partial<Contact> = {}) {
  const { name, email, phone, message } = aContact(overrides) as Contact;
  render(
    <ToastProvider>
      <ContactForm contact={{ status: "editing" }} backend={running.backend} />
    </ToastProvider>,
  );
  type("Nome completo", name);
  type("E-mail", email);
  type("Telefone", phone);
  type("Mensagem", message);
}

function send() {
  fireEvent.submit(screen.getByLabelText("Mensagem").closest("form")!);
}

const sent = () => running.received.filter(({ path }) => path === paths.contact);
/** The test's backend has another origin than the page, and gets the key in the body. */
const keys = () => sent().map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

describe("the contact form", () => {
  it("sends trimmed values, clears its fields and confirms", async () => {
    const contact = aContact() as Contact;
    renderForm({
      name: "  Ana Souza ",
      phone: ` ${contact.phone}\t`,
      message: `\n${contact.message}  `,
    });

    send();

    await screen.findByText(contactToasts.sent.title);
    expect(sent()).toMatchObject([{ body: { ...contact, name: "Ana Souza" } }]);
    expect(field("Nome completo").value).toBe("");
  });

  it("removes the confirmation of the last message when another is sent", async () => {
    renderForm();
    send();
    await screen.findByText(contactToasts.sent.title);
    const release = Promise.withResolvers<void>();
    answer = (request, response) => void release.promise.then(() => accept(request, response));
    type("Nome completo", "Bia");
    type("E-mail", "bia@x.com.br");
    type("Telefone", "(11) 98765-4321");
    type("Mensagem", "Outra mensagem");

    send();

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(screen.queryByText(contactToasts.sent.title)).toBeNull();
    release.resolve();
    await screen.findByText(contactToasts.sent.title);
  });

  it("sends nothing invalid, and removes the error from a corrected field", async () => {
    renderForm({ email: "ana@" });

    send();

    await screen.findByText(contactToasts.invalid.title);
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(field("E-mail"));
    expect(field("E-mail").getAttribute("aria-invalid")).toBe("true");
    type("E-mail", "ana@padaria.com.br");
    await waitFor(() => expect(field("E-mail").getAttribute("aria-invalid")).toBeNull());
  });

  it("announces the number of wrong fields, and then removes what was announced", async () => {
    renderForm({ name: "", email: "ana@" });

    send();

    const announced = await screen.findByText("2 campos precisam de correção.");
    await waitFor(() => expect(announced.textContent).toBe(""));
    expect(screen.queryByText("Confira estes 2 campos:")).not.toBeNull();
  });

  it("keeps its text after a failure; the same text is the same message, a changed one is new", async () => {
    answer = respond(500, { error: "…" });
    renderForm();

    send();
    await screen.findByText(contactToasts.failed.title);
    expect(field("Mensagem").value).toBe(aContact().message);
    send();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByRole("button", { name: "Enviar Mensagem" });
    answer = accept;
    type("Mensagem", "Outra coisa");
    send();

    await screen.findByText(contactToasts.sent.title);
    const [first, second, third] = keys();
    expect(first).toMatch(/^(?:\d{1,3}-){15}\d{1,3}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
