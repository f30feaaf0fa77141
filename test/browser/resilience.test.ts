import type { Browser, Page } from "playwright-core";
import { chat } from "../../src/shared/content/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { openBeforeHydration, openPage, untilDrawn, untilHydrated } from "../support/browser.ts";
import { launchChromium } from "../../tools/chromium.ts";
import { julia } from "../support/contactPage.ts";
import { startHoldingProxy } from "../support/holdingProxy.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const phone = { viewport: { width: 390, height: 844 } };

const service = startChatAppForFile();

/**
 * Opens the page and taps its chat button while its script is on the way. Returns the button and a function that
 * responds to the script's request with 404.
 */
async function tapChatButton(page: Page) {
  const isRemoved = Promise.withResolvers<void>();
  await page.route("**/assets/main*.js", async (route) => {
    await isRemoved.promise;
    await route.fulfill({ status: 404, body: "Not found" });
  });
  await page.goto(service.app.url, { waitUntil: "commit" });
  const link = page.getByRole("link", { name: "Abrir chat" });
  await until(async () => {
    await link.click();
    return (await link.getAttribute("aria-busy")) === "true";
  });
  return { link, removeScript: isRemoved.resolve };
}

/** Changes that extensions make to the document before the page's own code runs. */
const changes: Record<string, () => void> = {
  "attributes on the document": () => {
    document.documentElement.className = "extension";
    document.body.setAttribute("data-gr-ext-installed", "");
    document.body.style.setProperty("--extension", "1");
  },
  "elements in the head": () => {
    const link = document.createElement("link");
    link.href = "about:blank";
    document.head.prepend(document.createElement("style"), link);
    document.head.append(document.createElement("script"), document.createElement("meta"));
  },
  "elements around the page": () => {
    document.body.prepend(document.createElement("div"));
    document.body.append(document.createElement("div"));
    document.documentElement.append(document.createElement("grammarly-desktop-integration"));
  },
  "attributes on the fields": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-gramm", "false");
      field.setAttribute("spellcheck", "false");
    }
  },
  "elements beside the fields": () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      field.before(document.createElement("grammarly-extension"));
      field.after(document.createElement("div"));
    }
  },
  "another language": () => {
    const texts = document.evaluate("//body//text()[normalize-space()]", document, null, 7);
    for (let index = 0; index < texts.snapshotLength; index++) {
      const text = texts.snapshotItem(index) as Text;
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
  },
};

describe("a page changed by an extension before hydration", () => {
  it.each(Object.entries(changes))("works: %s", async (_what, change) => {
    const { page, close } = await openPage("about:blank", phone);
    const hydrate = await openBeforeHydration(page, service.app.url);
    await page.locator("#contato-name").fill(julia.name);
    await page.locator("#contato-email").fill(julia.email);
    await page.locator("#contato-phone").fill(julia.phone);
    await page.locator("#contato-message").pressSequentially("Olá! ");

    await page.evaluate(change);
    hydrate();
    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    await page.keyboard.type("Quero um site.");

    const { top, bottom } = await page.evaluate(() =>
      document.activeElement!.getBoundingClientRect(),
    );
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(844);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const posted = page.waitForRequest(`**${paths.contact}`);
    await page.locator("#contato form [type=submit]").click();
    expect((await posted).postDataJSON()).toEqual({ ...julia, message: "Olá! Quero um site." });
    await page.getByText("Mensagem enviada!").waitFor();
    await close();
  });
});

