import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { aContact } from "../support/aContact.ts";
import { overlaps } from "../support/boxes.ts";
import {
  blockStorage,
  doubleText,
  isFocused,
  openBeforeHydration,
  openPage,
} from "../support/browser.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

type Contact = Record<"name" | "email" | "phone" | "message", string>;

const julia = aContact() as Contact;
const FUNCTION = `**${paths.contact}`;
const phone = { viewport: { width: 390, height: 844 } };

const service = startAppForFile();

/** Opens the page with its form hydrated; collects the contact messages it posts. */
async function openForm(options: BrowserContextOptions = {}, path = "/") {
  const { page, consoleLines } = await openPage("about:blank", options);
  const posted: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.contact)) posted.push(request);
  });
  await page.goto(service.app.url + path);
  if (options.javaScriptEnabled !== false) await live(page);
  return { page, consoleLines, posted };
}

async function live(page: Page) {
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
}

function fieldsOf(page: Page) {
  const form = page.locator("#contato form");
  return {
    name: form.getByLabel("Nome completo"),
    email: form.getByLabel("E-mail"),
    phone: form.getByLabel("Telefone"),
    message: form.getByLabel("Mensagem", { exact: true }),
    submit: form.getByRole("button"),
  };
}

async function fill(page: Page, contact: Contact = julia) {
  const fields = fieldsOf(page);
  for (const field of ["name", "email", "phone", "message"] as const) {
    await fields[field].fill(contact[field]);
  }
  return fields;
}

async function valuesOf(page: Page): Promise<Contact> {
  const { name, email, phone: tel, message } = fieldsOf(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await tel.inputValue(),
    message: await message.inputValue(),
  };
}

/** Waits longer than validation takes: there is no event for a submit that does nothing. */
async function rulesChecked(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

const empty: Contact = { name: "", email: "", phone: "", message: "" };

describe("a field's label", () => {
  it("is the only one of its name in the section", async () => {
    const { page } = await openForm();

    for (const label of ["Nome completo", "E-mail", "Telefone", "Mensagem"]) {
      expect({ label, count: await page.getByLabel(label).count() }).toEqual({ label, count: 1 });
    }
  });
});

describe("a field's hint", () => {
  it("is in one line, beside its label or below it", async () => {
    const { page } = await openForm(phone);
    const label = await page.getByText("Mensagem", { exact: true }).boundingBox();
    const hint = page.getByText("O que você quer criar ou melhorar?");

    const { y, height } = (await hint.boundingBox())!;

    expect(y).toBeGreaterThanOrEqual(label!.y + label!.height);
    expect(height).toBeLessThan(label!.height * 1.5);
  });
});

describe("a field that the Tab key reaches", () => {
  it.each([
    ["Mensagem", "Shift+Tab", "#contato [type=submit]"],
    ["Nome completo", "Shift+Tab", "#contato-email"],
    ["Nome completo", "Tab", "#contato .contact-details a"],
  ])("is visible with its label: %s by %s from %s", async (name, key, from) => {
    const desktop = { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" } as const;
    const { page } = await openForm(desktop);
    const label = page.locator("#contato label").getByText(name, { exact: true });
    const field = page.locator("#contato").getByLabel(name, { exact: true });
    const bar = (await page.getByRole("banner").boundingBox())!;
    await page.locator(from).focus();
    // The bar covers the label and the edge of the field, but not its first line.
    await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 57));

    await page.keyboard.press(key);

    expect(await isFocused(field)).toBe(true);
    await until(async () => (await label.boundingBox())!.y >= bar.y + bar.height);
    expect(await inView(page, field)).toBe(true);
  });
});

