import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { doubleText, openPage } from "../support/browser.ts";
import { checkEach } from "../support/checkEach.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const phone = { width: 390, height: 844 };

const service = startAppForFile();

const chatButton = (page: Page) => page.getByRole("button", { name: "Abrir chat" });

async function scrollsSideways(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

describe("the landing page", () => {
  it("loads with a silent console, and never scrolls sideways", async () => {
    const { page, consoleLines } = await openPage(service.app.url);
    await chatButton(page).waitFor();

    await checkEach([320, 390, 820, 1024, 1366, 1920], async (width) => {
      await page.setViewportSize({ width, height: 800 });
      expect(await scrollsSideways(page)).toBe(false);
    });
    expect(consoleLines).toEqual([]);
  });

  it("needs one font file for its words and the chat's first ones", async () => {
    const { page } = await openPage(service.app.url, { viewport: phone });
    await chatButton(page).click();
    await page.getByRole("dialog").waitFor();

    const files = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    });
    expect(files.filter((path) => path.endsWith(".woff2"))).toEqual(["/gabarito.woff2"]);
  });

  it("cuts nothing with text of 200 % on a phone", async () => {
    const { page } = await openPage("about:blank", { viewport: phone });
    await doubleText(page);
    await page.goto(service.app.url);
    await chatButton(page).waitFor();

    expect(await scrollsSideways(page)).toBe(false);
    const cut = await page.locator("main :is(h1, h2, h3, p, a, label)").evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !element.closest("[aria-hidden=true]"))
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
});

describe("on paper", () => {
  it.each([true, false])("has text and contact data only, scripts: %s", async (scripts) => {
    const { page } = await openPage(service.app.url, { javaScriptEnabled: scripts });
    await page.getByLabel("Abrir chat").waitFor();

    await page.emulateMedia({ media: "print" });

    const footer = page.getByRole("contentinfo");
    expect(await footer.getByText("contato@nora.example").first().isVisible()).toBe(true);
    expect(await page.getByRole("button").count()).toBe(0);
    await checkEach([".skip-link", "[aria-label='Abrir chat']", ".contact-card"], async (left) => {
      expect(await page.locator(left).isVisible()).toBe(false);
    });
  });
});

describe("an unknown path in the browser", () => {
  it("shows the 404 page, and logs the visited path to the console", async () => {
    const { page, consoleLines } = await openPage(`${service.app.url}/caminho/perdido`);
    await page.getByRole("heading", { name: "404" }).waitFor();

    await until(() => consoleLines.some((line) => line.includes("/caminho/perdido")));
    await page.getByRole("link", { name: "Voltar para a página inicial" }).click();
    await page.waitForURL(`${service.app.url}/`);
  });
});

describe("the scripts", () => {
  it("are at most a tenth larger than in November 2026", () => {
    const folder = join(import.meta.dirname, "../../dist/client/assets");
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".js.br"));
    const bytes = scripts.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);

    expect(bytes).toBeLessThan(1.1 * 107_000);
  });
});
