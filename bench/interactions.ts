import type { Browser, Page } from "playwright-core";
import { chatLabels, leadForm } from "../src/shared/content/chat.ts";
import { chatButton } from "../src/shared/content/chatButton.ts";
import { openPhone } from "./phone.ts";

/**
 * Latency of each action in ms, as in INP: the time from its slowest event to the next paint (Event Timing API), 0 if
 * less than 16 ms. `receive 4,000 characters (task)` is the longest task in ms from the tap on "send" until the answer
 * is complete, 0 if less than 50 ms.
 */
export type Interactions = Record<string, number>;

/** Actions of a visitor on the page and in the chat, in order. */
const ACTIONS: readonly [name: string, act: (page: Page) => Promise<unknown>][] = [
  ["open menu", (page) => page.getByRole("button", { name: "Abrir menu" }).tap()],
  ["close menu", (page) => page.getByRole("button", { name: "Fechar menu" }).tap()],
  ["submit with errors", (page) => page.getByRole("button", { name: "Enviar Mensagem" }).tap()],
  ["open chat", (page) => page.getByRole("button", { name: chatButton.open }).tap()],
  [
    "type",
    (page) => page.getByRole("textbox", { name: chatLabels.message }).pressSequentially("Olá"),
  ],
  ["send", (page) => page.getByRole("button", { name: chatLabels.send, exact: true }).tap()],
  [
    "confirm lead",
    async (page) => {
      const form = page.getByRole("group", { name: leadForm.title });
      await form.getByLabel(leadForm.labels.name, { exact: true }).fill("Ana");
      await form.getByLabel(leadForm.labels.email).fill("ana@padaria.com.br");
      await form.getByRole("button", { name: leadForm.confirm }).tap();
    },
  ],
];

/** Performs the actions on a simulated phone. The answer to the message must bring up the lead form. */
export async function interact(browser: Browser, url: string): Promise<Interactions> {
  const { context, page } = await openPhone(browser);
  await page.addInitScript(() => {
    const events: { name: string; duration: number }[] = [];
    Object.assign(globalThis, { events });
    const watch = (type: string, options: object = {}) =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) events.push({ name: type, duration });
      }).observe({ type, buffered: true, ...options });
    watch("event", { durationThreshold: 16 });
    watch("longtask");
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const found: Interactions = {};
  for (const [name, act] of ACTIONS) {
    await startRecording(page);
    await act(page);
    found[name] = await longest(page, "event");
    if (name !== "send") continue;
    // The lead form appears when the answer is complete.
    await page.getByRole("group", { name: leadForm.title }).waitFor();
    found["receive 4,000 characters (task)"] = await longest(page, "longtask");
  }
  await context.close();
  return found;
}

async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as unknown as { events: unknown[] }).events.length = 0;
  });
}

async function longest(page: Page, type: string): Promise<number> {
  return await page.evaluate(async (name) => {
    // The browser reports entries some time after their frame.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { events } = globalThis as unknown as { events: { name: string; duration: number }[] };
    return Math.max(0, ...events.filter((entry) => entry.name === name).map((one) => one.duration));
  }, type);
}