describe("sending a message", () => {
  it("is confirmed and clears the form", async () => {
    const { page, consoleLines, posted } = await openForm();
    const { submit } = await fill(page);

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
    const { page, posted } = await openForm(phone);
    const { name, submit } = await fill(page);
    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();
    await page.getByRole("button", { name: "Fechar aviso" }).click();

    const notice = page.locator("#contato form").getByText("Sua mensagem chegou.");
    expect(await inView(page, notice)).toBe(true);
    const { id } = (await (await posted[0]!.response())!.json()) as { id: string };
    expect(await page.locator("#contato form").innerText()).toContain(protocolOf(id));

    await name.pressSequentially("A");
    expect(await notice.count()).toBe(0);
  });

  it("sends trimmed values", async () => {
    const { page, posted } = await openForm();
    const { submit } = await fill(page, {
      name: "  Júlia Conceição ",
      email: julia.email,
      phone: ` ${julia.phone}\t`,
      message: `\n${julia.message}  `,
    });

    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted.map((request) => request.postDataJSON() as unknown)).toEqual([julia]);
  });

  it("sends the campaign of the visitor's link, and stores nothing for it", async () => {
    const { page, posted } = await openForm({}, "/?utm_source=instagram&utm_campaign=inverno");
    const { submit } = await fill(page);

    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted.map((request) => request.postDataJSON() as unknown)).toEqual([
      { ...julia, origin: { source: "instagram", campaign: "inverno" } },
    ]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain("instagram");
  });

  it("shows 'Enviando...' meanwhile, and ignores a second click", async () => {
    const { page, posted } = await openForm();
    const answered = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await answered.promise;
      await route.continue();
    });
    const { submit } = await fill(page);

    await submit.dblclick();
    await page.getByRole("button", { name: "Enviando..." }).press("Enter");
    answered.resolve();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted).toHaveLength(1);
    await page.getByRole("button", { name: "Enviar Mensagem" }).waitFor();
  });

  it("is announced while sending", async () => {
    const { page } = await openForm();
    await page.route(FUNCTION, () => {});
    const { submit } = await fill(page);

    await submit.click();

    await announced(page).waitFor();
    await until(async () => (await announced(page).textContent()) !== "");
    expect(await announced(page).textContent()).toBe("Enviando a mensagem.");
  });

  it.each([150, 500, 1200])(
    "stays confirmed when the button is pressed again %i ms later, on the cleared form",
    async (gap) => {
      const { page, posted } = await openForm(phone);
      const { name, submit } = await fill(page);

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

  it("keeps the pressed button in sight below its confirmation, at 400 % zoom", async () => {
    const { page } = await openForm({
      viewport: { width: 320, height: 256 },
      reducedMotion: "reduce",
    });
    const { submit } = await fill(page);

    await submit.press("Enter");

    await page.getByText("Sua mensagem chegou.").waitFor();
    const title = page.locator(".toast").getByText("Mensagem enviada!");
    await title.waitFor();
    expect(await isFocused(submit)).toBe(true);
    await until(() => inView(page, submit));
    expect(await inView(page, title)).toBe(true);
  });

  it("works by keyboard and keeps the focus", async () => {
    const { page } = await openForm();
    const { email } = await fill(page);

    await email.press("Enter");

    await page.getByText("Mensagem enviada!").waitFor();
    expect(await isFocused(email)).toBe(true);
  });
});

