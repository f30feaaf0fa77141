import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Locator, Page, Request, Route } from "playwright-core";
import type { ChatRequest } from "../../src/shared/chat.ts";
import { chat, thanks } from "../../src/shared/content/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { askNora } from "../support/askNora.ts";
import { closePages, disconnect, doubleText, openPage } from "../support/browser.ts";
import type { ModelServer } from "../support/modelServer.ts";
import type { RunningApp } from "../support/startApp.ts";
import { type ChatApp, startChatApp } from "../support/startChatApp.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.chatbot}`;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const APOLOGY = "Desculpe, ocorreu um erro. Tente novamente ou escreva para contato@nora.example.";
const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };

let chatApp: ChatApp;
let model: ModelServer;
let app: RunningApp;
beforeAll(async () => {
  chatApp = await startChatApp();
  ({ app, model } = chatApp);
});
afterAll(async () => {
  await disconnect();
  await chatApp.stop();
});

beforeEach(async () => {
  model.answer = () => ({ words: ["Olá", ", ", "tudo bem?"] });
  // A success between failures: after several failures in a row the circuit breaker stops calls.
  await askNora(app, { message: "oi" });
});
afterEach(closePages);

interface Chat {
  page: Page;
  consoleLines: string[];
  /** Requests of the page to `chatbot`. */
  asked: Request[];
  opener: Locator;
  dialog: Locator;
  log: Locator;
  box: Locator;
}

/** Opens the page and its chat. */
async function openChat(options: BrowserContextOptions = {}): Promise<Chat> {
  const { page, consoleLines } = await openPage("about:blank", options);
  const asked: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.chatbot)) asked.push(request);
  });
  await page.goto(app.url);
  return { ...(await enter(page)), page, consoleLines, asked };
}

async function enter(page: Page) {
  const opener = page.getByRole("button", { name: "Abrir chat" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Assistente virtual da Nora" });
  await dialog.waitFor();
  return {
    opener,
    dialog,
    log: dialog.getByRole("log"),
    box: dialog.getByRole("textbox", { name: "Sua mensagem" }),
  };
}

async function say({ page, box }: Chat, text: string) {
  await box.fill(text);
  await box.press("Enter");
  await page.getByRole("log").getByText(text, { exact: true }).last().waitFor();
}

/** Asks a question and waits for the answer. */
async function talk(open: Chat, text: string) {
  await say(open, text);
  await enabled(open.box);
}

async function enabled(box: Locator) {
  await until(() => box.isEnabled());
}

/** Waits until the panel, just opened or closed, accepts clicks. */
async function untilClickable(page: Page) {
  await page.locator("[data-shield]").waitFor({ state: "detached" });
}

/** Waits until the browser has drawn the current state, observers included. */
async function drawn(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function isFocused(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => node === document.activeElement);
}

function sentBy(request: Request | undefined): ChatRequest {
  return request?.postDataJSON() as ChatRequest;
}

/** Returns the mails to the company that contain the address. */
async function mailsContaining(address: string): Promise<string[]> {
  const mails = join(app.dataDir, "mail/new");
  const texts = await Promise.all(
    (await readdir(mails)).map((file) => readFile(join(mails, file), "utf8")),
  );
  return texts.filter((text) => text.includes(address));
}

/** Returns the texts that the chat announces to screen readers from now on. */
async function recordAnnouncements({ page, dialog }: Chat): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction("heard", (text: string) => heard.push(text));
  await dialog
    .locator('[aria-live="polite"]')
    .last()
    .evaluate((region) => {
      new MutationObserver(() => {
        if (region.textContent)
          (globalThis as unknown as { heard: (t: string) => void }).heard(region.textContent);
      }).observe(region, { childList: true, subtree: true, characterData: true });
    });
  return heard;
}

/** Returns the text of each bubble, on one line. */
async function bubbles(log: Locator): Promise<string[]> {
  const texts = await log.locator(".chat-bubble").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " "));
}

