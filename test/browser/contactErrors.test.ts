import { paths } from "../../src/shared/paths.ts";
import { centerOf, isInView, overlaps } from "../support/boxes.ts";
import {
  doubleText,
  isFocused,
  openPage,
  stopClock,
  untilHydrated,
  withMotion,
} from "../support/browser.ts";
import {
  describedBy,
  fieldsOf,
  fillForm,
  julia,
  openForm,
  statusOf,
  valuesOf,
} from "../support/contactPage.ts";
import { untilClickable } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.contact}`;
const phone = { viewport: { width: 390, height: 844 } };

const service = startAppForFile();

describe("an invalid message", () => {
  it("is refused with the first error in a toast, each error at its field and in a summary with links, and the focus at the first", async () => {
    const { page, posted } = await openForm(service.app.url, withMotion);
    const {
      name,
      email,
      phone: tel,
      message,
      submit,
    } = await fillForm(page, {
      ...julia,
      email: "julia@",
      phone: " ",
    });

    await submit.click();

    const toast = page.getByRole("status").filter({ hasText: "Erro de validação" });
    await toast.getByText("Email inválido").waitFor();
    expect(await isFocused(email)).toBe(true);
    expect(await describedBy(email)).toBe("Email inválido");
    expect(await describedBy(tel)).toContain("Telefone é obrigatório");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await name.getAttribute("aria-invalid")).toBeNull();
    expect(await message.inputValue()).toBe(julia.message);
    expect(posted).toEqual([]);

    await page.getByText("Confira estes 2 campos:").waitFor();
    await statusOf(page).getByText("2 campos precisam de correção.").waitFor();
    await page.getByRole("link", { name: "Telefone", exact: true }).click();
    await until(() => isFocused(tel));
    expect(await page.getByRole("link", { name: "Nome completo" }).count()).toBe(0);
  });

  it("announces only its errors when it is refused again", async () => {
    const { page } = await openForm(service.app.url);
    const { submit } = fieldsOf(page);
    await submit.click();
    await until(async () => (await statusOf(page).textContent()) !== "");
    await untilClickable(page);
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

  it("keeps a focused field in sight when the summary moves it down", async () => {
    const { page } = await openForm(service.app.url, { ...phone, ...withMotion });
    const { name } = fieldsOf(page);
    await name.focus();
    await name.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));

    await name.press("Enter");

    const error = page.locator("#contato form").getByText("Nome é obrigatório");
    await until(async () => (await isInView(name)) && (await isInView(error)));
    expect(await isFocused(name)).toBe(true);
  });

  it("shows errors found only by the service in the same way", async () => {
    const { page } = await openForm(service.app.url);
    await page.route(FUNCTION, (route) =>
      route.fulfill({ status: 400, json: { error: "Telefone inválido", field: "phone" } }),
    );
    const { phone: tel, submit } = await fillForm(page);

    await submit.click();

    await page.getByRole("status").filter({ hasText: "Erro de validação" }).waitFor();
    expect(await describedBy(tel)).toContain("Telefone inválido");
    expect(await isFocused(tel)).toBe(true);
    expect(await valuesOf(page)).toEqual(julia);
  });

  it("has the field focused whose link in the summary is tapped twice", async () => {
    const { page, posted } = await openForm(service.app.url, { ...phone, hasTouch: true });
    await fieldsOf(page).submit.tap();
    const links = page.locator("#contato form").getByRole("link");
    await links.first().waitFor();

    await checkEach(["Nome completo", "E-mail", "Telefone", "Mensagem"], async (label) => {
      await untilClickable(page);
      const link = links.filter({ hasText: label });
      await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const point = await centerOf(link);

      for (let tap = 0; tap < 2; tap++) {
        await page.touchscreen.tap(...point);
      }

      expect(await isFocused(page.locator("#contato form").getByLabel(label))).toBe(true);
    });
    expect(posted).toEqual([]);
  });

  it("isn't announced as being sent while its fields are checked", async () => {
    const { page } = await openForm(service.app.url);
    const arrived = Promise.withResolvers<void>();
    await page.route("**/checkContact*", async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.clock.install();

    await fieldsOf(page).submit.press("Enter");
    await page.getByRole("button", { name: "Enviando..." }).waitFor();
    await page.clock.runFor(1000);
    const announced = await statusOf(page).allInnerTexts();
    arrived.resolve();

    await statusOf(page).getByText("4 campos precisam de correção.").waitFor();
    expect(announced).not.toContain("Enviando a mensagem.");
  });

  it("is validated by the service if the rules can't be fetched", async () => {
    const { page, posted } = await openForm(service.app.url);
    await page.route("**/checkContact*", (route) => route.abort());
    const { submit } = await fillForm(page, { ...julia, name: "x".repeat(101) });

    await submit.click();

    await page.getByRole("status").filter({ hasText: "Nome muito longo" }).waitFor();
    expect(posted).toHaveLength(1);
  });

  it.each([
    ["a phone", phone],
    ["a desktop", { viewport: { width: 1280, height: 720 } }],
  ])("never has its field covered by the toast on %s", async (_device, options) => {
    const { page } = await openForm(service.app.url, options);

    await fieldsOf(page).submit.click();

    const toast = page.getByRole("status").filter({ hasText: "Nome é obrigatório" });
    await toast.waitFor();
    const { name } = fieldsOf(page);
    expect(overlaps(await toast.boundingBox(), await name.boundingBox())).toBe(false);
  });

  it.each([320, 360, 390].flatMap((width) => [60, 150, 300].map((gap) => ({ width, gap }))))(
    "keeps the focus at its first field after a double tap, $gap ms apart, at $width pixels",
    async ({ width, gap }) => {
      const { page } = await openForm(service.app.url, {
        viewport: { width, height: 700 },
        hasTouch: true,
      });
      const { name, submit } = fieldsOf(page);
      await submit.evaluate((button) =>
        button.scrollIntoView({ block: "end", behavior: "instant" }),
      );
      const point = await centerOf(submit);
      await stopClock(page);

      await page.touchscreen.tap(...point);
      await until(() => isFocused(name));
      await page.clock.runFor(gap);
      await page.touchscreen.tap(...point);
      await page.clock.runFor(1000);

      expect(await page.evaluate(() => document.activeElement?.id)).toBe("contato-name");
      await until(() => isInView(name));
    },
  );

  it("stays where it is when text is tapped beside a toast", async () => {
    const { page } = await openForm(service.app.url, {
      ...phone,
      hasTouch: true,
    });
    await fieldsOf(page).submit.click();
    await page.getByRole("status").filter({ hasText: "Nome é obrigatório" }).waitFor();
    await untilClickable(page);
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
    const { page } = await openForm(service.app.url);
    const { name, email, submit } = await fillForm(page, { ...julia, name: "", email: "julia@" });
    await submit.click();
    await page.getByText("Confira estes 2 campos:").waitFor();

    await email.fill("julia@padaria");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.pressSequentially(".com");

    await until(async () => (await email.getAttribute("aria-invalid")) === null);
    expect(await describedBy(email)).toBe("");
    expect(await isFocused(email)).toBe(true);
    expect(await name.getAttribute("aria-invalid")).toBe("true");
  });

  it("crosses out the corrected fields in the summary", async () => {
    const { page } = await openForm(service.app.url);
    const { name, email, submit } = await fillForm(page, { ...julia, name: " ", email: "julia@" });
    await submit.click();
    await page.getByText("Confira estes 2 campos:").waitFor();
    const crossedOut = page.locator("#contato form s");

    await name.fill(julia.name);

    await page.getByText("Confira este campo:").waitFor();
    expect(await crossedOut.allInnerTexts()).toEqual(["Nome completo"]);
    await email.fill(julia.email);
    await page.getByText("Campos corrigidos:").waitFor();
    expect(await crossedOut.allInnerTexts()).toEqual(["Nome completo", "E-mail"]);
    const links = page.locator("#contato form").getByRole("link", { name: "corrigido" });
    expect(await links.count()).toBe(2);
    expect(await statusOf(page).allInnerTexts()).not.toContain("2 campos precisam de correção.");
  });

  it("leaves the form where it is while the message is sent", async () => {
    const { page } = await openForm(service.app.url, { viewport: { width: 1280, height: 800 } });
    await page.route(FUNCTION, () => {});
    await fieldsOf(page).submit.click();
    await page.getByText("Confira estes 4 campos:").waitFor();
    await untilClickable(page);
    const { message, submit } = await fillForm(page);
    await submit.scrollIntoViewIfNeeded();
    const before = await message.boundingBox();

    await submit.click();

    await page.getByRole("button", { name: "Enviando..." }).waitFor();
    expect(await message.boundingBox()).toEqual(before);
  });

  it("counts the characters of a text until it is short enough", async () => {
    const { page } = await openForm(service.app.url);
    const { message, submit } = await fillForm(page, { ...julia, message: "x".repeat(1002) });
    await submit.click();

    await page.getByText("Mensagem muito longa").last().waitFor();
    expect(await describedBy(message)).toContain("1.002 de 1.000 caracteres");
    await message.press("End");
    await message.press("Backspace");
    await until(async () => (await describedBy(message)).includes("1.001 de 1.000"));
    await message.press("Backspace");

    await until(async () => (await message.getAttribute("aria-invalid")) === null);
    expect(await describedBy(message)).not.toContain("caracteres");
  });

  it("announces once that a text has become too long", async () => {
    const { page } = await openForm(service.app.url);
    const { message } = await fillForm(page, { ...julia, message: "x".repeat(998) });
    const announced = page.getByText("Limite de caracteres ultrapassado.");

    await message.pressSequentially("xxx");
    await announced.waitFor({ state: "attached" });
    await announced.waitFor({ state: "detached" });
    await message.press("x");

    await page.getByText("1.002 de 1.000 caracteres").waitFor();
    expect(await announced.count()).toBe(0);
  });

  it("announces that a second text has become too long", async () => {
    const { page } = await openForm(service.app.url);
    const { message, name } = await fillForm(page, { ...julia, message: "x".repeat(1001) });
    const announced = page.getByText("Limite de caracteres ultrapassado.");
    await announced.waitFor({ state: "attached" });
    await announced.waitFor({ state: "detached" });
    expect(await describedBy(message)).toContain("1.001 de 1.000 caracteres");

    await name.fill("x".repeat(101));

    await announced.waitFor({ state: "attached" });
    await announced.waitFor({ state: "detached" });
    // A new region would announce the message's length again when the name is corrected.
    const regions = await page.locator('#contato form [aria-live="polite"]').elementHandles();
    await name.press("End");
    await name.press("Backspace");
    await until(async () => (await name.getAttribute("aria-invalid")) === null);
    const kept = await Promise.all(regions.map((one) => one.evaluate((node) => node.isConnected)));
    expect(kept.filter(Boolean)).toHaveLength(1);
  });

  it("marks a text as invalid as soon as it is too long", async () => {
    const { page } = await openForm(service.app.url);
    const { message } = await fillForm(page, { ...julia, message: "x".repeat(1001) });

    await until(async () => (await message.getAttribute("aria-invalid")) === "true");
    expect(await describedBy(message)).toContain("1.001 de 1.000 caracteres");
    await message.press("End");
    await message.press("Backspace");

    await until(async () => (await message.getAttribute("aria-invalid")) === null);
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
      });
      if (textSize > 16) await doubleText(page);
      await page.goto(service.app.url);
      await untilHydrated(page);
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
    const { page } = await openForm(service.app.url);
    const { phone: tel, submit } = fieldsOf(page);
    await submit.click();
    await page.getByText("Telefone é obrigatório").waitFor();

    await tel.fill("1".repeat(30));

    await until(async () => (await describedBy(tel)).startsWith("Telefone muito longo"));
    expect(await describedBy(tel)).toContain("30 de 20 caracteres");
    expect(await page.getByText("Telefone é obrigatório").count()).toBe(0);
  });

  it("shows a linked field with its label below the bar and the toast, on a phone", async () => {
    const { page } = await openForm(service.app.url, phone);
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
      expect([label, await isInView(field)]).toEqual([label, true]);
    }
  });
});