describe("an invalid message", () => {
  it("is refused with the first error in a toast, each error at its field, and the focus at the first", async () => {
    const { page, posted } = await openForm();
    const {
      name,
      email,
      phone: tel,
      message,
      submit,
    } = await fill(page, {
      ...julia,
      email: "julia@",
      phone: " ",
    });

    await submit.click();

    const toast = page.getByRole("status").filter({ hasText: "Erro de validação" });
    await toast.getByText("Email inválido").waitFor();
    expect(await isFocused(email)).toBe(true);
    expect(await describedBy(page, email)).toBe("Email inválido");
    expect(await describedBy(page, tel)).toContain("Telefone é obrigatório");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await name.getAttribute("aria-invalid")).toBeNull();
    expect(await message.inputValue()).toBe(julia.message);
    expect(posted).toEqual([]);
  });

  it("announces only its errors when it is refused again", async () => {
    const { page } = await openForm();
    const { submit } = fieldsOf(page);
    await submit.click();
    await until(async () => (await announced(page).textContent()) !== "");
    await page.locator("[data-shield]").waitFor({ state: "detached" });
    const said = await page.evaluateHandle(() => {
      const texts: string[] = [];
      new MutationObserver(() => {
        const text = document.querySelector('form [aria-live="polite"]')?.textContent;
        if (text && texts.at(-1) !== text) texts.push(text);
      }).observe(document.querySelector("#contato form")!, { childList: true, subtree: true });
      return texts;
    });

    await submit.click();

    await until(async () => (await said.jsonValue()).at(-1) === "4 campos precisam de correção.");
    expect(await said.jsonValue()).toEqual(["4 campos precisam de correção."]);
  });

  it("has a summary with links if several fields are invalid", async () => {
    const { page } = await openForm();
    const { phone: tel, submit } = await fill(page, { ...julia, email: "julia@", phone: " " });

    await submit.click();
    await page.getByText("Confira estes 2 campos:").waitFor();
    await announced(page).getByText("2 campos precisam de correção.").waitFor();
    await page.getByRole("link", { name: "Telefone", exact: true }).click();

    await until(() => isFocused(tel));
    expect(await page.getByRole("link", { name: "Nome completo" }).count()).toBe(0);
  });

  it("shows errors found only by the service in the same way", async () => {
    const { page } = await openForm();
    await page.route(FUNCTION, (route) =>
      route.fulfill({ status: 400, json: { error: "Telefone inválido", field: "phone" } }),
    );
    const { phone: tel, submit } = await fill(page);

    await submit.click();

    await page.getByRole("status").filter({ hasText: "Erro de validação" }).waitFor();
    expect(await describedBy(page, tel)).toContain("Telefone inválido");
    expect(await isFocused(tel)).toBe(true);
    expect(await valuesOf(page)).toEqual(julia);
  });

  it("is validated by the service if the rules can't be fetched", async () => {
    const { page, posted } = await openForm();
    await page.route("**/checkContact*", (route) => route.abort());
    const { submit } = await fill(page, { ...julia, name: "x".repeat(101) });

    await submit.click();

    await page.getByRole("status").filter({ hasText: "Nome muito longo" }).waitFor();
    expect(posted).toHaveLength(1);
  });

  it.each([
    ["a phone", phone],
    ["a desktop", { viewport: { width: 1280, height: 720 } }],
  ])("never has its field covered by the toast on %s", async (_device, options) => {
    const { page } = await openForm({ ...options, reducedMotion: "reduce" });

    await fieldsOf(page).submit.click();

    const toast = page.getByRole("status").filter({ hasText: "Nome é obrigatório" });
    await toast.waitFor();
    const { name } = fieldsOf(page);
    expect(overlaps(await toast.boundingBox(), await name.boundingBox())).toBe(false);
  });

  it.each([320, 360, 390].flatMap((width) => [60, 150, 300].map((gap) => ({ width, gap }))))(
    "keeps the focus at its first field after a double tap, $gap ms apart, at $width pixels",
    async ({ width, gap }) => {
      const { page } = await openForm({ viewport: { width, height: 700 }, hasTouch: true });
      const { name, submit } = fieldsOf(page);
      await submit.evaluate((button) =>
        button.scrollIntoView({ block: "end", behavior: "instant" }),
      );
      const { x, y, width: across, height } = (await submit.boundingBox())!;
      const point = [x + across / 2, y + height / 2] as const;
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);

      await page.touchscreen.tap(...point);
      await until(() => isFocused(name));
      await page.clock.runFor(gap);
      await page.touchscreen.tap(...point);
      await page.clock.runFor(1000);

      expect(await page.evaluate(() => document.activeElement?.id)).toBe("contato-name");
      await until(() => inView(page, name));
    },
  );

  it("stays where it is when text is tapped beside a toast", async () => {
    const { page } = await openForm({ ...phone, hasTouch: true, reducedMotion: "reduce" });
    await fieldsOf(page).submit.click();
    await page.getByRole("status").filter({ hasText: "Nome é obrigatório" }).waitFor();
    await page.locator("[data-shield]").waitFor({ state: "detached" });
    const text = page.locator("#contato").getByText("Confira estes 4 campos:");
    await text.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);

    await text.tap();

    await page.waitForFunction(() => document.activeElement?.matches("main"));
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

describe("correcting a refused message", () => {
  it("removes a field's error as soon as its text is valid, and keeps the focus", async () => {
    const { page } = await openForm();
    const { name, email, submit } = await fill(page, { ...julia, name: "", email: "julia@" });
    await submit.click();
    await page.getByText("Confira estes 2 campos:").waitFor();

    await email.fill("julia@padaria");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.pressSequentially(".com");

    await until(async () => (await email.getAttribute("aria-invalid")) === null);
    expect(await describedBy(page, email)).toBe("");
    expect(await isFocused(email)).toBe(true);
    expect(await name.getAttribute("aria-invalid")).toBe("true");
  });

  it("counts the characters of a text until it is short enough", async () => {
    const { page } = await openForm();
    const { message, submit } = await fill(page, { ...julia, message: "x".repeat(1002) });
    await submit.click();

    await page.getByText("Mensagem muito longa").last().waitFor();
    expect(await describedBy(page, message)).toContain("1.002 de 1.000 caracteres");
    await message.press("End");
    await message.press("Backspace");
    await until(async () => (await describedBy(page, message)).includes("1.001 de 1.000"));
    await message.press("Backspace");

    await until(async () => (await message.getAttribute("aria-invalid")) === null);
    expect(await describedBy(page, message)).not.toContain("caracteres");
  });

  it.each([
    [320, 256, 16],
    [360, 340, 16],
    [844, 390, 32],
    [320, 568, 32],
  ])(
    "shows the focused field beside the toast at %i × %i, text of %i px",
    async (width, height, textSize) => {
      const { page } = await openPage("about:blank", {
        viewport: { width, height },
        reducedMotion: "reduce",
      });
      if (textSize > 16) await doubleText(page);
      await page.goto(service.app.url);
      await live(page);
      const { name, submit } = fieldsOf(page);
      await submit.click();
      const toast = page.locator(".toast");
      await toast.getByText("Nome é obrigatório").waitFor();

      await until(async () => {
        const [field, above] = [(await name.boundingBox())!, (await toast.boundingBox())!];
        return field.y >= above.y + above.height && field.y + field.height <= height;
      });
      expect((await toast.boundingBox())!.width).toBeGreaterThan(width * 0.85);
    },
  );

  it("shows the current error, not the earlier one", async () => {
    const { page } = await openForm();
    const { phone: tel, submit } = fieldsOf(page);
    await submit.click();
    await page.getByText("Telefone é obrigatório").waitFor();

    await tel.fill("1".repeat(30));

    await until(async () => (await describedBy(page, tel)).startsWith("Telefone muito longo"));
    expect(await describedBy(page, tel)).toContain("30 de 20 caracteres");
    expect(await page.getByText("Telefone é obrigatório").count()).toBe(0);
  });

  it("shows a linked field with its label below the bar and the toast, on a phone", async () => {
    const { page } = await openForm({ ...phone, reducedMotion: "reduce" });
    await fieldsOf(page).submit.click();
    const toast = page.getByRole("status").filter({ hasText: "Erro de validação" });
    await toast.getByText("Nome é obrigatório").waitFor();

    for (const label of ["Telefone", "Mensagem", "Nome completo"]) {
      await page.getByRole("link", { name: label, exact: true }).click();
      const field = page.locator("#contato form").getByLabel(label, { exact: true });
      await until(() => isFocused(field));
      const words = await page.locator(".field-label", { hasText: label }).boundingBox();
      const notice = (await toast.boundingBox())!;
      expect([label, words!.y >= notice.y + notice.height]).toEqual([label, true]);
      expect([label, await inView(page, field)]).toEqual([label, true]);
    }
  });
});

describe("offline", () => {
  it("an empty form is refused by the page if the rules were loaded before", async () => {
    const { page } = await openForm();
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
  it.each([401, 413, 429])(
    "says what the service says of a %i, below SPEC's text",
    async (status) => {
      const { page } = await openForm();
      const error = "Aguarde alguns minutos e envie de novo.";
      await page.route(FUNCTION, (route) => route.fulfill({ status, json: { error } }));
      const { submit } = await fill(page);

      await submit.click();

      const toast = page.getByRole("alert").filter({ hasText: "Erro ao enviar" });
      await toast.getByText("Ocorreu um erro ao enviar sua mensagem. Tente novamente.").waitFor();
      expect(await toast.getByText(error).isVisible()).toBe(true);
    },
  );

  it("stays in the form, with an alert until it is closed", async () => {
    const { page } = await openForm();
    await page.clock.install();
    await page.route(FUNCTION, (route) => route.abort());
    const { submit } = await fill(page);

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
    const { page } = await openForm(phone);
    const { promise: isScrolled, resolve: scrolled } = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await isScrolled;
      await route.continue();
    });
    const { submit } = await fill(page);
    await submit.click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    scrolled();
    await page.getByText("Mensagem enviada!").first().waitFor();

    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it("is one message if it is sent again after a lost response", async () => {
    const { page, posted } = await openForm();
    const answers: string[] = [];
    await page.route(FUNCTION, async (route) => {
      const answer = await route.fetch();
      answers.push(((await answer.json()) as { id: string }).id);
      await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const { submit } = await fill(page);

    await submit.click();
    await page.getByRole("alert").waitFor();
    await page.reload();
    await live(page);
    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(answers[1]).toBe(answers[0]);
    expect(posted[1]?.headers()["idempotency-key"]).toBe(posted[0]?.headers()["idempotency-key"]);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is another message if its text is changed", async () => {
    const { page } = await openForm();
    const ids: string[] = [];
    await page.route(FUNCTION, async (route) => {
      const answer = await route.fetch();
      ids.push(((await answer.json()) as { id: string }).id);
      await (ids.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    const { message, submit } = await fill(page);
    await submit.click();
    await page.getByRole("alert").waitFor();

    await message.fill("Pensando bem, dois sites.");
    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(new Set(ids).size).toBe(2);
  });

  it("has a time limit", async () => {
    const { page } = await openForm();
    await page.clock.install();
    await page.route(FUNCTION, () => {});
    const { submit } = await fill(page);

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
    const { page } = await openForm();
    const { submit } = await fill(page);

    await page.reload();
    await live(page);
    expect(await valuesOf(page)).toEqual(julia);

    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();
    await page.reload();
    await live(page);
    expect(await valuesOf(page)).toEqual(empty);
  });

  it("survives hydration", async () => {
    const { page, consoleLines } = await openPage("about:blank");
    const hydrate = await openBeforeHydration(page, service.app.url);
    await fill(page);
    await fieldsOf(page).message.press("End");

    hydrate();
    await live(page);

    expect(await valuesOf(page)).toEqual(julia);
    expect(await isFocused(fieldsOf(page).message)).toBe(true);
    expect(consoleLines).toEqual([]);
  });

  it("can be sent if the browser blocks storage", async () => {
    const { page, consoleLines } = await openPage("about:blank");
    await blockStorage(page);
    await page.goto(service.app.url);
    await live(page);
    const { submit } = await fill(page);

    await submit.click();

    await page.getByText("Mensagem enviada!").waitFor();
    expect(consoleLines).toEqual([]);
  });
});

describe("the form before hydration", () => {
  it("is sent by the browser, and confirmed by the next page", async () => {
    const { page } = await openForm({ javaScriptEnabled: false });
    const { submit } = await fill(page);

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
    const { page } = await openForm(
      { viewport: { width, height }, javaScriptEnabled: false, reducedMotion: "reduce" },
      paths.contactSent,
    );
    const text = page.getByText("Recebemos seu contato");
    await until(() => page.evaluate(() => scrollY > 0));

    const { y, height: lines } = (await text.boundingBox())!;

    expect(y).toBeGreaterThan(72);
    expect(y + lines).toBeLessThan(height);
  });

  it("returns with its text and error, hydrates unchanged, and can be sent again", async () => {
    const { page, consoleLines, posted } = await openForm();
    await fill(page, { ...julia, email: "julia@padaria" });
    // Like before hydration: the browser's own submit, without a handler.
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>("#contato form");
      form?.submit();
    });
    await page.waitForURL(`${service.app.url}${paths.contact}`);
    await live(page);

    const { email, submit } = fieldsOf(page);
    await page.getByRole("alert").filter({ hasText: "Erro de validação" }).waitFor();
    expect(await page.title()).toBe("Erro de validação | Nora");
    expect(await valuesOf(page)).toEqual({ ...julia, email: "julia@padaria" });
    expect(await describedBy(page, email)).toBe("Email inválido");
    expect(await isFocused(email)).toBe(true);
    await until(() => inView(page, email));
    expect(consoleLines.filter((line) => !line.includes("422"))).toEqual([]);

    await email.fill(julia.email);
    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted.at(-1)?.postDataJSON()).toEqual(julia);
    expect(await valuesOf(page)).toEqual(empty);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await page.title()).toBe("Nora: sites, sistemas e chatbots sob medida");

    await page.reload();
    await live(page);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await valuesOf(page)).toEqual(empty);
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("the submit button on a small phone", () => {
  it.each([16, 32])("has its label beside the chat button, with text of %i px", async (size) => {
    const { page } = await openForm({ viewport: { width: 320, height: 568 } });
    if (size > 16) await doubleText(page);
    const { submit } = fieldsOf(page);

    const label = (await submit.locator("span").boundingBox())!;
    const chat = (await page.getByRole("button", { name: "Abrir chat" }).boundingBox())!;

    expect(label.x + label.width).toBeLessThanOrEqual(chat.x);
    // Two lines at most: no word of "Enviar Mensagem" is broken.
    expect(label.height).toBeLessThan(3 * size);
  });
});

describe("two errors at once on a phone", () => {
  it.each([
    ["390 × 844", { width: 390, height: 844 }, 16, 0.25],
    ["320 × 568", { width: 320, height: 568 }, 16, 0.4],
    ["320 × 568 with text of 32 px", { width: 320, height: 568 }, 32, 0.7],
  ])("leave the focused field free, at %s", async (_size, viewport, size, share) => {
    const { page } = await openForm({ viewport, reducedMotion: "reduce" });
    if (size > 16) await doubleText(page);
    await page.route(FUNCTION, (route) => route.abort());
    await page.route("**/assets/ChatPanel*", (route) => route.abort());
    await page.reload();
    await live(page);
    const { email, submit } = await fill(page);
    await submit.click();
    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("alert").getByText("Não foi possível abrir").waitFor();

    await email.focus();

    const toasts = (await page.locator(".toasts").boundingBox())!;
    expect(toasts.height).toBeLessThan(viewport.height * share);
    expect(overlaps(toasts, await email.boundingBox())).toBe(false);
    expect(await inView(page, email)).toBe(true);
  });
});

describe("toasts", () => {
  it("are shown for eight seconds after their text appeared", async () => {
    const { page } = await openForm();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await fieldsOf(page).submit.click();
    const toast = page.locator(".toast");
    await toast.waitFor({ state: "attached" });
    await page.clock.runFor(100);
    await toast.getByText("Nome é obrigatório").waitFor();

    await page.clock.runFor(7999);

    expect(await toast.getByText("Nome é obrigatório").count()).toBe(1);
    await page.clock.runFor(1000);
    await toast.waitFor({ state: "detached" });
  });

  it("are shown for eight seconds, and as long as the pointer is on them", async () => {
    const { page } = await openForm();
    await page.clock.install();
    await fieldsOf(page).submit.click();
    await page.clock.runFor(1000);
    const toast = page.getByRole("status").filter({ hasText: "Erro de validação" });
    await toast.getByText("Nome é obrigatório").waitFor();

    await page.clock.runFor(6500);
    expect(await toast.count()).toBe(1);
    await toast.hover();
    await page.clock.fastForward(60_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(900, 300);
    await page.clock.runFor(8500);

    expect(await toast.count()).toBe(0);
  });

  it("can be focused by keyboard, stay while focused, and return the focus on Escape", async () => {
    const { page } = await openForm();
    await page.clock.install();
    await fieldsOf(page).submit.click();
    await page.clock.runFor(1000);
    const toast = page.getByRole("status").filter({ hasText: "Erro de validação" });
    const close = toast.getByRole("button", { name: "Fechar aviso" });
    const last = page.getByRole("button", { name: "Abrir chat" });
    await close.waitFor();

    await last.focus();
    await page.keyboard.press("Tab");
    expect(await isFocused(close)).toBe(true);
    await page.clock.fastForward(60_000);
    expect(await toast.count()).toBe(1);
    await page.keyboard.press("Escape");

    expect(await toast.count()).toBe(0);
    expect(await isFocused(last)).toBe(true);
  });

  it("are closed by a double tap, which doesn't open the menu beneath", async () => {
    const viewport = { width: 360, height: 640 };
    const { page } = await openForm({ viewport, isMobile: true, hasTouch: true });
    await doubleText(page);
    await page.route(FUNCTION, (route) => route.abort());
    const { submit } = await fill(page);
    await submit.tap();
    const close = page.getByRole("button", { name: "Fechar aviso" });
    const { x, y, width, height } = (await close.boundingBox())!;

    for (let tap = 0; tap < 2; tap++) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    }
    await close.waitFor({ state: "detached" });

    expect(await page.getByRole("button", { name: "Fechar menu" }).count()).toBe(0);
    expect(await page.locator("#menu:popover-open").count()).toBe(0);
  });

  it("are closed by Escape from the form, the newest first, and the focus stays", async () => {
    // So wide and high that the chat covers no field.
    const { page } = await openForm({ viewport: { width: 1920, height: 1080 } });
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await page.getByRole("button", { name: "Confirmar" }).click();
    await page.getByRole("status").getByText("Dados incompletos").waitFor();
    await page.route(FUNCTION, (route) => route.abort());
    const { message, submit } = await fill(page);
    await submit.press("Enter");
    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    await message.focus();
    const closers = await page.getByRole("button", { name: "Fechar aviso" }).all();
    const described = closers.map((closer) => describedBy(page, closer));
    expect(await Promise.all(described)).toEqual(["Dados incompletos", "Erro ao enviar"]);

    await page.keyboard.press("Escape");
    expect(await page.locator(".toast-title").allInnerTexts()).toEqual(["Dados incompletos"]);
    await page.keyboard.press("Escape");
    expect(await page.locator(".toast-title").count()).toBe(0);
    expect(await isFocused(message)).toBe(true);
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  });
});

/** The region that announces the form's state to screen readers. */
function announced(page: Page) {
  return page.locator('#contato form [aria-live="polite"]');
}

/** Returns the text that `aria-describedby` refers to. */
async function describedBy(page: Page, field: ReturnType<Page["locator"]>): Promise<string> {
  const ids = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  return texts.join(" ");
}

async function inView(page: Page, field: ReturnType<Page["locator"]>): Promise<boolean> {
  const box = await field.boundingBox();
  const height = await page.evaluate(() => innerHeight);
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}
