import { paths } from "../../src/shared/paths.ts";
import { centerOf, isInView, isUncovered, overlaps } from "../support/boxes.ts";
import { doubleText, isFocused, openPage, stopClock, untilHydrated } from "../support/browser.ts";
import { untilClickable } from "../support/chatPage.ts";
import { describedBy, fieldsOf, fillForm, openForm } from "../support/contactPage.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.contact}`;

const service = startAppForFile();

describe("two errors at once on a phone", () => {
  it.each([
    ["390 × 844", { width: 390, height: 844 }, 16, 0.25],
    ["320 × 568", { width: 320, height: 568 }, 16, 0.4],
    ["320 × 568 with text of 32 px", { width: 320, height: 568 }, 32, 0.7],
  ])("leave the focused field free, at %s", async (_size, viewport, size, share) => {
    const { page } = await openForm(service.app.url, { viewport });
    if (size > 16) await doubleText(page);
    await page.route(FUNCTION, (route) => route.abort());
    await page.route("**/assets/ChatPanel*", (route) => route.abort());
    await page.reload();
    await untilHydrated(page);
    const { email, submit } = await fillForm(page);
    await submit.click();
    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("alert").getByText("Não foi possível abrir").waitFor();

    await email.focus();

    const toasts = (await page.locator(".toasts").boundingBox())!;
    expect(toasts.height).toBeLessThan(viewport.height * share);
    expect(overlaps(toasts, await email.boundingBox())).toBe(false);
    expect(await isInView(email)).toBe(true);
  });
});

