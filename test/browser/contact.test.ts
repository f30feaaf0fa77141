import type { Page } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { isInView } from "../support/boxes.ts";
import {
  blockStorage,
  doubleText,
  isFocused,
  openBeforeHydration,
  openPage,
  untilHydrated,
  withMotion,
} from "../support/browser.ts";
import { enterChat } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import {
  type Contact,
  describedBy,
  fieldsOf,
  fillForm,
  julia,
  openForm,
  statusOf,
  valuesOf,
} from "../support/contactPage.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.contact}`;
const phone = { viewport: { width: 390, height: 844 } };
const empty: Contact = { name: "", email: "", phone: "", message: "" };

const service = startAppForFile();

/** Waits longer than validation takes: there is no event for a submit that does nothing. */
async function rulesChecked(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

/** Submits the form as before hydration, without its submit handler, and waits until the response is hydrated. */
async function submitNatively(page: Page) {
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#contato form")?.submit());
  await page.waitForURL(`${service.app.url}${paths.contact}`);
  await untilHydrated(page);
}

describe("a field's label", () => {
  it("is the only one of its name in the section", async () => {
    const { page } = await openForm(service.app.url);

    await checkEach(["Nome completo", "E-mail", "Telefone", "Mensagem"], async (label) => {
      expect(await page.getByLabel(label).count()).toBe(1);
    });
  });
});

describe("a field's hint", () => {
  it("is in one line, beside its label or below it", async () => {
    const { page } = await openForm(service.app.url, phone);
    const label = await page.getByText("Mensagem", { exact: true }).boundingBox();
    const hint = page.getByText("O que você quer criar ou melhorar?");

    const { y, height } = (await hint.boundingBox())!;

    expect(y).toBeGreaterThanOrEqual(label!.y + label!.height);
    expect(height).toBeLessThan(label!.height * 1.5);
  });
});

describe("a field that the Tab key reaches", () => {
  it("is visible with its label, also if the bar covered it", async () => {
    const desktop = { viewport: { width: 1440, height: 900 } };
    const { page } = await openForm(service.app.url, desktop);
    const bar = (await page.getByRole("banner").boundingBox())!;
    const ways: [name: string, key: string, from: string][] = [
      ["Mensagem", "Shift+Tab", "#contato [type=submit]"],
      ["Nome completo", "Shift+Tab", "#contato-email"],
      ["Nome completo", "Tab", "#contato .contact-details a"],
    ];

    await checkEach(ways, async ([name, key, from]) => {
      const label = page.locator("#contato label").getByText(name, { exact: true });
      const field = page.locator("#contato").getByLabel(name, { exact: true });
      await page.locator(from).focus();
      // The bar covers the label and the edge of the field, but not its first line.
      await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 57));

      await page.keyboard.press(key);

      expect(await isFocused(field)).toBe(true);
      await until(async () => (await label.boundingBox())!.y >= bar.y + bar.height);
      expect(await isInView(field)).toBe(true);
    });
  });
});

