import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, Route } from "playwright-core";
import { chatLabels, thanks } from "../../src/shared/content/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { centerOf, isUncovered, isWithin, overlaps, visibleHeight } from "../support/boxes.ts";
import { isFocused, setTextSize, spaceText, untilDrawn } from "../support/browser.ts";
import {
  ana,
  bubbles,
  confirmLead,
  enterChat,
  openChat,
  phone,
  recordAnnouncements,
  say,
  sentBy,
  talk,
  untilClickable,
  untilEnabled,
  untilValue,
} from "../support/chatPage.ts";
import { valuesOf } from "../support/contactPage.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const FUNCTION = `**${paths.chatbot}`;
const anaReis = { ...ana, name: `${ana.name} Reis` };

const service = startChatAppForFile();

/** Returns the mails to the company that contain the address. */
async function mailsContaining(address: string): Promise<string[]> {
  const folder = join(service.app.dataDir, "mail/new");
  // The first mail creates the folder.
  const files = existsSync(folder) ? await readdir(folder) : [];
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.filter((text) => text.includes(address));
}

describe("the lead form", () => {
  /** Opens the chat and waits until Nora asks for contact data. */
  async function openLeadForm(options?: BrowserContextOptions) {
    service.model.answer = () => ({ words: ["Claro! Qual é o Seu Nome", " e o seu e-mail?"] });
    const open = await openChat(service.app.url, options);
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

  it("appears with contact data although no answer comes, and keeps a correction when it is retried", async () => {
    service.model.answer = () => ({ words: ["Certo."] });
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());
    await say(open, "meu e-mail é ana@gmial.com, quanto custa um site?");
    const email = open.dialog.getByLabel("E-mail");
    await email.waitFor();
    expect(await email.inputValue()).toBe("ana@gmial.com");

    await email.fill("ana@gmail.com");
    await open.page.unroute(FUNCTION);
    await open.dialog.getByRole("button", { name: "Tentar novamente" }).click();
    await open.log.getByText("Certo.").waitFor();

    expect(await email.inputValue()).toBe("ana@gmail.com");
  });

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

      service.model.answer = () => ({ words: ["Atendemos de segunda a sábado."] });
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
      service.model.answer = () => ({
        words: [`${"Depende do projeto. ".repeat(12)}Qual é o seu nome?`],
      });
      const open = await openChat(service.app.url, options);
      await talk(open, "Quanto custa um site para minha padaria?");
      const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });

      await form.getByRole("button", { name: "Confirmar" }).click();

      await form.getByText("Nome é obrigatório").waitFor();
      await open.page.getByText("Por favor, preencha pelo menos nome e email.").waitFor();
      await untilDrawn(open.page);
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

  it("has the whole text of its toast in sight on a phone with text of 24 px", async () => {
    const viewport = { width: 360, height: 740 };
    const { open, name, confirm } = await openLeadForm({ ...phone, viewport });
    await setTextSize(open.page, 24);

    await confirm.tap();

    const text = open.page.getByText("Por favor, preencha pelo menos nome e email.");
    await text.waitFor();
    expect(await isFocused(name)).toBe(true);
    expect((await text.boundingBox())!.width).toBeGreaterThan(100);
  });

  it.each([
    { width: 360, height: 740, text: 24 },
    { width: 360, height: 400, text: 32 },
  ])(
    "leaves 'Fechar chat' where it is when its field loses the focus, at $width × $height with text of $text px",
    async ({ width, height, text }) => {
      const { open, name, confirm } = await openLeadForm({ ...phone, viewport: { width, height } });
      await setTextSize(open.page, text);
      await confirm.tap();
      await open.page.getByText("Dados incompletos").waitFor();
      await until(() => isFocused(name));
      await untilClickable(open.page);
      const close = open.dialog.getByRole("button", { name: "Fechar chat" });

      await open.page.touchscreen.tap(...(await centerOf(close)));

      await open.dialog.waitFor({ state: "hidden" });
      expect(await open.opener.isVisible()).toBe(true);
    },
  );

  it.each([
    { width: 1366, height: 650, text: 20 },
    { width: 1440, height: 789, text: 24 },
  ])(
    "is visible as a whole when an answer brings it up, at $width × $height with text of $text px",
    async ({ width, height, text }) => {
      service.model.answer = () => ({ words: ["Depende do projeto. Qual é o seu nome?"] });
      const open = await openChat(service.app.url, { viewport: { width, height } });
      await setTextSize(open.page, text);
      await talk(open, "Quanto custa um site?");
      await open.dialog.getByRole("group", { name: "Seus dados de contato" }).waitFor();
      await untilDrawn(open.page);

      const list = await open.log.boundingBox();
      for (const name of ["Confirmar", "Agora não"]) {
        const button = await open.dialog.getByRole("button", { name }).boundingBox();
        expect(isWithin(button, list)).toBe(true);
      }
    },
  );

  it.each([1440, 390, 320])(
    "breaks no word of its labels with the reader's own text spacing, %i px wide",
    async (width) => {
      const { open, form } = await openLeadForm({ viewport: { width, height: 844 } });
      await spaceText(open.page);

      const broken = await form.locator("label").evaluateAll((labels) =>
        labels.flatMap((label) => {
          const text = label.firstChild!;
          return [...text.textContent!.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );

      expect(broken).toEqual([]);
    },
  );

  it("keeps the focus in its first wrong field after a double tap", async () => {
    const { open, name, confirm } = await openLeadForm(phone);
    await untilClickable(open.page);
    const point = await centerOf(confirm);

    await open.page.touchscreen.tap(...point);
    await until(() => isFocused(name));
    await open.page.touchscreen.tap(...point);

    await open.page.getByText("Por favor, preencha").waitFor();
    await untilClickable(open.page);
    expect(await isFocused(name)).toBe(true);
    expect(await open.page.locator(".toast").count()).toBe(1);
  });

  it("offers nothing newer below its errors", async () => {
    service.model.answer = () => ({ words: ["Depende do projeto. ".repeat(20)] });
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 412, height: 915 },
    });
    await talk(open, "Quanto custa um site?");
    service.model.answer = () => ({ words: ["Um site "], ending: "drop" });
    await talk(open, "Como é um site?");
    await open.log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await untilClickable(open.page);

    await form.getByRole("button", { name: "Confirmar" }).click();

    await form.getByText("Nome é obrigatório").waitFor();
    await open.page.getByText("Por favor, preencha").waitFor();
    await untilDrawn(open.page);
    expect(await open.dialog.getByRole("button", { name: /mais recente/ }).count()).toBe(0);
  });

  it("stays where it is, with the focus, when an answer that asks for it ends while the visitor types", async () => {
    const { open, name } = await openLeadForm();
    const end = Promise.withResolvers<void>();
    service.model.answer = () => ({
      words: ["Sim. ", "Pode deixar seu e-mail."],
      hold: end.promise,
    });
    await say(open, "E um sistema?");
    await open.log.getByText("Sim.").waitFor();
    await name.click();
    await open.page.keyboard.type("Ana Lúcia");

    end.resolve();
    await untilEnabled(open.box);
    await open.page.keyboard.type(" Ferreira");

    expect(await name.inputValue()).toBe("Ana Lúcia Ferreira");
    expect(await open.box.inputValue()).toBe("");
  });

  it("gets the focus if it is opened by keyboard during an answer", async () => {
    const thought = Promise.withResolvers<void>();
    service.model.answer = () => ({ words: ["Depende."], hold: thought.promise });
    const open = await openChat(service.app.url);
    await say(open, "Quanto custa um site?");

    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).press("Enter");

    const name = open.dialog.getByLabel("Nome");
    await until(() => isFocused(name));
    await open.page.keyboard.type("Ana");
    thought.resolve();
    await untilEnabled(open.box);
    await open.page.keyboard.type(" Sá");
    expect(await name.inputValue()).toBe("Ana Sá");
  });

  it.each([
    ["a desktop", { viewport: { width: 1280, height: 800 } }],
    ["a phone", { ...phone, viewport: { width: 360, height: 640 } }],
  ])("keeps its place while an answer grows above it, on %s", async (_device, options) => {
    const last = Promise.withResolvers<void>();
    const words = Array.from({ length: 40 }, () => "\n- mais um ponto");
    service.model.answer = () => ({ words, pause: 20, hold: last.promise });
    const open = await openChat(service.app.url, options);
    await say(open, "Conte tudo");
    await open.log.getByText("mais um ponto").first().waitFor();
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const name = open.dialog.getByLabel("Nome");
    await name.fill("Maria");
    await untilDrawn(open.page);
    const before = (await name.boundingBox())!;

    await open.log.getByText("mais um ponto").nth(35).waitFor({ state: "attached" });
    await untilDrawn(open.page);
    expect(Math.abs((await name.boundingBox())!.y - before.y)).toBeLessThan(3);
    last.resolve();
    await untilEnabled(open.box);
    await untilDrawn(open.page);

    expect(Math.abs((await name.boundingBox())!.y - before.y)).toBeLessThan(3);
    const confirm = open.dialog.getByRole("button", { name: "Confirmar" });
    expect(isWithin(await confirm.boundingBox(), await open.log.boundingBox())).toBe(true);
  });

  it("offers 'Ver mensagem mais recente' if an answer comes in below it while it has the focus", async () => {
    const begun = Promise.withResolvers<void>();
    const words = Array.from({ length: 40 }, () => "\n- mais um ponto");
    service.model.answer = async () => {
      await begun.promise;
      return { words };
    };
    const open = await openChat(service.app.url, { viewport: { width: 1280, height: 800 } });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await say(open, "Conte tudo");
    const name = open.dialog.getByLabel("Nome");
    await name.click();
    begun.resolve();
    await untilEnabled(open.box);
    const newest = open.dialog.getByRole("button", { name: "Ver mensagem mais recente" });
    await newest.waitFor();
    await untilDrawn(open.page);
    expect(isWithin(await name.boundingBox(), await open.log.boundingBox())).toBe(true);

    await newest.click();

    await newest.waitFor({ state: "detached" });
    await untilDrawn(open.page);
    const answer = open.log.locator(".chat-bubble").last();
    expect(await visibleHeight(answer, (await open.log.boundingBox())!)).toBeGreaterThan(200);
  });

  it("isn't submitted by a second Enter on the button that opens it", async () => {
    service.model.answer = () => ({ words: ["Depende."] });
    const open = await openChat(service.app.url);
    await talk(open, "Quanto custa um site?");
    const button = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });

    await button.press("Enter");
    await until(() => isFocused(open.dialog.getByLabel("Nome")));
    await open.page.keyboard.press("Enter");
    await open.page.keyboard.type("Ana");

    expect(await open.dialog.getByLabel("Nome").inputValue()).toBe("Ana");
    expect(await open.dialog.locator("[aria-invalid=true]").count()).toBe(0);
  });

  it("is announced with the answer that brings it up, once", async () => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat(service.app.url);
    const heard = await recordAnnouncements(open);

    await talk(open, "Quero um orçamento");
    await until(() => heard.length === 1);
    await talk(open, "E depois?");
    await until(() => heard.length === 2);

    expect(heard).toEqual([
      `Qual é o seu nome?${chatLabels.formAnnouncement}`,
      "Qual é o seu nome?",
    ]);
  });

  it("is visible in a chat opened after a reload", async () => {
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 320, height: 568 },
    });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await open.dialog.getByLabel("Nome").fill(ana.name);
    await open.page.reload();

    const { dialog, log } = await enterChat(open.page);

    const confirm = dialog.getByRole("button", { name: "Confirmar" });
    await until(async () => isWithin(await confirm.boundingBox(), await log.boundingBox()));
    await dialog.getByLabel("E-mail").fill(ana.email);
    await confirm.click();
    await log.getByText(thanks(ana.name)).waitFor();
    expect(await dialog.getByRole("button", { name: "Ver mensagem mais recente" }).count()).toBe(0);
  });

  it("stays in sight if the phone is turned, in a chat opened after a reload", async () => {
    const open = await openChat(service.app.url, {
      ...phone,
      viewport: { width: 360, height: 740 },
    });
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await open.dialog.getByRole("group", { name: "Seus dados de contato" }).waitFor();
    await open.page.reload();
    const { dialog, log } = await enterChat(open.page);
    await dialog.getByRole("button", { name: "Confirmar" }).waitFor();

    await open.page.setViewportSize({ width: 740, height: 360 });

    await untilDrawn(open.page);
    const name = await dialog.getByLabel("Nome").boundingBox();
    expect(isWithin(name, await log.boundingBox())).toBe(true);
  });

  it("isn't covered by 'Parar'", async () => {
    const { open, form } = await openLeadForm();
    service.model.answer = () => ({ words: ["Depende "], ending: "hang" });
    await say(open, "Quanto custa?");

    const stop = await open.dialog.getByRole("button", { name: "Parar" }).boundingBox();

    expect(overlaps(stop, await form.boundingBox())).toBe(false);
    expect(overlaps(stop, await open.log.boundingBox())).toBe(false);
  });

  it("keeps its values over a reload", async () => {
    const { open, name, email } = await openLeadForm();
    await name.fill(ana.name);
    await email.fill("ana@");

    await open.page.reload();
    const { dialog } = await enterChat(open.page);

    const form = dialog.getByRole("group", { name: "Seus dados de contato" });
    expect(await form.getByLabel("Nome").inputValue()).toBe(ana.name);
    expect(await form.getByLabel("E-mail").inputValue()).toBe("ana@");
  });

  it("is filled in with contact data from the chat", async () => {
    const open = await openChat(service.app.url);

    await talk(open, `Sou a Ana Conceição, meu email é ${ana.email}`);

    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    expect(await form.getByLabel("Nome").inputValue()).toBe(ana.name);
    expect(await form.getByLabel("E-mail").inputValue()).toBe(ana.email);
    await form.getByRole("button", { name: "Confirmar" }).click();
    await open.page.getByText("Dados recebidos!").waitFor();
  });

  it("leaves no empty row below the composer in a new conversation", async () => {
    const { dialog } = await openChat(service.app.url);
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await dialog.getByRole("group").waitFor();

    const { height } = (await dialog.locator(".chat-footer").boundingBox())!;

    expect(await dialog.locator(".chat-footer button").count()).toBe(0);
    expect(height).toBeLessThan(16);
  });

  it("can be opened with one press until it is confirmed", async () => {
    const open = await openChat(service.app.url);
    const person = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });

    await person.focus();
    await open.page.keyboard.press("Enter");
    await until(() => isFocused(form.getByLabel("Nome")));
    const promise = form.getByText("Uma pessoa da nossa equipe responde em breve.");
    expect(await promise.isVisible()).toBe(true);
    expect(await form.getAttribute("aria-describedby")).toBe(await promise.getAttribute("id"));
    await form.getByLabel("Nome").fill(ana.name);
    await form.getByLabel("E-mail").fill("ana@");
    await form.getByRole("button", { name: "Agora não" }).press("Enter");
    await person.press("Enter");
    await until(() => isFocused(form.getByLabel("E-mail")));
    await form.getByLabel("E-mail").fill(ana.email);
    await until(async () => {
      await open.page.keyboard.press("Enter");
      return open.page.getByText("Dados recebidos!").isVisible();
    });

    expect(await person.count()).toBe(0);
  });

  it("requires a name and a valid e-mail, shows the error at its field, and confirms nothing", async () => {
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

  it("is thanked for below an answer that is being received, in sight", async () => {
    const last = Promise.withResolvers<void>();
    const words = Array.from({ length: 40 }, () => "\n- mais um ponto");
    service.model.answer = () => ({ words, hold: last.promise });
    const open = await openChat(service.app.url);
    await say(open, "Conte tudo");
    await open.log.getByText("mais um ponto").nth(30).waitFor();
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();

    await confirmLead(open);

    const thanked = open.log.getByText("Obrigado, Ana Conceição!");
    const isInSight = async () =>
      isWithin(await thanked.boundingBox(), await open.log.boundingBox());
    await until(isInSight);
    expect((await bubbles(open.log)).at(-1)).toBe(`Nora: ${thanks(ana.name)}`);

    last.resolve();
    await untilEnabled(open.box);
    await until(isInSight);
    expect((await bubbles(open.log)).at(-1)).toBe(`Nora: ${thanks(ana.name)}`);
    expect(await open.log.getByText("mais um ponto").count()).toBe(words.length);
  });

  /** Opens the form and records what is announced after Nora's question for the contact data. */
  async function openAndRecord() {
    const parts = await openLeadForm();
    const spoken = parts.open.dialog.locator('[aria-live="polite"]').last();
    await spoken.getByText("Qual é o Seu Nome").waitFor();
    return { ...parts, heard: await recordAnnouncements(parts.open) };
  }

  it("is thanked for in one announcement once it is delivered", async () => {
    const { open, name, email, confirm, heard } = await openAndRecord();
    await name.fill(ana.name);
    await email.fill(ana.email);
    await confirm.click();

    await until(() => heard.length > 0);
    await open.page.getByText("Dados recebidos!").waitFor();

    expect(heard).toEqual([thanks(ana.name)]);
    expect(await open.page.locator(".toast").getAttribute("aria-live")).toBe("off");
  });

  it("is thanked for in one announcement, also if a question delivers it first", async () => {
    const { open, name, email, confirm, heard } = await openAndRecord();
    const answered = Promise.withResolvers<void>();
    await open.page.route(FUNCTION, async (route) => {
      if (sentBy(route.request()).message === "") await answered.promise;
      await route.continue();
    });
    await name.fill(ana.name);
    await email.fill(ana.email);
    await confirm.click();
    await open.page.getByText("Dados recebidos!").waitFor();
    service.model.answer = () => ({ words: ["De segunda a sábado."] });
    await talk(open, "E o horário?");
    await until(() => heard.length === 1);

    const delivered = open.page.waitForResponse(
      (response) => sentBy(response.request()).message === "",
    );
    answered.resolve();
    await delivered;
    await talk(open, "Obrigada!");
    await until(() => heard.length === 2);

    expect(heard).toEqual([`${thanks(ana.name)} De segunda a sábado.`, "De segunda a sábado."]);
  });

  describe("above later messages", () => {
    /** Opens the form, asks a question below it, and scrolls back to the form while the next answer arrives. */
    async function openFormAbove(options: BrowserContextOptions) {
      const parts = await openLeadForm(options);
      const { open, confirm } = parts;
      service.model.answer = () => ({ words: ["Depende do projeto. ".repeat(10)] });
      await talk(open, "Quanto custa?");
      const words = [
        "primeira linha\n",
        "segunda linha\n",
        ...Array<string>(58).fill("outra linha\n"),
      ];
      service.model.answer = () => ({ words, pause: 50 });
      await say(open, "E o que está incluído?");
      await open.log.getByText("segunda linha").waitFor();
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
      expect(overlaps(await newest.boundingBox(), await open.log.boundingBox())).toBe(false);

      for (const control of await form.locator("input, button").all()) {
        await control.focus();
        await untilDrawn(open.page);
        expect(await isUncovered(control)).toBe(true);
      }
    });

    it.each([
      ["390 × 844", phone],
      ["1280 × 720", { viewport: { width: 1280, height: 720 } }],
    ])("is thanked for in sight when it is confirmed, at %s", async (_size, options) => {
      const { open, name, email, confirm, newest } = await openFormAbove(options);
      await untilEnabled(open.box);
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

  it("isn't announced as received while the browser is offline", async () => {
    const { open, name, email, confirm, heard } = await openAndRecord();
    await name.fill("Bia");
    await email.fill("bia@sem-aviso.com.br");
    await open.page.context().setOffline(true);
    await confirm.click();
    await open.page.getByRole("alert").getByText("ainda não chegaram").waitFor();
    await open.page.context().setOffline(false);
    await open.page.getByRole("status").getByText("Dados recebidos!").waitFor();

    service.model.answer = () => ({ words: ["De segunda a sábado."] });
    await talk(open, "E o horário?");

    await until(() => heard.length > 0);
    expect(heard).toEqual(["De segunda a sábado."]);
  });

  it.each([429, 503])("isn't announced as received if the answer is a %d", async (status) => {
    const { open, name, email, confirm, heard } = await openAndRecord();
    const answered = Promise.withResolvers<void>();
    await open.page.route(FUNCTION, async (route) => {
      await answered.promise;
      await route.fulfill({ status, json: { error: "Agora não." } });
    });
    await name.fill("Bia");
    await email.fill("bia@sem-aviso.com.br");
    await confirm.click();
    const received = open.page.locator(".toast", { hasText: "Dados recebidos!" });
    await received.waitFor();
    expect(await received.getAttribute("aria-live")).toBe("off");
    answered.resolve();
    await open.page.getByRole("alert").getByText("ainda não chegaram").waitFor();
    await open.page.unroute(FUNCTION);

    service.model.answer = () => ({ words: ["De segunda a sábado."] });
    await talk(open, "E o horário?");

    await until(() => heard.length > 0);
    expect(heard).toEqual(["De segunda a sábado."]);
    await received.waitFor();
    expect(await received.getAttribute("aria-live")).toBeNull();
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
      await enterChat(page);
      await log.getByText(thanks("Bia", true)).waitFor();

      await page.unroute(FUNCTION);
      await page.evaluate(() => dispatchEvent(new Event("online")));

      await log.getByText(thanks("Bia")).waitFor();
      expect(await log.getByText("ainda não chegaram").count()).toBe(0);
    });

    it("asks to reload the page whose key has expired, which then delivers it", async () => {
      const email = "bia@chave-antiga.com.br";
      const parts = await openLeadForm();
      const { page } = parts.open;
      await parts.name.fill("Bia");
      await parts.email.fill(email);
      await page.route(FUNCTION, (route) =>
        route.fulfill({ status: 401, json: { error: "A página expirou. Recarregue-a." } }),
      );
      await parts.confirm.click();
      await page.getByRole("alert").getByText("A página expirou. Recarregue-a.").waitFor();

      await page.unroute(FUNCTION);
      await page.reload();

      await until(async () => (await mailsContaining(email)).length > 0);
      expect(await mailsContaining(email)).toHaveLength(1);
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

  it("keeps the focus in the toasts when its delivery replaces the toast that has it", async () => {
    const open = await openChat(service.app.url);
    await open.page.route(FUNCTION, (route) => route.abort());
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await confirmLead(open);
    const failed = open.page.getByRole("alert").filter({ hasText: "Erro ao enviar" });
    const close = open.page.getByRole("button", { name: "Fechar aviso" });
    await failed.waitFor();
    await close.focus();
    await open.page.unroute(FUNCTION);

    await open.page.evaluate(() => dispatchEvent(new Event("online")));

    await failed.waitFor({ state: "detached" });
    await until(() => isFocused(close));
    expect(await close.count()).toBe(1);
  });

  it("corrects the values that the contact form has from it", async () => {
    service.model.answer = () => ({ words: ["Certo."] });
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await talk(open, "Meu nome é Ana, ana@gmial.com");
    const confirm = open.dialog.getByRole("button", { name: "Confirmar" });
    await confirm.click();
    const email = contact.getByLabel("E-mail");
    await untilValue(email, "ana@gmial.com");
    await contact.getByLabel("Nome completo").fill(ana.name);
    await talk(open, "O e-mail certo é ana@gmail.com");

    await confirm.click();

    await untilValue(email, "ana@gmail.com");
    expect(await contact.getByLabel("Nome completo").inputValue()).toBe(ana.name);
  });

  it("can be shown again after a correction of confirmed data is put off", async () => {
    service.model.answer = () => ({ words: ["Certo."] });
    const open = await openChat(service.app.url);
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    const person = open.dialog.getByRole("button", { name: "Falar com uma pessoa" });
    await talk(open, "Meu nome é Ana Lima, ana@gmial.com");
    await form.getByRole("button", { name: "Confirmar" }).click();
    await form.waitFor({ state: "detached" });
    expect(await person.count()).toBe(0);
    await talk(open, "O e-mail certo é ana@gmail.com");
    await form.getByRole("button", { name: "Agora não" }).click();

    await person.click();

    expect(await form.getByLabel("E-mail").inputValue()).toBe("ana@gmail.com");
    expect(await form.getByLabel("Nome").inputValue()).toBe("Ana Lima");
  });

  it("has the contact form's corrected values when the chat is opened again", async () => {
    const open = await openChat(service.app.url);
    const email = open.page.locator("#contato form").getByLabel("E-mail");
    await email.fill("ana@gmial.com");
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const leadEmail = open.dialog.getByLabel("E-mail");
    await untilValue(leadEmail, "ana@gmial.com");
    await open.dialog.getByLabel("Nome").fill("Ana");
    await open.page.keyboard.press("Escape");
    await email.fill("ana@gmail.com");

    await open.page.getByRole("button", { name: "Abrir chat" }).click();

    await untilValue(leadEmail, "ana@gmail.com");
    expect(await open.dialog.getByLabel("Nome").inputValue()).toBe("Ana");
  });

  it("shares its values with the contact form", async () => {
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await contact.getByLabel("Nome completo").fill(ana.name);
    await talk(open, "Quero um orçamento");
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await untilValue(form.getByLabel("Nome"), ana.name);

    await form.getByLabel("E-mail").fill(ana.email);
    await form.getByRole("button", { name: "Confirmar" }).click();

    await untilValue(contact.getByLabel("E-mail"), ana.email);
    expect(await contact.getByLabel("Nome completo").inputValue()).toBe(ana.name);
  });

  it("has no phone of the person confirmed before, whom the contact form still names", async () => {
    service.model.answer = () => ({ words: ["Certo."] });
    const open = await openChat(service.app.url);
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });
    await talk(open, "Ana Luz, ana@primeira.com.br, 11 98765-4321");
    await form.getByRole("button", { name: "Confirmar" }).click();
    await open.log.getByText(thanks("Ana Luz")).waitFor();

    await talk(open, "O contato da minha sócia Carla Dias: carla@segunda.com.br");

    expect(await form.getByLabel("Nome").inputValue()).toBe("Carla Dias");
    expect(await form.getByLabel("E-mail").inputValue()).toBe("carla@segunda.com.br");
    expect(await form.getByLabel("Telefone").inputValue()).toBe("");
  });

  it("has only the data of a person without a name, which don't reach the contact form", async () => {
    service.model.answer = () => ({ words: ["Certo."] });
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await contact.getByLabel("Nome completo").fill(ana.name);
    await contact.getByLabel("E-mail").fill(ana.email);
    const form = open.dialog.getByRole("group", { name: "Seus dados de contato" });

    await talk(open, "O telefone do meu marido é 21 98888-7777");

    expect(await form.getByLabel("Telefone").inputValue()).toBe("21 98888-7777");
    expect(await form.getByLabel("Nome").inputValue()).toBe("");
    expect(await form.getByLabel("E-mail").inputValue()).toBe("");
    await form.getByLabel("Nome").fill("Beto Conceição");
    await form.getByLabel("E-mail").fill("beto@padaria.com.br");
    await form.getByRole("button", { name: "Confirmar" }).click();
    await open.log.getByText(thanks("Beto Conceição")).waitFor();
    expect(await valuesOf(open.page)).toMatchObject({ ...ana, phone: "" });
  });

  it.each([
    ["names another person", "Nome completo", ana.name],
    ["has another e-mail", "E-mail", ana.email],
  ])("fills in no field of a contact form that %s", async (_what, label, value) => {
    service.model.answer = () => ({ words: ["Certo."] });
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await contact.getByLabel(label).fill(value);
    await talk(open, "Carla Dias, carla@outra.com.br, 11 91111-2222");

    await open.dialog.getByRole("button", { name: "Confirmar" }).click();

    await open.log.getByText(thanks("Carla Dias")).waitFor();
    const values = Object.values(await valuesOf(open.page));
    expect(values.filter(Boolean)).toEqual([value]);
  });

  it.each([
    ["corrects the contact form's values", ana, ana],
    ["corrects the contact form's values of a completed name", anaReis, anaReis],
    [
      "keeps the contact form's values of another person",
      { name: "Beto Reis", email: ana.email },
      { name: ana.name, email: "ana@gmial.com" },
    ],
  ])("%s", async (_, confirmed, kept) => {
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await contact.getByLabel("Nome completo").fill(ana.name);
    await contact.getByLabel("E-mail").fill("ana@gmial.com");
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    const email = open.dialog.getByLabel("E-mail");
    await untilValue(email, "ana@gmial.com");

    await open.dialog.getByLabel("Nome").fill(confirmed.name);
    await email.fill(confirmed.email);
    await open.dialog.getByRole("button", { name: "Confirmar" }).click();

    await open.page.getByText("Dados recebidos!").first().waitFor({ state: "attached" });
    expect(await contact.getByLabel("Nome completo").inputValue()).toBe(kept.name);
    expect(await contact.getByLabel("E-mail").inputValue()).toBe(kept.email);
  });

  it("removes the errors of fields that it fills in the contact form, which keeps the values", async () => {
    const open = await openChat(service.app.url);
    const contact = open.page.locator("#contato form");
    await contact.getByLabel("Mensagem", { exact: true }).fill("Olá!");
    await contact.getByRole("button", { name: "Enviar Mensagem" }).click();
    const name = contact.getByLabel("Nome completo");
    await until(async () => (await name.getAttribute("aria-invalid")) === "true");
    await open.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();

    await confirmLead(open);

    await until(async () => (await name.getAttribute("aria-invalid")) === null);
    expect(await contact.getByLabel("E-mail").getAttribute("aria-invalid")).toBeNull();
    expect(await contact.getByLabel("Telefone").getAttribute("aria-invalid")).toBe("true");
    await open.page.reload();
    await untilValue(name, ana.name);
  });

  it("can be dismissed until it is asked for again", async () => {
    const { open, form } = await openLeadForm();

    await form.getByRole("button", { name: "Agora não" }).click();
    expect(await form.count()).toBe(0);
    await talk(open, "Quanto custa?");

    await form.waitFor();
  });
});
