import { chat } from "../../src/shared/content/chat.ts";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { borrowPage } from "./browser.ts";
import type { TestNora } from "./nora.ts";
import { until } from "./until.ts";

/** Phone with a touch screen, in portrait. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Smallest part of a usual phone's screen that is left between the browser's bars. */
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** Valid contact data for the lead form. */
export const ana = { name: "Ana Conceição", email: "ana@padaria.com.br" };

/** Parts of a page whose chat is open. */
export interface Chat {
  page: Page;
  opener: Locator;
  dialog: Locator;
  /** List of messages. */
  log: Locator;
  /** Message box. */
  box: Locator;
  /** Group of the lead form's fields. */
  form: Locator;
  suggestions: Locator;
}

/** Opens a URL and its chat in a page of `borrowPage`. `nora` answers instead of the service. */
export async function openChat(
  url: string,
  options: BrowserContextOptions,
  nora: TestNora,
): Promise<Chat> {
  const page = await borrowPage(url, options);
  await nora.attach(page);
  await page.goto(url);
  return await enterChat(page);
}

/** Presses the chat button of an open page. */
export async function enterChat(page: Page): Promise<Chat> {
  const opener = page.getByRole("button", { name: "Abrir chat" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: chat.title });
  await dialog.waitFor();
  return {
    page,
    opener,
    dialog,
    log: dialog.getByRole("log"),
    box: dialog.getByRole("textbox", { name: "Sua mensagem" }),
    form: dialog.getByRole("group", { name: "Seus dados de contato" }),
    suggestions: dialog.getByRole("group", { name: "Sugestões" }),
  };
}

/** Sends a message and waits until it is in the list. */
export async function say({ page }: { page: Page }, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Sua mensagem" });
  await box.fill(text);
  await box.press("Enter");
  await page.getByRole("log").getByText(text, { exact: true }).last().waitFor();
}

/** Confirms Ana's contact data in the lead form. */
export async function confirmLead({ dialog }: Pick<Chat, "dialog">): Promise<void> {
  const form = dialog.getByRole("group", { name: "Seus dados de contato" });
  await form.getByLabel("Nome").fill(ana.name);
  await form.getByLabel("E-mail").fill(ana.email);
  await form.getByRole("button", { name: "Confirmar" }).click();
}

/** Asks a question and waits for the answer. */
export async function talk({ page }: { page: Page }, text: string): Promise<void> {
  await say({ page }, text);
  await untilEnabled(page.getByRole("textbox", { name: "Sua mensagem" }));
}

export async function untilEnabled(control: Locator): Promise<void> {
  await until(() => control.isEnabled());
}

export async function untilValue(field: Locator, value: string): Promise<void> {
  await until(async () => (await field.inputValue()) === value);
}

/** Returns the text of each bubble, on one line. */
export async function bubbles(log: Locator): Promise<string[]> {
  const texts = await log.locator(".chat-bubble").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " "));
}

/** Returns the texts that the chat announces to screen readers from now on. */
export async function recordAnnouncements({ page, dialog }: Chat): Promise<string[]> {
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
