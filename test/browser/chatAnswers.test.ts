import { chat } from "../../src/shared/content/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { isWithin, overlaps } from "../support/boxes.ts";
import { isFocused, untilDrawn, withMotion } from "../support/browser.ts";
import {
  bubbles,
  confirmLead,
  openChat,
  phone,
  recordAnnouncements,
  say,
  sentBy,
  talk,
  untilEnabled,
} from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import type { ModelAnswer } from "../support/modelServer.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.chatbot}`;
const APOLOGY = "Desculpe, ocorreu um erro. Tente novamente ou escreva para contato@nora.example.";

const service = startChatAppForFile();

/** Returns an array to which words of the newest paragraph are added that move to another line. */
function watchWords(log: Element): string[] {
  const moved: string[] = [];
  const lines = new Map<number, number>();
  new MutationObserver(() => {
    const paragraph = [...log.querySelectorAll(".chat-bubble-assistant p")].at(-1);
    const text = paragraph?.firstChild;
    if (!paragraph || !(text instanceof Text)) return;
    const top = paragraph.getBoundingClientRect().top;
    for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const line = Math.round(range.getBoundingClientRect().top - top);
      if ((lines.get(index) ?? line) !== line) moved.push(word);
      lines.set(index, line);
    }
  }).observe(log, { childList: true, subtree: true, characterData: true });
  return moved;
}

