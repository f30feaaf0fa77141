import type { Page } from "playwright-core";
import { chatButton } from "../../src/shared/content/chatButton.ts";
import { wireBytes } from "../../bench/wireBytes.ts";
import { type OpenPage, closePages, disconnect, openPage } from "../support/browser.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { until } from "../support/until.ts";

/** Environment of a deployment, with a key of the form that the service generates. */
const DEPLOYED = { SITE_URL: "https://nora.example", ANON_KEY: "nora_anon_nUJC-tN7VRfLx6nw" };

let app: RunningApp;
/** Scripts that hydrate the page, found with data saving on: otherwise the chat is fetched as well. */
let hydration: string[];
beforeAll(async () => {
  app = await startApp(DEPLOYED);
  const { page, close } = await openSavingData();
  hydration = await scripts(page);
  await close();
});
afterEach(closePages);
afterAll(async () => {
  await app.stop();
  await disconnect();
});

/** Opens the page and waits until it has loaded everything, the chat included. */
async function openLoaded(): Promise<Page> {
  const { page } = await openPage(app.url);
  // The network may be idle before the first paint, after which the chat is fetched.
  await until(async () => (await scripts(page)).some((name) => name.includes("/ChatPanel-")));
  await page.waitForLoadState("networkidle");
  return page;
}

/** Opens the page with data saving on. */
async function openSavingData(): Promise<OpenPage> {
  const tab = await openPage("about:blank");
  await tab.page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await tab.page.goto(app.url, { waitUntil: "networkidle" });
  return tab;
}

/** Returns the scripts requested so far. */
function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
}

/** Returns the size of their bodies in brotli, in bytes. */
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
  it("renders the page from one round trip: 14,000 bytes with styles and headers", async () => {
    expect(await wireBytes(`${app.url}/`)).toBeLessThanOrEqual(14_000);
  });

  it("does so with a WhatsApp number too", async () => {
    await using withNumber = await startApp({ ...DEPLOYED, COMPANY_WHATSAPP: "+55 11 98765-4321" });

    expect(await wireBytes(`${withNumber.url}/`)).toBeLessThanOrEqual(14_000);
  });

  it("renders the 404 page from 8,000 bytes", async () => {
    expect(await wireBytes(`${app.url}/nao-existe`)).toBeLessThanOrEqual(8000);
  });

  it("waits for no stylesheet", async () => {
    const page = await openLoaded();

    const blocking = await page.evaluate(() =>
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

  it("has at most 69,200 bytes of hydration scripts", async () => {
    expect(hydration.length).toBeGreaterThan(0);
    expect(await bodyBytes(hydration)).toBeLessThanOrEqual(69_200);
  });
});

describe("the font", () => {
  /** Returns the font files requested so far. */
  const fonts = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".woff2")),
    );

  it("fits into the first TCP window with its headers and is enough for the page", async () => {
    expect(await fonts(await openLoaded())).toEqual(["/gabarito.woff2"]);
    expect(await wireBytes(`${app.url}/gabarito.woff2`)).toBeLessThanOrEqual(14_600);
  });

  it("loads its rarer characters when the visitor types one", async () => {
    const page = await openLoaded();

    await page.getByLabel("Mensagem").fill("Até R$ 500 & frete");

    await until(async () => (await fonts(page)).includes("/gabarito-rest.woff2"));
    expect(await page.evaluate(() => document.fonts.check("1em Gabarito", "Até R$ 500"))).toBe(
      true,
    );
  });
});

describe("a first visit", () => {
  it("transfers at most 96,500 bytes for the page, its headers, the hydration scripts and the font", async () => {
    const { headers } = await fetch(`${app.url}/gabarito.woff2`);
    const fontBytes = Number(headers.get("content-length"));

    const total = (await wireBytes(`${app.url}/`)) + (await bodyBytes(hydration)) + fontBytes;

    expect(total).toBeLessThanOrEqual(96_500);
  });
});

describe("the chat", () => {
  it("has at most 14,900 bytes of scripts, which are fetched after the first paint", async () => {
    const fetched = (await scripts(await openLoaded())).filter(
      (url) => !hydration.includes(url) && !url.includes("/checkContact-"),
    );

    expect(fetched).toContainEqual(expect.stringContaining("/assets/ChatPanel-"));
    expect(await bodyBytes(fetched)).toBeLessThanOrEqual(14_900);
  });

  it("finds its stylesheet in the cache, without a preload that browsers warn of until it opens", async () => {
    const page = await openLoaded();
    const preloads = await page
      .locator("link[rel=preload]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).as));
    expect(preloads.toSorted()).toEqual(["font", "script"]);

    await page.getByRole("button", { name: chatButton.open }).click();
    await page.getByRole("dialog").waitFor();

    const stylesheets = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => /ChatPanel-.*css/.test(name))
        .map(({ initiatorType, transferSize }) => ({
          initiatorType,
          isCached: transferSize === 0,
        })),
    );
    expect(stylesheets.filter(({ isCached }) => !isCached)).toEqual([
      { initiatorType: "fetch", isCached: false },
    ]);
    expect(stylesheets.at(-1)).toEqual({ initiatorType: "link", isCached: true });
  });

  it("is fetched only on intent if data saving is on", async () => {
    const { page } = await openSavingData();
    expect(hydration).not.toContainEqual(expect.stringContaining("/ChatPanel-"));

    await page.getByRole("button", { name: chatButton.open }).hover();

    await until(async () => (await scripts(page)).some((url) => url.includes("/ChatPanel-")));
  });

  it("opens after hydration if its link was tapped before", async () => {
    const { page } = await openPage("about:blank");
    const { promise: isTapped, resolve: tapped } = Promise.withResolvers<void>();
    await page.route("**/assets/main*.js", async (route) => {
      await isTapped;
      await route.continue();
    });
    await page.goto(app.url, { waitUntil: "commit" });
    const link = page.getByRole("link", { name: chatButton.open });
    await until(async () => {
      await link.click();
      return (await link.getAttribute("aria-busy")) === "true";
    });

    tapped();

    await page.getByRole("dialog").waitFor();
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
  });
});
