import type { BrowserContextOptions, Route } from "playwright-core";
import {
  isFocused,
  openBeforeHydration,
  openPage,
  untilDrawn,
  untilHydrated,
} from "../support/browser.ts";
import { enterChat, openChat, say, untilClickable } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { fieldsOf } from "../support/contactPage.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const service = startChatAppForFile();

/** Opens the page. The chat's code arrives when the returned function `arrive` is called. */
async function openWithLateCode(options: BrowserContextOptions = {}) {
  const { page } = await openPage("about:blank", options);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/ChatPanel-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(service.app.url);
  await untilHydrated(page);
  return { page, opener: page.getByRole("button", { name: "Abrir chat" }), arrive };
}

describe("the chat button", () => {
  it("opens the chat beside the page with the focus in its box, and closes it again", async () => {
    const { page, opener, dialog, box, consoleLines } = await openChat(service.app.url);

    expect(await opener.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator(`[id="${await opener.getAttribute("aria-controls")}"]`).count()).toBe(
      1,
    );
    expect(await dialog.getAttribute("aria-modal")).not.toBe("true");
    await until(() => isFocused(box));

    await opener.click();
    expect(await dialog.isVisible()).toBe(false);
    expect(await opener.getAttribute("aria-expanded")).toBe("false");
    expect(consoleLines).toEqual([]);
  });

  it("focuses its box in a narrow window without touch", async () => {
    const { page } = await openPage(service.app.url);

    await checkEach([[390, 844] as const, [320, 256] as const], async ([width, height]) => {
      await page.setViewportSize({ width, height });
      const { dialog, box } = await enterChat(page);

      await page.keyboard.type("Oi");

      expect(await dialog.getAttribute("aria-modal")).toBe("true");
      expect(await box.inputValue()).toBe("Oi");
      await box.clear();
      await page.keyboard.press("Escape");
    });
  });

  it("gets the focus back after Escape and after 'Fechar chat'", async () => {
    const { page, opener, dialog } = await openChat(service.app.url);

    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);

    await opener.click();
    await dialog.getByRole("button", { name: "Fechar chat" }).click();
    expect(await dialog.isVisible()).toBe(false);
    expect(await isFocused(opener)).toBe(true);
  });

  it("leaves the visitor's focus alone when Escape is pressed in the contact form", async () => {
    // So wide and high that the chat doesn't cover the field.
    const { page, dialog } = await openChat(service.app.url, {
      viewport: { width: 1920, height: 1080 },
    });
    const name = page.getByLabel("Nome completo");

    await name.focus();
    await page.keyboard.press("Escape");

    expect(await dialog.isVisible()).toBe(true);
    expect(await isFocused(name)).toBe(true);
  });

  it("leads to the contact form without JavaScript", async () => {
    const tab = await openPage(service.app.url, { javaScriptEnabled: false });

    await tab.page.getByRole("link", { name: "Abrir chat" }).click();

    expect(new URL(tab.page.url()).hash).toBe("#contato");
  });

  it("keeps the focus that its link had before hydration", async () => {
    const { page, consoleLines } = await openPage("about:blank");
    const hydrate = await openBeforeHydration(page, service.app.url);
    await page.getByRole("link", { name: "Abrir chat" }).focus();

    hydrate();

    await until(() => isFocused(page.getByRole("button", { name: "Abrir chat" })));
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    expect(consoleLines).toEqual([]);
  });

  it("doesn't open the chat over a field that the visitor has turned to before hydration", async () => {
    const { page } = await openPage("about:blank", { viewport: { width: 390, height: 844 } });
    const hydrate = await openBeforeHydration(page, service.app.url);
    await page.getByRole("link", { name: "Abrir chat" }).click();
    const message = page.getByLabel("Mensagem", { exact: true });
    await message.click();
    await page.keyboard.type("Quero um site");

    hydrate();
    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    await untilHydrated(page);
    await page.keyboard.type(" com agenda.");

    expect(await message.inputValue()).toBe("Quero um site com agenda.");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.locator(".chat-button[aria-busy=true]").count()).toBe(0);
  });

  it("doesn't open the chat over a field in which the visitor types when its code arrives", async () => {
    const { page, opener, arrive } = await openWithLateCode({
      viewport: { width: 390, height: 844 },
    });
    await opener.click();
    expect(await opener.getAttribute("aria-busy")).toBe("true");
    const message = page.getByLabel("Mensagem", { exact: true });
    await message.click();
    await page.keyboard.type("Quero um site");

    arrive();
    await until(async () => (await opener.getAttribute("aria-busy")) === "false");
    await page.keyboard.type(" com agenda.");

    expect(await message.inputValue()).toBe("Quero um site com agenda.");
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
    await enterChat(page);
  });

  it("shows an error without a connection, and opens the chat when there is one", async () => {
    const { page } = await openPage("about:blank");
    // Otherwise the code would be preloaded.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto(service.app.url);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    await opener.waitFor();
    await page.context().setOffline(true);

    await opener.click();
    await page.getByRole("alert").filter({ hasText: "Não foi possível abrir o chat." }).waitFor();

    await page.context().setOffline(false);
    await enterChat(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("opens after a network gap in which the visitor began to fill in the form, which has its rules again", async () => {
    const { page } = await openPage("about:blank");
    await page.route(/\/(fieldProblems|checkContact|ChatPanel)-/, (route) => route.abort());
    await page.goto(service.app.url);
    await untilHydrated(page);
    const { name, submit } = fieldsOf(page);
    const failed = page.waitForEvent("requestfailed", (request) =>
      /checkContact/.test(request.url()),
    );
    await name.pressSequentially("Ana");
    await failed;
    await page.unroute(/\/(fieldProblems|checkContact|ChatPanel)-/);

    await submit.click();
    await page.getByText("Confira estes 3 campos:").waitFor();
    const { dialog } = await enterChat(page);

    expect(await dialog.isVisible()).toBe(true);
  });

  it("hides the texts for screen readers before the page's other styles arrive", async () => {
    const { page } = await openPage("about:blank");
    await page.route("**/afterHydration-*.css", async (route) => await route.abort());
    await page.goto(service.app.url);

    const { dialog } = await enterChat(page);

    const label = await dialog.getByText("Sua mensagem").boundingBox();
    expect(label?.width).toBe(1);
  });

  it("opens with its styles after they once failed to load", async () => {
    const { page } = await openPage("about:blank");
    await page.route("**/ChatPanel-*.css", async (route) => await route.abort());
    await page.goto(service.app.url);
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("alert").filter({ hasText: "Não foi possível abrir o chat." }).waitFor();
    await page.unroute("**/ChatPanel-*.css");

    const { dialog } = await enterChat(page);

    expect(await dialog.evaluate((panel) => getComputedStyle(panel).position)).toBe("fixed");
  });

  it.each([
    ["no answer", (route: Route) => route.abort()],
    ["an error", (route: Route) => route.fulfill({ status: 503 })],
    [
      "a captive portal's page",
      (route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Wi-Fi" }),
    ],
  ])("opens after its code once got %s", async (_what, fail) => {
    const { page } = await openPage("about:blank");
    const failed = page.waitForEvent("request", (request) =>
      /ChatPanel-.*\.js$/.test(request.url()),
    );
    await page.route("**/ChatPanel-*.js", fail);
    await page.goto(service.app.url);
    await failed;
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("alert").filter({ hasText: "Não foi possível abrir o chat." }).waitFor();
    await page.unroute("**/ChatPanel-*.js");

    const { dialog } = await enterChat(page);

    expect(await dialog.isVisible()).toBe(true);
  });

  it("doesn't open the chat over a link that the visitor has turned to when its code arrives", async () => {
    const { page, opener, arrive } = await openWithLateCode();
    await opener.press("Enter");
    const privacy = page.getByText("Privacidade", { exact: true });
    await privacy.focus();

    arrive();
    await until(async () => (await opener.getAttribute("aria-busy")) === "false");

    expect(await isFocused(privacy)).toBe(true);
    expect(await page.getByRole("dialog").isVisible()).toBe(false);
  });

  it("leaves the chat closed if Enter is pressed twice or held on 'Fechar chat'", async () => {
    const { page, opener, dialog } = await openChat(service.app.url);
    await dialog.getByRole("button", { name: "Fechar chat" }).press("Enter");
    await until(() => isFocused(opener));

    await page.keyboard.press("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await untilDrawn(page);

    expect(await dialog.isVisible()).toBe(false);
    expect(await opener.getAttribute("aria-expanded")).toBe("false");
  });

  it("sends no draft if Enter is pressed twice or held", async () => {
    const { page, opener, box, asked } = await openChat(service.app.url);
    await box.fill("Quanto cu");
    await page.keyboard.press("Escape");
    await until(() => isFocused(opener));

    await page.keyboard.press("Enter");
    await until(() => isFocused(box));
    await page.keyboard.press("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");

    expect(await box.inputValue()).toBe("Quanto cu");
    expect(asked).toHaveLength(0);
  });

  it("opens once on a double click", async () => {
    const { page, opener, dialog, box } = await openChat(service.app.url);
    await opener.click();
    await dialog.waitFor({ state: "hidden" });
    await untilClickable(page);

    await opener.dblclick();

    await dialog.waitFor();
    await untilClickable(page);
    expect(await dialog.isVisible()).toBe(true);
    expect(await isFocused(box)).toBe(true);
  });

  it("opens a chat whose code was only preloaded, also offline", async () => {
    const { page } = await openPage("about:blank");
    await page.goto(service.app.url, { waitUntil: "networkidle" });
    await page.context().setOffline(true);

    await enterChat(page);

    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("opens a chat that was open before, also offline", async () => {
    const { page, opener, dialog } = await openChat(service.app.url);
    await page.getByRole("button", { name: "Fechar chat" }).click();
    await page.context().setOffline(true);

    await opener.click();

    await dialog.waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is marked if an answer arrives while the chat is closed, announced on opening", async () => {
    const said = Promise.withResolvers<void>();
    service.model.answer = async () => {
      await said.promise;
      return { words: ["Respondido"] };
    };
    const open = await openChat(service.app.url);
    await say(open, "Oi");
    await open.page.keyboard.press("Escape");
    // Screen readers know the region before its text comes.
    expect(await open.page.locator(".chat-unread").isVisible()).toBe(true);

    said.resolve();

    await open.page.getByText("Nova mensagem", { exact: true }).waitFor();
    const announced = open.page.locator('aside [aria-live="polite"]');
    expect(await announced.allTextContents()).toEqual(["Nova mensagem"]);
    await open.opener.click();
    await open.log.getByText("Respondido").waitFor();
    expect(await open.page.getByText("Nova mensagem", { exact: true }).count()).toBe(0);
    await announced.getByText("Respondido").waitFor();

    await open.page.keyboard.press("Escape");
    await open.opener.click();
    await untilDrawn(open.page);
    expect(await announced.allTextContents()).toEqual(["", ""]);
  });

  it("keeps its mark over a reload until the chat is opened", async () => {
    const said = Promise.withResolvers<void>();
    service.model.answer = async () => {
      await said.promise;
      return { words: ["Respondido"] };
    };
    const { page, ...open } = await openChat(service.app.url);
    const mark = page.getByText("Nova mensagem", { exact: true });
    await say({ page, ...open }, "Oi");
    await page.keyboard.press("Escape");
    said.resolve();
    await mark.waitFor();

    await page.reload();

    await mark.waitFor();
    await open.opener.click();
    await open.dialog.waitFor();
    await page.reload();
    await open.opener.and(page.locator("button")).waitFor();
    await open.opener.click();
    await open.log.getByText("Respondido").waitFor();
    await page.keyboard.press("Escape");
    expect(await mark.count()).toBe(0);
  });
});