describe("talking to Nora", () => {
  it("begins with the greeting and suggested questions", async () => {
    const { dialog, log, box, asked } = await openChat(service.app.url);

    expect(await bubbles(log)).toEqual([`Nora: ${chat.greeting}`]);
    await dialog.getByRole("button", { name: chat.suggestions[0] }).click();

    await until(() => asked.length === 1);
    expect(sentBy(asked[0]).message).toBe(chat.suggestions[0]);
    await untilEnabled(box);
    await until(() => isFocused(box));
    expect(await dialog.getByRole("button", { name: chat.suggestions[1] }).count()).toBe(0);
  });

  it("describes the chat by the greeting until the first question", async () => {
    service.model.answer = () => ({ words: ["Olá!"] });
    const open = await openChat(service.app.url);
    const described = open.page.getByRole("dialog", { description: `Nora: ${chat.greeting}` });
    expect(await described.count()).toBe(1);

    await talk(open, "Oi");

    expect(await described.count()).toBe(0);
  });

  it("shows that she is typing, and disables sending meanwhile", async () => {
    const thought = Promise.withResolvers<void>();
    service.model.answer = async () => {
      await thought.promise;
      return { words: ["Pronto"] };
    };
    const { page, dialog, box, log } = await openChat(service.app.url);
    await say({ page }, "Quanto custa?");

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
    service.model.answer = () => ({
      words: ["São **três** frentes:\n", "- sites\n", "- sistemas"],
      hold: last.promise,
    });
    const open = await openChat(service.app.url);
    const heard = await recordAnnouncements(open);

    await say(open, "O que vocês fazem?");
    await open.log.locator("strong").getByText("três").waitFor();
    expect(heard).toEqual([]);
    last.resolve();
    await untilEnabled(open.box);

    expect(await open.log.getByRole("listitem").allInnerTexts()).toEqual(["sites", "sistemas"]);
    await until(() => heard.length > 0);
    expect(heard).toEqual(["São três frentes:\n- sites\n- sistemas"]);
    expect(await open.log.getAttribute("aria-live")).toBe("off");
  });

  it("leaves words that are already shown in their lines while more arrive", async () => {
    const sentences = Array.from(
      { length: 12 },
      (_, index) => `Temos ${"mais ".repeat(index)}um site. `,
    );
    service.model.answer = () => ({ words: sentences, pause: 30 });
    const open = await openChat(service.app.url, phone);
    const moved = await open.log.evaluateHandle(watchWords);

    await talk(open, "O que vocês fazem?");

    expect(await moved.jsonValue()).toEqual([]);
    await open.log.getByText(sentences.at(-1)!.trim()).waitFor();
  });

  it("keeps an answer's height when it is complete", async () => {
    const last = Promise.withResolvers<void>();
    service.model.answer = () => ({ words: ["Fazemos sites. ", " "], hold: last.promise });
    const open = await openChat(service.app.url);
    await say(open, "O que vocês fazem?");
    const bubble = open.log.locator(".chat-bubble").last();
    await bubble.getByText("Fazemos sites.").waitFor();
    const { height } = (await bubble.boundingBox())!;

    last.resolve();
    await untilEnabled(open.box);

    expect((await bubble.boundingBox())!.height).toBe(height);
  });

  it("announces a failed answer and how to retry it by one alert, until the conversation is erased", async () => {
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());

    await talk(open, "Quanto custa?");

    const alert = open.page.getByRole("alert").filter({ hasText: "Não foi possível" });
    const hint = alert.getByText("O botão “Tentar novamente” está na conversa.");
    await hint.waitFor();
    // For screen readers only.
    expect((await hint.boundingBox())!.width).toBeLessThanOrEqual(1);
    expect(await open.dialog.locator('[aria-live="polite"]').allTextContents()).toEqual([""]);

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await alert.waitFor({ state: "detached" });
    expect(await open.page.getByRole("alert").allInnerTexts()).toEqual([]);
  });

  it("leaves the focus to a visitor who followed an anchor during the answer", async () => {
    const thought = Promise.withResolvers<void>();
    service.model.answer = () => ({ words: ["Depende."], hold: thought.promise });
    const { page, box, log } = await openChat(service.app.url);
    await say({ page }, "Quanto custa um site?");
    const link = page.locator(".navigation-links").getByRole("link", { name: "Serviços" });
    await link.press("Enter");
    await until(() => page.evaluate(() => scrollY > 0));

    thought.resolve();
    await log.getByText("Depende.").waitFor();
    await untilEnabled(box);
    await untilDrawn(page);

    expect(await isFocused(box)).toBe(false);
    await page.keyboard.press("Tab");
    expect(await page.locator("#servicos :focus").count()).toBe(1);
  });

  it("has the focus in the message box after an answer, although it was reopened during it", async () => {
    const open = await openChat(service.app.url);
    const ending = Promise.withResolvers<{ words: string[] }>();
    service.model.answer = () => ending.promise;
    await say(open, "Oi");
    await open.page.keyboard.press("Escape");
    await open.page.getByRole("button", { name: "Abrir chat" }).press("Enter");

    ending.resolve({ words: ["Olá!"] });

    await open.log.getByText("Olá!", { exact: true }).waitFor();
    await until(() => isFocused(open.box));
    expect(await open.box.isEnabled()).toBe(true);
  });

  it("removes an announced answer, which a screen reader would find a second time", async () => {
    const open = await openChat(service.app.url);
    await open.page.clock.install();
    const spoken = open.dialog.locator('[aria-live="polite"]').last();
    await say(open, "Oi");
    await spoken.getByText("Olá, tudo bem?").waitFor();

    await open.page.clock.runFor(10_000);

    expect(await spoken.textContent()).toBe("");
    expect(await open.log.getByText("Olá, tudo bem?").count()).toBe(1);
  });

  it("sends the earlier messages, without the new one", async () => {
    const open = await openChat(service.app.url);
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
    const { page, box, asked } = await openChat(service.app.url);

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

  it("keeps a message over 2,000 characters in the box, and announces the error of each attempt", async () => {
    const { box, dialog, asked } = await openChat(service.app.url);

    await box.fill("x".repeat(2001));
    await dialog.getByText("Mensagem muito longa").waitFor();
    await box.press("Enter");

    await dialog.getByText("2.001 de 2.000 caracteres").waitFor();
    expect(await box.getAttribute("aria-invalid")).toBe("true");
    expect(await box.inputValue()).toHaveLength(2001);
    expect(asked).toEqual([]);

    const alert = dialog.getByRole("alert").filter({ hasText: "Mensagem muito longa" });
    const first = await alert.elementHandle();
    await box.press("Enter");
    await until(async () => !(await first.evaluate((node) => node.isConnected)));
    await alert.waitFor();
    const second = await alert.elementHandle();
    await box.press("x");
    await dialog.getByText("2.002 de 2.000 caracteres").waitFor();
    expect(await second.evaluate((node) => node.isConnected)).toBe(true);
    await box.fill("x".repeat(2003));
    await dialog.getByText("2.003 de 2.000 caracteres").waitFor();

    await box.fill("x".repeat(2000));
    await box.press("Enter");
    await until(() => asked.length === 1);
  });

  it("removes the message about a failed question when another one is asked", async () => {
    const open = await openChat(service.app.url);
    await open.page.context().setOffline(true);
    await say(open, "Oi");
    const failure = open.page.getByRole("alert").getByText("Não foi possível enviar");
    await failure.waitFor();
    await open.page.context().setOffline(false);
    service.model.answer = () => ({ words: ["Um site. "], ending: "hang" });

    await say(open, "Quanto custa?");

    await open.log.getByText("Um site.").waitFor();
    expect(await failure.count()).toBe(0);
  });

  it("can be stopped: the text stays, marked and announced, and in the history", async () => {
    service.model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat(service.app.url);
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.dialog.getByRole("button", { name: "Parar" }).click();

    await open.log.getByText("Resposta interrompida por você").waitFor();
    const spoken = open.dialog.locator('[aria-live="polite"]').last();
    await spoken.getByText("Um site. Você interrompeu a resposta.").waitFor();
    expect(await open.log.getByText("Resposta interrompida por você").count()).toBe(1);
    await until(() => isFocused(open.box));
    await until(() => service.model.requests.at(-1)?.aborted === true);
    service.model.answer = () => ({ words: ["Certo"] });
    await talk(open, "Resuma");
    expect(sentBy(open.asked[1]).conversationHistory.slice(-2)).toEqual([
      { role: "user", content: "Quanto custa?" },
      { role: "assistant", content: "Um site. " },
    ]);
  });

  it("opens a reply's links in a new tab, and runs no script in it", async () => {
    const open = await openChat(service.app.url);
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

  /** Opens a chat in which the visitor has scrolled up while a second answer came in. */
  async function openScrolledUp() {
    const words = Array.from({ length: 30 }, () => "\n- mais um ponto");
    const last = Promise.withResolvers<void>();
    service.model.answer = () => ({ words, pause: 20 });
    const open = await openChat(service.app.url, withMotion);
    await talk(open, "Conte tudo");
    const fromEnd = () =>
      open.log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    expect(await fromEnd()).toBeLessThan(2);

    service.model.answer = () => ({ words, pause: 20, hold: last.promise });
    await say(open, "E mais?");
    await open.log
      .getByText("mais um ponto")
      .nth(words.length + 4)
      .waitFor();
    await open.log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
    last.resolve();
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.waitFor();
    await untilEnabled(open.box);
    return { ...open, newest, fromEnd };
  }

  it("scrolls to new text unless the visitor has scrolled up", async () => {
    const { log, newest, fromEnd } = await openScrolledUp();
    expect(await log.evaluate((list) => list.scrollTop)).toBe(0);

    await newest.press("Enter");
    await until(async () => (await fromEnd()) < 2);
    expect(await newest.count()).toBe(0);
    expect(await isFocused(log)).toBe(true);
  });

  it("stays where the visitor scrolls to in the moment in which a word arrives", async () => {
    const words = Array.from({ length: 30 }, () => "\n- mais um ponto");
    service.model.answer = () => ({ words });
    const open = await openChat(service.app.url);
    await talk(open, "Conte tudo");

    // In one frame: the button below the list then makes it smaller before its scroll event is fired.
    await open.log.evaluate(async (list) => {
      await new Promise(requestAnimationFrame);
      list.scrollTo({ top: 0, behavior: "instant" });
      list.lastElementChild!.append(" e mais");
    });
    await open.dialog.getByRole("button", { name: "Ver mensagem mais recente" }).waitFor();
    await untilDrawn(open.page);

    expect(await open.log.evaluate((list) => list.scrollTop)).toBe(0);
  });

  it("moves the focus of 'Ver mensagem mais recente' to the list if scrolling removes it", async () => {
    const { log, newest } = await openScrolledUp();

    await newest.focus();
    await log.evaluate((list) => list.scrollTo({ top: 9999, behavior: "instant" }));
    await newest.waitFor({ state: "detached" });

    expect(await isFocused(log)).toBe(true);
  });
});

describe("an answer that is higher than the list and comes in one piece", () => {
  // Without figures, which the guard would replace.
  const lines = Array.from({ length: 40 }, () => "- mais um ponto");
  const long = `Estes são todos os pontos: ${lines.join("\n")}`;

  it("is shown from its first line, and stays where the reader scrolls to", async () => {
    service.model.answer = () => ({ words: [long], whole: true });
    const open = await openChat(service.app.url);
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
    await open.page.setViewportSize({ width: 1280, height: 680 });
    await open.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await open.log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThanOrEqual(end);
  });

  it("is shown from its first line in a chat that was closed meanwhile", async () => {
    const isClosed = Promise.withResolvers<void>();
    service.model.answer = async () => {
      await isClosed.promise;
      return { words: [long], whole: true };
    };
    const open = await openChat(service.app.url);
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
    const open = await openChat(service.app.url);
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
    const open = await openChat(service.app.url);
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
    await untilEnabled(open.box);
    expect(await bubbles(open.log)).toEqual([
      expect.stringContaining(chat.greeting),
      "Você: Oi",
      "Nora: Olá, tudo bem?",
    ]);
    expect(sentBy(open.asked[1])).toEqual(sentBy(open.asked[0]));
    expect(await open.page.getByRole("alert").count()).toBe(0);
  });

  it("isn't erased by a second Enter on its alert's button", async () => {
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    const close = open.page.getByRole("button", { name: "Fechar aviso" });
    await close.waitFor();
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).focus();
    await open.page.keyboard.press("Tab");
    expect(await isFocused(close)).toBe(true);

    await open.page.keyboard.press("Enter");
    await open.page.keyboard.press("Enter");

    await close.waitFor({ state: "detached" });
    await untilDrawn(open.page);
    expect(await bubbles(open.log)).toContain("Você: Oi");
  });

  it("is retried with the focus in the list, although a lead form was opened since", async () => {
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    await open.page.unroute(FUNCTION);
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const ending = Promise.withResolvers<ModelAnswer>();
    service.model.answer = () => ending.promise;

    await open.dialog.getByRole("button", { name: "Tentar novamente" }).press("Enter");

    await until(() => isFocused(open.log));
    ending.resolve({ words: ["Olá!"] });
    await untilEnabled(open.box);
    await until(() => isFocused(open.box));
    expect(await open.dialog.getByLabel("Nome").inputValue()).toBe("");
  });

  it("keeps its offer to retry above the thanks for a lead", async () => {
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());
    await talk(open, "Oi");
    const retry = open.dialog.getByRole("button", { name: "Tentar novamente" });
    await retry.waitFor();
    await open.page.unroute(FUNCTION);

    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await confirmLead(open);

    const thanks = open.log.getByText("Anotei seus dados");
    await thanks.waitFor();
    expect((await retry.boundingBox())!.y).toBeLessThan((await thanks.boundingBox())!.y);
  });

  it.each(["drop", "error"] as const)(
    "keeps the text of an interrupted answer (%s), marked and announced",
    async (ending) => {
      service.model.answer = () => ({ words: ["Um site. "], ending });
      const open = await openChat(service.app.url);

      await talk(open, "Quanto custa?");

      expect(await bubbles(open.log)).toEqual([
        expect.stringContaining(chat.greeting),
        "Você: Quanto custa?",
        "Nora: Um site. Resposta interrompida",
        `Nora: ${APOLOGY}`,
      ]);
      // In the alert itself, which would interrupt a separate announcement.
      const alert = open.page.getByRole("alert").filter({ hasText: "Erro" });
      await alert.getByText("Um site. Resposta interrompida.").waitFor();
    },
  );

  it("is a failed call if the assistant is unavailable", async () => {
    service.model.answer = () => ({ status: 500 });
    const open = await openChat(service.app.url);

    await talk(open, "Oi");

    expect((await bubbles(open.log)).at(-1)).toBe(`Nora: ${APOLOGY}`);
  });

  it("has its toast beside or above the chat at any width", async () => {
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());

    await checkEach([700, 800, 820, 1440], async (width) => {
      await open.page.setViewportSize({ width, height: 900 });
      await talk(open, "Oi");

      const toast = open.page.locator(".toast");
      await toast.getByText("Não foi possível").waitFor();
      await until(
        async () => !overlaps(await toast.boundingBox(), await open.dialog.boundingBox()),
      );
      // Before it disappears by itself.
      expect(await toast.count()).toBe(1);
    });
  });

  it("shows 'Tentar novamente' below two toasts with their texts, on a phone", async () => {
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 360, height: 640 },
    });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await confirmLead(open);
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
    const older = open.page.getByText("Entraremos em contato em breve.");
    expect((await older.boundingBox())!.width).toBeGreaterThan(100);
    const retry = open.dialog.getByRole("button", { name: "Tentar novamente" });
    await until(async () => isWithin(await retry.boundingBox(), await open.log.boundingBox()));
    await untilDrawn(open.page);
    expect(isWithin(await retry.boundingBox(), await open.log.boundingBox())).toBe(true);
  });

  it("shows the service's error, without an entry of Nora", async () => {
    const open = await openChat(service.app.url);
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