describe("a page whose fields an extension wraps after hydration", () => {
  it("shows errors and sends the message", async () => {
    const { page, consoleLines, close } = await openPage(service.app.url, phone);
    await page.getByRole("button", { name: "Abrir chat" }).click();
    service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
    const box = page.getByRole("textbox", { name: "Sua mensagem" });
    await box.fill("Quero um site");
    await box.press("Enter");
    const lead = page.getByRole("group", { name: "Seus dados de contato" });
    await lead.waitFor();
    await page.evaluate(() => {
      for (const field of document.querySelectorAll("input, textarea")) {
        const wrapper = document.createElement("grammarly-extension");
        field.replaceWith(wrapper);
        wrapper.append(field, document.createElement("div"));
      }
    });

    await box.fill("x".repeat(2001));
    await box.press("Enter");
    await page.getByText("Mensagem muito longa").waitFor();
    await box.fill("E quanto custa?");
    await box.press("Enter");
    await until(async () => (await page.getByText("seu nome?").count()) > 2);
    await lead.getByLabel("Nome").fill(julia.name);
    await lead.getByLabel("E-mail").fill("julia@");
    await page.getByRole("button", { name: "Confirmar" }).click();
    await lead.getByText("Email inválido").waitFor();
    await lead.getByLabel("E-mail").fill(julia.email);
    await page.getByRole("button", { name: "Confirmar" }).click();
    await page.getByText("Dados recebidos!").waitFor();
    await page.getByRole("button", { name: "Fechar chat" }).click();

    const submit = page.getByRole("button", { name: "Enviar Mensagem" });
    await submit.click();
    await page.getByText("Telefone é obrigatório").first().waitFor();
    await fill(page);
    await submit.click();
    await page.getByText("Mensagem enviada!").waitFor();

    expect(await page.getByText("Telefone é obrigatório").count()).toBe(0);
    expect(consoleLines).toEqual([]);
    await close();
  });
});

describe("a page translated by the browser", () => {
  it("works like the original", async () => {
    const { page, consoleLines, close } = await openPage(service.app.url, phone);
    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    await page.evaluate(translate);

    await page.locator(".navigation-toggle").click();
    await page.locator(".navigation-menu a").first().click();
    await page.locator("#contato form [type=submit]").click();
    await page.getByText("CONFIRA ESTES 4 CAMPOS:").waitFor();
    await fill(page);
    const answered = Promise.withResolvers<void>();
    await page.route(`**${paths.contact}`, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.locator("#contato form [type=submit]").click();
    await page.getByText("ENVIANDO...").waitFor();
    answered.resolve();
    await page.getByText("MENSAGEM ENVIADA!").waitFor();

    await page.locator("button.chat-button").click();
    const box = page.locator(".chat-composer textarea");
    const asked = page.locator(".chat-bubble").getByText("QUAL É O SEU NOME?");
    const words = "Veja https://a.example/ e **isto**:\n- um\n- dois\n\nQual é o seu nome?";
    service.model.answer = () => ({ words: words.split(/(?<= )/), pause: 20 });
    await box.fill("Quanto custa?");
    await box.press("Enter");
    await page.locator(".lead-form").waitFor();
    await asked.waitFor();
    await page.route(`**${paths.chatbot}`, (route) => route.abort());
    await box.fill("E mais?");
    await box.press("Enter");
    await page.getByText("TENTAR NOVAMENTE", { exact: true }).waitFor();
    await page.unroute(`**${paths.chatbot}`);
    await page.getByText("TENTAR NOVAMENTE", { exact: true }).click();
    await until(async () => (await asked.count()) === 2);
    await page.locator(".chat-footer button").click();
    await until(async () => (await asked.count()) === 0);
    await page.locator(".chat-close").click();

    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.locator(".chat-panel").isVisible()).toBe(false);
    expect(consoleLines.filter((line) => !line.includes("ERR_FAILED"))).toEqual([]);
    await close();
  });
});

describe("a page whose script was removed by a deploy", () => {
  it("links the chat button to the form, which the browser sends", async () => {
    const { page, consoleLines, close } = await openPage("about:blank", phone);
    const { link, removeScript } = await tapChatButton(page);

    removeScript();

    await page.waitForURL(`${service.app.url}/#contato`);
    expect(await link.getAttribute("aria-busy")).toBeNull();
    await page.evaluate(() => history.replaceState(null, "", "/"));
    await link.click();
    expect(new URL(page.url()).hash).toBe("#contato");
    await fill(page);
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    await page.waitForURL(`${service.app.url}/?contato=enviado#contato`);
    expect(await page.getByText("Mensagem enviada!").isVisible()).toBe(true);
    expect(consoleLines.filter((line) => !line.includes("Failed to load resource"))).toEqual([]);
    await close();
  });
});

