import axe from "axe-core";
import { type Browser, type BrowserContextOptions, type Page, chromium } from "playwright-core";

/** A tab in the real Chromium that `startBrowser` launched. */
export interface OpenPage {
  page: Page;
  /** Everything the browser's console said, and errors nobody caught, as `type: text`. */
  consoleLines: string[];
  close: () => Promise<void>;
}

let connection: Promise<Browser> | undefined;

/** Opens an address in a fresh context: no storage, no cache. */
export async function openPage(
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  connection ??= chromium.connect(process.env.BROWSER_ENDPOINT!);
  const context = await (await connection).newContext({ locale: "pt-BR", ...options });
  const page = await context.newPage();
  const consoleLines: string[] = [];
  page.on("console", (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => consoleLines.push(`uncaught: ${error.message}`));
  await page.goto(url);
  return { page, consoleLines, close: () => context.close() };
}

/** Opens an address as it is before its code has arrived; returns what lets the code come. */
export async function openBeforeLive(page: Page, url: string): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/assets/main*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return arrived.resolve;
}

/** Sets the reader's own text size to twice the usual; for pages opened from now on in this tab. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/**
 * All that axe finds on the page as it is now, best-practice rules included: each rule with the
 * elements it names. `except` leaves out what another test has looked at, by selectors.
 */
export async function axeFindings(page: Page, { except = [] }: { except?: string[] } = {}) {
  // Not a script element, which the page's own policy would block.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  return await page.evaluate(async (exclude) => {
    const { axe: there } = window as unknown as { axe: typeof axe };
    const { violations } = await there.run({ exclude }, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, except);
}

/** Ends this file's connection to the browser; the browser itself stays for the other files. */
export async function disconnect(): Promise<void> {
  await (await connection)?.close();
}
