import type { Page } from "playwright-core";
import {
  chatToasts,
  contactForm,
  contactSection,
  contactToasts,
  hero,
  services,
  servicesSection,
  toasts,
} from "../../src/shared/content/index.ts";
import { paths } from "../../src/shared/paths.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import {
  blockStorage,
  doubleText,
  isFocused,
  openBeforeHydration,
  openPage,
  stopClock,
  untilHydrated,
} from "../support/browser.ts";
import { isWithin, overlaps } from "../support/boxes.ts";
import { enterChat, say } from "../support/chatPage.ts";
import {
  type Contact,
  describedBy,
  fieldsOf,
  fillForm,
  julia,
  openForm,
  valuesOf,
} from "../support/contactPage.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.contact}`;
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true };
const empty: Contact = { name: "", email: "", phone: "", message: "" };
const { quote, sending, submit } = contactForm;

const service = startAppForFile({ COMPANY_WHATSAPP: "+55 81 99876-5432" });

const toast = (page: Page, { title }: { title: string }) =>
  page.locator(".toast").filter({ hasText: title });
const keyOf = async (posted: Awaited<ReturnType<typeof openForm>>["posted"], index: number) =>
  await posted[index]!.headerValue("idempotency-key");

describe("the contact section on a phone", () => {
  it("shows the form's first field in the first screen, and the contact data after the form", async () => {
    const { page } = await openForm(service.app.url, phone);
    await page.getByRole("main").getByRole("link", { name: hero.primary.label }).click();
    await page.waitForFunction(() => scrollY > 0);
    const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y;

    expect(await top("#contato [name=name]")).toBeLessThanOrEqual(440);
    const form = await top("#contato form");
    expect(await top(".contact-details > .button")).toBeGreaterThan(form);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe("a service's quote link", () => {
  it("begins an empty message with its service, and never overwrites text", async () => {
    const { page } = await openForm(service.app.url);
    const quotes = page.getByRole("link", { name: servicesSection.callToAction.label });
    const { message } = fieldsOf(page);

    await quotes.nth(0).click();
    expect(await message.inputValue()).toBe(quote(services[0].title));
    await quotes.nth(2).click();
    expect(await message.inputValue()).toBe(quote(services[2].title));
    const caret = await message.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
    expect(caret).toBe(quote(services[2].title).length);
    await message.pressSequentially("Com pagamento.");
    await quotes.nth(0).click();
    expect(await message.inputValue()).toBe(`${quote(services[2].title)}Com pagamento.`);
  });
});

describe("sending a message", () => {
  it("is confirmed in place of the form, with its protocol, until another is written", async () => {
    const { page, posted } = await openForm(service.app.url);
    const { submit: button, name } = await fillForm(page);
    const form = page.locator("#contato form");
    const { height } = (await form.boundingBox())!;
    const answered = page.waitForResponse(FUNCTION);

    await button.dblclick();

    const { id } = (await (await answered).json()) as { id: string };
    await toast(page, contactToasts.sent).waitFor();
    const notice = page.locator(".contact-form-notice");
    expect(await notice.innerText()).toContain(contactForm.sent.text);
    expect(await notice.innerText()).toContain(protocolOf(id));
    expect(await isFocused(notice)).toBe(true);
    expect(await name.isVisible()).toBe(false);
    expect((await form.boundingBox())!.height).toBe(height);
    expect(posted).toHaveLength(1);

    await page.getByRole("button", { name: contactForm.sent.another }).click();
    expect(await notice.count()).toBe(0);
    expect(await isFocused(name)).toBe(true);
    expect(await valuesOf(page)).toEqual(empty);
  });

  it("sends the campaign of the visitor's link", async () => {
    const { page, posted } = await openForm(`${service.app.url}/?utm_source=boletim`);
    await (await fillForm(page)).submit.click();

    await toast(page, contactToasts.sent).waitFor();
    expect(posted[0]!.postDataJSON()).toMatchObject({ ...julia, origin: { source: "boletim" } });
  });

  it("shows that it is being sent, and keeps the fields as they are", async () => {
    const { page } = await openForm(service.app.url);
    const arrived = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const { submit: button, message } = await fillForm(page);

    await button.click();

    await page.getByRole("button", { name: sending }).waitFor();
    expect(await message.isEditable()).toBe(false);
    arrived.resolve();
    await page.getByRole("button", { name: submit }).waitFor({ state: "hidden" });
  });

  it("works by keyboard in a browser that blocks storage", async () => {
    const { page } = await openPage("about:blank");
    await blockStorage(page);
    await page.goto(service.app.url);
    await untilHydrated(page);
    const { phone: field } = await fillForm(page);

    await field.press("Enter");

    await toast(page, contactToasts.sent).waitFor();
    expect(await valuesOf(page)).toEqual(empty);
  });
});

describe("a message that could not be sent", () => {
  it("stays, with an alert, and with a mailto: beside the button that carries its text", async () => {
    const { page } = await openForm(service.app.url);
    await page.route(FUNCTION, (route) => route.abort());
    await (await fillForm(page)).submit.click();

    await page.getByRole("alert").filter({ hasText: contactToasts.failed.title }).waitFor();
    const link = page.locator("#contato form a[href^=mailto]");
    expect(decodeURIComponent((await link.getAttribute("href"))!)).toContain(julia.message);
    expect(await valuesOf(page)).toEqual(julia);
  });

  it("says what the service says of a limit, below SPEC's text and beside the button", async () => {
    const { page } = await openForm(service.app.url);
    const error = "Recebemos muitas tentativas. Aguarde um pouco.";
    await page.route(FUNCTION, (route) => route.fulfill({ status: 429, json: { error } }));
    await (await fillForm(page)).submit.click();

    const alert = page.getByRole("alert").filter({ hasText: error });
    await alert.waitFor();
    expect(await alert.innerText()).toContain(contactToasts.failed.description);
    expect(await page.locator(".contact-form-notice").innerText()).toContain(error);
  });

  it("is one message if it is sent again after a lost answer or a reload, another once changed", async () => {
    const { page, posted } = await openForm(service.app.url);
    await page.route(FUNCTION, (route) => route.abort());
    const failed = page.locator("#contato form a[href^=mailto]");
    await (await fillForm(page)).submit.click();
    await failed.waitFor();

    await page.reload();
    await untilHydrated(page);
    expect(await valuesOf(page)).toEqual(julia);
    await fieldsOf(page).submit.click();
    await failed.waitFor();
    await fieldsOf(page).message.fill("Outra coisa");
    await page.unroute(FUNCTION);
    await fieldsOf(page).submit.click();
    await toast(page, contactToasts.sent).waitFor();

    expect(await keyOf(posted, 1)).toBe(await keyOf(posted, 0));
    expect(await keyOf(posted, 2)).not.toBe(await keyOf(posted, 0));
  });
});

describe("the form at twice the text size on a phone", () => {
  const screen = { x: 0, y: 0, width: 390, height: 844 };

  it("says of a failure beside the button, which the small toast leaves in sight", async () => {
    const { page } = await openLargeForm();
    await page.route(FUNCTION, (route) => route.abort());
    const { submit: button } = await fillForm(page);
    await button.tap();
    await page.locator("#contato form a[href^=mailto]").waitFor();
    await page.getByText(contactToasts.failed.description).waitFor();

    const shown = (await toast(page, contactToasts.failed).boundingBox())!;
    const pressed = (await button.boundingBox())!;
    expect(shown.height).toBeLessThan(screen.height / 3);
    expect(isWithin(pressed, screen)).toBe(true);
    expect(overlaps(shown, pressed)).toBe(false);
  });

  it("shows the confirmation from its top below the bar, its button by whole words", async () => {
    const { page } = await openLargeForm();
    await (await fillForm(page)).submit.tap();
    const another = page.getByRole("button", { name: contactForm.sent.another });
    await another.waitFor();

    const bar = (await page.getByRole("banner").boundingBox())!.height;
    const top = async () => (await page.locator(".contact-form-notice").boundingBox())!.y;
    await until(async () => (await top()) >= bar && (await top()) < screen.height / 2);
    const word = await another.evaluate(({ firstChild }) => {
      const range = document.createRange();
      range.setStart(firstChild!, "Enviar outra ".length);
      range.setEnd(firstChild!, "Enviar outra mensagem".length);
      return range.getClientRects().length;
    });
    expect(word).toBe(1);
  });

  async function openLargeForm() {
    const { page } = await openPage("about:blank", { viewport: screen, hasTouch: true });
    await doubleText(page);
    await page.goto(service.app.url);
    await untilHydrated(page);
    return { page };
  }
});

describe("an invalid message", () => {
  it("has its first error in a toast, each at its field, and the focus at the first", async () => {
    const { page, posted } = await openForm(service.app.url);
    const {
      name,
      email,
      submit: button,
    } = await fillForm(page, { ...julia, name: " ", email: "ana@" });

    await button.click();

    await toast(page, contactToasts.invalid).waitFor();
    expect(await isFocused(name)).toBe(true);
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    const [nameProblem, emailProblem] = [await describedBy(name), await describedBy(email)];
    expect(await toast(page, contactToasts.invalid).innerText()).toContain(nameProblem);
    expect(nameProblem).not.toBe(emailProblem);
    expect(posted).toHaveLength(0);
  });

  it("keeps toast and error until the field is valid", async () => {
    const { page } = await openForm(service.app.url);
    const { email, submit: button } = await fillForm(page, { ...julia, email: "ana@" });
    await button.click();
    await toast(page, contactToasts.invalid).waitFor();

    await email.fill("ana@padaria");
    expect(await toast(page, contactToasts.invalid).count()).toBe(1);
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.fill(julia.email);
    await toast(page, contactToasts.invalid).waitFor({ state: "detached" });
    expect(await email.getAttribute("aria-invalid")).toBe(null);
  });

  it("shows what only the service finds in the same way", async () => {
    const { page } = await openForm(service.app.url);
    const refusal = { error: "Telefone inválido", field: "phone" };
    await page.route(FUNCTION, (route) => route.fulfill({ status: 400, json: refusal }));
    const { phone: field, submit: button } = await fillForm(page);
    await button.click();

    await toast(page, contactToasts.invalid).waitFor();
    expect(await isFocused(field)).toBe(true);
    expect(await describedBy(field)).toContain(refusal.error);
  });
});

describe("a toast", () => {
  it("is announced: its text is added to a status that is there before", async () => {
    const { page } = await openForm(service.app.url);
    await stopClock(page);
    await fieldsOf(page).submit.click();
    const status = page.locator(".toast[role=status]");
    await status.waitFor({ state: "attached" });
    expect(await status.textContent()).toBe("");

    await page.clock.runFor(1000);
    await status.getByText(contactToasts.invalid.title).waitFor();
  });

  it("of a failure stays until it is closed or another of its topic replaces it", async () => {
    const { page } = await openForm(service.app.url);
    await page.route("**/functions/**", (route) => route.abort());
    const { name } = await fillForm(page);
    await name.press("Enter");
    await say(await enterChat(page), "Olá!");
    const titles = page.locator(".toast-title");
    await titles.nth(1).waitFor();
    await stopClock(page);
    await page.clock.runFor(3_600_000);
    expect(await titles.allInnerTexts()).toEqual([
      contactToasts.failed.title,
      chatToasts.failed.title,
    ]);

    await name.fill("");
    await name.press("Enter");
    const status = page.locator(".toast[role=status]");
    await status.waitFor({ state: "attached" });
    await page.clock.runFor(1000);
    await status.locator(".toast-title").waitFor({ state: "attached" });
    expect(await titles.allInnerTexts()).toEqual([
      chatToasts.failed.title,
      contactToasts.invalid.title,
    ]);
    // Only the newest is in sight.
    await page.getByRole("button", { name: toasts.close }).click();
    await page.getByRole("alert").getByText(chatToasts.failed.title, { exact: true }).waitFor();
    expect(await titles.allInnerTexts()).toEqual([chatToasts.failed.title]);
  });

  it("stays while the pointer is on it or the focus in it, and eight seconds longer", async () => {
    const { page } = await openForm(service.app.url);
    await stopClock(page);
    await fieldsOf(page).submit.click();
    await page.locator(".toast[role=status]").waitFor({ state: "attached" });
    await page.clock.runFor(1000);
    const shown = toast(page, contactToasts.invalid);
    await shown.waitFor();

    await shown.hover();
    await page.clock.runFor(60_000);
    await shown.getByRole("button").focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    expect(await shown.count()).toBe(1);

    await fieldsOf(page).name.focus();
    await page.clock.runFor(7000);
    expect(await shown.count()).toBe(1);
    await page.clock.runFor(2000);
    await shown.waitFor({ state: "detached" });
  });
});

describe("the form before hydration", () => {
  it("is sent by the browser and confirmed by the next page", async () => {
    const { page } = await openPage("about:blank");
    await openBeforeHydration(page, service.app.url);
    await (await fillForm(page)).submit.click();

    await page.waitForURL("**/?contato=enviado*", { waitUntil: "commit" });
    await page.locator(".contact-greeting").getByText(contactToasts.sent.title).waitFor();
    expect(await valuesOf(page)).toEqual(empty);
  });

  it("keeps what is typed meanwhile", async () => {
    const { page } = await openPage("about:blank");
    const hydrate = await openBeforeHydration(page, service.app.url);
    await fillForm(page);
    hydrate();
    await untilHydrated(page);

    expect(await valuesOf(page)).toEqual(julia);
  });

  it("keeps a correction that is typed before the page of the refusal is hydrated", async () => {
    const { page } = await openPage("about:blank");
    const hydrate = await openBeforeHydration(page, service.app.url);
    await fillForm(page, { ...julia, email: "ana@", message: "Oi" });
    await page.evaluate(() => document.querySelector<HTMLFormElement>("#contato form")!.submit());
    await page.waitForURL(`**${paths.contact}`, { waitUntil: "commit" });
    await fillForm(page);
    hydrate();
    await untilHydrated(page);

    expect(await valuesOf(page)).toEqual(julia);
  });

  it("returns with its text and error if it is refused, hydrates, and can be sent again", async () => {
    const { page } = await openForm(service.app.url);
    await fillForm(page, { ...julia, email: "ana@" });
    await page.evaluate(() => document.querySelector<HTMLFormElement>("#contato form")!.submit());
    await page.waitForURL(`**${paths.contact}`);
    await untilHydrated(page);
    const { email, submit: button } = fieldsOf(page);

    expect(await valuesOf(page)).toEqual({ ...julia, email: "ana@" });
    expect(await isFocused(email)).toBe(true);
    await email.fill(julia.email);
    await button.click();
    await toast(page, contactToasts.sent).waitFor();
  });
});

describe("the opening hours", () => {
  it("say when the company opens next, without moving anything", async () => {
    const { page } = await openPage("about:blank");
    await page.clock.setFixedTime("2026-11-28T02:00:00Z");
    await page.goto(service.app.url);
    const line = page.locator(".contact-now");

    await page.getByText(contactSection.closedNow("sábado às 9h")).waitFor();
    const { height } = (await line.boundingBox())!;
    await page.goto("about:blank");
    await openBeforeHydration(page, service.app.url);
    expect((await line.boundingBox())!.height).toBe(height);
  });
});