describe("the chat button", () => {
  it("opens the chat beside the page with the focus in its box, and closes it again", async () => {
    const { page, opener, dialog, box, consoleLines } = await openChat();

    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator(`[id="${await opener.getAttribute("aria-controls")}"]`).count()).toBe(
      1,
    );
    expect(await dialog.getAttribute("aria-modal")).not.toBe("true");
    await until(() => isFocused(box));

    await opener.click();
    expect(await dialog.isVisible()).toBe(false);
    expect(await opener.getAttribute("aria-expanded")).toBe("false");
    expect(consoleLines).toEqual([]);
  });

  it.each([
    [390, 844],
    [320, 256],
  ])("focuses its box in a narrow window without touch, %i × %i", async (width, height) => {
    const { page, dialog, box } = await openChat({ viewport: { width, height } });

    await page.keyboard.type("Oi");

    expect(await dialog.getAttribute("aria-modal")).toBe("true");
    expect(await box.inputValue()).toBe("Oi");
  });

  it.each([
    ["Escape", async ({ page }: Chat) => await page.keyboard.press("Escape")],
    [
      "Fechar chat",
      async ({ dialog }: Chat) => await dialog.getByRole("button", { name: "Fechar chat" }).click(),
    ],
  ])("gets the focus back after %s", async (_how, close) => {
    const open = await openChat();

    await close(open);

    expect(await open.dialog.isVisible()).toBe(false);
    expect(await isFocused(open.opener)).toBe(true);
  });

  it("leaves the visitor's focus alone when Escape is pressed in the contact form", async () => {
    // So wide and high that the chat doesn't cover the field.
    const { page, dialog } = await openChat({ viewport: { width: 1920, height: 1080 } });
    const name = page.getByLabel("Nome completo");

    await name.focus();
    await page.keyboard.press("Escape");

    expect(await dialog.isVisible()).toBe(true);
    expect(await isFocused(name)).toBe(true);
  });

  it("leads to the contact form without JavaScript", async () => {
    const tab = await openPage(app.url, { javaScriptEnabled: false });

    await tab.page.getByRole("link", { name: "Abrir chat" }).click();

    expect(new URL(tab.page.url()).hash).toBe("#contato");
  });

  it("keeps the focus that its link had before hydration", async () => {
    const { page, consoleLines } = await openPage("about:blank");
    const arrived = Promise.withResolvers<void>();
    await page.route("**/assets/main*.js", async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto(app.url, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Abrir chat" }).focus();

    arrived.resolve();

    await until(() => isFocused(page.getByRole("button", { name: "Abrir chat" })));
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(consoleLines).toEqual([]);
  });

  it("shows an error without a connection, and opens the chat when there is one", async () => {
    const { page } = await openPage("about:blank");
    // Otherwise the code would be preloaded.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto(app.url);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    await opener.waitFor();
    await page.context().setOffline(true);

    await opener.click();
    await page.getByRole("alert").filter({ hasText: "Não foi possível abrir o chat." }).waitFor();

    await page.context().setOffline(false);
    await enter(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("opens once on a double click", async () => {
    const { page, opener, dialog, box } = await openChat();
    await opener.click();
    await dialog.waitFor({ state: "hidden" });
    await untilClickable(page);

    await opener.dblclick();

    await dialog.waitFor();
    await untilClickable(page);
    expect(await dialog.isVisible()).toBe(true);
    expect(await isFocused(box)).toBe(true);
  });

  it("opens a chat whose code was only preloaded, also offline", async () => {
    const { page } = await openPage("about:blank");
    await page.goto(app.url, { waitUntil: "networkidle" });
    await page.context().setOffline(true);

    await enter(page);

    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("opens a chat that was open before, also offline", async () => {
    const { page, opener, dialog } = await openChat();
    await page.getByRole("button", { name: "Fechar chat" }).click();
    await page.context().setOffline(true);

    await opener.click();

    await dialog.waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is marked if an answer arrives while the chat is closed, announced on opening", async () => {
    const said = Promise.withResolvers<void>();
    model.answer = async () => {
      await said.promise;
      return { words: ["Respondido"] };
    };
    const open = await openChat();
    await say(open, "Oi");
    await open.page.keyboard.press("Escape");
    // Screen readers know the region before its text comes.
    expect(await open.page.locator(".chat-unread").isVisible()).toBe(true);

    said.resolve();

    await open.page.getByText("Nova mensagem", { exact: true }).waitFor();
    const announced = open.page.locator('aside [aria-live="polite"]');
    expect(await announced.allTextContents()).toEqual(["Nova mensagem"]);
    await open.opener.click();
    await open.log.getByText("Respondido").waitFor();
    expect(await open.page.getByText("Nova mensagem", { exact: true }).count()).toBe(0);
    await announced.getByText("Respondido").waitFor();

    await open.page.keyboard.press("Escape");
    await open.opener.click();
    await drawn(open.page);
    expect(await announced.allTextContents()).toEqual(["", ""]);
  });
});

describe("talking to Nora", () => {
  it("begins with the greeting and suggested questions", async () => {
    const { dialog, log, box, asked } = await openChat();

    expect(await bubbles(log)).toEqual([`Nora: ${chat.greeting}`]);
    await dialog.getByRole("button", { name: chat.suggestions[0] }).click();

    await until(() => asked.length === 1);
    expect(sentBy(asked[0]).message).toBe(chat.suggestions[0]);
    await enabled(box);
    await until(() => isFocused(box));
    expect(await dialog.getByRole("button", { name: chat.suggestions[1] }).count()).toBe(0);
  });

  it("shows that she is typing, and disables sending meanwhile", async () => {
    const thought = Promise.withResolvers<void>();
    model.answer = async () => {
      await thought.promise;
      return { words: ["Pronto"] };
    };
    const { page, dialog, box, log, ...rest } = await openChat();
    await say({ page, dialog, box, log, ...rest }, "Quanto custa?");

    await dialog.getByRole("status").getByText("Nora está digitando").waitFor();
    // The keyboard can scroll the list without a visible focus ring.
    await until(() => isFocused(log));
    expect(await log.evaluate((list) => getComputedStyle(list).outlineStyle)).toBe("none");
    // The newest bubble has the ring, not the whole list.
    const rings = await log
      .locator(".chat-bubble")
      .evaluateAll((all) => all.map((bubble) => getComputedStyle(bubble).outlineStyle));
    expect(rings).toEqual(["none", "none", "solid"]);
    expect(await box.isDisabled()).toBe(true);
    expect(await dialog.getByRole("button", { name: "Enviar" }).isDisabled()).toBe(true);
    expect(await dialog.getByRole("button", { name: "Parar" }).isVisible()).toBe(true);
    thought.resolve();

    await log.getByText("Pronto").waitFor();
    await until(() => isFocused(box));
    expect(await dialog.getByRole("status").count()).toBe(0);
    expect(await dialog.getByRole("button", { name: "Parar" }).count()).toBe(0);
  });

  it("shows the answer as it arrives, and announces it once and whole to screen readers", async () => {
    const last = Promise.withResolvers<void>();
    model.answer = async () => {
      await Promise.resolve();
      return { words: ["São **três** frentes:\n", "- sites\n", "- sistemas"], pause: 150 };
    };
    const open = await openChat();
    const heard = await recordAnnouncements(open);

    await say(open, "O que vocês fazem?");
    await open.log.locator("strong").getByText("três").waitFor();
    expect(heard).toEqual([]);
    last.resolve();
    await enabled(open.box);

    expect(await open.log.getByRole("listitem").allInnerTexts()).toEqual(["sites", "sistemas"]);
    await until(() => heard.length > 0);
    expect(heard).toEqual(["São três frentes:\n- sites\n- sistemas"]);
    expect(await open.log.getAttribute("aria-live")).toBe("off");
  });

  it("announces what has arrived of an answer, and that it was stopped", async () => {
    const open = await openChat();
    const spoken = open.dialog.locator('[aria-live="polite"]').last();
    model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.dialog.getByRole("button", { name: "Parar" }).click();
    await spoken.getByText("Um site. Você interrompeu a resposta.").waitFor();
    expect(await open.log.getByText("Resposta interrompida por você").count()).toBe(1);
  });

  it("announces a failed answer and how to retry it by one alert", async () => {
    const open = await openChat();
    await open.page.route(FUNCTION, (route) => route.abort());

    await talk(open, "Quanto custa?");

    const alert = open.page.getByRole("alert").filter({ hasText: "Não foi possível" });
    const hint = alert.getByText("O botão “Tentar novamente” está na conversa.");
    await hint.waitFor();
    // For screen readers only.
    expect((await hint.boundingBox())!.width).toBeLessThanOrEqual(1);
    expect(await open.dialog.locator('[aria-live="polite"]').allTextContents()).toEqual([""]);
  });

  it("has the focus in the message box after an answer, although it was reopened during it", async () => {
    const open = await openChat();
    const ending = Promise.withResolvers<{ words: string[] }>();
    model.answer = () => ending.promise;
    await say(open, "Oi");
    await open.page.keyboard.press("Escape");
    await open.page.getByRole("button", { name: "Abrir chat" }).press("Enter");

    ending.resolve({ words: ["Olá!"] });

    await open.log.getByText("Olá!", { exact: true }).waitFor();
    await until(() => isFocused(open.box));
    expect(await open.box.isEnabled()).toBe(true);
  });

  it("removes the error of a failed message when the conversation is erased", async () => {
    const open = await openChat();
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Quanto custa?");
    const alert = open.page.getByRole("alert").filter({ hasText: "Não foi possível" });
    await alert.waitFor();

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();

    await alert.waitFor({ state: "detached" });
    expect(await open.page.getByRole("alert").allInnerTexts()).toEqual([]);
  });

  it("removes an announced answer, which a screen reader would find a second time", async () => {
    const open = await openChat();
    await open.page.clock.install();
    const spoken = open.dialog.locator('[aria-live="polite"]').last();
    await say(open, "Oi");
    await spoken.getByText("Olá, tudo bem?").waitFor();

    await open.page.clock.runFor(10_000);

    expect(await spoken.textContent()).toBe("");
    expect(await open.log.getByText("Olá, tudo bem?").count()).toBe(1);
  });

  it("sends the earlier messages, without the new one", async () => {
    const open = await openChat();
    await talk(open, "Oi");
    await talk(open, "Fazem sites?");

    expect(open.asked.map(sentBy)).toEqual([
      {
        message: "Oi",
        conversationHistory: [{ role: "assistant", content: chat.greeting }],
        leadData: null,
      },
      {
        message: "Fazem sites?",
        conversationHistory: [
          { role: "assistant", content: chat.greeting },
          { role: "user", content: "Oi" },
          { role: "assistant", content: "Olá, tudo bem?" },
        ],
        leadData: null,
      },
    ]);
    expect(open.consoleLines).toEqual([]);
  });

  it("sends on Enter, breaks the line on Shift+Enter, and does neither during text composition", async () => {
    const { page, box, asked } = await openChat();

    await box.press("Enter");
    await box.fill("   ");
    await box.press("Enter");
    expect(asked).toEqual([]);

    await box.fill("");
    await box.pressSequentially("uma");
    await box.press("Shift+Enter");
    await box.pressSequentially("duas");
    expect(await box.inputValue()).toBe("uma\nduas");
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      await box.evaluate((element, how) => {
        element.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...how }),
        );
      }, composing);
    }
    expect(asked).toEqual([]);

    await box.press("Enter");
    await until(() => asked.length === 1);
    expect(sentBy(asked[0]).message).toBe("uma\nduas");
    await page.getByRole("log").getByText("Olá, tudo bem?").waitFor();
  });

  it("keeps a message over 2,000 characters in the box with an error", async () => {
    const { box, dialog, asked } = await openChat();

    await box.fill("x".repeat(2001));
    await box.press("Enter");

    await dialog.getByText("Mensagem muito longa").waitFor();
    await dialog.getByText("2.001 de 2.000 caracteres").waitFor();
    expect(await box.getAttribute("aria-invalid")).toBe("true");
    expect(await box.inputValue()).toHaveLength(2001);
    expect(asked).toEqual([]);
    await box.fill("x".repeat(2003));
    await dialog.getByText("2.003 de 2.000 caracteres").waitFor();

    await box.fill("x".repeat(2000));
    await box.press("Enter");
    await until(() => asked.length === 1);
  });

  it("announces each attempt to send a message that is too long", async () => {
    const { box, dialog } = await openChat();
    await box.fill("x".repeat(2001));
    await box.press("Enter");
    const alert = dialog.getByRole("alert").filter({ hasText: "Mensagem muito longa" });
    const first = await alert.elementHandle();

    await box.press("Enter");

    await until(async () => !(await first.evaluate((node) => node.isConnected)));
    await alert.waitFor();
    const second = await alert.elementHandle();
    await box.press("x");
    await dialog.getByText("2.002 de 2.000 caracteres").waitFor();
    expect(await second.evaluate((node) => node.isConnected)).toBe(true);
  });

  it("can be stopped: the text stays, marked, and in the history", async () => {
    model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat();
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.dialog.getByRole("button", { name: "Parar" }).click();

    await open.log.getByText("Resposta interrompida por você").waitFor();
    await until(() => isFocused(open.box));
    await until(() => model.requests.at(-1)?.aborted === true);
    model.answer = () => ({ words: ["Certo"] });
    await talk(open, "Resuma");
    expect(sentBy(open.asked[1]).conversationHistory.slice(-2)).toEqual([
      { role: "user", content: "Quanto custa?" },
      { role: "assistant", content: "Um site. " },
    ]);
  });

  it("opens a reply's links in a new tab, and runs no script in it", async () => {
    const open = await openChat();
    // Like another backend: our own replaces foreign addresses.
    await open.page.route(FUNCTION, (route) =>
      route.fulfill({
        json: {
          reply: "<img src=x onerror=alert(1)> [site](https://a.example/) [x](javascript:alert(1))",
        },
      }),
    );
    await talk(open, "Oi");

    const link = open.log.getByRole("link", { name: "site" });
    expect(await link.getAttribute("href")).toBe("https://a.example/");
    expect(await link.getAttribute("rel")).toContain("noopener");
    expect(await open.log.locator("img").count()).toBe(0);
    expect(await open.log.getByText("[x](javascript:alert(1))").count()).toBe(1);
    expect(open.consoleLines).toEqual([]);
  });

  it("scrolls to new text unless the visitor has scrolled up", async () => {
    const words = Array.from({ length: 30 }, (_, line) => `\n- ponto ${line + 1}`);
    model.answer = () => ({ words, pause: 20 });
    const open = await openChat();
    await talk(open, "Conte tudo");
    const fromEnd = () =>
      open.log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    expect(await fromEnd()).toBeLessThan(2);

    await say(open, "E mais?");
    await open.log.getByText("ponto 5", { exact: true }).last().waitFor();
    await open.log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.waitFor();
    await enabled(open.box);
    expect(await open.log.evaluate((list) => list.scrollTop)).toBe(0);

    await newest.press("Enter");
    await until(async () => (await fromEnd()) < 2);
    expect(await newest.count()).toBe(0);
    expect(await isFocused(open.log)).toBe(true);
  });
});

describe("an answer that is higher than the list and comes in one piece", () => {
  const lines = Array.from({ length: 40 }, (_, line) => `- ponto ${line + 1}`);
  const long = `Estes são todos os pontos: ${lines.join("\n")}`;

  it("is shown from its first line, and stays where the reader scrolls to", async () => {
    model.answer = () => ({ words: [long], whole: true });
    const open = await openChat();
    await talk(open, "Oi");

    const first = open.log.getByText("Estes são todos os pontos");
    const list = (await open.log.boundingBox())!;
    await until(async () => Math.abs((await first.boundingBox())!.y - list.y) < 40);
    expect(await open.dialog.getByRole("button", { name: /mais recente/ }).count()).toBe(0);

    await open.log.evaluate((element) => element.scrollTo({ top: 9999, behavior: "instant" }));
    const end = await open.log.evaluate(({ scrollTop }) => scrollTop);
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).focus();
    await open.page.setViewportSize({ width: 1280, height: 700 });
    await open.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await open.log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThanOrEqual(end);
  });

  it("is shown from its first line in a chat that was closed meanwhile", async () => {
    const isClosed = Promise.withResolvers<void>();
    model.answer = async () => {
      await isClosed.promise;
      return { words: [long], whole: true };
    };
    const open = await openChat();
    await say(open, "Oi");
    await open.dialog.getByRole("button", { name: "Fechar chat" }).click();
    isClosed.resolve();
    await open.page.getByText("Nova mensagem", { exact: true }).waitFor();

    await open.opener.click();

    const first = open.log.getByText("Estes são todos os pontos");
    const list = (await open.log.boundingBox())!;
    await until(async () => Math.abs((await first.boundingBox())!.y - list.y) < 40);
    expect(await open.dialog.isVisible()).toBe(true);
  });
});

describe("a question of two lines", () => {
  it("breaks only where its bubble is full", async () => {
    const open = await openChat();
    await say(open, "Vocês fazem chatbot para WhatsApp?");

    const room = await open.log.locator(".chat-bubble-user p").evaluate((paragraph) => {
      const text = paragraph.firstChild as Text;
      const rectOf = (start: number, end: number) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        return range.getBoundingClientRect();
      };
      const breakAt = [...text.data.matchAll(/ /g)].findLast(
        ({ index }) => rectOf(0, 1).top === rectOf(index - 1, index).top,
      )!.index;
      const nextWord = /\S+/.exec(text.data.slice(breakAt))![0];
      const free = paragraph.getBoundingClientRect().right - rectOf(0, breakAt).right;
      return { free, needed: rectOf(breakAt + 1, breakAt + 1 + nextWord.length).width };
    });

    expect(room.needed).toBeGreaterThan(0);
    expect(room.free).toBeLessThan(room.needed + 8);
  });
});

