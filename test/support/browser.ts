import axe from "axe-core";
import {
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  chromium,
} from "playwright-core";

/** Tab in the Chromium launched by `startBrowser`. */
interface OpenPage {
  page: Page;
  /** Console messages and uncaught errors, as `type: text`. */
  consoleLines: string[];
  close: () => Promise<void>;
}

let connection: Promise<Browser> | undefined;
const opened: OpenPage[] = [];

/** Pages that wait for the next test of this file, by their options. */
const idle = new Map<string, Page[]>();
const borrowed: { page: Page; key: string; url: string }[] = [];

/**
 * Opens a URL in a new context, with empty storage and cache. `close` or `closePages` closes it.
 *
 * Asks for reduced motion unless the options say otherwise: drawing the animations takes a quarter of the browser's time.
 */
export async function openPage(
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  connection ??= chromium.connect(process.env.BROWSER_ENDPOINT!);
  const browser = await connection;
  const defaults = { locale: "pt-BR", reducedMotion: "reduce" } as const;
  const context = await browser.newContext({ ...defaults, ...options });
  // Below Jest's limit of a test, so that an error tells which step and which input waited in vain.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const consoleLines: string[] = [];
  page.on("console", (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => consoleLines.push(`uncaught: ${error.message}`));
  const tab = { page, consoleLines, close: () => context.close() };
  opened.push(tab);
  await page.goto(url);
  return tab;
}

/**
 * Returns an empty page with empty storage, which an earlier test of this file may have used: a URL loads with half the
 * processor time of a new context. For tests that change nothing that outlives a navigation, apart from routes,
 * storage and the size of the viewport.
 */
export async function borrowPage(url: string, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options);
  const page = idle.get(key)?.pop() ?? (await openPage("about:blank", options)).page;
  if (options.viewport) await page.setViewportSize(options.viewport);
  borrowed.push({ page, key, url });
  return page;
}

/** Ends what the test has done with a page, and keeps it for the next one unless the test has closed it. */
async function giveBack({ page, key, url }: (typeof borrowed)[number]): Promise<void> {
  if (page.isClosed()) return;
  const [, ...others] = page.context().pages();
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Of the same origin, and without scripts that could write to the storage.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  idle.set(key, [...(idle.get(key) ?? []), page]);
}

/** Ends the pages that this test file has opened since the last call; those already closed stay closed. */
export async function closePages(): Promise<void> {
  const kept = borrowed.splice(0);
  const pages = new Set(kept.map(({ page }) => page));
  const used = opened.splice(0).filter(({ page }) => !pages.has(page));
  await Promise.all([...kept.map(giveBack), ...used.map(({ close }) => close())]);
}

/** Lets each access to the page's storage fail, from the next navigation on, like a browser that blocks it. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
}

/** Opens a URL and waits for the footer, but holds back the entry script. Resolves to a function that lets it load. */
export async function openBeforeHydration(page: Page, url: string): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/main*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return arrived.resolve;
}

/** Waits until React handles the contact form: the page then checks it instead of the browser. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
}

export async function isFocused(element: Locator): Promise<boolean> {
  return await element.evaluate((node) => node === document.activeElement);
}

/**
 * Stops the page's clock: only `clock.runFor` and `clock.resume` then let time pass. The time between two taps thus
 * doesn't depend on the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
}

/** Doubles the browser's default font sizes in this tab. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * Returns axe's violations on the current page, each with its elements' HTML: of all rules, best practices included, or
 * of one.
 */
export async function axeFindings(page: Page, rule?: string) {
  // Not a script element, because the page's content security policy would block it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return await page.evaluate(async (only) => {
    const { axe: there } = window as unknown as { axe: typeof axe };
    const rules = only === undefined ? {} : { runOnly: [only] };
    const { violations } = await there.run({ ...rules, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, rule);
}

/** Closes this test file's connection; the browser keeps running for other files. */
export async function disconnect(): Promise<void> {
  await (await connection)?.close();
  connection = undefined;
  idle.clear();
}
