import { chat, thanks } from "../../src/shared/content/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { centerOf, isWithin } from "../support/boxes.ts";
import { isFocused, openPage, untilDrawn, untilHydrated, withMotion } from "../support/browser.ts";
import {
  ana,
  bubbles,
  confirmLead,
  enterChat,
  openChat,
  phone,
  say,
  sentBy,
  talk,
  untilEnabled,
  untilClickable,
  untilValue,
} from "../support/chatPage.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.chatbot}`;

const service = startChatAppForFile();

describe("the conversation", () => {
  it("survives a reload with the lead, and isn't shown in other tabs", async () => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat(service.app.url);
    await talk(open, "Oi");
    const heard = open.page.waitForResponse(FUNCTION);
    await confirmLead(open);
    await heard;
    const said = await bubbles(open.log);

    await open.page.reload();
    const again = { ...open, ...(await enterChat(open.page)) };
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
    expect(await bubbles((await enterChat(other)).log)).toEqual([`Nora: ${chat.greeting}`]);
  });

  it("keeps an answer that arrives while the tab is hidden, which the browser may discard", async () => {
    const thought = Promise.withResolvers<void>();
    service.model.answer = () => ({
      words: ["Fazemos sites. ", "E chatbots."],
      hold: thought.promise,
    });
    const open = await openChat(service.app.url);
    await say(open, "O que vocês fazem?");
    await open.log.getByText("Fazemos sites.").waitFor();
    await open.page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });

    thought.resolve();
    await untilEnabled(open.box);

    const kept = await open.page.evaluate(() => sessionStorage.getItem("nora-conversa"));
    expect(kept).toContain("Fazemos sites. E chatbots.");
    expect(kept).not.toContain("interrupted");
  });

  it("keeps an unsent message over a reload", async () => {
    const open = await openChat(service.app.url);
    await open.box.fill("Ainda estou escrevendo…");

    await open.page.reload();
    const { box } = await enterChat(open.page);

    expect(await box.inputValue()).toBe("Ainda estou escrevendo…");
  });

  it("isn't shown in other tabs after a reload, even if the chat was not reopened", async () => {
    const open = await openChat(service.app.url);
    await talk(open, "Segredo");
    await open.page.reload();
    await open.page.waitForFunction(() => sessionStorage.length === 0);

    const popup = open.page.waitForEvent("popup");
    await open.page.evaluate(() => void window.open("/"));

    expect(await bubbles((await enterChat(await popup)).log)).toEqual([`Nora: ${chat.greeting}`]);
    expect(await bubbles((await enterChat(open.page)).log)).toContain("Você: Segredo");
  });

  it("offers to retry a question whose answer a reload interrupted", async () => {
    service.model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat(service.app.url);
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.page.reload();
    const { log, dialog } = await enterChat(open.page);

    expect((await bubbles(log)).slice(1)).toEqual([
      "Você: Quanto custa?",
      "Nora: Um site. Resposta interrompida",
    ]);
    service.model.answer = () => ({ words: ["Depende"] });
    await dialog.getByRole("button", { name: "Tentar novamente" }).click();
    await log.getByText("Depende").waitFor();
  });

  it("can be erased, also during an answer", async () => {
    service.model.answer = () => ({ words: ["Um site. "], ending: "hang" });
    const open = await openChat(service.app.url);
    await say(open, "Quanto custa?");
    await open.log.getByText("Um site.").waitFor();

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();

    expect(await bubbles(open.log)).toEqual([`Nora: ${chat.greeting}`]);
    await until(() => isFocused(open.box));
    await open.page.reload();
    expect(await bubbles((await enterChat(open.page)).log)).toEqual([`Nora: ${chat.greeting}`]);
  });

  it.each([
    ["320 × 568", { width: 320, height: 568 }],
    ["360 × 640", { width: 360, height: 640 }],
  ])("follows a lead form that moves below the next answer, at %s", async (_size, viewport) => {
    service.model.answer = () => ({
      words: ["Depende do projeto. ".repeat(9), "Deixe seu nome e seu e-mail."],
    });
    const open = await openChat(service.app.url, { ...phone, viewport });
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await talk(open, "Quanto custa um site?");
    await form.waitFor();

    await talk(open, "Vocês dão nota fiscal?");

    await until(async () => (await bubbles(open.log)).length === 5);
    await untilDrawn(open.page);
    const [list, group] = [(await open.log.boundingBox())!, (await form.boundingBox())!];
    expect(group.y).toBeLessThan(list.y + list.height);
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    expect(await newest.count()).toBe(0);
  });

  it.each([
    ["a small phone", { ...phone, viewport: { width: 320, height: 568 } }],
    ["a desktop", { viewport: { width: 1440, height: 900 } }],
  ])("starts at the top after it was erased, on %s", async (_device, options) => {
    service.model.answer = () => ({ words: ["Depende do projeto. ".repeat(20)] });
    const open = await openChat(service.app.url, options);
    await talk(open, "Quanto custa um site?");
    await talk(open, "E um chatbot?");

    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await open.dialog.getByText("Conversa apagada.").waitFor();

    const greeting = open.log.getByText(chat.greeting);
    await until(async () => isWithin(await greeting.boundingBox(), await open.log.boundingBox()));
    await untilDrawn(open.page);
    expect(await open.log.evaluate((list) => list.scrollTop)).toBe(0);
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    expect(await newest.count()).toBe(0);
  });

  it("can be restored after it was erased, lead included", async () => {
    const open = await openChat(service.app.url);
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await confirmLead(open);
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

  it("erases the contact form's copies of the lead, and restores them", async () => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    const email = contact.getByLabel("E-mail");
    await contact.getByLabel("Nome completo").fill(ana.name);
    await contact.getByLabel("Mensagem").fill("Quero um site.");
    await talk(open, "Quero um orçamento");
    await confirmLead(open);
    await untilValue(email, ana.email);
    await open.page.reload();
    const { dialog } = await enterChat(open.page);
    const erase = dialog.getByRole("button", { name: "Apagar conversa" });

    await erase.click();
    await untilValue(email, "");
    await dialog.getByRole("button", { name: "Desfazer" }).click();
    await untilValue(email, ana.email);
    await erase.click();
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();

    const form = dialog.getByRole("group", { name: "Seus dados de contato" });
    await untilValue(form.getByLabel("Nome"), ana.name);
    expect(await form.getByLabel("E-mail").inputValue()).toBe("");
    await open.page.reload();
    const message = contact.getByLabel("Mensagem");
    await untilValue(message, "Quero um site.");
    expect(await contact.getByLabel("Nome completo").inputValue()).toBe(ana.name);
    expect(await email.inputValue()).toBe("");
  });

  it("restores no copies beside another person's that the contact form has since", async () => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await talk(open, "Quero um orçamento");
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await form.getByLabel("Telefone").fill("11987654321");
    await confirmLead(open);
    await until(async () => (await contact.getByLabel("Telefone").inputValue()) !== "");
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await form.getByLabel("Nome").fill("Bia Reis");
    await form.getByLabel("E-mail").fill("bia@floricultura.com.br");
    await form.getByRole("button", { name: "Confirmar" }).click();
    const name = contact.getByLabel("Nome completo");
    await untilValue(name, "Bia Reis");

    await open.dialog.getByRole("button", { name: "Desfazer" }).click();

    await open.log.getByText("Quero um orçamento").waitFor();
    expect(await name.inputValue()).toBe("Bia Reis");
    expect(await contact.getByLabel("Telefone").inputValue()).toBe("");
  });

  it("announces a second erasure as well", async () => {
    const open = await openChat(service.app.url);
    const erase = open.dialog.getByRole("button", { name: "Apagar conversa" });
    await talk(open, "Oi");
    await erase.click();
    const notice = open.dialog.getByRole("status").filter({ hasText: "Conversa apagada." });
    await notice.waitFor();
    const first = await notice.elementHandle();
    await talk(open, "Olá de novo");
    await erase.click();

    // A new region, which is filled after screen readers know it.
    await until(async () => !(await first?.evaluate((element) => element.isConnected)));
    await notice.waitFor();
    expect(await notice.count()).toBe(1);
  });

  it("can be restored with the key after Tab", async () => {
    const open = await openChat(service.app.url);
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

  it("can be restored for 20 s, and as long as the button for it has the focus", async () => {
    const open = await openChat(service.app.url);
    await talk(open, "Oi");
    await open.page.clock.install();
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).press("Enter");
    const undo = open.dialog.getByRole("button", { name: "Desfazer" });
    await undo.focus();

    await open.page.clock.runFor(21_000);
    expect(await isFocused(undo)).toBe(true);
    await open.box.focus();
    await open.page.clock.runFor(20_000);

    expect(await undo.count()).toBe(0);
  });

  it("is restored with a tap right after it is erased", async () => {
    const open = await openChat(service.app.url, phone);
    await talk(open, "Oi");
    const said = await bubbles(open.log);
    await untilClickable(open.page);
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).tap();
    const undo = open.dialog.getByRole("button", { name: "Desfazer" });
    await undo.waitFor();
    await untilDrawn(open.page);
    const point = await centerOf(undo);

    await open.page.touchscreen.tap(...point);

    await open.log.getByText("Oi", { exact: true }).waitFor();
    expect(await bubbles(open.log)).toEqual(said);
  });

  it.each([
    ["in landscape", { width: 844, height: 390 }],
    ["above a keyboard", { width: 390, height: 420 }],
  ])(
    "is restored with one tap while the lead form has the focus, on a phone %s",
    async (_how, viewport) => {
      const open = await openChat(service.app.url, { ...phone, viewport });
      await talk(open, "Oi");
      await open.dialog.getByRole("button", { name: "Apagar conversa" }).tap();
      const undo = open.dialog.getByRole("button", { name: "Desfazer" });
      await undo.waitFor();
      await untilClickable(open.page);
      await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).tap();
      await until(() => isFocused(open.dialog.getByRole("group")));
      await untilClickable(open.page);
      await untilDrawn(open.page);
      const point = await centerOf(undo);

      await open.page.touchscreen.tap(...point);

      await until(async () => (await bubbles(open.log)).length === 3);
      expect((await bubbles(open.log)).at(-1)).toBe("Nora: Olá, tudo bem?");
    },
  );

  it("is shown at its end after it was restored", async () => {
    service.model.answer = () => ({ words: ["Depende do projeto. ".repeat(20)] });
    const open = await openChat(service.app.url, { ...phone, ...withMotion });
    await talk(open, "Quanto custa um site?");
    await talk(open, "E um chatbot?");
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).click();

    await open.dialog.getByRole("button", { name: "Desfazer" }).click();

    await until(() => open.log.evaluate((list) => list.scrollTop > 0));
    expect(await open.log.getByText("Depende do projeto.").last().isVisible()).toBe(true);
  });

  it("is restored with the focus in the message box, also with a lead form above", async () => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat(service.app.url);
    const name = open.dialog.getByRole("group").getByLabel("Nome");
    await talk(open, "Quanto custa um site?");
    await name.waitFor();
    service.model.answer = () => ({ words: ["De segunda a sábado. ".repeat(10)] });
    await talk(open, "Qual é o horário?");
    await talk(open, "E nos feriados?");
    await open.dialog.getByRole("button", { name: "Apagar conversa" }).press("Enter");
    const undo = open.dialog.getByRole("button", { name: "Desfazer" });
    await undo.waitFor();

    await undo.press("Enter");

    await name.waitFor();
    await untilDrawn(open.page);
    expect(await isFocused(open.box)).toBe(true);
    const newest = await open.log.locator(".chat-bubble").last().boundingBox();
    expect(isWithin(newest, await open.log.boundingBox())).toBe(true);
  });

  it("is only erased by a double tap, on a phone in landscape", async () => {
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 844, height: 390 },
    });
    await talk(open, "Oi");
    const erase = open.dialog.getByRole("button", { name: "Apagar conversa" });
    const point = await centerOf(erase);

    await erase.tap();
    await open.dialog.getByText("Conversa apagada.").waitFor();
    await open.page.touchscreen.tap(...point);

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
    await tab.page.goto(service.app.url);
    const { log, box } = await enterChat(tab.page);

    await box.fill("Oi");
    await box.press("Enter");

    await log.getByText("Olá, tudo bem?").waitFor();
    expect(tab.consoleLines).toEqual([]);
  });
});