describe("a question that fails", () => {
  it("causes an alert, an apology and an offer to retry", async () => {
    const open = await openChat();
    await open.page.route(FUNCTION, (route) => route.abort());

    await talk(open, "Oi");

    await open.page
      .getByRole("alert")
      .filter({ hasText: "Não foi possível enviar a mensagem. Tente novamente." })
      .waitFor();
    expect(await bubbles(open.log)).toEqual([
      expect.stringContaining(chat.greeting),
      "Você: Oi",
      `Nora: ${APOLOGY}`,
    ]);
    await until(() => isFocused(open.box));

    await open.page.unroute(FUNCTION);
    await open.dialog.getByRole("button", { name: "Tentar novamente" }).click();
    await open.log.getByText("Olá, tudo bem?").waitFor();
    await enabled(open.box);
    expect(await bubbles(open.log)).toEqual([
      expect.stringContaining(chat.greeting),
      "Você: Oi",
      "Nora: Olá, tudo bem?",
    ]);
    expect(sentBy(open.asked[1])).toEqual(sentBy(open.asked[0]));
    expect(await open.page.getByRole("alert").count()).toBe(0);
  });

  it.each(["drop", "error"] as const)(
    "keeps the text of an interrupted answer (%s), marked",
    async (ending) => {
      model.answer = () => ({ words: ["Um site. "], ending });
      const open = await openChat();

      await talk(open, "Quanto custa?");

      expect(await bubbles(open.log)).toEqual([
        expect.stringContaining(chat.greeting),
        "Você: Quanto custa?",
        "Nora: Um site. Resposta interrompida",
        `Nora: ${APOLOGY}`,
      ]);
      await open.page.getByRole("alert").filter({ hasText: "Erro" }).waitFor();
    },
  );

  it("is a failed call if the assistant is unavailable", async () => {
    model.answer = () => ({ status: 500 });
    const open = await openChat();

    await talk(open, "Oi");

    expect((await bubbles(open.log)).at(-1)).toBe(`Nora: ${APOLOGY}`);
  });

  it.each([700, 800, 820, 1440])(
    "has its toast beside or above the chat at %i pixels",
    async (width) => {
      const open = await openChat({ viewport: { width, height: 900 } });
      await open.page.route(FUNCTION, (route) => route.abort());

      await talk(open, "Oi");

      const toast = open.page.locator(".toast");
      await toast.getByText("Não foi possível").waitFor();
      await until(
        async () => !overlaps((await toast.boundingBox())!, (await open.dialog.boundingBox())!),
      );
      // Before it disappears by itself.
      expect(await toast.count()).toBe(1);
    },
  );

  it("shows 'Tentar novamente' below two toasts, on a phone", async () => {
    const open = await openChat({ ...phone, viewport: { width: 360, height: 640 } });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await open.dialog.getByLabel("Nome").fill(ana.name);
    await open.dialog.getByLabel("E-mail").fill(ana.email);
    await open.dialog.getByRole("button", { name: "Confirmar" }).click();
    await open.page.getByText("Dados recebidos!").waitFor();
    await until(() => open.asked.length > 0);
    await open.page.route(FUNCTION, (route) => route.abort());
    // Makes room for the second toast before the list's scroll event, as a focus change does from time to time.
    await open.dialog.evaluate((panel) => {
      const makeRoom = () => panel.style.setProperty("--toasts-bottom", "180px");
      const entries = { childList: true };
      new MutationObserver(makeRoom).observe(panel.querySelector("[role=log]")!, entries);
    });

    await talk(open, "Quanto custa um sistema para controlar o estoque da minha loja?");

    await open.page.getByRole("alert").getByText("Não foi possível").waitFor();
    expect(await open.page.locator(".toast").count()).toBe(2);
    const retry = open.dialog.getByRole("button", { name: "Tentar novamente" });
    await until(async () => isWithin(await retry.boundingBox(), await open.log.boundingBox()));
    await drawn(open.page);
    expect(isWithin(await retry.boundingBox(), await open.log.boundingBox())).toBe(true);
  });

  it("shows the service's error, without an entry of Nora", async () => {
    const open = await openChat();
    await open.page.route(FUNCTION, (route) =>
      route.fulfill({ status: 429, json: { error: "Muitas mensagens. Aguarde um minuto." } }),
    );

    await talk(open, "Oi");

    await open.page
      .getByRole("alert")
      .filter({ hasText: "Erro" })
      .getByText("Muitas mensagens. Aguarde um minuto.")
      .waitFor();
    expect((await bubbles(open.log)).at(-1)).toBe("Você: Oi");
    await open.dialog.getByRole("button", { name: "Tentar novamente" }).waitFor();
  });
});

