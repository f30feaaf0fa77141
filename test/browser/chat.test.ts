import { chat, chatLabels } from "../../src/shared/content/chat.ts";
import { company } from "../../src/shared/content/company.ts";
import { isFocused } from "../support/browser.ts";
import {
  bubbles,
  confirmLead,
  enterChat,
  openChat,
  recordAnnouncements,
  say,
  talk,
  untilEnabled,
  untilValue,
} from "../support/chatPage.ts";
import { startAppForFile, startNoraForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const APOLOGY = "Desculpe, ocorreu um erro. Tente novamente ou escreva para contato@nora.example.";

const service = startAppForFile();
const stand = startNoraForFile();

const open = () => openChat(service.app.url, {}, stand.nora);

describe("talking to Nora", () => {
  it("begins with the greeting", async () => {
    const { log } = await open();

    expect(await bubbles(log)).toEqual([`${company.name}: ${chat.greeting}`]);
  });

  it("shows that she is typing, and takes no other message meanwhile", async () => {
    const thought = Promise.withResolvers<void>();
    stand.nora.answer = { words: ["Pronto"], hold: thought.promise };
    const { page, dialog, box, log } = await open();

    await say({ page }, "Quanto custa?");
    await dialog.getByRole("status").getByText(chatLabels.typing).waitFor();

    expect(await box.isDisabled()).toBe(true);
    expect(await dialog.getByRole("button", { name: "Enviar" }).count()).toBe(0);
    thought.resolve();
    await log.getByText("Pronto").waitFor();
    await until(() => isFocused(box));
    expect(await dialog.getByRole("status").count()).toBe(0);
  });

  it("shows the answer as it arrives, and says it once and whole, with its suggestions", async () => {
    const last = Promise.withResolvers<void>();
    stand.nora.answer = {
      words: ["São **três** frentes:\n", "- sites\n", "- sistemas"],
      hold: last.promise,
      suggestions: ["Quanto custa?", "Em quanto tempo?"],
    };
    const opened = await open();
    const heard = await recordAnnouncements(opened);

    await say(opened, "O que vocês fazem?");
    await opened.log.locator("strong").getByText("três").waitFor();
    expect(heard).toEqual([]);
    last.resolve();
    await untilEnabled(opened.box);

    await until(() => heard.length > 0);
    expect(heard).toEqual([
      "São três frentes:\n- sites\n- sistemas\nSugestões: Quanto custa?; Em quanto tempo?.",
    ]);
    expect(await opened.log.getAttribute("aria-live")).toBe("off");
    expect(await opened.log.getByRole("listitem").allInnerTexts()).toEqual(["sites", "sistemas"]);
  });

  it("takes a plain JSON answer", async () => {
    stand.nora.answer = { words: ["Olá!"], whole: true };
    const { page, log } = await open();

    await talk({ page }, "Oi");

    expect((await bubbles(log)).at(-1)).toBe(`${company.name}: Olá!`);
  });

  it("sends what was said before, but not the new message, with the conversation", async () => {
    const { page } = await open();
    await talk({ page }, "Oi");
    await talk({ page }, "E o prazo?");

    expect(stand.nora.asked[1]).toMatchObject({
      message: "E o prazo?",
      conversationHistory: [
        { role: "assistant", content: chat.greeting },
        { role: "user", content: "Oi" },
        { role: "assistant", content: "Olá!" },
      ],
      leadData: null,
    });
  });

  it("keeps a message of more than 2,000 characters in the box", async () => {
    const { page, dialog, box } = await open();
    await box.fill("x".repeat(2001));
    await box.press("Enter");

    await dialog.getByRole("alert").getByText("Mensagem muito longa").waitFor();
    expect(await box.inputValue()).toHaveLength(2001);
    expect(stand.nora.asked).toEqual([]);
    await talk({ page }, "x".repeat(2000));
    expect(stand.nora.asked).toHaveLength(1);
  });

  it("renders links as links and nothing as markup", async () => {
    stand.nora.answer = {
      words: ["<img src=x> [nora.example](https://outra.example/) https://wa.me/5581998765432"],
    };
    const { page, log } = await open();

    await talk({ page }, "Oi");

    const links = await log.getByRole("link").allInnerTexts();
    expect(links).toEqual(["https://outra.example/", "(81) 99876-5432"]);
    expect(await log.locator("img").count()).toBe(0);
  });
});

describe("suggestions", () => {
  it("are sent as a message when pressed, and gone once something newer comes", async () => {
    stand.nora.answer = { words: ["Depende."], suggestions: ["Quero um orçamento"] };
    const { dialog, log, suggestions } = await open();
    await suggestions.getByRole("button", { name: chat.suggestions[0] }).click();
    await log.getByText("Depende.").waitFor();
    await suggestions.waitFor();

    expect(stand.nora.asked[0]!.message).toBe(chat.suggestions[0]);
    expect(await suggestions.getByRole("button").allInnerTexts()).toEqual(["Quero um orçamento"]);
    expect(await dialog.getByRole("button", { name: chat.suggestions[1] }).count()).toBe(0);

    stand.nora.answer = { words: ["Certo."] };
    await suggestions.getByRole("button").click();
    await log.getByText("Certo.").waitFor();
    await suggestions.waitFor({ state: "detached" });
  });

  it("are reached by the keyboard", async () => {
    const { page, box } = await open();
    await box.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      chat.suggestions[2],
    );
    await page.keyboard.press("Enter");

    await until(() => stand.nora.asked.length === 1);
    await until(() => isFocused(box));
  });
});

