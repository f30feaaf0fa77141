import type { Page } from "playwright-core";
import { blockStorage, openPage, untilHydrated } from "../support/browser.ts";
import { fillForm } from "../support/contactPage.ts";
import { startAppForFile } from "../support/startForFile.ts";

const service = startAppForFile();

/** Supabase's storage key: contains the first label of the backend's host, here 127.0.0.1. */
const KEY = "sb-127-auth-token";

async function writeToUs(page: Page): Promise<void> {
  await untilHydrated(page);
  const { submit } = await fillForm(page);
  await submit.click();
  await page.getByRole("status").getByText("Mensagem enviada!").first().waitFor();
}

/** Collects the session paths that the page requests from now on. */
function authCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/auth/")) calls.push(pathname + search);
  });
  return calls;
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), KEY);
}

describe("a visitor's session", () => {
  it("is created with the first call, stored, and used again after a reload", async () => {
    const { page, consoleLines, close } = await openPage(service.app.url);
    const calls = authCalls(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await writeToUs(page);
    const session = JSON.parse((await stored(page))!) as { user: { is_anonymous: boolean } };
    await page.reload();
    await writeToUs(page);

    expect(session.user.is_anonymous).toBe(true);
    expect(calls).toEqual(["/auth/v1/signup"]);
    expect(consoleLines).toEqual([]);
    await close();
  });

  it("refreshes itself when it has expired", async () => {
    const { page, close } = await openPage(service.app.url);
    await writeToUs(page);
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key)!) as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, KEY);
    const expired = await stored(page);
    await page.reload();
    const calls = authCalls(page);

    await writeToUs(page);

    expect(calls).toEqual(["/auth/v1/token?grant_type=refresh_token"]);
    expect(await stored(page)).not.toBe(expired);
    await close();
  });

  it("isn't required if the browser blocks storage", async () => {
    const { page, close } = await openPage("about:blank");
    await blockStorage(page);
    await page.goto(service.app.url);

    await writeToUs(page);

    expect(await page.getByLabel("Nome completo").inputValue()).toBe("");
    await close();
  });

  it("isn't required if it can't be created", async () => {
    const { page, close } = await openPage(service.app.url);
    await page.route("**/auth/v1/**", (route) => route.abort());

    await writeToUs(page);

    expect(await stored(page)).toBeNull();
    await close();
  });

  it("isn't required if its code was removed by a deploy", async () => {
    const { page, close } = await openPage(service.app.url);
    await page.route("**/assets/visitorClient*", (route) => route.fulfill({ status: 404 }));

    await writeToUs(page);

    expect(await stored(page)).toBeNull();
    await close();
  });
});