describe("the lead form", () => {
  /** Opens the chat and waits until Nora asks for contact data. */
  async function openLeadForm(options?: BrowserContextOptions) {
    model.answer = () => ({ words: ["Claro! Qual é o Seu Nome", " e o seu e-mail?"] });
    const open = await openChat(options);
    expect(await open.dialog.getByRole("group").count()).toBe(0);
    await talk(open, "Quero um orçamento");
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await form.waitFor();
    return {
      open,
      form,
      name: form.getByLabel("Nome"),
      email: form.getByLabel("E-mail"),
      confirm: form.getByRole("button", { name: "Confirmar" }),
    };
  }

  it.each([
    ["the panel beside the page", { viewport: { width: 1440, height: 900 } }],
    ["a phone", phone],
  ])(
    "is completely visible in %s, with its notice below, and doesn't move the focus",
    async (_where, options) => {
      const { open, form, confirm } = await openLeadForm(options);

      const list = await open.log.boundingBox();
      await until(async () => isWithin(await confirm.boundingBox(), list));
      expect(isWithin(await form.boundingBox(), list)).toBe(true);
      const notice = await open.log.getByText("Usamos esta conversa").boundingBox();
      const whole = await open.dialog.locator("form.lead-form").boundingBox();
      expect(whole!.height).toBeLessThanOrEqual(420);
      expect(notice!.y).toBeGreaterThanOrEqual(whole!.y + whole!.height);
      expect(await isFocused(open.box)).toBe(false);
      expect(await isFocused(open.log)).toBe(true);
    },
  );

  it.each([
    ["320 × 568", { ...phone, viewport: { width: 320, height: 568 } }],
    ["360 × 640", { ...phone, viewport: { width: 360, height: 640 } }],
    ["390 × 844", phone],
    ["844 × 390", { ...phone, viewport: { width: 844, height: 390 } }],
    ["768 × 1024", { viewport: { width: 768, height: 1024 } }],
  ])(
    "covers neither the answer that triggered it nor a later one, at %s",
    async (_size, options) => {
      const { open, confirm } = await openLeadForm(options);
      const list = (await open.log.boundingBox())!;
      const lastBubble = open.log.locator(".chat-bubble").last();

      expect(await visibleHeight(lastBubble, list)).toBeGreaterThan(40);
      expect(isWithin(await confirm.boundingBox(), list)).toBe(true);

      model.answer = () => ({ words: ["Atendemos de segunda a sábado."] });
      await talk(open, "E o horário?");

      await open.log.getByText("Atendemos de segunda a sábado.").waitFor();
      for (const bubble of (await open.log.locator(".chat-bubble").all()).slice(-2)) {
        expect(isWithin(await bubble.boundingBox(), list)).toBe(true);
      }
      await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
      await until(async () => isWithin(await confirm.boundingBox(), list));
      expect(await visibleHeight(lastBubble, list)).toBeGreaterThan(40);
    },
  );

  it.each([
    ["360 × 640", { ...phone, viewport: { width: 360, height: 640 } }],
    ["390 × 844", phone],
    ["1440 × 900", { viewport: { width: 1440, height: 900 } }],
  ])(
    "is completely visible with its errors, below a long answer, at %s",
    async (_size, options) => {
      model.answer = () => ({ words: [`${"Depende do projeto. ".repeat(12)}Qual é o seu nome?`] });
      const open = await openChat(options);
      await talk(open, "Quanto custa um site para minha padaria?");
      const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });

      await form.getByRole("button", { name: "Confirmar" }).click();

      await form.getByText("Nome é obrigatório").waitFor();
      await open.page.getByText("Por favor, preencha pelo menos nome e email.").waitFor();
      await drawn(open.page);
      expect(await isFocused(form.getByLabel("Nome"))).toBe(true);
      expect(isWithin(await form.boundingBox(), await open.log.boundingBox())).toBe(true);
    },
  );

  it("is completely visible in its three columns below a toast, on a phone in landscape", async () => {
    const screen = { x: 0, y: 0, width: 844, height: 390 };
    const { open, form, name, email, confirm } = await openLeadForm({ ...phone, viewport: screen });

    await confirm.click();

    const toast = open.page.locator(".toast");
    await toast.getByText("Por favor, preencha").waitFor();
    await until(async () => isWithin(await form.boundingBox(), await open.log.boundingBox()));
    expect((await name.boundingBox())!.y).toBe((await email.boundingBox())!.y);
    const close = open.dialog.getByRole("button", { name: "Fechar chat" });
    const notice = (await toast.boundingBox())!;
    expect(isWithin(notice, screen)).toBe(true);
    expect(notice.y + notice.height).toBeLessThanOrEqual((await close.boundingBox())!.y);
    expect((await form.boundingBox())!.height).toBeLessThan(screen.height / 3);
  });

  it("keeps the focus in its first wrong field after a double tap", async () => {
    const { open, name, confirm } = await openLeadForm(phone);
    await untilClickable(open.page);
    const { x, y, width, height } = (await confirm.boundingBox())!;

    await open.page.touchscreen.tap(x + width / 2, y + height / 2);
    await until(() => isFocused(name));
    await open.page.touchscreen.tap(x + width / 2, y + height / 2);

    await open.page.getByText("Por favor, preencha").waitFor();
    await untilClickable(open.page);
    expect(await isFocused(name)).toBe(true);
    expect(await open.page.locator(".toast").count()).toBe(1);
  });

  it("is visible in a chat opened after a reload", async () => {
    const open = await openChat({ ...phone, viewport: { width: 320, height: 568 } });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await open.dialog.getByLabel("Nome").fill(ana.name);
    await open.page.reload();

    const { dialog, log } = await enter(open.page);

    const confirm = dialog.getByRole("button", { name: "Confirmar" });
    await until(async () => isWithin(await confirm.boundingBox(), await log.boundingBox()));
    await dialog.getByLabel("E-mail").fill(ana.email);
    await confirm.click();
    await log.getByText(thanks(ana.name)).waitFor();
    expect(await dialog.getByRole("button", { name: "Ver mensagem mais recente" }).count()).toBe(0);
  });

  it("isn't covered by 'Parar'", async () => {
    const { open, form } = await openLeadForm();
    model.answer = () => ({ words: ["Depende "], ending: "hang" });
    await say(open, "Quanto custa?");

    const stop = await open.dialog.getByRole("button", { name: "Parar" }).boundingBox();

    expect(overlaps(stop!, (await form.boundingBox())!)).toBe(false);
    expect(overlaps(stop!, (await open.log.boundingBox())!)).toBe(false);
  });

  it("keeps its values over a reload", async () => {
    const { open, name, email } = await openLeadForm();
    await name.fill(ana.name);
    await email.fill("ana@");

    await open.page.reload();
    const { dialog } = await enter(open.page);

    const form = dialog.getByRole("group", { name: "Seus dados de contato" });
    expect(await form.getByLabel("Nome").inputValue()).toBe(ana.name);
    expect(await form.getByLabel("E-mail").inputValue()).toBe("ana@");
  });

  it("is filled in with contact data from the chat", async () => {
    const open = await openChat();

    await talk(open, `Sou a Ana Conceição, meu email é ${ana.email}`);

    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    expect(await form.getByLabel("Nome").inputValue()).toBe(ana.name);
    expect(await form.getByLabel("E-mail").inputValue()).toBe(ana.email);
    await form.getByRole("button", { name: "Confirmar" }).click();
    await open.page.getByText("Dados recebidos!").waitFor();
  });

  it("leaves no empty row below the composer in a new conversation", async () => {
    const { dialog } = await openChat();
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await dialog.getByRole("group").waitFor();

    const { height } = (await dialog.locator(".chat-footer").boundingBox())!;

    expect(await dialog.locator(".chat-footer button").count()).toBe(0);
    expect(height).toBeLessThan(16);
  });

  it("can be opened with one press until it is confirmed", async () => {
    const open = await openChat();
    const person = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });

    await person.focus();
    await open.page.keyboard.press("Enter");
    await until(() => isFocused(form.getByLabel("Nome")));
    const promise = form.getByText("Uma pessoa da nossa equipe responde em breve.");
    expect(await promise.isVisible()).toBe(true);
    expect(await form.getAttribute("aria-describedby")).toBe(await promise.getAttribute("id"));
    await form.getByRole("button", { name: "Agora não" }).click();
    await person.click();
    await form.getByLabel("Nome").fill(ana.name);
    await form.getByLabel("E-mail").fill(ana.email);
    await form.getByLabel("E-mail").press("Enter");

    await open.page.getByText("Dados recebidos!").waitFor();
    expect(await person.count()).toBe(0);
  });

  it("requires name and e-mail", async () => {
    const { open, form, name, email, confirm } = await openLeadForm();

    await name.fill("Ana");
    await confirm.click();

    await open.page
      .getByRole("status")
      .filter({ hasText: "Dados incompletos" })
      .getByText("Por favor, preencha pelo menos nome e email.")
      .waitFor();
    expect(await form.isVisible()).toBe(true);
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await name.getAttribute("aria-invalid")).toBeNull();
    await until(() => isFocused(email));
    expect(open.asked).toHaveLength(1);
  });

  it("shows an invalid e-mail's error at the field, and confirms nothing", async () => {
    const { open, form, name, email, confirm } = await openLeadForm();

    await name.fill("Ana");
    await email.fill("ana@padaria");
    await confirm.click();

    await form.getByText("Email inválido").waitFor();
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await until(() => isFocused(email));
    await email.press("End");
    await email.pressSequentially(".com");
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    await email.fill(`${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(4)}br`);
    await confirm.click();
    await form.getByText("Email muito longo").waitFor();
    expect(open.asked).toHaveLength(1);
  });

  it("is thanked for by name, sent at once, and with every later question", async () => {
    const { open, form, name, email, confirm } = await openLeadForm();
    await name.fill(` ${ana.name} `);
    await email.fill(ana.email);

    const told = open.page.waitForRequest(FUNCTION);
    await confirm.click();

    expect(sentBy(await told)).toMatchObject({ message: "", leadData: ana });
    await open.page
      .getByRole("status")
      .filter({ hasText: "Dados recebidos!" })
      .getByText("Entraremos em contato em breve.")
      .waitFor();
    expect((await bubbles(open.log)).at(-1)).toBe(`Nora: ${thanks(ana.name)}`);
    expect(await form.count()).toBe(0);
    await until(() => isFocused(open.box));

    await talk(open, "Obrigada!");
    expect(sentBy(open.asked.at(-1)).leadData).toEqual(ana);
    expect(await form.count()).toBe(0);
  });

  it("is thanked for in one announcement, also if a question delivers it first", async () => {
    const { open, name, email, confirm } = await openLeadForm();
    const heard = await recordAnnouncements(open);
    const answered = Promise.withResolvers<void>();
    await open.page.route(FUNCTION, async (route) => {
      if (sentBy(route.request()).message === "") await answered.promise;
      await route.continue();
    });
    await name.fill(ana.name);
    await email.fill(ana.email);
    await confirm.click();
    await open.page.getByText("Dados recebidos!").waitFor();
    model.answer = () => ({ words: ["De segunda a sábado."] });
    await talk(open, "E o horário?");
    await until(() => heard.includes("De segunda a sábado."));

    const delivered = open.page.waitForResponse(
      (response) => sentBy(response.request()).message === "",
    );
    answered.resolve();
    await delivered;
    await talk(open, "Obrigada!");
    await until(() => heard.length === 3);

    expect(heard).toEqual([thanks(ana.name), "De segunda a sábado.", "De segunda a sábado."]);
  });

  describe("above later messages", () => {
    /** Opens the form, asks a question below it, and scrolls back to the form while the next answer arrives. */
    async function openFormAbove(options: BrowserContextOptions) {
      const parts = await openLeadForm(options);
      const { open, confirm } = parts;
      model.answer = () => ({ words: ["Depende do projeto. ".repeat(10)] });
      await talk(open, "Quanto custa?");
      const words = Array.from({ length: 60 }, (_, line) => `linha ${line + 1}\n`);
      model.answer = () => ({ words, pause: 50 });
      await say(open, "E o que está incluído?");
      await open.log.getByText("linha 2").waitFor();
      await confirm.evaluate((button) =>
        button.scrollIntoView({ block: "end", behavior: "instant" }),
      );
      const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
      await newest.waitFor();
      return { ...parts, newest };
    }

    it.each([
      ["390 × 844", phone],
      ["1280 × 720", { viewport: { width: 1280, height: 720 } }],
      ["320 × 256", { viewport: { width: 320, height: 256 } }],
      ["844 × 390", { ...phone, viewport: { width: 844, height: 390 } }],
    ])("isn't covered by 'Ver mensagem mais recente', at %s", async (_size, options) => {
      const { open, form, newest } = await openFormAbove(options);
      expect(overlaps((await newest.boundingBox())!, (await open.log.boundingBox())!)).toBe(false);

      for (const control of await form.locator("input, button").all()) {
        await control.focus();
        await drawn(open.page);
        expect(await isUncovered(control)).toBe(true);
      }
    });

    it.each([
      ["390 × 844", phone],
      ["1280 × 720", { viewport: { width: 1280, height: 720 } }],
    ])("is thanked for in sight when it is confirmed, at %s", async (_size, options) => {
      const { open, name, email, confirm, newest } = await openFormAbove(options);
      await enabled(open.box);
      await name.fill(ana.name);
      await email.fill(ana.email);

      await confirm.click();

      const thanked = open.log.getByText(thanks(ana.name));
      await until(async () => isWithin(await thanked.boundingBox(), await open.log.boundingBox()));
      expect(await newest.count()).toBe(0);
    });
  });

  it("is sent again as the visitor leaves, if the first request failed", async () => {
    const bia = { name: "Bia", email: "bia@foi-embora.com.br" };
    const { open, name, email, confirm } = await openLeadForm();
    await name.fill(bia.name);
    await email.fill(bia.email);
    await open.page.route(FUNCTION, (route) => route.abort());
    const lost = open.page.waitForEvent("requestfailed");
    await confirm.click();
    await lost;
    await open.page.unroute(FUNCTION);

    await open.page.goto("about:blank");

    await until(async () => (await mailsContaining(bia.email)).length > 0);
    expect(sentBy(open.asked.at(-1))).toMatchObject({ message: "", leadData: bia });
  });

  describe("after a failed first request", () => {
    /** Confirms a lead while the service is unreachable; returns a function that restores the connection. */
    async function confirmWhileUnreachable(fail: (route: Route) => Promise<void>, email: string) {
      const parts = await openLeadForm();
      await parts.name.fill("Bia");
      await parts.email.fill(email);
      await parts.open.page.route(FUNCTION, fail);
      await parts.confirm.click();
      await parts.open.page
        .getByRole("alert")
        .getByText("Seus dados ainda não chegaram até nós.")
        .waitFor();
      expect(await parts.open.page.getByText("Dados recebidos!").count()).toBe(0);
      return parts.open.page;
    }

    it("is only thanked for in the conversation once it has arrived, also after a reload", async () => {
      const page = await confirmWhileUnreachable((route) => route.abort(), "bia@sem-sinal.com.br");
      const log = page.getByRole("log");

      await log.getByText(thanks("Bia", true)).waitFor();
      expect(await log.getByText("Anotei seus dados").count()).toBe(0);
      await page.reload();
      await enter(page);
      await log.getByText(thanks("Bia", true)).waitFor();

      await page.unroute(FUNCTION);
      await page.evaluate(() => dispatchEvent(new Event("online")));

      await log.getByText(thanks("Bia")).waitFor();
      expect(await log.getByText("ainda não chegaram").count()).toBe(0);
    });

    it("is sent again when the network returns", async () => {
      const email = "bia@sem-rede.com.br";
      const page = await confirmWhileUnreachable((route) => route.abort(), email);
      await page.unroute(FUNCTION);

      await page.evaluate(() => dispatchEvent(new Event("online")));

      await until(async () => (await mailsContaining(email)).length > 0);
      await page.getByRole("status").getByText("Dados recebidos!").waitFor();
      expect(await page.getByRole("alert").count()).toBe(0);
    });

    it("is sent again when the tab is hidden", async () => {
      const email = "bia@outro-aplicativo.com.br";
      const page = await confirmWhileUnreachable((route) => route.abort(), email);
      await page.unroute(FUNCTION);

      await page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
      });

      await until(async () => (await mailsContaining(email)).length > 0);
      expect(await mailsContaining(email)).toHaveLength(1);
    });

    it("is sent again after the Retry-After of a 429", async () => {
      const email = "bia@muita-pressa.com.br";
      const page = await confirmWhileUnreachable(
        (route) =>
          route.fulfill({
            status: 429,
            headers: { "Retry-After": "2" },
            json: { error: "Espere" },
          }),
        email,
      );
      await page.unroute(FUNCTION);

      await page.getByRole("status").getByText("Dados recebidos!").waitFor();

      await until(async () => (await mailsContaining(email)).length > 0);
      expect(await mailsContaining(email)).toHaveLength(1);
    });
  });

  it("shares its values with the contact form", async () => {
    model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat();
    const contact = open.page.locator("#contato form");
    await contact.getByLabel("Nome completo").fill(ana.name);
    await talk(open, "Quero um orçamento");
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await until(async () => (await form.getByLabel("Nome").inputValue()) === ana.name);

    await form.getByLabel("E-mail").fill(ana.email);
    await form.getByRole("button", { name: "Confirmar" }).click();

    await until(async () => (await contact.getByLabel("E-mail").inputValue()) === ana.email);
    expect(await contact.getByLabel("Nome completo").inputValue()).toBe(ana.name);
  });

  it("can be dismissed until it is asked for again", async () => {
    const { open, form } = await openLeadForm();

    await form.getByRole("button", { name: "Agora não" }).click();
    expect(await form.count()).toBe(0);
    await talk(open, "Quanto custa?");

    await form.waitFor();
  });
});