describe("an answer that doesn't come whole", () => {
  it("is marked when the visitor stops it, and stays in the history", async () => {
    stand.nora.answer = { words: ["Fazemos ", "sites"], hold: new Promise(() => {}) };
    const { page, dialog, box, log } = await open();
    await say({ page }, "O que vocês fazem?");
    await log.getByText("Fazemos").waitFor();

    await dialog.getByRole("button", { name: "Parar" }).click();
    await until(() => isFocused(box));

    expect((await bubbles(log)).at(-1)).toBe(
      `${company.name}: Fazemos Resposta interrompida por você`,
    );
    await until(() => stand.nora.left === 1);
    stand.nora.answer = { words: ["Olá!"] };
    await talk({ page }, "Continue");
    expect(stand.nora.asked[1]!.conversationHistory.at(-1)).toEqual({
      role: "assistant",
      content: "Fazemos ",
    });
  });

  it("keeps its words and is apologised for when the call fails, and can be asked for again", async () => {
    stand.nora.answer = { words: ["Fazemos"], ending: "error" };
    const { page, dialog, box, log } = await open();
    await talk({ page }, "O que vocês fazem?");

    const toast = page.getByRole("alert").filter({ hasText: "Erro" });
    await toast.getByText("Não foi possível enviar a mensagem. Tente novamente.").waitFor();
    expect((await bubbles(log)).slice(-2)).toEqual([
      `${company.name}: Fazemos Resposta interrompida`,
      `${company.name}: ${APOLOGY}`,
    ]);

    stand.nora.answer = { words: ["Fazemos sites."] };
    await dialog.getByRole("button", { name: "Tentar novamente" }).click();
    await log.getByText("Fazemos sites.").waitFor();
    await untilEnabled(box);
    expect((await bubbles(log)).slice(1)).toEqual([
      "Você: O que vocês fazem?",
      `${company.name}: Fazemos sites.`,
    ]);
    await toast.waitFor({ state: "detached" });
  });

  it("is the service's own error, without an apology, when it refuses the message", async () => {
    stand.nora.answer = { status: 429, error: "Muitas mensagens. Aguarde um minuto." };
    const { page, dialog, log } = await open();
    await talk({ page }, "Oi");

    await page.getByRole("alert").getByText("Muitas mensagens. Aguarde um minuto.").waitFor();
    expect(await bubbles(log)).toHaveLength(2);
    expect(await dialog.getByRole("button", { name: "Tentar novamente" }).isVisible()).toBe(true);
  });

  it.each([
    ["a stream without done", { words: ["Fazemos"], ending: "cut" } as const],
    ["a 502", { status: 502, error: "x" }],
  ])("is a failed call for %s", async (_what, answer) => {
    stand.nora.answer = answer;
    const { page, log } = await open();

    await talk({ page }, "Oi");

    expect((await bubbles(log)).at(-1)).toBe(`${company.name}: ${APOLOGY}`);
  });
});

