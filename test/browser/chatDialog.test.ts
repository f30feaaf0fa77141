import { isDeepStrictEqual } from "node:util";
import { chat } from "../../src/shared/content/chat.ts";
import { isAbove, isWithin, overlaps, visibleHeight } from "../support/boxes.ts";
import { isFocused, openPage, untilHydrated } from "../support/browser.ts";
import {
  type Chat,
  enterChat,
  openChat,
  phone,
  say,
  talk,
  untilEnabled,
} from "../support/chatPage.ts";
import { fillForm } from "../support/contactPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { startAppForFile, startNoraForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const LONG = Array.from({ length: 60 }, (_, index) => `Palavra número ${index} da resposta. `);
const wide = { viewport: { width: 1440, height: 900 } };

const service = startAppForFile();
const stand = startNoraForFile();

const open = (options = {}) => openChat(service.app.url, options, stand.nora);

const isModal = ({ dialog }: Chat) => dialog.evaluate((element) => element.matches(":modal"));

/** Returns the distance in CSS pixels from the end of the list. */
const belowOf = ({ log }: Chat) =>
  log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);

describe("the chat button", () => {
  it("leads to the contact form without JavaScript", async () => {
    const { page } = await openPage(service.app.url, { javaScriptEnabled: false });
    const link = page.getByRole("link", { name: "Abrir chat" });

    expect(await link.getAttribute("href")).toBe("#contato");
  });

  it("opens and closes the chat, a double press like a single one", async () => {
    const { opener, dialog, box } = await open(wide);
    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    await until(() => isFocused(box));

    await opener.click();
    await dialog.waitFor({ state: "hidden" });
    expect(await opener.getAttribute("aria-expanded")).toBe("false");

    await opener.dblclick();
    await dialog.waitFor();

    await dialog.getByRole("button", { name: "Fechar chat" }).dblclick();
    await dialog.waitFor({ state: "hidden" });
    await until(() => isFocused(opener));
  });

  it("says below the hero on wide screens what it is for, until it is used", async () => {
    const { page } = await openPage(service.app.url, wide);
    const label = page.getByText("Tire uma dúvida agora");
    await page.evaluate(() => scrollTo(0, 200));
    await label.click();

    await page.getByRole("dialog").waitFor();
    expect(await label.count()).toBe(0);
  });

  it("has a mark when an answer comes while the chat is closed", async () => {
    const thought = Promise.withResolvers<void>();
    stand.nora.answer = { words: ["Pronto"], hold: thought.promise };
    const { page, opener, dialog, log } = await open();
    await say({ page }, "Oi");
    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    await page.getByRole("button", { name: "Abrir chat", expanded: false }).waitFor();
    thought.resolve();

    const marked = page.getByRole("button", { name: "Abrir chat", description: "Nova mensagem" });
    await marked.waitFor();
    await opener.click();
    await log.getByText("Pronto").waitFor();
    await opener.click();
    expect(await marked.count()).toBe(0);
  });

  it("is out of sight on phones while the visitor reads on, unless it has the focus", async () => {
    const { page } = await openPage(service.app.url, phone);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    const isInSight = () => isAbove(opener, phone.viewport.height);
    const scroll = (y: number) => page.evaluate((top) => scrollBy({ top, behavior: "instant" }), y);
    await opener.waitFor();
    expect(await isInSight()).toBe(true);

    await scroll(1500);
    await until(async () => !(await isInSight()));
    await scroll(-100);
    await until(isInSight);
    await scroll(900);
    await until(async () => !(await isInSight()));
    await page.keyboard.press("Tab");
    await opener.focus();
    await until(isInSight);
  });

  it("is out of the way of the hero's example on phones, where that opens the chat", async () => {
    const { page } = await openPage(service.app.url, phone);
    await untilHydrated(page);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    const scroll = (top: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await opener.waitFor();
    await scroll(600);
    await until(async () => !(await isAbove(opener, phone.viewport.height)));
    await scroll(560);
    await page.locator('[data-reading-on="false"]').waitFor({ state: "attached" });
    await page.waitForTimeout(400);

    expect(await isAbove(opener, phone.viewport.height)).toBe(false);
  });

  it("is out of the way of the contact form and the menu on phones", async () => {
    const { page } = await openPage(service.app.url, phone);
    await untilHydrated(page);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    const isInSight = () => isAbove(opener, phone.viewport.height);
    await opener.waitFor();
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await until(async () => !(await isInSight()));
    await page.getByRole("button", { name: "Fechar menu" }).click();

    await page.getByLabel("Nome completo").focus();
    await until(async () => !(await isInSight()));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await until(isInSight);
    await page.getByRole("button", { name: "Enviar Mensagem" }).scrollIntoViewIfNeeded();
    await until(async () => !(await isInSight()));
    await page.keyboard.press("Tab");
    await opener.focus();
    await until(isInSight);

    await (await fillForm(page)).submit.click();
    await page.locator(".contact-form-notice").waitFor();
    await until(isInSight);
  });
});

describe("the panel", () => {
  it("is beside the page on wide screens, 384 × 600", async () => {
    const opened = await open(wide);
    const { page, opener, dialog } = opened;

    expect(await isModal(opened)).toBe(false);
    const box = await dialog.boundingBox();
    expect({ width: box!.width, height: box!.height }).toEqual({ width: 384, height: 600 });
    expect(overlaps(box, await opener.boundingBox())).toBe(false);
    await page.getByRole("link", { name: "Serviços" }).first().click();
    await dialog.waitFor();
  });

  it("is modal and fills the screen on phones, in both orientations", async () => {
    const opened = await open(phone);
    expect(await isModal(opened)).toBe(true);
    const sizes = [phone.viewport, { width: 844, height: 390 }];
    await checkEach(sizes, async (viewport) => {
      await opened.page.setViewportSize(viewport);
      const screen = { x: 0, y: 0, ...viewport };
      await until(async () => isDeepStrictEqual(await opened.dialog.boundingBox(), screen));
      expect(isWithin(await opened.box.boundingBox(), screen)).toBe(true);
    });
  });

  it("becomes modal or not with the window's size, and keeps the focus and what it shows", async () => {
    stand.nora.answer = { words: LONG };
    const opened = await open(phone);
    const { page, dialog, log, form } = opened;
    await talk(opened, "Conte tudo");
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const name = form.getByLabel("Nome");
    await name.fill("Ana");
    await log.evaluate((list) => (list.scrollTop = 100));

    await checkEach([true, false, true], async (isFullScreen) => {
      await page.setViewportSize(isFullScreen ? phone.viewport : { width: 1180, height: 820 });
      await until(async () => (await isModal(opened)) === isFullScreen);
      expect(await isFocused(name)).toBe(true);
      expect(await name.inputValue()).toBe("Ana");
      expect(await log.evaluate((list) => list.scrollTop)).toBe(100);
    });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await until(() => isFocused(opened.opener));
  });

  it("is closed by 'Fechar chat' and Escape, and the focus returns", async () => {
    const tablet = { viewport: { width: 820, height: 1180 } };
    await checkEach([wide, phone, tablet], async (options) => {
      const { page, opener, dialog } = await open(options);
      // Where the button is out of the way on a tablet.
      await page.evaluate(() => document.querySelector("#contato")!.scrollIntoView());
      await dialog.getByRole("button", { name: "Fechar chat" }).click();
      await dialog.waitFor({ state: "hidden" });
      await until(() => isFocused(opener));
      // The dialog is closed before the button shows it.
      await until(async () => (await opener.getAttribute("aria-expanded")) === "false");

      await page.keyboard.press("Enter");
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await until(() => isFocused(opener));
    });
  });

  it("hands its toasts to the page when it closes, and back, on phones", async () => {
    stand.nora.answer = { words: ["Fazemos"], ending: "error" };
    const { page, dialog } = await open(phone);
    await talk({ page }, "O que vocês fazem?");
    const close = page.getByRole("alert").getByRole("button", { name: "Fechar aviso" });
    await close.click({ trial: true });

    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    await close.click({ trial: true });
    await enterChat(page);
    await close.click();
    await close.waitFor({ state: "detached" });
  });

  it("keeps the focus during an answer, unless the visitor has moved it", async () => {
    const thought = Promise.withResolvers<void>();
    stand.nora.answer = { words: ["Pronto"], hold: thought.promise };
    const { page, dialog, box, log } = await open(wide);
    await say({ page }, "Oi");
    await until(() => isFocused(log));
    const close = dialog.getByRole("button", { name: "Fechar chat" });
    await close.focus();
    thought.resolve();
    await untilEnabled(box);

    expect(await isFocused(close)).toBe(true);
  });

  it("calls up no keyboard on touch: not on opening, after an answer or for the lead form", async () => {
    const { page, dialog, box, log } = await open(phone);
    const isTyping = () => page.evaluate(() => document.activeElement!.matches("input, textarea"));
    expect(await isTyping()).toBe(false);

    await dialog.getByRole("button", { name: chat.suggestions[0] }).tap();
    await log.getByText("Olá!", { exact: true }).waitFor();
    await untilEnabled(box);
    expect(await isTyping()).toBe(false);
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).tap();
    await dialog.getByRole("group", { name: "Seus dados de contato" }).waitFor();
    expect(await isTyping()).toBe(false);
  });
});