describe("a chat button pressed before its script is found to be missing", () => {
  it("doesn't lead away from a field in which the visitor types", async () => {
    const { page, close } = await openPage("about:blank", phone);
    const { link, removeScript } = await tapChatButton(page);
    const message = page.getByLabel("Mensagem", { exact: true });
    await message.click();
    await page.keyboard.type("Quero um site");

    removeScript();
    await until(async () => (await link.getAttribute("aria-busy")) === null);
    await page.keyboard.type(" com agenda.");

    expect(await message.inputValue()).toBe("Quero um site com agenda.");
    await close();
  });
});

describe("a page that arrives slowly, with its script in the cache", () => {
  it("is hydrated once it has arrived, although its beginning is painted before", async () => {
    await using proxy = await startHoldingProxy(service.app.url);
    const { page, consoleLines, close } = await openPage(proxy.url, phone);
    await untilHydrated(page);
    const release = proxy.holdAt('id="servicos"');

    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await untilDrawn(page);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    release();
    await untilHydrated(page);

    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    expect(consoleLines).toEqual([]);
    await close();
  });
});

describe("leaving the page and going back", () => {
  // Uses the back/forward cache if this Chromium has one; Playwright disables it.
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  });
  afterAll(() => browser.close());

  it("keeps typed text, the conversation, and the open chat if the page was cached", async () => {
    const page = await browser.newPage();
    await page.goto(service.app.url);
    await fill(page);
    await page.getByRole("button", { name: "Abrir chat" }).click();
    const box = page.getByRole("textbox", { name: "Sua mensagem" });
    service.model.answer = () => ({ words: ["Olá!"] });
    await box.fill("Oi");
    await box.press("Enter");
    const greeted = page.getByRole("log").getByText("Olá!", { exact: true });
    await greeted.waitFor();
    await box.fill("E quanto");
    await page.evaluate(() => document.body.setAttribute("data-kept", ""));

    await page.goto(`${service.app.url}/caminho/perdido`);
    await page.goBack({ waitUntil: "commit" });
    await page.getByRole("button", { name: "Abrir chat" }).waitFor();
    const kept = (await page.locator("body[data-kept]").count()) === 1;
    const open = await page.getByRole("dialog").isVisible();
    if (!open) await page.getByRole("button", { name: "Abrir chat" }).click();

    expect(open).toBe(kept);
    expect(await page.getByLabel("Mensagem", { exact: true }).inputValue()).toBe(julia.message);
    expect(await box.inputValue()).toBe("E quanto");
    const said = await page.locator(".chat-bubble p").allInnerTexts();
    expect(said).toEqual([chat.greeting, "Oi", "Olá!"]);
    await box.press("Enter");
    await until(async () => (await greeted.count()) === 2);
    await page.close();
  });

  it("is possible from the cache: the page has no unload handlers", async () => {
    const page = await browser.newPage();
    await page.goto(service.app.url);
    await fill(page);
    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("textbox", { name: "Sua mensagem" }).fill("Oi");
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send("Runtime.evaluate", { expression: "window" });
    const { listeners } = await session.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId!,
    });

    const types = listeners.map(({ type }) => type);
    expect(types).toContain("pagehide");
    expect(types).not.toContain("unload");
    expect(types).not.toContain("beforeunload");
    await page.close();
  });
});

/** Simulates a browser's translator: wraps every text, also later ones, in its own elements. */
function translate() {
  const language = (node: Node) => {
    const texts = document.evaluate(".//text()[normalize-space()]", node, null, 7);
    for (let index = 0; index < texts.snapshotLength; index++) {
      const text = texts.snapshotItem(index) as Text;
      if (text.parentElement?.closest("font, script, style, textarea, [translate=no]")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data.toUpperCase());
    }
  };
  language(document.body);
  new MutationObserver(() => language(document.body)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

async function fill(page: Page) {
  for (const field of ["name", "email", "phone", "message"] as const) {
    await page.locator(`#contato-${field}`).fill(julia[field]);
  }
}