describe("a tab opened before a deploy", () => {
  it("reloads if the chat's code is gone, and keeps typed text", async () => {
    const { page } = await openPage("about:blank");
    let isOldPage = true;
    await page.route("**/assets/ChatPanel*", (route) =>
      isOldPage ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(service.app.url);
    await untilHydrated(page);
    await page.getByLabel("Nome completo").fill("Conceição Araújo");
    await page.route(`${service.app.url}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // The page's own request gets the new build; the following navigation gets a working page.
      const isAsking = route.request().resourceType() === "fetch";
      isOldPage = isAsking;
      const body = isAsking ? html.replaceAll(/assets\/main-[\w-]+/g, "assets/main-newer") : html;
      await route.fulfill({ response, body });
    });

    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await reloaded;
    await untilHydrated(page);

    expect(await page.getByLabel("Nome completo").inputValue()).toBe("Conceição Araújo");
    await enterChat(page);
  });

  it("isn't reloaded if only the network failed", async () => {
    const { page } = await openPage("about:blank");
    await page.route("**/assets/ChatPanel*", (route) => route.abort());
    await page.goto(service.app.url);
    const loads: string[] = [];
    page.on("load", () => loads.push(page.url()));

    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("alert").getByText("Erro", { exact: true }).waitFor();

    expect(loads).toEqual([]);
  });
});