describe("the conversation", () => {
  it("survives a reload in the same tab, with lead and unsent text", async () => {
    const { page, dialog, box } = await open();
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await confirmLead({ dialog });
    await talk({ page }, "Oi");
    await box.fill("Mais uma co");

    await page.reload();
    const again = await enterChat(page);

    expect(await bubbles(again.log)).toEqual([
      `${company.name}: ${chat.greeting}`,
      expect.stringContaining("Obrigado, Ana Conceição!"),
      "Você: Oi",
      `${company.name}: Olá!`,
    ]);
    await untilValue(again.box, "Mais uma co");
    await talk({ page }, "Voltei");
    expect(stand.nora.asked.at(-1)!.leadData).toMatchObject({ name: "Ana Conceição" });
    expect(stand.nora.leads).toHaveLength(1);
  });

  it("reaches no other tab", async () => {
    const { page } = await open();
    await talk({ page }, "Oi");
    // Browsers copy sessionStorage into a tab that a page opens.
    const [copy] = await Promise.all([
      page.context().waitForEvent("page"),
      page.evaluate((url) => void window.open(url), service.app.url),
    ]);

    expect(await bubbles((await enterChat(copy)).log)).toEqual([
      `${company.name}: ${chat.greeting}`,
    ]);
  });

  it("keeps an answer that a reload interrupts, to ask again", async () => {
    stand.nora.answer = { words: ["Fazemos ", "sites"], hold: new Promise(() => {}) };
    const { page, log } = await open();
    await say({ page }, "O que vocês fazem?");
    await log.getByText("Fazemos").waitFor();

    await page.reload();
    const { dialog, log: restored } = await enterChat(page);

    expect((await bubbles(restored)).at(-1)).toBe(`${company.name}: Fazemos Resposta interrompida`);
    expect(await dialog.getByRole("button", { name: "Tentar novamente" }).isVisible()).toBe(true);
  });

  it("is erased, and put back whole by 'Desfazer'", async () => {
    const { page, dialog, box, log } = await open();
    expect(await dialog.getByRole("button", { name: "Apagar conversa" }).count()).toBe(0);
    await talk({ page }, "Oi");
    const before = await bubbles(log);

    await dialog.getByRole("button", { name: "Apagar conversa" }).dblclick();
    await dialog.getByRole("status").getByText("Conversa apagada.").waitFor();
    expect(await bubbles(log)).toEqual([`${company.name}: ${chat.greeting}`]);
    await until(() => isFocused(box));

    await dialog.getByRole("button", { name: "Desfazer" }).click();
    expect(await bubbles(log)).toEqual(before);
    expect(await dialog.getByText("Conversa apagada.").count()).toBe(0);

    await page.clock.install();
    await dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await page.clock.runFor(1000);
    await dialog.getByRole("button", { name: "Desfazer" }).focus();
    await page.clock.runFor(20_000);
    await until(() => isFocused(box));
    // Not lent again: its clock outlives a navigation.
    await page.close();
  });

  it("is erased for good after a reload, while it is answered too", async () => {
    stand.nora.answer = { words: ["Fazemos ", "sites"], hold: new Promise(() => {}) };
    const { page, dialog } = await open();
    await say({ page }, "Oi");
    await until(() => stand.nora.asked.length === 1);
    await dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await until(() => stand.nora.left === 1);

    await page.reload();

    expect(await bubbles((await enterChat(page)).log)).toEqual([
      `${company.name}: ${chat.greeting}`,
    ]);
  });
});
