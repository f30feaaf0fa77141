import { type Browser, type Page, chromium } from "playwright-core";
import { hasOldChromium, oldChromiumOptions } from "../../tools/chromium.ts";
import { untilHydrated } from "../support/browser.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

(hasOldChromium ? describe : describe.skip)("in Chromium 110", () => {
  let app: RunningApp;
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(await oldChromiumOptions());
    app = await startApp();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  async function open(options: { width?: number; javaScriptEnabled?: boolean } = {}) {
    const { width = 1280, ...more } = options;
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ ...more, viewport, reducedMotion: "reduce" });
    await page.goto(app.url);
    if (options.javaScriptEnabled !== false) await untilHydrated(page);
    return page;
  }

  const colourOf = (page: Page, selector: string, property: "backgroundColor" | "color" | "fill") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);

  it("the page has its colours, also without scripts", async () => {
    const page = await open({ javaScriptEnabled: false });

    expect(await colourOf(page, "body", "backgroundColor")).toBe("rgb(250, 247, 239)");
    expect(await colourOf(page, "body", "color")).toBe("rgb(0, 50, 56)");
    expect(await colourOf(page, ".button-primary", "backgroundColor")).toBe("rgb(0, 76, 83)");
    expect(await colourOf(page, ".hero-blossoms", "fill")).not.toBe("rgb(0, 0, 0)");
    await page.close();
  });

  it("the contact form sends", async () => {
    const page = await open();
    await page.getByLabel("Nome completo").fill("Ana Souza");
    await page.getByLabel("E-mail").first().fill("ana@example.com");
    await page.getByLabel("Telefone").first().fill("(11) 98765-4321");
    await page.getByLabel("Mensagem").fill("Quero um site.");
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();

    await page.locator(".toast", { hasText: "Mensagem enviada!" }).waitFor();
    await page.close();
  });

  it("the chat opens and answers", async () => {
    const page = await open();
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByLabel("Sua mensagem").fill("Vocês fazem sites?");
    await page.getByRole("button", { name: "Enviar", exact: true }).click();

    const answer = page
      .getByRole("log")
      .getByText(/sites?/i)
      .nth(1);
    await answer.waitFor();
    await page.close();
  });

  it("the menu opens, and closes when a link is chosen", async () => {
    const page = await open({ width: 390 });
    await page.getByRole("button", { name: "Abrir menu" }).click();
    const bar = page.getByRole("navigation", { name: "Principal" });
    const link = bar.getByRole("link", { name: "Portfólio" });
    await link.click();

    await page.getByRole("button", { name: "Abrir menu" }).waitFor();
    await link.waitFor({ state: "hidden" });
    await page.close();
  });
});