describe("sending a message", () => {
  it("is confirmed and clears the form", async () => {
    const { page, consoleLines, posted } = await openForm(service.app.url, withMotion);
    const { submit } = await fillForm(page);

    await submit.click();

    const toast = page.getByRole("status").filter({ hasText: "Mensagem enviada!" });
    await toast.getByText("Recebemos seu contato e responderemos em breve.").waitFor();
    expect(await valuesOf(page)).toEqual(empty);
    expect(posted.map((request) => request.postDataJSON() as unknown)).toEqual([julia]);
    const answer = (await posted[0]!.response())!;
    expect(answer.status()).toBe(200);
    const { id } = (await answer.json()) as { id: string };
    expect(await toast.textContent()).toContain(`Protocolo ${protocolOf(id)}`);
    expect(consoleLines).toEqual([]);
  });

  it("is confirmed above the button too, until the visitor types again", async () => {
    const { page, posted } = await openForm(service.app.url, phone);
    const { name, submit } = await fillForm(page);
    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();
    await page.getByRole("button", { name: "Fechar aviso" }).click();

    const notice = page.locator("#contato form").getByText("Sua mensagem chegou.");
    expect(await isInView(notice)).toBe(true);
    const { id } = (await (await posted[0]!.response())!.json()) as { id: string };
    expect(await page.locator("#contato form").innerText()).toContain(protocolOf(id));

    await name.pressSequentially("A");
    expect(await notice.count()).toBe(0);
  });

  it("sends the campaign of the visitor's link, and stores nothing for it", async () => {
    const { page, posted } = await openForm(
      `${service.app.url}/?utm_source=instagram&utm_campaign=inverno`,
    );
    const { submit } = await fillForm(page);

    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted.map((request) => request.postDataJSON() as unknown)).toEqual([
      { ...julia, origin: { source: "instagram", campaign: "inverno" } },
    ]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain("instagram");
  });

  it("shows and announces 'Enviando...' meanwhile, and ignores a second click", async () => {
    const { page, posted } = await openForm(service.app.url);
    const answered = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const { submit } = await fillForm(page);

    await submit.dblclick();
    await page.getByRole("button", { name: "Enviando..." }).press("Enter");
    const status = statusOf(page).getByText("Enviando a mensagem.", { exact: true });
    await status.waitFor();
    // Screen readers may hold back what is inside a busy element.
    expect(await status.locator("xpath=ancestor-or-self::*[@aria-busy='true']").count()).toBe(0);
    answered.resolve();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted).toHaveLength(1);
    await page.getByRole("button", { name: "Enviar Mensagem" }).waitFor();
  });

  it.each([150, 500, 1200])(
    "stays confirmed when the button is pressed again %i ms later, on the cleared form",
    async (gap) => {
      const { page, posted } = await openForm(service.app.url, phone);
      const { name, submit } = await fillForm(page);

      await submit.click();
      await page.waitForTimeout(gap);
      await page.getByText("Mensagem enviada!").waitFor();
      await submit.click();
      await rulesChecked(page);

      expect(await page.getByText("Mensagem enviada!").isVisible()).toBe(true);
      expect(await name.getAttribute("aria-invalid")).toBeNull();
      expect(posted).toHaveLength(1);

      await name.fill("Ana");
      await name.fill("");
      await submit.click();
      await page.getByRole("status").getByText("Nome é obrigatório").waitFor();
    },
  );

  it.each([
    ["a short", julia.message],
    ["a long", "Queria um site para a minha padaria, com cardápio e encomendas. ".repeat(12)],
  ])(
    "keeps the pressed button in sight below the confirmation of %s message, at 400 % zoom",
    async (_length, message) => {
      const { page } = await openForm(service.app.url, {
        viewport: { width: 320, height: 256 },
      });
      const { submit } = await fillForm(page, { ...julia, message });

      await submit.press("Enter");

      await page.getByText("Sua mensagem chegou.").waitFor();
      const title = page.locator(".toast").getByText("Mensagem enviada!");
      await title.waitFor();
      expect(await isFocused(submit)).toBe(true);
      await until(() => isInView(submit));
      expect(await isInView(title)).toBe(true);
    },
  );

  it("keeps the focused field in sight when the visitor types on meanwhile", async () => {
    const { page } = await openForm(service.app.url, { viewport: { width: 640, height: 512 } });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await held;
      await route.continue();
    });
    const { message, submit } = await fillForm(page);
    const sent = page.waitForRequest(FUNCTION);
    await submit.press("Enter");
    await sent;
    await page.keyboard.press("Shift+Tab");
    const top = await page.evaluate(() => scrollY);

    await page.keyboard.type(" com carrinho de compras");

    expect(await isFocused(message)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    release();
    await page.getByText("Mensagem enviada!").waitFor();
  });

  it("works by keyboard and keeps the focus", async () => {
    const { page } = await openForm(service.app.url);
    const { email } = await fillForm(page);

    await email.press("Enter");

    await page.getByText("Mensagem enviada!").waitFor();
    expect(await isFocused(email)).toBe(true);
  });
});

describe("offline", () => {
  it("an empty form is refused by the page if the rules were loaded before", async () => {
    const { page } = await openForm(service.app.url);
    const { name, submit } = fieldsOf(page);
    const rules = page.waitForResponse("**/checkContact*");
    await name.focus();
    await (await rules).finished();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);

    await submit.click();

    await page.getByRole("status").filter({ hasText: "Nome é obrigatório" }).waitFor();
    expect(await page.getByText("Erro ao enviar").count()).toBe(0);
  });
});

