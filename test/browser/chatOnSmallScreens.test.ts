import type { BrowserContextOptions, Page } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { isWithin, overlaps, visibleHeight } from "../support/boxes.ts";
import { doubleText, isFocused, openPage, untilDrawn } from "../support/browser.ts";
import { ana, enterChat, openChat, phone, talk } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.chatbot}`;

const service = startChatAppForFile();

/** Opens the page with text of 200 %. */
async function openLarge(options: BrowserContextOptions): Promise<Page> {
  const { page } = await openPage("about:blank", options);
  await doubleText(page);
  await page.goto(service.app.url);
  return page;
}

describe("the chat on a phone in landscape", () => {
  it("has its links in one line each beside the message box", async () => {
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 740, height: 360 },
    });
    await talk(open, "Oi");

    await checkEach(["Falar com uma pessoa", "Apagar conversa"], async (name) => {
      const link = open.dialog.getByRole("button", { name });
      const lines = await link.evaluate((element) => {
        const range = new Range();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(1);
    });
  });
});

describe("the chat at 200 % text size", () => {
  it.each([
    ["a phone", phone],
    ["a desktop", { viewport: { width: 1440, height: 900 } }],
  ])("can be read and filled in on %s, also with a toast", async (_where, options) => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const page = await openLarge(options);
    const open = await enterChat(page);
    await talk(open, "Quero um site");

    await open.dialog.getByRole("button", { name: "Confirmar" }).click();

    const toast = page.getByRole("status").filter({ hasText: "Dados incompletos" });
    await toast.getByText("Por favor, preencha").waitFor();
    expect((await toast.boundingBox())!.width).toBeGreaterThan(300);
    const name = open.dialog.getByRole("group").getByLabel("Nome");
    expect(await isFocused(name)).toBe(true);
    await until(async () => isWithin(await name.boundingBox(), await open.log.boundingBox()));
    const screen = { x: 0, y: 0, ...page.viewportSize()! };
    await checkEach(["Fechar chat", "Enviar", "Apagar conversa"], async (button) => {
      const box = await open.dialog.getByRole("button", { name: button }).boundingBox();
      expect(isWithin(box, screen)).toBe(true);
    });
  });

  it("shows the button for a person, and a wrong field below the toast, on a phone in landscape", async () => {
    const screen = { width: 844, height: 390 };
    const page = await openLarge({ ...phone, viewport: screen });
    const { dialog } = await enterChat(page);
    const person = dialog.getByRole("button", { name: "Falar com uma pessoa" });
    expect(isWithin(await person.boundingBox(), { x: 0, y: 0, ...screen })).toBe(true);

    await person.click();
    await dialog.getByRole("button", { name: "Confirmar" }).click();

    const toast = page.locator(".toast");
    await toast.getByText("Por favor, preencha").waitFor();
    const name = dialog.getByRole("group").getByLabel("Nome");
    expect(await isFocused(name)).toBe(true);
    await until(async () => isWithin(await name.boundingBox(), { x: 0, y: 0, ...screen }));
    expect(overlaps(await toast.boundingBox(), await name.boundingBox())).toBe(false);
    const close = await dialog.getByRole("button", { name: "Fechar chat" }).boundingBox();
    expect(isWithin(close, { x: 0, y: 0, ...screen })).toBe(true);
  });

  it("shows the focused field of a lead form that is opened again", async () => {
    const page = await openLarge({ viewport: { width: 1024, height: 600 } });
    const open = await enterChat(page);
    const person = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });
    const form = open.dialog.getByRole("group");
    await talk(open, "Oi");
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).press("Enter");
    await talk(open, "Oi");
    await person.press("Enter");
    await form.getByLabel("Nome").fill(ana.name);
    await form.getByLabel("E-mail").fill(ana.email);
    await form.getByRole("button", { name: "Agora não" }).press("Enter");

    await person.press("Enter");

    const telephone = form.getByLabel("Telefone");
    await until(() => isFocused(telephone));
    await untilDrawn(page);
    expect(isWithin(await telephone.boundingBox(), await open.log.boundingBox())).toBe(true);
  });
});

describe("the chat on a small phone at 200 % text size", () => {
  const phones = [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ];

  it("keeps its button within 72 × 72 pixels", async () => {
    const page = await openLarge(phone);

    await checkEach(phones, async (viewport) => {
      await page.setViewportSize(viewport);
      const button = await page.getByRole("button", { name: "Abrir chat" }).boundingBox();

      expect(button!.width).toBeLessThanOrEqual(72);
      expect(button!.height).toBe(button!.width);
    });
  });

  it("shows the whole placeholder", async () => {
    const { page, box } = await enterChat(await openLarge(phone));

    await checkEach(phones, async (viewport) => {
      await page.setViewportSize(viewport);
      const room = await box.evaluate((element) => {
        const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
          getComputedStyle(element);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const { width: needed } = pen.measureText((element as HTMLTextAreaElement).placeholder);
        return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - needed;
      });

      expect(room).toBeGreaterThanOrEqual(0);
    });
  });

  it("keeps the conversation above a long message, also with a toast", async () => {
    const open = await enterChat(await openLarge(phone));
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    await open.page.getByRole("alert").getByText("Não foi possível enviar").waitFor();
    await open.box.fill("Quero um site. ".repeat(140));
    await open.box.press("Enter");
    await open.dialog.getByText("Mensagem muito longa").waitFor();

    await checkEach([...phones, { width: 360, height: 740 }], async (viewport) => {
      await open.page.setViewportSize(viewport);
      expect(overlaps(await open.log.boundingBox(), await open.box.boundingBox())).toBe(false);
    });
  });

  it("keeps 'Tentar novamente' inside its outline", async () => {
    const open = await enterChat(await openLarge(phone));
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    const retry = open.log.getByRole("button", { name: "Tentar novamente" });
    await retry.waitFor();

    await checkEach(phones, async (viewport) => {
      await open.page.setViewportSize(viewport);
      // In one step, because the list may still scroll.
      const [text, outline] = await retry.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return [range, button].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return { x, y, width, height };
        });
      });
      expect(isWithin(text!, outline!)).toBe(true);
    });
  });
});

describe("the chat on a screen with room for a few words", () => {
  const question = "Quanto custa um site?";
  const sizes = [
    ["320 × 568 with text of 32 px", { ...phone, viewport: { width: 320, height: 568 } }, 32],
    ["320 × 256", { viewport: { width: 320, height: 256 } }, 16],
    ["320 × 192", { viewport: { width: 320, height: 192 } }, 16],
  ] as const;

  async function openSmall(options: BrowserContextOptions, textSize: number) {
    service.model.answer = () => ({
      words: ["O preço depende do que você precisa. ", "Deixe seu nome ", "e seu e-mail."],
    });
    const { page } = await openPage("about:blank", options);
    if (textSize > 16) await doubleText(page);
    await page.goto(service.app.url);
    const open = await enterChat(page);
    await talk(open, question);
    await open.dialog.getByRole("group").waitFor();
    return open;
  }

  it.each(sizes)(
    "shows the newest answer, also one from which the lead form moved down, at %s",
    async (_size, options, textSize) => {
      const open = await openSmall(options, textSize);
      const answer = open.log.locator(".chat-bubble").last();
      const before = (await open.log.boundingBox())!;
      await until(async () => (await visibleHeight(answer, before)) > textSize);
      expect(before.height).toBeGreaterThan(options.viewport.height * 0.4);
      // One piece, higher than the list and lower than the form.
      service.model.answer = () => ({
        words: [`${"O preço depende do que você precisa. ".repeat(5)}Deixe seu nome.`],
      });

      await talk(open, "Quanto custa um sistema?");
      await open.log.locator("form:not(:has(~ .chat-bubble))").waitFor();
      await untilDrawn(open.page);

      const list = (await open.log.boundingBox())!;
      expect(await visibleHeight(answer, list)).toBeGreaterThan(textSize);
    },
  );

  it.each(sizes)(
    "shows the wrong field and its error below the toast at %s",
    async (_size, options, textSize) => {
      const open = await openSmall(options, textSize);
      const { page, dialog, log, box } = open;
      const screen = { x: 0, y: 0, ...options.viewport };

      // So long that the page is drawn before the button is released.
      await dialog.getByRole("button", { name: "Confirmar" }).click({ delay: 100 });

      const toast = page.locator(".toast");
      await toast.getByText("Por favor, preencha").waitFor();
      const name = dialog.getByRole("group").getByLabel("Nome");
      expect(await isFocused(name)).toBe(true);
      await until(async () => isWithin(await name.boundingBox(), await log.boundingBox()));
      await untilDrawn(page);
      const error = await dialog.getByText("Nome é obrigatório").boundingBox();
      expect(isWithin(error, await log.boundingBox())).toBe(true);
      expect(isWithin(await log.boundingBox(), screen)).toBe(true);
      expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      expect((await toast.boundingBox())!.height).toBeLessThan(screen.height * 0.4);

      // The form's last fields and buttons, the notice's link, the message box.
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press("Tab");
        await untilDrawn(page);
        const focused = page.locator(":focus");
        expect(isWithin(await focused.boundingBox(), screen)).toBe(true);
      }
      expect(await isFocused(box)).toBe(true);
    },
  );
});

describe("the chat above a keyboard at 200 % text size", () => {
  const sizes = [
    [320, 180],
    [320, 240],
    [360, 220],
    [390, 300],
  ] as const;

  async function openAboveKeyboard(width: number, height: number) {
    return await enterChat(await openLarge({ ...phone, viewport: { width, height } }));
  }

  it("shows a line of the conversation", async () => {
    const open = await openAboveKeyboard(...sizes[0]);

    await checkEach(sizes, async ([width, height]) => {
      await open.page.setViewportSize({ width, height });
      await open.box.focus();

      const greeting = open.log.locator(".chat-bubble p").first();
      await until(
        async () => (await visibleHeight(greeting, (await open.log.boundingBox())!)) >= 40,
      );
    });
    await checkEach(sizes, async ([width, height]) => {
      await open.page.setViewportSize({ width, height });
      await talk(open, "Oi");
      await open.box.focus();

      const newest = open.log.locator(".chat-bubble p").last();
      await until(async () => (await visibleHeight(newest, (await open.log.boundingBox())!)) >= 40);
      const box = (await open.box.boundingBox())!;
      expect(isWithin(box, { x: 0, y: 0, width, height })).toBe(true);
      expect(overlaps(box, await open.log.boundingBox())).toBe(false);
    });
  });

  it.each(sizes)("shows the whole field of the lead form, at %i × %i", async (width, height) => {
    const open = await openAboveKeyboard(width, height);
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    const screen = { x: 0, y: 0, width, height };

    await checkEach(["Nome", "E-mail", "Telefone (opcional)"], async (label) => {
      const field = form.getByLabel(label);
      await field.focus();
      await untilDrawn(open.page);
      const list = (await open.log.boundingBox())!;
      expect(isWithin(await field.boundingBox(), list) && isWithin(list, screen)).toBe(true);
    });

    await form.getByRole("button", { name: "Confirmar" }).press("Enter");
    const toast = open.page.locator(".toast");
    await toast.getByText("Dados incompletos").waitFor();
    await untilDrawn(open.page);
    const name = form.getByLabel("Nome");
    expect(await isFocused(name)).toBe(true);
    await until(async () => isWithin(await name.boundingBox(), await open.log.boundingBox()));
    expect(isWithin(await open.log.boundingBox(), screen)).toBe(true);
    expect(overlaps(await toast.boundingBox(), await name.boundingBox())).toBe(false);
  });
});
