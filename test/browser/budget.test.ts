import type { Page } from "playwright-core";
import { chatButton } from "../../src/shared/content/chatButton.ts";
import { wireBytes } from "../../bench/wireBytes.ts";
import { type OpenPage, disconnect, openPage } from "../support/browser.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

let app: RunningApp;
let opened: OpenPage;
beforeAll(async () => {
  app = await startApp({ SITE_URL: "https://nora.example" });
});
beforeEach(async () => {
  opened = await openPage(app.url);
  await opened.page.waitForLoadState("networkidle");
});
afterEach(() => opened.close());
afterAll(async () => {
  await app.stop();
  await disconnect();
});

/** Scripts the page has asked for so far. */
function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
}

/** Bytes of their bodies in brotli: a build's files are the same for everybody. */
async function bodyBytes(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => {
    const { headers } = await fetch(url, {
      method: "HEAD",
      headers: { "Accept-Encoding": "br" },
    });
    expect(headers.get("content-encoding")).toBe("br");
    return Number(headers.get("content-length"));
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe("the first load", () => {
  it("draws the page from one round trip: 14,000 bytes with its styles and headers", async () => {
    expect(await wireBytes(`${app.url}/`)).toBeLessThanOrEqual(14_000);
  });

  it("draws the 404 page from 8,000", async () => {
    expect(await wireBytes(`${app.url}/nao-existe`)).toBeLessThanOrEqual(8000);
  });

  it("waits for no stylesheet", async () => {
    const blocking = await opened.page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (entry as PerformanceEntry & { renderBlockingStatus: string }).renderBlockingStatus ===
            "blocking",
        )
        .map(({ name }) => name),
    );

    expect(blocking).toEqual([]);
  });

  it("asks for at most 68,000 bytes of script by itself, all of it hydration", async () => {
    const asked = await scripts(opened.page);

    expect(asked.length).toBeGreaterThan(0);
    expect(await bodyBytes(asked)).toBeLessThanOrEqual(68_000);
  });
});

describe("the font", () => {
  /** Files of the typeface the page has asked for so far. */
  const fonts = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".woff2")),
    );

  it("fits into the first TCP window with its headers, and suffices for the page", async () => {
    expect(await fonts(opened.page)).toEqual(["/gabarito.woff2"]);
    expect(await wireBytes(`${app.url}/gabarito.woff2`)).toBeLessThanOrEqual(14_600);
  });

  it("comes with its rarer characters once the visitor types one", async () => {
    const { page } = opened;

    await page.getByLabel("Mensagem").fill("Até R$ 500 & frete");

    await until(async () => (await fonts(page)).includes("/gabarito-rest.woff2"));
    expect(await page.evaluate(() => document.fonts.check("1em Gabarito", "Até R$ 500"))).toBe(
      true,
    );
  });
});

describe("a first visit", () => {
  it("takes at most 96,000 bytes: the page with its headers, its scripts and its font", async () => {
    const { page } = opened;
    const font = Number((await fetch(`${app.url}/gabarito.woff2`)).headers.get("content-length"));

    const total = (await wireBytes(`${app.url}/`)) + (await bodyBytes(await scripts(page))) + font;

    expect(total).toBeLessThanOrEqual(96_000);
  });
});

describe("the chat", () => {
  it("costs at most 15,000 bytes of script more, from the moment it is pointed at", async () => {
    const { page } = opened;
    const before = await scripts(page);

    await page.getByRole("button", { name: chatButton.open }).hover();
    await until(async () => (await scripts(page)).length > before.length);
    await page.waitForLoadState("networkidle");
    const after = await scripts(page);

    expect(await bodyBytes(after.filter((url) => !before.includes(url)))).toBeLessThanOrEqual(
      15_000,
    );
  });
});
