import { unexpectedError } from "../../src/shared/content/errors.ts";
import type { Page } from "playwright-core";
import { isFocused, openBeforeHydration, openPage, untilHydrated } from "../support/browser.ts";
import { enterChat } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { fieldsOf, fillForm, julia, valuesOf } from "../support/contactPage.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const service = startAppForFile();

/** Opens the page as a proxy would change it. */
async function openChanged(change: (html: string) => string): Promise<Page> {
  const { page } = await openPage("about:blank");
  await page.route(`${service.app.url}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(service.app.url);
  return page;
}

async function sendMessage(page: Page): Promise<void> {
  const { submit } = await fillForm(page);
  await submit.click();
  await page.locator(".toast").getByText("Mensagem enviada!").waitFor();
}

async function expectWorking(page: Page): Promise<void> {
  await untilHydrated(page);
  await sendMessage(page);
  // The chat button makes room for the form.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 0, behavior: "instant" });
  });
  const { box, log } = await enterChat(page);
  await box.fill("Vocês fazem sites?");
  await box.press("Enter");
  await until(async () => (await log.innerText()).length > 150);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
}

/** The page as the server sent it: the browser posts the form, and the chat's link leads to it. */
async function expectServersPage(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Abrir chat" }).click();
  await page.waitForURL("**/#contato");
  const { submit } = await fillForm(page);
  await submit.click();
  await page.waitForURL("**/?contato=enviado#contato");
  await page.getByText("Mensagem enviada!").first().waitFor();
}

const FOREIGN_SCRIPT = '<script src="https://foreign.example/x.js"></script>';

/** Changes by proxies, archives and extensions to the document before our script runs. */
const addMarkup = (html: string) =>
  html
    .replace("<head>", `<head>${FOREIGN_SCRIPT}<meta name="x" id="view"><style id="style"></style>`)
    .replace("<body>", `<body><x-extension></x-extension>${FOREIGN_SCRIPT}`)
    .replace("</body>", "<div></div></body>")
    .replaceAll(/<(?:input|textarea) (?=[^>]*required)/g, "<x-extension></x-extension>$&")
    .replaceAll(/<(html|body|input|textarea|h2) /g, '<$1 data-x="1" ');

const translate = (html: string) =>
  html.replaceAll(/(<(?:p|h2|h3|a)[ >][^<]*>?)([^<>]+)(?=<\/)/g, "$1<font><font>$2</font></font>");

describe("a page changed before hydration", () => {
  it.each([
    ["elements, ids and attributes are added", addMarkup],
    ["its text is translated", translate],
  ])("works if %s", async (_what, change) => {
    await expectWorking(await openChanged(change));
  });
});

describe("a page translated after hydration", () => {
  it("works", async () => {
    const { page } = await openPage(service.app.url);
    await untilHydrated(page);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode as Text);
      for (const node of nodes.filter(({ data }) => data.trim())) {
        const font = document.createElement("font");
        font.textContent = node.data;
        node.replaceWith(font);
      }
    });

    await fieldsOf(page).submit.click();
    await page.locator(".toast").getByText("Erro de validação").waitFor();
    await expectWorking(page);
  });
});

/** Removes what browsers of 2022 to 2024 lack. */
function makeOlder(): void {
  Reflect.deleteProperty(URL, "canParse");
  for (const name of ["timeout", "any"]) Reflect.deleteProperty(AbortSignal, name);
  for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) {
    Reflect.deleteProperty(Array.prototype, name);
  }
  for (const name of ["isWellFormed", "toWellFormed"])
    Reflect.deleteProperty(String.prototype, name);
  Reflect.deleteProperty(Element.prototype, "checkVisibility");
  Reflect.deleteProperty(Promise, "withResolvers");
  Reflect.deleteProperty(Response, "json");
}

describe("a browser without newer methods", () => {
  it("sends, talks and opens the menu", async () => {
    const { page } = await openPage("about:blank", { viewport: { width: 390, height: 844 } });
    await page.addInitScript(makeOlder);
    await page.goto(service.app.url);
    await page.getByRole("button", { name: "Abrir chat" }).waitFor();

    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Contato" })
      .click();
    await expectWorking(page);
  });
});

describe("a page that can't be hydrated", () => {
  it("stays as the server sent it, with what was typed", async () => {
    const { page } = await openPage("about:blank");
    const changed = (html: string) => html.replace('"backend":', '"other":');
    await page.route(`${service.app.url}/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: changed(await response.text()) });
    });
    const letLoad = await openBeforeHydration(page, service.app.url);
    await fillForm(page);
    const failure = page.waitForEvent("console", (line) => line.type() === "error");

    letLoad();
    await failure;

    expect(await valuesOf(page)).toEqual(julia);
    await expectServersPage(page);
  });

  it("stays as the server sent it if its script is missing or can't be parsed", async () => {
    await checkEach(["", "("], async (body) => {
      const { page } = await openPage("about:blank");
      const status = body ? 200 : 404;
      await page.route("**/assets/main*", (route) =>
        route.fulfill({ status, contentType: "text/javascript", body }),
      );
      await page.goto(service.app.url);

      await expectServersPage(page);
    });
  });
});

describe("text typed before hydration", () => {
  it("stays, also where React renders the page anew", async () => {
    await checkEach([(html: string) => html, translate], async (change) => {
      const { page } = await openPage("about:blank");
      await page.route(`${service.app.url}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      const letLoad = await openBeforeHydration(page, service.app.url);
      await fillForm(page);

      letLoad();
      await untilHydrated(page);

      expect(await valuesOf(page)).toEqual(julia);
    });
  });
});

describe("an error after hydration", () => {
  it("replaces the page with the error screen, whose button has the focus and reloads", async () => {
    const { page } = await openPage(service.app.url);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    await opener.waitFor();
    await page.evaluate(() => {
      HTMLDialogElement.prototype.show = () => {
        throw new Error("test");
      };
    });
    await opener.click();

    const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
    await heading.waitFor();
    expect(await page.title()).toBe(unexpectedError.title);
    const reload = page.getByRole("button", { name: "Recarregar a página" });
    expect(await isFocused(reload)).toBe(true);
    await reload.click();
    await opener.waitFor();
  });
});