describe("a message that could not be sent", () => {
  it("says what the service says of an error, below SPEC's text", async () => {
    const { page } = await openForm(service.app.url);
    const { submit } = await fillForm(page);

    await checkEach([401, 413, 429], async (status) => {
      const error = `Aguarde ${status - 400} minutos e envie de novo.`;
      await page.route(FUNCTION, (route) => route.fulfill({ status, json: { error } }));

      await submit.click();

      const toast = page.getByRole("alert").filter({ hasText: error });
      await toast.getByText("Erro ao enviar", { exact: true }).waitFor();
      await toast.getByText("Ocorreu um erro ao enviar sua mensagem. Tente novamente.").waitFor();
      expect(await toast.getByText(error).isVisible()).toBe(true);
    });
  });

  it("stays in the form if a public network answers with its login page", async () => {
    const { page } = await openForm(service.app.url);
    await page.route(FUNCTION, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Wi-Fi grátis</h1>" }),
    );
    const { submit } = await fillForm(page);

    await submit.click();

    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    expect(await valuesOf(page)).toEqual(julia);
  });

  it("stays in the form, with an alert until it is closed", async () => {
    const { page } = await openForm(service.app.url);
    await page.clock.install();
    await page.route(FUNCTION, (route) => route.abort());
    const { submit } = await fillForm(page);

    const sent = page.waitForRequest(FUNCTION);
    await submit.click();
    await sent;
    await page.clock.fastForward(60_000);

    const toast = page.getByRole("alert").filter({ hasText: "Erro ao enviar" });
    await toast.getByText("Ocorreu um erro ao enviar sua mensagem. Tente novamente.").waitFor();
    expect(await valuesOf(page)).toEqual(julia);
    await toast.getByRole("button", { name: "Fechar aviso" }).click();
    expect(await toast.count()).toBe(0);
  });

  it("leaves a visitor who has scrolled away where they are once it is sent", async () => {
    const { page } = await openForm(service.app.url, { ...phone, ...withMotion });
    const { promise: isScrolled, resolve: scrolled } = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await isScrolled;
      await route.continue();
    });
    const { submit } = await fillForm(page);
    await submit.click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    scrolled();
    await page.getByText("Mensagem enviada!").first().waitFor();

    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it("is one message if it is sent again after a lost response", async () => {
    const { page, posted } = await openForm(service.app.url);
    const answers: string[] = [];
    await page.route(FUNCTION, async (route) => {
      const answer = await route.fetch();
      answers.push(((await answer.json()) as { id: string }).id);
      await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const { submit } = await fillForm(page);

    await submit.click();
    await page.getByRole("alert").waitFor();
    await page.reload();
    await untilHydrated(page);
    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(answers[1]).toBe(answers[0]);
    expect(posted[1]?.headers()["idempotency-key"]).toBe(posted[0]?.headers()["idempotency-key"]);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is another message if its text is changed", async () => {
    const { page } = await openForm(service.app.url);
    const ids: string[] = [];
    await page.route(FUNCTION, async (route) => {
      const answer = await route.fetch();
      ids.push(((await answer.json()) as { id: string }).id);
      await (ids.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const { message, submit } = await fillForm(page);
    await submit.click();
    await page.getByRole("alert").waitFor();

    await message.fill("Pensando bem, dois sites.");
    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(new Set(ids).size).toBe(2);
  });

  it("has a time limit", async () => {
    const { page } = await openForm(service.app.url);
    await page.clock.install();
    await page.route(FUNCTION, () => {});
    const { submit } = await fillForm(page);

    const sent = page.waitForRequest(FUNCTION);
    await submit.click();
    await sent;
    await page.clock.runFor(16_000);

    await page.getByRole("alert").filter({ hasText: "Erro ao enviar" }).waitFor();
    expect(await valuesOf(page)).toEqual(julia);
  });
});

describe("typed text", () => {
  it("survives a reload, and is cleared when it was sent", async () => {
    const { page } = await openForm(service.app.url);
    const { submit } = await fillForm(page);

    await page.reload();
    await untilHydrated(page);
    expect(await valuesOf(page)).toEqual(julia);

    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();
    await page.reload();
    await untilHydrated(page);
    expect(await valuesOf(page)).toEqual(empty);
  });

  it("survives hydration", async () => {
    const { page, consoleLines } = await openPage("about:blank");
    const hydrate = await openBeforeHydration(page, service.app.url);
    await fillForm(page);
    await fieldsOf(page).message.press("End");

    hydrate();
    await untilHydrated(page);

    expect(await valuesOf(page)).toEqual(julia);
    expect(await isFocused(fieldsOf(page).message)).toBe(true);
    expect(consoleLines).toEqual([]);
  });

  it("can be sent if the browser blocks storage", async () => {
    const { page, consoleLines } = await openPage("about:blank");
    await blockStorage(page);
    await page.goto(service.app.url);
    await untilHydrated(page);
    const { submit } = await fillForm(page);

    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(consoleLines).toEqual([]);
  });
});

describe("the form before hydration", () => {
  it("is sent by the browser, and confirmed by the next page", async () => {
    const { page } = await openForm(service.app.url, { javaScriptEnabled: false });
    const { submit } = await fillForm(page);

    await submit.click();

    await page.getByRole("status").filter({ hasText: "Mensagem enviada!" }).waitFor();
    expect(page.url()).toBe(`${service.app.url}${paths.contactSent}`);
    expect(await valuesOf(page)).toEqual(empty);
  });

  it.each([
    [320, 568],
    [384, 600],
    [390, 844],
    [844, 390],
    [1440, 900],
  ])("is confirmed within the first screen of %i × %i", async (width, height) => {
    const { page } = await openForm(service.app.url + paths.contactSent, {
      viewport: { width, height },
      javaScriptEnabled: false,
    });
    const text = page.getByText("Recebemos seu contato");
    await until(() => page.evaluate(() => scrollY > 0));

    const { y, height: lines } = (await text.boundingBox())!;

    expect(y).toBeGreaterThan(72);
    expect(y + lines).toBeLessThan(height);
  });

  it("can be reloaded with its text after it is refused and the chat is opened, on a phone", async () => {
    const { page } = await openForm(service.app.url, phone);
    await fillForm(page, { ...julia, email: "julia@padaria" });
    await submitNatively(page);
    await page.getByRole("alert").filter({ hasText: "Erro de validação" }).waitFor();
    await enterChat(page);

    await page.reload();

    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    expect(page.url()).toBe(`${service.app.url}/`);
    await until(async () => (await valuesOf(page)).name === julia.name);
    expect(await valuesOf(page)).toEqual({ ...julia, email: "julia@padaria" });
  });

  it("returns with its text and error, hydrates unchanged, and can be sent again", async () => {
    const { page, consoleLines, posted } = await openForm(service.app.url);
    await fillForm(page, { ...julia, email: "julia@padaria" });
    await submitNatively(page);

    const { email, submit } = fieldsOf(page);
    await page.getByRole("alert").filter({ hasText: "Erro de validação" }).waitFor();
    expect(await page.title()).toBe("Erro de validação | Nora");
    expect(await valuesOf(page)).toEqual({ ...julia, email: "julia@padaria" });
    expect(await describedBy(email)).toBe("Email inválido");
    expect(await isFocused(email)).toBe(true);
    await until(() => isInView(email));
    expect(consoleLines.filter((line) => !line.includes("422"))).toEqual([]);

    await email.fill(julia.email);
    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted.at(-1)?.postDataJSON()).toEqual(julia);
    expect(await valuesOf(page)).toEqual(empty);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await page.title()).toBe("Nora: sites, sistemas e chatbots sob medida");

    await page.reload();
    await untilHydrated(page);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await valuesOf(page)).toEqual(empty);
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("the form of a refused message", () => {
  it("keeps what was corrected before hydration, and the caret's place", async () => {
    const { page } = await openPage("about:blank");
    const hydrate = await openBeforeHydration(page, service.app.url);
    await fillForm(page, { ...julia, email: "julia@padaria", message: "Quero um site." });
    await fieldsOf(page).submit.click();
    await page.waitForURL(`${service.app.url}${paths.contact}`, { waitUntil: "commit" });
    const { email, message } = fieldsOf(page);
    await email.fill(julia.email);
    await message.fill("Quero um site urgente.");
    await message.press("Control+Home");
    const corrected = { ...julia, message: "Quero um site urgente." };

    hydrate();
    await untilHydrated(page);

    expect(await valuesOf(page)).toEqual(corrected);
    expect(await isFocused(message)).toBe(true);
    await page.keyboard.type("Oi! ");
    expect(await message.inputValue()).toBe("Oi! Quero um site urgente.");
  });

  it("keeps what was corrected after hydration, after a reload too", async () => {
    const { page } = await openForm(service.app.url);
    await fillForm(page, { ...julia, email: "julia@padaria" });
    await submitNatively(page);
    await fieldsOf(page).email.fill(julia.email);
    await fieldsOf(page).message.fill("Quero um site urgente.");

    await page.reload();
    await untilHydrated(page);

    expect(await valuesOf(page)).toEqual({ ...julia, message: "Quero um site urgente." });
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("keeps an unchanged text when its fields change after hydration", async () => {
    const { page, posted } = await openForm(service.app.url);
    await fillForm(page, { ...julia, email: "julia@padaria" });
    await submitNatively(page);
    const { email, submit } = fieldsOf(page);

    await submit.click();
    await page.getByText("Erro de validação").last().waitFor();
    await email.fill(julia.email);
    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();

    expect(posted.at(-1)?.postDataJSON()).toEqual(julia);
  });
});

describe("the submit button on a small phone", () => {
  it.each([16, 32])("has its label beside the chat button, with text of %i px", async (size) => {
    const { page } = await openForm(service.app.url, { viewport: { width: 320, height: 568 } });
    if (size > 16) await doubleText(page);
    const { submit } = fieldsOf(page);

    const label = (await submit.locator("span").boundingBox())!;
    const chat = (await page.getByRole("button", { name: "Abrir chat" }).boundingBox())!;

    expect(label.x + label.width).toBeLessThanOrEqual(chat.x);
    // Two lines at most: no word of "Enviar Mensagem" is broken.
    expect(label.height).toBeLessThan(3 * size);
  });
});
