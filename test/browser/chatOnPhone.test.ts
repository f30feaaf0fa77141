import type { Locator } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { centerOf, isWithin, overlaps } from "../support/boxes.ts";
import {
  isFocused,
  openPage,
  spaceText,
  stopClock,
  untilDrawn,
  untilHydrated,
} from "../support/browser.ts";
import {
  bubbles,
  enterChat,
  openChat,
  phone,
  say,
  talk,
  untilClickable,
  untilEnabled,
} from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.chatbot}`;

const service = startChatAppForFile();

/** Records clicks inside an element. Returns a function for the classes of the clicked buttons, each with a space. */
async function recordClicks(element: Locator): Promise<() => Promise<string | null>> {
  await element.evaluate((node) => {
    node.dataset.clicked = "";
    node.addEventListener("click", ({ target }) => {
      node.dataset.clicked += `${(target as Element).closest("button")?.className} `;
    });
  });
  return () => element.getAttribute("data-clicked");
}

describe("the chat on a phone", () => {
  /** Asks a question while the service is unreachable; returns the chat and its error toast. */
  async function askWhileUnreachable() {
    const open = await openChat(service.app.url, phone);
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    const toast = open.page.getByRole("alert").filter({ hasText: "Erro" });
    await toast.getByText("Não foi possível").waitFor();
    return { open, toast };
  }

  it("fills the screen and makes the page behind it inert until it is closed", async () => {
    const { page, opener, dialog, consoleLines } = await openChat(service.app.url, phone);

    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await dialog.getAttribute("aria-modal")).toBe("true");
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press(stop % 5 === 4 ? "Shift+Tab" : "Tab");
      expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    expect(await page.evaluate(() => document.querySelector("main")?.inert)).toBe(true);

    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    expect(await dialog.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll("[inert]").length)).toBe(0);
    expect(consoleLines).toEqual([]);
  });

  it("starts at the top of a tall screen until there is a message", async () => {
    const open = await openChat(service.app.url, phone);
    const welcome = open.log.getByText("Pergunte sobre sites, sistemas e chatbots.");

    expect(await welcome.isVisible()).toBe(true);
    expect(await open.log.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);

    await talk(open, "Oi");
    expect(await welcome.count()).toBe(0);
  });

  it("gives the conversation half of the window at 400 % zoom", async () => {
    const { log } = await openChat(service.app.url, { viewport: { width: 320, height: 256 } });

    expect((await log.boundingBox())!.height).toBeGreaterThanOrEqual(128);
  });

  it("fits the smallest screen, with the lead form", async () => {
    service.model.answer = () => ({ words: [`Qual é o seu nome? ${"x".repeat(300)}`] });
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 320, height: 480 },
    });
    await talk(open, "y".repeat(200));

    await open.dialog.getByRole("button", { name: "Confirmar" }).click();

    const overflow = await open.dialog.evaluate((panel) =>
      [panel, ...panel.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth)
        .map(({ className }) => className),
    );
    expect(overflow).toEqual([]);
  });

  it.each([60, 150, 300])(
    "opens on a double tap, %i ms apart, and does nothing else",
    async (gap) => {
      const open = await openChat(service.app.url, phone);
      await talk(open, "Oi");
      const said = await bubbles(open.log);
      await open.dialog.getByRole("button", { name: "Fechar chat" }).click();
      await untilClickable(open.page);
      const point = await centerOf(open.opener);
      await stopClock(open.page);

      await open.page.touchscreen.tap(...point);
      await open.dialog.waitFor();
      await open.page.clock.runFor(gap);
      await open.page.touchscreen.tap(...point);
      await open.page.clock.resume();

      await untilClickable(open.page);
      expect(await bubbles(open.log)).toEqual(said);
      expect(await open.dialog.isVisible()).toBe(true);
    },
  );

  it("closes on three quick taps without activating anything beneath", async () => {
    const open = await openChat(service.app.url, phone);
    await untilClickable(open.page);
    const point = await centerOf(open.dialog.getByRole("button", { name: "Fechar chat" }));
    const clicked = await recordClicks(open.page.locator("body"));
    await stopClock(open.page);

    for (let tap = 0; tap < 3; tap++) {
      await open.page.touchscreen.tap(...point);
      await open.dialog.waitFor({ state: "hidden" });
      await open.page.clock.runFor(250);
    }
    await open.page.clock.resume();

    await untilClickable(open.page);
    expect(await open.dialog.isVisible()).toBe(false);
    expect(await clicked()).not.toContain("navigation-toggle");
  });

  it("activates nothing else if 'Ver mensagem mais recente' is tapped twice", async () => {
    const some = Array<string>(40).fill("outra linha\n");
    const words = [...some, "linha do meio\n", ...some, ...some, ...some, ...some];
    service.model.answer = () => ({ words, pause: 50 });
    const open = await openChat(service.app.url, phone);
    await say(open, "O que está incluído?");
    await open.log.getByText("linha do meio").waitFor();
    await open.log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.waitFor();
    const point = await centerOf(newest);
    const clicked = await recordClicks(open.dialog);
    await stopClock(open.page);

    for (let tap = 0; tap < 2; tap++) {
      await open.page.touchscreen.tap(...point);
      await newest.waitFor({ state: "detached" });
    }
    await open.page.clock.resume();

    await untilClickable(open.page);
    expect(await clicked()).toBe("chat-newest ");
  });

  it("shows no keyboard if 'Parar' is tapped twice", async () => {
    service.model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat(service.app.url, phone);
    await say(open, "Quanto custa?");
    const stop = open.dialog.getByRole("button", { name: "Parar" });
    await open.log.getByText("Um site.").waitFor();
    await untilClickable(open.page);
    const point = await centerOf(stop);

    await open.page.touchscreen.tap(...point);
    await untilEnabled(open.box);
    await open.page.touchscreen.tap(...point);

    await untilClickable(open.page);
    expect(await isFocused(open.box)).toBe(false);
  });

  it("shows no keyboard on opening and after an answer", async () => {
    const open = await openChat(service.app.url, phone);
    expect(await isFocused(open.dialog)).toBe(true);

    await open.box.fill("Oi");
    await open.dialog.getByRole("button", { name: "Enviar" }).tap();
    await open.log.getByText("Olá, tudo bem?").waitFor();
    await untilEnabled(open.box);
    expect(await isFocused(open.dialog)).toBe(true);

    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).tap();
    await until(() => isFocused(open.dialog.getByRole("group")));
  });

  it("is closed by Back, and leaves no history entry if closed otherwise", async () => {
    const { page, dialog, opener } = await openChat(service.app.url, phone);
    const isStep = () => page.evaluate(() => history.state !== null);
    expect(await isStep()).toBe(true);

    await page.goBack();
    await dialog.waitFor({ state: "hidden" });
    expect(page.url()).toBe(`${service.app.url}/`);
    expect(await isFocused(opener)).toBe(true);

    await page.goForward();
    await dialog.waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "hidden" });

    await opener.click();
    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    await until(async () => !(await isStep()));
    await opener.click();
    await page.reload();
    await until(async () => !(await isStep()));
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  it("leaves the page as it was after a link when Escape or Back closes it", async () => {
    const { page } = await openPage(`${service.app.url}/#sobre`, phone);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    await opener.waitFor();
    await page.locator("#contato form").scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const dialog = page.getByRole("dialog");

    await checkEach(["Escape", "Back"], async (way) => {
      await opener.click();
      await dialog.waitFor();

      await (way === "Back" ? page.goBack() : page.keyboard.press("Escape"));
      await dialog.waitFor({ state: "hidden" });
      await until(() => page.evaluate(() => history.state === null));

      await until(() => isFocused(opener));
      expect(await scrolled()).toBe(before);
    });
  });

  it("leaves the page's links leading to their sections after it is closed", async () => {
    const { page, dialog } = await openChat(service.app.url, phone);
    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    await until(() => page.evaluate(() => history.state === null));

    await page.locator("#hero").getByRole("link", { name: "Conheça nossos serviços" }).click();
    await until(() => page.url().endsWith("#servicos"));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it("has no flower over its welcome with the reader's own text spacing", async () => {
    const viewport = { width: 320, height: 900 };
    const { page, dialog } = await openChat(service.app.url, { ...phone, viewport });
    await spaceText(page);
    const text = dialog.getByText("Pergunte sobre sites");
    const flower = dialog.locator(".chat-welcome svg");

    expect(await text.isVisible()).toBe(true);
    expect(overlaps(await flower.boundingBox(), await text.boundingBox())).toBe(false);
  });

  it("shows a line of the conversation in landscape with the keyboard open", async () => {
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 844, height: 170 },
    });
    await talk(open, "Oi");
    const person = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });
    expect(await person.isVisible()).toBe(true);

    const [list, box] = [await open.log.boundingBox(), await open.box.boundingBox()];

    expect(list!.height).toBeGreaterThan(40);
    expect(overlaps(list, box)).toBe(false);
    expect(isWithin(box, { x: 0, y: 0, width: 844, height: 170 })).toBe(true);
  });

  it("shows the newest answer from its first line after the phone is turned twice", async () => {
    const lines = Array.from({ length: 30 }, () => "- um ponto que ocupa mais de uma linha em pé");
    service.model.answer = () => ({ words: [`Os pontos:\n${lines.join("\n")}`], whole: true });
    const open = await openChat(service.app.url, phone);
    await talk(open, "Oi");
    await talk(open, "E o que mais?");
    const first = open.log.getByText("Os pontos:").last();
    const isAtTop = async () => {
      const [line, list] = [await first.boundingBox(), await open.log.boundingBox()];
      return line!.y >= list!.y && line!.y - list!.y < 40;
    };
    await until(isAtTop);

    await open.page.setViewportSize({ width: 844, height: 390 });
    await until(isAtTop);
    await open.page.setViewportSize(phone.viewport);

    await until(isAtTop);
    expect(await isAtTop()).toBe(true);
  });

  it("keeps the place in an earlier answer when the phone is turned", async () => {
    const lines = Array.from(
      { length: 12 },
      (_, line) => `Linha ${line}: ${"palavras ".repeat(12)}`,
    );
    service.model.answer = () => ({ words: [lines.join("\n\n")], whole: true });
    const open = await openChat(service.app.url, phone);
    await talk(open, "Oi");
    await talk(open, "E o que mais?");
    await talk(open, "E depois?");
    const read = open.log.getByText("Linha 6: ").nth(1);
    await read.evaluate((line) => line.scrollIntoView({ block: "start" }));
    const isInSight = async () => overlaps(await read.boundingBox(), await open.log.boundingBox());
    expect(await isInSight()).toBe(true);

    await open.page.setViewportSize({ width: 844, height: 390 });
    await untilDrawn(open.page);
    const inLandscape = await isInSight();
    await open.page.setViewportSize(phone.viewport);
    await untilDrawn(open.page);

    expect([inLandscape, await isInSight()]).toEqual([true, true]);
  });

  it("keeps the place at a lead form above later messages when the phone is turned", async () => {
    const words = [Array.from({ length: 8 }, () => "palavras ".repeat(12)).join("\n\n")];
    service.model.answer = () => ({ words, whole: true });
    const open = await openChat(service.app.url, phone);
    await talk(open, "Oi");
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await talk(open, "E o prazo?");
    await talk(open, "E depois?");
    const form = open.dialog.locator(".lead-form");
    const offset = async () => (await form.boundingBox())!.y - (await open.log.boundingBox())!.y;
    await form.evaluate((element) => element.scrollIntoView({ block: "start" }));
    const before = await offset();

    await open.page.setViewportSize({ width: 844, height: 390 });
    await untilDrawn(open.page);
    await open.page.setViewportSize(phone.viewport);
    await untilDrawn(open.page);

    expect(Math.abs((await offset()) - before)).toBeLessThan(4);
  });

  it("closes, says so, and leaves the focus in the form when the window becomes too small for both", async () => {
    const open = await openChat(service.app.url, { viewport: { width: 1280, height: 720 } });
    const name = open.page.getByLabel("Nome completo");
    await name.focus();
    await open.page.keyboard.type("Ana ");

    // As by a zoom to 200 %.
    await open.page.setViewportSize({ width: 640, height: 360 });
    await open.dialog.waitFor({ state: "hidden" });
    await open.page.keyboard.type("Souza");

    expect(await name.inputValue()).toBe("Ana Souza");
    await open.page.getByRole("status").getByText("Chat fechado").waitFor();
    expect(await open.page.evaluate(() => history.state)).toBeNull();
  });

  it("keeps the focus when the window becomes small while the visitor writes in it", async () => {
    const open = await openChat(service.app.url, { viewport: { width: 1280, height: 720 } });
    await open.box.fill("Quanto ");

    await open.page.setViewportSize({ width: 640, height: 360 });
    await until(async () => (await open.dialog.getAttribute("aria-modal")) === "true");
    await open.page.keyboard.type("custa?");

    expect(await open.box.inputValue()).toBe("Quanto custa?");
  });

  it("delays the contact form's toast until it is closed", async () => {
    const { page } = await openPage(service.app.url, phone);
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    const toast = page.getByText("Erro de validação");
    await toast.waitFor();

    const { dialog } = await enterChat(page);
    expect(await toast.isVisible()).toBe(false);
    // Not at once: the panel moves while it opens.
    await until(async () => (await dialog.locator(".chat-header").boundingBox())?.y === 0);

    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    await toast.waitFor();
  });

  it("isn't modal to screen readers while a toast is shown, which VoiceOver would ignore", async () => {
    const open = await openChat(service.app.url, phone);
    const { page, dialog } = open;
    await page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    const close = page.getByRole("button", { name: "Fechar aviso" });
    await close.waitFor();

    expect(await dialog.getAttribute("aria-modal")).toBe("false");
    expect(await page.locator("main").evaluate((main) => main.closest("[inert]"))).not.toBeNull();
    await close.tap();

    await until(async () => (await dialog.getAttribute("aria-modal")) === "true");
  });

  it("keeps the Tab key inside while it hides the contact form's toast", async () => {
    const { page } = await openPage(service.app.url, phone);
    await page.clock.install();
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    await page.clock.runFor(1000);
    await page.getByText("Erro de validação").waitFor();
    const { dialog } = await enterChat(page);

    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    expect(await page.locator(".toast").count()).toBe(1);
  });

  it("keeps its error toast until that is closed, also when the chat closes", async () => {
    const { open, toast } = await askWhileUnreachable();

    await open.dialog.getByRole("button", { name: "Fechar chat" }).click();

    await open.dialog.waitFor({ state: "hidden" });
    expect(await toast.isVisible()).toBe(true);
    await toast.getByRole("button", { name: "Fechar aviso" }).click();
    expect(await toast.count()).toBe(0);
  });

  it.each([
    [360, 340],
    [320, 300],
  ])("has a toast of full width above a keyboard, at %i × %i", async (width, height) => {
    const open = await openChat(service.app.url, { ...phone, viewport: { width, height } });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await open.dialog.getByRole("button", { name: "Confirmar" }).click();
    const toast = open.page.locator(".toast");
    await toast.getByText("Dados incompletos").waitFor();

    expect((await toast.boundingBox())!.width).toBeGreaterThan(width - 32);
    const close = await open.dialog.getByRole("button", { name: "Fechar chat" }).boundingBox();
    expect(isWithin(close, { x: 0, y: 0, width, height })).toBe(true);
  });

  it("leaves space for a toast after a tap on a form restored by a reload", async () => {
    const { page } = await openPage(service.app.url, phone);
    await untilHydrated(page);
    await page.getByLabel("Nome completo").fill("Ana Conceição");
    await page.getByLabel("E-mail").fill("ana@padaria.com.br");
    await page.reload();
    const { dialog } = await enterChat(page);
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).tap();

    await dialog.getByRole("button", { name: "Confirmar" }).tap();

    const toast = page.locator(".toast", { hasText: "Dados recebidos!" });
    await toast.waitFor();
    const close = dialog.getByRole("button", { name: "Fechar chat" });
    await until(async () => {
      const [above, below] = [await toast.boundingBox(), await close.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    });
    expect(await toast.isVisible()).toBe(true);
  });

  it("leaves space for a toast, which can be closed", async () => {
    const { open, toast } = await askWhileUnreachable();

    const close = open.dialog.getByRole("button", { name: "Fechar chat" });
    await until(async () => {
      const [above, below] = [await toast.boundingBox(), await close.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    });
    await toast.getByRole("button", { name: "Fechar aviso" }).click();
    expect(await toast.count()).toBe(0);
    expect(await open.dialog.isVisible()).toBe(true);
  });
});
