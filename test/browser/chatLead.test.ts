import { chatLabels, chatToasts, thanks } from "../../src/shared/content/chat.ts";
import { doubleText, isFocused, openPage } from "../support/browser.ts";
import { isWithin } from "../support/boxes.ts";
import {
  type Chat,
  ana,
  bubbles,
  confirmLead,
  enterChat,
  openChat,
  phone,
  smallPhone,
  talk,
  untilValue,
} from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { startAppForFile, startNoraForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const ASKING = "O preço depende do que você precisa. Qual é o seu nome e seu e-mail?";
const THANKS = `${chatLabels.speaker.assistant}: ${thanks("Ana Conceição")}`;

const service = startAppForFile();
const stand = startNoraForFile();

async function open(options = {}): Promise<Chat> {
  stand.nora.answer = { words: [ASKING] };
  return await openChat(service.app.url, options, stand.nora);
}

/** Opens the chat and its lead form. */
async function openForm(options = {}): Promise<Chat> {
  const opened = await open(options);
  await opened.dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
  await opened.form.waitFor();
  return opened;
}

describe("the lead form", () => {
  it("appears with an answer that asks for contact data, the box keeping the focus", async () => {
    const { page, form, box } = await open();
    expect(await form.count()).toBe(0);

    await talk({ page }, "Quanto custa?");

    await form.waitFor();
    await until(() => isFocused(box));
  });

  it("is in sight whole with the first line of its answer, from 360 × 640", async () => {
    const sizes = [
      { viewport: { width: 1440, height: 900 } },
      { ...phone, viewport: { width: 390, height: 664 } },
      smallPhone,
    ];
    await checkEach(sizes, async (options) => {
      const { page, log, form } = await open(options);
      await talk({ page }, "Quanto custa um site para a minha padaria?");
      await form.waitFor();

      const shown = await log.boundingBox();
      const answer = log.locator(".chat-bubble").last();
      await until(
        async () =>
          isWithin(await form.boundingBox(), shown) && (await answer.boundingBox())!.y >= shown!.y,
      );
    });
  });

  it("makes its panel higher on a wide screen: answer, form and two errors are in sight", async () => {
    const { page, dialog, form, log } = await open({ viewport: { width: 1440, height: 900 } });
    await talk({ page }, "Quanto custa um site para a minha padaria?");
    await dialog.getByRole("button", { name: "Confirmar" }).click();
    await form.getByText("Email inválido").waitFor();

    const shown = await log.boundingBox();
    const answer = log.locator(".chat-bubble").last();
    await until(
      async () =>
        isWithin(await form.boundingBox(), shown) && isWithin(await answer.boundingBox(), shown),
    );
  });

  it("is opened by 'Falar com uma pessoa', which is in sight until a lead is given", async () => {
    const { page, dialog, log, form } = await open();
    stand.nora.answer = { words: ["Fazemos sites. ".repeat(60)] };
    await talk({ page }, "O que vocês fazem?");
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await until(() => isFocused(form.getByLabel("Nome")));
    const shown = await log.boundingBox();
    await until(async () => isWithin(await form.boundingBox(), shown));

    await confirmLead({ dialog });

    expect(await form.count()).toBe(0);
    expect(await dialog.getByRole("button", { name: "Falar com uma pessoa" }).count()).toBe(0);
  });

  it("stays away after 'Agora não', unless the visitor asks for it", async () => {
    const { page, dialog, form, box } = await open();
    await talk({ page }, "Quanto custa?");
    await dialog.getByRole("button", { name: "Agora não" }).click();
    await until(() => isFocused(box));

    await talk({ page }, "E em quanto tempo?");
    expect(await form.count()).toBe(0);

    await talk({ page }, "Quero um orçamento");
    await form.waitFor();
  });

  it("keeps what was typed when it moves below a later answer, and over a reload", async () => {
    const { page, form, log } = await open();
    await talk({ page }, "Quanto custa?");
    await form.getByLabel("Nome").fill("Ana");
    await talk({ page }, "E um sistema?");

    expect(await form.getByLabel("Nome").inputValue()).toBe("Ana");
    const answer = log.locator(".chat-bubble").last();
    await until(async () => (await form.boundingBox())!.y > (await answer.boundingBox())!.y);

    await page.reload();
    expect(await (await enterChat(page)).form.getByLabel("Nome").inputValue()).toBe("Ana");
  });

  it("offers the e-mail and phone of the visitor's last message", async () => {
    const { page, form } = await open();

    await talk({ page }, "Me liga: (81) 99876-5432 ou ana@padaria.com.br");

    await untilValue(form.getByLabel("E-mail"), "ana@padaria.com.br");
    await untilValue(form.getByLabel("Telefone (opcional)"), "(81) 99876-5432");
    expect(await form.getByLabel("Nome").inputValue()).toBe("");
  });

  it("says with one line how data are used, and all of it on request", async () => {
    const { dialog, form } = await openForm();

    await form.getByText("Como usamos seus dados").click();

    await form.getByText("em até 180 dias").waitFor();
    expect(await dialog.getByRole("link", { name: "contato@nora.example" }).isVisible()).toBe(true);
  });
});

describe("confirming a lead", () => {
  it("thanks by name, says what comes along, and sends the lead at once, once", async () => {
    const { page, dialog, form, log, box } = await openForm();
    await confirmLead({ dialog });

    await page.getByRole("status").getByText("Dados recebidos!").waitFor();
    await page.getByText(chatToasts.leadReceived.description, { exact: true }).waitFor();
    expect(await form.count()).toBe(0);
    expect((await bubbles(log)).at(-1)).toBe(THANKS);
    await until(() => isFocused(box));
    await until(() => stand.nora.leads.length === 1);
    expect(stand.nora.leads[0]).toMatchObject({
      message: "",
      leadData: ana,
      leadId: expect.stringMatching(/^[\w-]{16,64}$/),
    });

    await talk({ page }, "Preciso de 200 produtos");
    const { leadData, leadId } = stand.nora.asked[0]!;
    expect({ leadData, leadId }).toEqual({ leadData: ana, leadId: stand.nora.leads[0]!.leadId });
    expect(stand.nora.leads).toHaveLength(1);
  });

  it("needs name and e-mail", async () => {
    const { page, form } = await openForm();
    await form.getByRole("button", { name: "Confirmar" }).click();

    const toast = page.getByRole("status").filter({ hasText: "Dados incompletos" });
    await toast.getByText("Por favor, preencha pelo menos nome e email.").waitFor();
    expect(await isFocused(form.getByLabel("Nome"))).toBe(true);
    await form.getByText("Email inválido").waitFor();
    expect(stand.nora.leads).toEqual([]);
  });

  it("has its toast above the list, and the wrong field in sight, at twice the text size", async () => {
    for (const options of [phone, smallPhone]) {
      const { page } = await openPage("about:blank", options);
      await doubleText(page);
      await page.goto(service.app.url);
      const { dialog, form, log } = await enterChat(page);
      await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
      await form.getByRole("button", { name: "Confirmar" }).scrollIntoViewIfNeeded();
      expect(await dialog.getByRole("button", { name: "Ver mensagem mais recente" }).count()).toBe(
        0,
      );
      await form.getByRole("button", { name: "Confirmar" }).click();

      const toast = page.locator(".toast").filter({ hasText: "Dados incompletos" });
      await toast.waitFor();
      const { y, height, width } = (await toast.boundingBox())!;
      expect((await log.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
      const field = form.getByLabel("Nome");
      await until(async () => (await field.boundingBox())!.y >= y + height);
      expect(width).toBeGreaterThan(300);
    }
  });

  it("refuses a malformed e-mail at its field", async () => {
    const { form } = await openForm();
    await form.getByLabel("Nome").fill(ana.name);
    await form.getByLabel("E-mail").fill("ana@padaria");
    await form.getByRole("button", { name: "Confirmar" }).click();

    const email = form.getByRole("textbox", { name: "E-mail", description: "Email inválido" });
    await email.waitFor();
    expect(await isFocused(email)).toBe(true);
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(stand.nora.leads).toEqual([]);
  });

  it("reads fields that were filled without an event", async () => {
    const { form } = await openForm();
    await form.evaluate((group, values) => {
      for (const [field, value] of Object.entries(values)) {
        (group as HTMLFieldSetElement).querySelector<HTMLInputElement>(`[name=${field}]`)!.value =
          value;
      }
    }, ana);
    await form.getByRole("button", { name: "Confirmar" }).click();

    await until(() => stand.nora.leads.length === 1);
    expect(stand.nora.leads[0]!.leadData).toMatchObject(ana);
  });

  it.each([429, 503])("goes on trying after a %i, and says so", async (status) => {
    stand.nora.leadStatus = status;
    const { page, dialog } = await openForm();
    await confirmLead({ dialog });

    const delayed = chatToasts.leadDelayed.description;
    await page.getByRole("alert").getByText(delayed).waitFor();

    stand.nora.leadStatus = 200;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByRole("status").getByText("Dados recebidos!").waitFor();
    const [first, second] = stand.nora.leads;
    expect(second!.leadId).toBe(first!.leadId);
  });

  it("makes a new lead after the conversation was erased", async () => {
    const { dialog } = await openForm();
    await confirmLead({ dialog });
    await dialog.getByRole("button", { name: "Apagar conversa" }).click();
    await dialog.getByRole("button", { name: "Falar com uma pessoa" }).click();
    await confirmLead({ dialog });

    await until(() => stand.nora.leads.length === 2);
    const [first, second] = stand.nora.leads;
    expect(second!.leadId).not.toBe(first!.leadId);
  });
});