describe("the list", () => {
  it("follows a long answer until its question reaches the top, streamed too", async () => {
    const end = Promise.withResolvers<void>();
    // Suggestions that disappear make the list shorter.
    const suggestions = [1, 2, 3].map((index) => `Quero saber mais sobre a parte ${index}`);
    stand.nora.answer = { words: LONG, suggestions };
    const opened = await open(wide);
    const { page, dialog, log, box } = opened;
    await talk({ page }, "Oi");
    await dialog.getByRole("button", { name: "Ver mensagem mais recente" }).click();
    stand.nora.answer = { words: LONG, hold: end.promise };
    await say({ page }, "Conte tudo");
    await log.getByText("Palavra número 58").nth(1).waitFor();

    const question = log.getByText("Conte tudo");
    const shown = (await log.boundingBox())!;
    await until(async () => {
      const distance = (await question.boundingBox())!.y - shown.y;
      return distance >= 0 && distance < 40;
    });
    end.resolve();
    await untilEnabled(box);
    expect(isWithin(await question.boundingBox(), shown)).toBe(true);

    const newest = dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.click();
    await until(async () => (await belowOf(opened)) < 2);
    await newest.waitFor({ state: "detached" });
  });

  it("stays where the visitor has scrolled to, and offers the newest message", async () => {
    stand.nora.answer = { words: LONG };
    const opened = await open(wide);
    const { page, dialog, log, box } = opened;
    await talk({ page }, "Conte tudo");
    const end = Promise.withResolvers<void>();
    stand.nora.answer = { words: ["Mais ", "uma"], hold: end.promise };
    await say({ page }, "E mais?");
    await log.evaluate((list) => (list.scrollTop = 0));
    const newest = dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.waitFor();
    end.resolve();
    await untilEnabled(box);

    expect(await log.evaluate((list) => list.scrollTop)).toBe(0);
    await newest.click();
    await until(async () => (await belowOf(opened)) < 2);
  });

  it("shows the newest message when the chat is opened again", async () => {
    stand.nora.answer = { words: ["Olá!"] };
    const opened = await open(wide);
    const { page, opener, log } = opened;
    await checkEach([1, 2, 3, 4, 5, 6], (index) => talk({ page }, `Pergunta ${index}`));
    await opener.click();
    await enterChat(page);

    const last = log.locator(".chat-bubble").last();
    const { height } = (await last.boundingBox())!;
    await until(async () => (await visibleHeight(last, (await log.boundingBox())!)) === height);
    expect(await last.innerText()).toContain("Olá!");
  });
});
