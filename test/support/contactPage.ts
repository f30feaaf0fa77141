import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { contactForm } from "../../src/shared/content/contact.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "./aContact.ts";
import { openPage, untilHydrated } from "./browser.ts";

const { labels } = contactForm;

/** Values of the contact form. */
export type Contact = Record<"name" | "email" | "phone" | "message", string>;

/** Valid contact message. */
export const julia = aContact() as Contact;

/** Opens a URL with its contact form hydrated; collects the contact messages it posts. */
export async function openForm(url: string, options: BrowserContextOptions = {}) {
  const { page, consoleLines } = await openPage("about:blank", options);
  const posted: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.contact)) posted.push(request);
  });
  await page.goto(url);
  if (options.javaScriptEnabled !== false) await untilHydrated(page);
  return { page, consoleLines, posted };
}

/** Returns the fields and the submit button of the contact form. */
export function fieldsOf(page: Page) {
  const form = page.locator("#contato form");
  return {
    name: form.getByLabel(labels.name),
    email: form.getByLabel(labels.email),
    phone: form.getByLabel(labels.phone),
    message: form.getByLabel(labels.message, { exact: true }),
    submit: form.getByRole("button"),
  };
}

export async function fillForm(page: Page, contact: Contact = julia) {
  const fields = fieldsOf(page);
  for (const field of ["name", "email", "phone", "message"] as const) {
    await fields[field].fill(contact[field]);
  }
  return fields;
}

export async function valuesOf(page: Page): Promise<Contact> {
  const { name, email, phone, message } = fieldsOf(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
    message: await message.inputValue(),
  };
}

/** Returns the text that an element's `aria-describedby` refers to. */
export async function describedBy(element: Locator): Promise<string> {
  const ids = (await element.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const page = element.page();
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  return texts.join(" ");
}