describe("the conversation", () => {
  it("survives a reload with the lead, and isn't shown in other tabs", async () => {
    model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat();
    await talk(open, "Oi");
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await form.getByLabel("Nome").fill(ana.name);
    await form.getByLabel("E-mail").fill(ana.email);
    const heard = open.page.waitForResponse(FUNCTION);
    await form.getByRole("button", { name: "Confirmar" }).click();
    await heard;
    const said = await bubbles(open.log);

    await open.page.reload();
    const again = { ...open, ...(await enter(open.page)) };
    expect(await bubbles(again.log)).toEqual(said);
    await talk(again, "E agora?");
    expect(sentBy(open.asked.at(-1))).toMatchObject({ leadData: ana });
    expect(sentBy(open.asked.at(-1)).conversationHistory.map(({ content }) => content)).toEqual([
      chat.greeting,
      "Oi",
      "Qual é o seu nome?",
      thanks(ana.name),
    ]);

    // The browser copies this tab's storage into a tab opened by a script.
    const popup = open.page.waitForEvent("popup");
    await open.page.evaluate(() => void window.open("/"));
    const other = await popup;
    expect(await bubbles((await enter(other)).log)).toEqual([`Nora: ${chat.greeting}`]);
  });

  it("keeps an unsent message over a reload", async () => {
    const open = await openChat();
    await open.box.fill("Ainda estou escrevendo…");

    await open.page.reload();
    const { box } = await enter(open.page);

    expect(await box.inputValue()).toBe("Ainda estou escrevendo…");
  });

  it("isn't shown in other tabs after a reload, even if the chat was not reopened", async () => {
    const open = await openChat();
    await talk(open, "Segredo");
    await open.page.reload();
    await open.page.waitForFunction(() => sessionStorage.length === 0);

    const popup = open.page.waitForEvent("popup");
    await open.page.evaluate(() => void window.open("/"));

    expect(await bubbles((await enter(await popup)).log)).toEqual([`Nora: ${chat.greeting}`]);
    expect(await bubbles((await enter(open.page)).log)).toContain("Você: Segredo");
  });

  it("offers to retry a question whose answer a reload interrupted", async () => {
    model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat();
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.page.reload();
    const { log, dialog } = await enter(open.page);

    expect((await bubbles(log)).slice(1)).toEqual([
      "Você: Quanto custa?",
      "Nora: Um site. Resposta interrompida",
    ]);
    model.answer = () => ({ words: ["Depende"] });
    await dialog.getByRole("button", { name: "Tentar novamente" }).click();
    await log.getByText("Depende").waitFor();
  });

  it("can be erased, also during an answer", async () => {
    model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat();
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();

    expect(await bubbles(open.log)).toEqual([`Nora: ${chat.greeting}`]);
    await until(() => isFocused(open.box));
    await open.page.reload();
    expect(await bubbles((await enter(open.page)).log)).toEqual([`Nora: ${chat.greeting}`]);
  });

  it.each([
    ["320 × 568", { width: 320, height: 568 }],
    ["360 × 640", { width: 360, height: 640 }],
  ])("follows a lead form that moves below the next answer, at %s", async (_size, viewport) => {
    model.answer = () => ({
      words: ["Depende do projeto. ".repeat(9), "Deixe seu nome e seu e-mail."],
    });
    const open = await openChat({ ...phone, viewport });
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await talk(open, "Quanto custa um site?");
    await form.waitFor();

    await talk(open, "Vocês dão nota fiscal?");

    await until(async () => (await bubbles(open.log)).length === 5);
    await drawn(open.page);
    const [list, group] = [(await open.log.boundingBox())!, (await form.boundingBox())!];
    expect(group.y).toBeLessThan(list.y + list.height);
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    expect(await newest.count()).toBe(0);
  });

  it.each([
    ["a small phone", { ...phone, viewport: { width: 320, height: 568 } }],
    ["a desktop", { viewport: { width: 1440, height: 900 } }],
  ])("starts at the top after it was erased, on %s", async (_device, options) => {
    model.answer = () => ({ words: ["Depende do projeto. ".repeat(20)] });
    const open = await openChat(options);
    await talk(open, "Quanto custa um site?");
    await talk(open, "E um chatbot?");

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await open.dialog.getByText("Conversa apagada.").waitFor();

    const greeting = open.log.getByText(chat.greeting);
    await until(async () => isWithin(await greeting.boundingBox(), await open.log.boundingBox()));
    await drawn(open.page);
    expect(await open.log.evaluate((list) => list.scrollTop)).toBe(0);
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    expect(await newest.count()).toBe(0);
  });

  it("can be restored after it was erased, lead included", async () => {
    const open = await openChat();
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await form.getByLabel("Nome").fill(ana.name);
    await form.getByLabel("E-mail").fill(ana.email);
    await form.getByRole("button", { name: "Confirmar" }).click();
    await talk(open, "Oi");
    const said = await bubbles(open.log);

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();
    const notice = open.dialog.getByRole("status").filter({ hasText: "Conversa apagada." });
    await notice.waitFor();
    expect(await bubbles(open.log)).toEqual([`Nora: ${chat.greeting}`]);
    await notice.getByRole("button", { name: "Desfazer" }).click();

    const spoken = open.dialog.locator('[aria-live="polite"]').last();
    await spoken.getByText("Conversa restaurada.").waitFor();
    expect(await bubbles(open.log)).toEqual(said);
    expect(await notice.count()).toBe(0);
    await until(() => isFocused(open.box));
    await talk(open, "E agora?");
    expect(sentBy(open.asked.at(-1)).leadData).toEqual(ana);
  });

  it("can be restored with the key after Tab", async () => {
    const open = await openChat();
    await talk(open, "Oi");
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).press("Enter");
    const undo = open.dialog.getByRole("button", { name: "Desfazer" });
    await undo.waitFor();
    await until(() => isFocused(open.box));

    await open.page.keyboard.press("Tab");

    expect(await isFocused(undo)).toBe(true);
    await open.page.keyboard.press("Enter");
    await open.log.getByText("Olá, tudo bem?").waitFor();
  });

  it.each([
    ["in landscape", { width: 844, height: 390 }],
    ["above a keyboard", { width: 390, height: 420 }],
  ])(
    "is restored with one tap while the lead form has the focus, on a phone %s",
    async (_how, viewport) => {
      const open = await openChat({ ...phone, viewport });
      await talk(open, "Oi");
      await open.dialog.getByRole("button", { name: "Apagar conversa" }).tap();
      const undo = open.dialog.getByRole("button", { name: "Desfazer" });
      await undo.waitFor();
      await untilClickable(open.page);
      await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).tap();
      await until(() => isFocused(open.dialog.getByRole("group")));
      await untilClickable(open.page);
      await drawn(open.page);
      const { x, y, width, height } = (await undo.boundingBox())!;

      await open.page.touchscreen.tap(x + width / 2, y + height / 2);

      await until(async () => (await bubbles(open.log)).length === 3);
      expect((await bubbles(open.log)).at(-1)).toBe("Nora: Olá, tudo bem?");
    },
  );

  it("is shown at its end after it was restored", async () => {
    model.answer = () => ({ words: ["Depende do projeto. ".repeat(20)] });
    const open = await openChat(phone);
    await talk(open, "Quanto custa um site?");
    await talk(open, "E um chatbot?");
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();

    await open.dialog.getByRole("button", { name: "Desfazer" }).click();

    await until(() => open.log.evaluate((list) => list.scrollTop > 0));
    expect(await open.log.getByText("Depende do projeto.").last().isVisible()).toBe(true);
  });

  it("is only erased by a double tap, on a phone in landscape", async () => {
    const open = await openChat({ ...phone, viewport: { width: 844, height: 390 } });
    await talk(open, "Oi");
    const erase = open.dialog.getByRole("button", { name: "Apagar conversa" });
    const { x, y, width, height } = (await erase.boundingBox())!;

    await erase.tap();
    await open.dialog.getByText("Conversa apagada.").waitFor();
    await open.page.touchscreen.tap(x + width / 2, y + height / 2);

    await untilClickable(open.page);
    expect(await open.dialog.getByRole("group", { name: "Seus dados de contato" }).count()).toBe(0);
  });

  it("works if the browser blocks storage", async () => {
    const tab = await openPage("about:blank");
    await tab.page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await tab.page.goto(app.url);
    const { log, box } = await enter(tab.page);

    await box.fill("Oi");
    await box.press("Enter");

    await log.getByText("Olá, tudo bem?").waitFor();
    expect(tab.consoleLines).toEqual([]);
  });
});