describe("toasts", () => {
  it.each([
    ["a phone", { width: 390, height: 844 }],
    ["a desktop", { width: 1440, height: 900 }],
  ])("are readable without their stylesheet, on %s", async (_device, viewport) => {
    const { page } = await openPage("about:blank", { viewport });
    await page.route("**/afterHydration-*.css", (route) => route.abort());
    await page.goto(service.app.url);
    await untilHydrated(page);
    await fieldsOf(page).submit.click();
    const text = page.locator(".toasts").getByText("Nome é obrigatório");
    await text.waitFor();

    expect(await isInView(text)).toBe(true);
    // Until then, the shield from a double press covers the page.
    await until(() => isUncovered(text));
    const toasts = page.locator(".toasts");
    const background = await toasts
      .locator(".toast")
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(background).not.toBe("rgba(0, 0, 0, 0)");
    expect((await toasts.boundingBox())!.height).toBeLessThan(150);
  });

  it("leave the chat's button free and can be closed with a finger without their stylesheet, which is requested again", async () => {
    const viewport = { width: 360, height: 740 };
    const { page } = await openPage("about:blank", { viewport, hasTouch: true });
    await page.route("**/afterHydration-*.css", (route) => route.abort());
    await page.goto(service.app.url);
    await untilHydrated(page);
    await fieldsOf(page).submit.tap();
    const toasts = page.locator(".toasts");
    const closer = toasts.getByRole("button", { name: "Fechar aviso" });
    await closer.waitFor();

    const button = await page.getByRole("button", { name: "Abrir chat" }).boundingBox();
    expect(overlaps(await toasts.boundingBox(), button)).toBe(false);
    const { width, height } = (await closer.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);

    await page.unroute("**/afterHydration-*.css");
    await fieldsOf(page).submit.tap();
    await until(() =>
      toasts.evaluate((node) => getComputedStyle(node.firstElementChild!).display === "grid"),
    );
    expect((await toasts.boundingBox())!.width).toBeLessThan(360);
  });

  it("show their whole text while a field has the focus, in a window of 320 × 256", async () => {
    const { page } = await openForm(service.app.url, { viewport: { width: 320, height: 256 } });
    await page.route(FUNCTION, (route) => route.abort());
    const { phone: field } = await fillForm(page);

    await field.press("Enter");

    const text = page.locator(".toasts").getByText("Ocorreu um erro ao enviar sua mensagem.");
    await text.waitFor();
    expect(await isFocused(field)).toBe(true);
    expect((await text.boundingBox())!.width).toBeGreaterThan(100);
    const toasts = await page.locator(".toasts").boundingBox();
    expect(overlaps(toasts, await field.boundingBox())).toBe(false);
  });

  it("are shown for eight seconds after their text appeared", async () => {
    const { page } = await openForm(service.app.url);
    await stopClock(page);
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
    const { page } = await openForm(service.app.url);
    await stopClock(page);
    await fieldsOf(page).submit.click();
    await page.locator(".toast").waitFor({ state: "attached" });
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
    const { page } = await openForm(service.app.url);
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

  it("return the focus to the page if it came from outside", async () => {
    const { page } = await openForm(service.app.url);
    const { submit } = fieldsOf(page);
    await submit.press("Enter");
    const close = page.getByRole("button", { name: "Fechar aviso" });
    await close.waitFor();
    const field = page.locator(":focus");
    await field.waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await close.focus();

    await close.press("Enter");

    expect(await page.evaluate(() => document.activeElement?.closest("form") !== null)).toBe(true);
  });

  it("are closed by a double tap, which doesn't open the menu beneath", async () => {
    const viewport = { width: 360, height: 640 };
    const { page } = await openForm(service.app.url, { viewport, isMobile: true, hasTouch: true });
    await doubleText(page);
    await page.route(FUNCTION, (route) => route.abort());
    const { submit } = await fillForm(page);
    await submit.tap();
    const close = page.getByRole("button", { name: "Fechar aviso" });
    const point = await centerOf(close);

    for (let tap = 0; tap < 2; tap++) {
      await page.touchscreen.tap(...point);
    }
    await close.waitFor({ state: "detached" });

    expect(await page.getByRole("button", { name: "Fechar menu" }).count()).toBe(0);
    expect(await page.locator("#menu:popover-open").count()).toBe(0);
  });

  it("don't swallow a press elsewhere right after they are closed", async () => {
    const viewport = { width: 390, height: 844 };
    const { page, posted } = await openForm(service.app.url, { viewport, hasTouch: true });
    await fieldsOf(page).submit.tap();
    await page.getByText("Confira estes 4 campos:").waitFor();
    const { submit } = await fillForm(page);
    await submit.scrollIntoViewIfNeeded();
    await untilClickable(page);
    const close = await centerOf(page.getByRole("button", { name: "Fechar aviso" }));
    const send = await centerOf(submit);

    await page.touchscreen.tap(...close);
    await page.touchscreen.tap(...send);

    await page.getByText("Mensagem enviada!").waitFor();
    expect(posted).toHaveLength(1);
  });

  it("are closed by Escape from the form, the newest first, and the focus stays", async () => {
    // So wide and high that the chat covers no field.
    const { page } = await openForm(service.app.url, { viewport: { width: 1920, height: 1080 } });
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await page.getByRole("button", { name: "Confirmar" }).click();
    await page.getByRole("status").getByText("Dados incompletos").waitFor();
    await page.route(FUNCTION, (route) => route.abort());
    const { message, submit } = await fillForm(page);
    await submit.press("Enter");
    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    await message.focus();
    const closers = await page.getByRole("button", { name: "Fechar aviso" }).all();
    const described = closers.map((closer) => describedBy(closer));
    expect(await Promise.all(described)).toEqual(["Dados incompletos", "Erro ao enviar"]);

    await page.keyboard.press("Escape");
    expect(await page.locator(".toast-title").allInnerTexts()).toEqual(["Dados incompletos"]);
    await page.keyboard.press("Escape");
    expect(await page.locator(".toast-title").count()).toBe(0);
    expect(await isFocused(message)).toBe(true);
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  });
});

describe("Escape on the chat button", () => {
  it("closes the chat first, then a toast", async () => {
    const { page } = await openForm(service.app.url, { viewport: { width: 1280, height: 800 } });
    await page.route(FUNCTION, (route) => route.abort());
    await (await fillForm(page)).submit.click();
    const toast = page.getByRole("alert").filter({ hasText: "Erro ao enviar" });
    await toast.waitFor();
    const opener = page.getByRole("button", { name: "Abrir chat" });
    await opener.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await opener.focus();

    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await toast.isVisible()).toBe(true);
    await page.keyboard.press("Escape");

    await toast.waitFor({ state: "detached" });
    expect(await isFocused(opener)).toBe(true);
  });
});

describe("Escape in the chat", () => {
  it("leaves a toast that has appeared since the chat was opened", async () => {
    const { page } = await openForm(service.app.url, { viewport: { width: 1280, height: 800 } });
    const isOpen = Promise.withResolvers<void>();
    await page.route(FUNCTION, async (route) => {
      await isOpen.promise;
      await route.abort();
    });
    await (await fillForm(page)).submit.click();
    await page.getByRole("button", { name: "Abrir chat" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    isOpen.resolve();
    const toast = page.getByRole("alert").filter({ hasText: "Erro ao enviar" });
    await toast.waitFor();

    await page.keyboard.press("Escape");

    await dialog.waitFor({ state: "hidden" });
    expect(await toast.isVisible()).toBe(true);
  });
});

describe("Escape with the menu open over a toast", () => {
  it("closes the menu first", async () => {
    const { page } = await openForm(service.app.url, { viewport: { width: 390, height: 844 } });
    await page.route(FUNCTION, (route) => route.abort());
    const { submit } = await fillForm(page);
    await submit.press("Enter");
    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    const menu = page.locator("#menu:popover-open");
    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    expect(await menu.count()).toBe(1);

    await page.keyboard.press("Escape");
    expect(await menu.count()).toBe(0);
    expect(await page.locator(".toast").count()).toBe(1);
    await page.keyboard.press("Escape");
    expect(await page.locator(".toast").count()).toBe(0);
  });
});

describe("a toast", () => {
  it("isn't printed", async () => {
    const { page } = await openPage(service.app.url);
    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    const toast = page.getByRole("status").getByText("Nome é obrigatório");
    await toast.waitFor();

    await page.emulateMedia({ media: "print" });

    expect(await toast.isVisible()).toBe(false);
  });
});