describe("a tab opened before a deploy", () => {
  it("reloads if the chat's code is gone, and keeps typed text", async () => {
    const { page } = await openPage("about:blank");
    await page.route("**/assets/ChatPanel*", (route) => route.fulfill({ status: 404 }));
    await page.goto(app.url);
    await page.waitForFunction(() => document.querySelector("form")?.noValidate);
    await page.getByLabel("Nome completo").fill("Conceição Araújo");
    await page.route(`${app.url}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // The page's own request gets the new build; the following navigation gets a working page.
      const isAsking = route.request().resourceType() === "fetch";
      const body = isAsking ? html.replaceAll(/assets\/main-[\w-]+/g, "assets/main-newer") : html;
      await route.fulfill({ response, body });
    });

    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await reloaded;
    await page.unroute("**/assets/ChatPanel*");
    await page.waitForFunction(() => document.querySelector("form")?.noValidate);

    expect(await page.getByLabel("Nome completo").inputValue()).toBe("Conceição Araújo");
    await enter(page);
  });

  it("isn't reloaded if only the network failed", async () => {
    const { page } = await openPage("about:blank");
    await page.route("**/assets/ChatPanel*", (route) => route.abort());
    await page.goto(app.url);
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));

    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("alert").getByText("Erro", { exact: true }).waitFor();

    expect(loads).toEqual([]);
  });
});

describe("the chat at 200 % text size", () => {
  it.each([
    ["a phone", phone],
    ["a desktop", { viewport: { width: 1440, height: 900 } }],
  ])("can be read and filled in on %s, also with a toast", async (_where, options) => {
    model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const { page, consoleLines } = await openPage("about:blank", {
      ...options,
      reducedMotion: "reduce",
    });
    await doubleText(page);
    await page.goto(app.url);
    const open = { ...(await enter(page)), page, consoleLines, asked: [] };
    await talk(open, "Quero um site");

    await open.dialog.getByRole("button", { name: "Confirmar" }).click();

    const toast = page.getByRole("status").filter({ hasText: "Dados incompletos" });
    await toast.getByText("Por favor, preencha").waitFor();
    expect((await toast.boundingBox())!.width).toBeGreaterThan(300);
    const name = open.dialog.getByRole("group").getByLabel("Nome");
    expect(await isFocused(name)).toBe(true);
    await until(async () => isWithin(await name.boundingBox(), await open.log.boundingBox()));
    const screen = { x: 0, y: 0, ...page.viewportSize()! };
    for (const button of ["Fechar chat", "Enviar", "Apagar conversa"]) {
      const box = await open.dialog.getByRole("button", { name: button }).boundingBox();
      expect({ button, inSight: isWithin(box, screen) }).toEqual({ button, inSight: true });
    }
  });

  it("shows the button for a person, and a wrong field below the toast, on a phone in landscape", async () => {
    const screen = { width: 844, height: 390 };
    const tab = await openPage("about:blank", {
      ...phone,
      viewport: screen,
      reducedMotion: "reduce",
    });
    await doubleText(tab.page);
    await tab.page.goto(app.url);
    const { dialog } = await enter(tab.page);
    const person = dialog.getByRole("button", { name: "Falar com uma pessoa" });
    expect(isWithin(await person.boundingBox(), { x: 0, y: 0, ...screen })).toBe(true);

    await person.click();
    await dialog.getByRole("button", { name: "Confirmar" }).click();

    const toast = tab.page.locator(".toast");
    await toast.getByText("Por favor, preencha").waitFor();
    const name = dialog.getByRole("group").getByLabel("Nome");
    expect(await isFocused(name)).toBe(true);
    await until(async () => isWithin(await name.boundingBox(), { x: 0, y: 0, ...screen }));
    expect(overlaps((await toast.boundingBox())!, (await name.boundingBox())!)).toBe(false);
    const close = await dialog.getByRole("button", { name: "Fechar chat" }).boundingBox();
    expect(isWithin(close, { x: 0, y: 0, ...screen })).toBe(true);
  });
});

describe("the chat on a small phone at 200 % text size", () => {
  const phones = [
    [360, 640],
    [320, 568],
  ] as const;

  async function openLarge(width: number, height: number) {
    const { page, consoleLines } = await openPage("about:blank", {
      ...phone,
      viewport: { width, height },
    });
    await doubleText(page);
    await page.goto(app.url);
    return { page, consoleLines, asked: [] };
  }

  it.each(phones)("keeps its button within 72 × 72 pixels at %i × %i", async (width, height) => {
    const { page } = await openLarge(width, height);

    const button = await page.getByRole("button", { name: "Abrir chat" }).boundingBox();

    expect(button!.width).toBeLessThanOrEqual(72);
    expect(button!.height).toBe(button!.width);
  });

  it.each(phones)("shows the whole placeholder, at %i × %i", async (width, height) => {
    const tab = await openLarge(width, height);
    const { box } = await enter(tab.page);

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

  it.each(phones)(
    "keeps 'Tentar novamente' inside its outline, at %i × %i",
    async (width, height) => {
      const tab = await openLarge(width, height);
      const open = { ...(await enter(tab.page)), ...tab };
      await open.page.route(FUNCTION, (route) => route.abort());
      await talk(open, "Oi");

      const retry = open.log.getByRole("button", { name: "Tentar novamente" });
      await retry.waitFor();

      // In one step, because the list may still scroll.
      const [text, outline] = await retry.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return [range, button].map((part) => {
          const { x, y, width: across, height: down } = part.getBoundingClientRect();
          return { x, y, width: across, height: down };
        });
      });
      expect(isWithin(text!, outline!)).toBe(true);
    },
  );
});

describe("the chat on a screen with room for a few words", () => {
  const question = "Quanto custa um site?";
  const sizes = [
    ["320 × 568 with text of 32 px", { ...phone, viewport: { width: 320, height: 568 } }, 32],
    ["320 × 256", { viewport: { width: 320, height: 256 } }, 16],
    ["320 × 192", { viewport: { width: 320, height: 192 } }, 16],
  ] as const;

  async function openSmall(options: BrowserContextOptions, textSize: number) {
    model.answer = () => ({
      words: ["O preço depende do que você precisa. ", "Deixe seu nome ", "e seu e-mail."],
    });
    const { page, consoleLines } = await openPage("about:blank", {
      ...options,
      reducedMotion: "reduce",
    });
    if (textSize > 16) await doubleText(page);
    await page.goto(app.url);
    const open = { ...(await enter(page)), page, consoleLines, asked: [] };
    await talk(open, question);
    await open.dialog.getByRole("group").waitFor();
    return open;
  }

  it.each(sizes)("shows the newest answer at %s", async (_size, options, textSize) => {
    const open = await openSmall(options, textSize);

    const list = (await open.log.boundingBox())!;
    const answer = open.log.locator(".chat-bubble").last();
    await until(async () => (await visibleHeight(answer, list)) > textSize);
    expect(list.height).toBeGreaterThan(options.viewport.height * 0.4);
  });

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
      await drawn(page);
      const error = await dialog.getByText("Nome é obrigatório").boundingBox();
      expect(isWithin(error, await log.boundingBox())).toBe(true);
      expect(isWithin(await log.boundingBox(), screen)).toBe(true);
      expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      expect((await toast.boundingBox())!.height).toBeLessThan(screen.height * 0.4);

      // The form's last fields and buttons, the notice's link, the message box.
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press("Tab");
        await drawn(page);
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
    const tab = await openPage("about:blank", {
      ...phone,
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    await doubleText(tab.page);
    await tab.page.goto(app.url);
    return { ...tab, ...(await enter(tab.page)), asked: [] };
  }

  it.each(sizes)("shows a line of the conversation, at %i × %i", async (width, height) => {
    const open = await openAboveKeyboard(width, height);

    await open.box.focus();

    const greeting = open.log.locator(".chat-bubble p").first();
    await until(async () => (await visibleHeight(greeting, (await open.log.boundingBox())!)) >= 40);
    await talk(open, "Oi");
    await open.box.focus();

    const newest = open.log.locator(".chat-bubble p").last();
    await until(async () => (await visibleHeight(newest, (await open.log.boundingBox())!)) >= 40);
    const box = (await open.box.boundingBox())!;
    expect(isWithin(box, { x: 0, y: 0, width, height })).toBe(true);
    expect(overlaps(box, (await open.log.boundingBox())!)).toBe(false);
  });

  it.each(sizes)("shows the whole field of the lead form, at %i × %i", async (width, height) => {
    const open = await openAboveKeyboard(width, height);
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    const screen = { x: 0, y: 0, width, height };

    for (const label of ["Nome", "E-mail", "Telefone (opcional)"]) {
      const field = form.getByLabel(label);
      await field.focus();
      await drawn(open.page);
      const list = (await open.log.boundingBox())!;
      const seen = isWithin(await field.boundingBox(), list) && isWithin(list, screen);
      expect({ label, seen }).toEqual({ label, seen: true });
    }

    await form.getByRole("button", { name: "Confirmar" }).press("Enter");
    const toast = open.page.locator(".toast");
    await toast.getByText("Dados incompletos").waitFor();
    await drawn(open.page);
    const name = form.getByLabel("Nome");
    expect(await isFocused(name)).toBe(true);
    await until(async () => isWithin(await name.boundingBox(), await open.log.boundingBox()));
    expect(isWithin(await open.log.boundingBox(), screen)).toBe(true);
    expect(overlaps((await toast.boundingBox())!, (await name.boundingBox())!)).toBe(false);
  });
});

type Box = { x: number; y: number; width: number; height: number };

function isWithin(inner: Box | null, outer: Box | null): boolean {
  if (!inner || !outer) throw new Error("not drawn");
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Returns how much of an element is visible inside a box, in CSS pixels from top to bottom. */
async function visibleHeight(element: Locator, within: Box): Promise<number> {
  const { y, height } = (await element.boundingBox())!;
  return Math.min(y + height, within.y + within.height) - Math.max(y, within.y);
}

/** Whether a press at the element's centre, or just inside its upper or lower edge, hits it. */
async function isUncovered(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [3, height / 2, height - 3].every((below) =>
      node.contains(document.elementFromPoint(x + width / 2, y + below)),
    );
  });
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe("the chat on a phone", () => {
  /** Asks a question while the service is unreachable; returns the chat and its error toast. */
  async function askWhileUnreachable() {
    const open = await openChat(phone);
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    const toast = open.page.getByRole("alert").filter({ hasText: "Erro" });
    await toast.getByText("Não foi possível").waitFor();
    return { open, toast };
  }

  it("fills the screen and makes the page behind it inert", async () => {
    const { page, dialog, consoleLines } = await openChat({ ...phone, reducedMotion: "reduce" });

    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await dialog.getAttribute("aria-modal")).toBe("true");
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press(stop % 5 === 4 ? "Shift+Tab" : "Tab");
      expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    expect(await page.evaluate(() => document.querySelector("main")?.inert)).toBe(true);
    expect(consoleLines).toEqual([]);
  });

  it("starts at the top of a tall screen until there is a message", async () => {
    const open = await openChat(phone);
    const welcome = open.log.getByText("Pergunte sobre sites, sistemas e chatbots.");

    expect(await welcome.isVisible()).toBe(true);
    expect(await open.log.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);

    await talk(open, "Oi");
    expect(await welcome.count()).toBe(0);
  });

  it("gives the conversation half of the window at 400 % zoom", async () => {
    const { log } = await openChat({ viewport: { width: 320, height: 256 } });

    expect((await log.boundingBox())!.height).toBeGreaterThanOrEqual(128);
  });

  it("fits the smallest screen, with the lead form", async () => {
    model.answer = () => ({ words: [`Qual é o seu nome? ${"x".repeat(300)}`] });
    const open = await openChat({ ...phone, viewport: { width: 320, height: 480 } });
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
      const open = await openChat(phone);
      await talk(open, "Oi");
      const said = await bubbles(open.log);
      await open.dialog.getByRole("button", { name: "Fechar chat" }).click();
      await untilClickable(open.page);
      const { x, y, width, height } = (await open.opener.boundingBox())!;
      const [left, top] = [x + width / 2, y + height / 2];

      await open.page.touchscreen.tap(left, top);
      await open.page.waitForTimeout(gap);
      await open.page.touchscreen.tap(left, top);

      await open.dialog.waitFor();
      await untilClickable(open.page);
      expect(await bubbles(open.log)).toEqual(said);
      expect(await open.dialog.isVisible()).toBe(true);
    },
  );

  it("closes on three quick taps without activating anything beneath", async () => {
    const open = await openChat(phone);
    await untilClickable(open.page);
    const cross = (await open.dialog.getByRole("button", { name: "Fechar chat" }).boundingBox())!;
    const [left, top] = [cross.x + cross.width / 2, cross.y + cross.height / 2];

    for (let tap = 0; tap < 3; tap++) {
      await open.page.touchscreen.tap(left, top);
      await open.page.waitForTimeout(250);
    }

    await untilClickable(open.page);
    expect(await open.dialog.isVisible()).toBe(false);
    expect(await open.page.locator("#menu").isVisible()).toBe(false);
  });

  it("activates nothing else if 'Ver mensagem mais recente' is tapped twice", async () => {
    const words = Array.from({ length: 200 }, (_, line) => `linha ${line + 1}\n`);
    model.answer = () => ({ words, pause: 50 });
    const open = await openChat(phone);
    await say(open, "O que está incluído?");
    await open.log.getByText("linha 40").waitFor();
    await open.log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.waitFor();
    const { x, y, width, height } = (await newest.boundingBox())!;
    await open.dialog.evaluate((panel) => {
      panel.dataset.clicked = "";
      panel.addEventListener("click", ({ target }) => {
        panel.dataset.clicked += `${(target as Element).className} `;
      });
    });

    for (let tap = 0; tap < 2; tap++) {
      await open.page.touchscreen.tap(x + width / 2, y + height / 2);
      await newest.waitFor({ state: "detached" });
    }

    await untilClickable(open.page);
    expect(await open.dialog.getAttribute("data-clicked")).toBe("chat-newest ");
  });

  it("shows no keyboard if 'Parar' is tapped twice", async () => {
    model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat(phone);
    await say(open, "Quanto custa?");
    const stop = open.dialog.getByRole("button", { name: "Parar" });
    await open.log.getByText("Um site.").waitFor();
    await untilClickable(open.page);
    const { x, y, width, height } = (await stop.boundingBox())!;

    await open.page.touchscreen.tap(x + width / 2, y + height / 2);
    await enabled(open.box);
    await open.page.touchscreen.tap(x + width / 2, y + height / 2);

    await untilClickable(open.page);
    expect(await isFocused(open.box)).toBe(false);
  });

  it("shows no keyboard on opening and after an answer", async () => {
    const open = await openChat(phone);
    expect(await isFocused(open.dialog)).toBe(true);

    await open.box.fill("Oi");
    await open.dialog.getByRole("button", { name: "Enviar" }).tap();
    await open.log.getByText("Olá, tudo bem?").waitFor();
    await enabled(open.box);
    expect(await isFocused(open.dialog)).toBe(true);

    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).tap();
    await until(() => isFocused(open.dialog.getByRole("group")));
  });

  it("is closed by Back, and leaves no history entry if closed otherwise", async () => {
    const { page, dialog, opener } = await openChat(phone);
    const isStep = () => page.evaluate(() => history.state !== null);
    expect(await isStep()).toBe(true);

    await page.goBack();
    await dialog.waitFor({ state: "hidden" });
    expect(page.url()).toBe(`${app.url}/`);
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

  it.each(["Escape", "Back"])(
    "leaves the page as it was after a link when %s closes it",
    async (way) => {
      const { page } = await openPage(`${app.url}/#sobre`, phone);
      const opener = page.getByRole("button", { name: "Abrir chat" });
      await opener.waitFor();
      await page.locator("#contato form").scrollIntoViewIfNeeded();
      const scrolled = () => page.evaluate(() => scrollY);
      const before = await scrolled();
      await opener.click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();

      await (way === "Back" ? page.goBack() : page.keyboard.press("Escape"));
      await dialog.waitFor({ state: "hidden" });
      await until(() => page.evaluate(() => history.state === null));

      await until(() => isFocused(opener));
      expect(await scrolled()).toBe(before);
    },
  );

  it("shows a line of the conversation in landscape with the keyboard open", async () => {
    const open = await openChat({ ...phone, viewport: { width: 844, height: 170 } });
    await talk(open, "Oi");
    const person = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });
    expect(await person.isVisible()).toBe(true);

    const [list, box] = [await open.log.boundingBox(), await open.box.boundingBox()];

    expect(list!.height).toBeGreaterThan(40);
    expect(overlaps(list!, box!)).toBe(false);
    expect(isWithin(box, { x: 0, y: 0, width: 844, height: 170 })).toBe(true);
  });

  it("makes the page usable again when it is closed", async () => {
    const { page, dialog, opener } = await openChat(phone);

    await dialog.getByRole("button", { name: "Fechar chat" }).click();

    expect(await dialog.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll("[inert]").length)).toBe(0);
  });

  it("delays the contact form's toast until it is closed", async () => {
    const { page } = await openPage(app.url, phone);
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    const toast = page.getByText("Erro de validação");
    await toast.waitFor();

    const { dialog } = await enter(page);
    expect(await toast.isVisible()).toBe(false);

    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    await toast.waitFor();
  });

  it("keeps the Tab key inside while it hides the contact form's toast", async () => {
    const { page } = await openPage(app.url, { ...phone, reducedMotion: "reduce" });
    await page.clock.install();
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    await page.clock.runFor(1000);
    await page.getByText("Erro de validação").waitFor();
    const { dialog } = await enter(page);

    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
    }
    expect(await page.locator(".toast").count()).toBe(1);
  });

  it("hides its error toast when it is closed", async () => {
    const { open, toast } = await askWhileUnreachable();

    await open.dialog.getByRole("button", { name: "Fechar chat" }).click();

    await until(async () => (await toast.count()) === 0);
    expect(await open.dialog.isVisible()).toBe(false);
  });

  it.each([
    [360, 340],
    [320, 300],
  ])("has a toast of full width above a keyboard, at %i × %i", async (width, height) => {
    const open = await openChat({ ...phone, viewport: { width, height } });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await open.dialog.getByRole("button", { name: "Confirmar" }).click();
    const toast = open.page.locator(".toast");
    await toast.getByText("Dados incompletos").waitFor();

    expect((await toast.boundingBox())!.width).toBeGreaterThan(width - 32);
    const close = await open.dialog.getByRole("button", { name: "Fechar chat" }).boundingBox();
    expect(isWithin(close, { x: 0, y: 0, width, height })).toBe(true);
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
