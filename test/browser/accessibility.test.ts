import type { Page } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { axeFindings, openPage } from "../support/browser.ts";
import { enterChat, say, talk, untilClickable, untilEnabled } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { fillForm, julia } from "../support/contactPage.ts";
import { startChatAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const laptop = { width: 1366, height: 768 };
const desktop = { width: 1440, height: 900 };

const QUESTION = "Quanto custa um site?";
const SCHEMES = ["light", "dark"] as const;
/** Static sections, checked once per width. */
const PRESENTATION = "#apresentacao";

const service = startChatAppForFile();

interface Visit {
  visit: string;
  viewport?: { width: number; height: number };
  /** Selectors of elements that axe skips. */
  except?: string[];
  /** Steps of the visitor; axe checks after each. */
  steps: Record<string, (page: Page) => Promise<unknown>>;
}

const visits: Visit[] = [
  {
    visit: "reading on a desktop",
    steps: { page: openHome, "privacy notice": unfoldPrivacy },
  },
  {
    visit: "reading on a tablet",
    viewport: tablet,
    steps: { page: openHome },
  },
  {
    visit: "reading on a phone",
    viewport: phone,
    steps: { page: openHome, menu: openMenu },
  },
  {
    visit: "reading without JavaScript",
    steps: { page: (page) => withoutScripts(page, () => page.goto(service.app.url)) },
  },
  {
    visit: "talking to Nora on a desktop",
    except: [PRESENTATION],
    steps: {
      greeting: openChat,
      "a question that is too long": askOverLimit,
      "waiting for a word": askWithoutAnswer,
      "an answer with links and lists": askForLinks,
      "an answer while the chat is closed": askAndClose,
    },
  },
  {
    visit: "talking to Nora on a phone",
    viewport: phone,
    steps: { greeting: openChat, "an answer under way, read further up": readWhileAnswering },
  },
  {
    visit: "failing to reach Nora on a desktop",
    except: [PRESENTATION],
    steps: { "alert and apology": failInChat },
  },
  {
    visit: "failing to reach Nora on a phone",
    viewport: phone,
    steps: { "alert and apology": failInChat },
  },
  {
    visit: "leaving contact data on a desktop",
    except: [PRESENTATION],
    steps: { form: openLeadForm, "a wrong field": confirmInvalidLead, thanks: confirmValidLead },
  },
  {
    visit: "leaving contact data on a phone",
    viewport: phone,
    steps: { form: openLeadForm, "missing fields": confirmEmptyLead },
  },
  {
    visit: "writing on a desktop",
    except: [PRESENTATION],
    steps: {
      "wrong fields, summed up": sendNothing,
      "on its way": sendWithoutAnswer,
      "could not be sent": sendWhileUnreachable,
      sent: send,
    },
  },
  {
    visit: "writing beside the chat on a laptop",
    viewport: laptop,
    except: [PRESENTATION],
    steps: { "chat at the left": writeBesideChat, "wrong fields, summed up": submit },
  },
  {
    visit: "writing on a phone",
    viewport: phone,
    except: [PRESENTATION],
    steps: { "wrong fields, summed up": sendNothing },
  },
  {
    visit: "writing without JavaScript",
    viewport: phone,
    except: [PRESENTATION],
    steps: {
      refused: (page) => withoutScripts(page, () => sendNatively(page, "julia@padaria")),
      sent: (page) => withoutScripts(page, () => sendNatively(page)),
    },
  },
  {
    visit: "getting lost",
    steps: { "404": (page) => page.goto(`${service.app.url}/caminho/perdido`) },
  },
  {
    visit: "meeting an error",
    steps: { "error screen": openBrokenPage },
  },
];

describe("axe finds no violation in both schemes", () => {
  it.each(visits)("while $visit", async ({ viewport = desktop, except, steps }) => {
    const { page } = await openPage("about:blank", { viewport });

    for (const [step, lead] of Object.entries(steps)) {
      await lead(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const found = await axeFindings(page, { except });
        expect({ step, colorScheme, found }).toEqual({ step, colorScheme, found: [] });
      }
    }
  });
});

describe("forced colours", () => {
  it("show an edge of every control and a focus ring", async () => {
    const { page } = await openPage("about:blank", { forcedColors: "active" });
    await openLeadForm(page);
    await confirmEmptyLead(page);

    const controls = page.locator(".button, .chat-button, .field-control, .chat-send, .chat-pill");
    const others = page.locator(".chat-composer textarea, .chat-bubble, .lead-form, .toast");
    const cards = page.locator(
      ".talk, .bubble, .service, .scene, .contact-card, .contact-opening > div",
    );
    const edges = await controls
      .or(others)
      .or(cards)
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => [element.className, getComputedStyle(element).borderTopStyle]),
      );
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);

    expect(edges.length).toBeGreaterThan(30);
    expect(edges.filter(([, edge]) => edge === "none")).toEqual([]);
    expect(ring).toBe("solid");
  });

  it("mark a wrong field by another border than a right one's", async () => {
    const { page } = await openPage("about:blank", { forcedColors: "active" });
    await openHome(page);
    await page.locator("#contato").getByLabel("Nome completo").fill(julia.name);
    await submit(page);
    const email = page.locator("#contato").getByLabel("E-mail");
    await until(async () => (await email.getAttribute("aria-invalid")) === "true");

    const [right, wrong] = await page
      .locator("#contato-name, #contato-email")
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderStyle));

    expect(wrong).not.toBe(right);
  });
});

describe("reduced motion", () => {
  it("is kept to", async () => {
    const { page } = await openPage("about:blank");
    await openLeadForm(page);
    await confirmEmptyLead(page);
    const preferences = [
      ["no-preference", "smooth", true],
      ["reduce", "auto", false],
    ] as const;

    await checkEach(preferences, async ([reducedMotion, scrolling, moves]) => {
      await page.emulateMedia({ reducedMotion });
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll("*")]
          .flatMap((element) => [null, "::before", "::after"].map((part) => ({ element, part })))
          .map(({ element, part }) => getComputedStyle(element, part))
          .some(
            ({ animationName, transitionDuration }) =>
              animationName !== "none" || transitionDuration !== "0s",
          ),
      );

      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe(scrolling);
      expect(moving).toBe(moves);
    });
  });
});

describe("without the stylesheet", () => {
  it("the page reads in order: skip link, menu, headings, form, chat", async () => {
    const { page } = await openPage("about:blank", { viewport: phone });
    await withoutScripts(page, () => page.goto(service.app.url));
    await page.evaluate(() => document.querySelector("style")?.remove());

    const stops = page.locator("a:visible, button:visible, input:visible, textarea:visible");
    const names = await stops.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("aria-label") ?? element.textContent.trim()),
    );
    const headings = await page
      .getByRole("heading")
      .evaluateAll((elements) => elements.map(({ tagName }) => Number(tagName.slice(1))));
    const tops = await page
      .locator("header, section, footer, .chat-button")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));

    expect(names.slice(0, 3)).toEqual(["Pular para o conteúdo", "Nora", "Sobre"]);
    expect(names.at(-1)).toBe("Abrir chat");
    expect(headings[0]).toBe(1);
    expect(headings.filter((level, index) => level > (headings[index - 1] ?? 1) + 1)).toEqual([]);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
});

async function openHome(page: Page) {
  await page.goto(service.app.url);
  await page.getByRole("button", { name: "Abrir chat" }).waitFor();
}

async function unfoldPrivacy(page: Page) {
  await page.getByText("Privacidade", { exact: true }).click();
  await page.getByText("Quem cuida dos seus dados").waitFor();
}

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("button", { name: "Fechar menu" }).waitFor();
}

async function openBrokenPage(page: Page) {
  // Incomplete view, which no server sends.
  await page.route(`${service.app.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"backend":', '"other":') });
  });
  await page.goto(service.app.url);
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}

async function openChat(page: Page) {
  await openHome(page);
  await enterChat(page);
  // A key ends the protection against double clicks only after its own focus change.
  await untilClickable(page);
}

async function askOverLimit(page: Page) {
  await page.getByRole("textbox", { name: "Sua mensagem" }).fill("x".repeat(2001));
  await page.keyboard.press("Enter");
  await page.getByText("Mensagem muito longa").waitFor();
}

async function askWithoutAnswer(page: Page) {
  service.model.answer = () => "hang";
  await say({ page }, QUESTION);
  await page.getByRole("status").getByText("Nora está digitando").waitFor();
}

async function askForLinks(page: Page) {
  service.model.answer = () => ({
    words: [
      "Fazemos **três** coisas ([veja](mailto:contato@nora.example)):\n- sites\n\n1. conte\n2. leia",
    ],
  });
  await page.getByRole("button", { name: "Parar" }).click();
  await untilEnabled(page.getByRole("textbox", { name: "Sua mensagem" }));
  await talk({ page }, QUESTION);
  await page.getByRole("log").getByRole("link", { name: "veja" }).waitFor();
}

async function askAndClose(page: Page) {
  const closed = Promise.withResolvers<void>();
  service.model.answer = async () => {
    await closed.promise;
    return { words: ["Um site"] };
  };
  await say({ page }, QUESTION);
  await page.getByRole("button", { name: "Fechar chat" }).click();
  closed.resolve();
  await page.getByText("Nova mensagem", { exact: true }).waitFor();
}

async function readWhileAnswering(page: Page) {
  service.model.answer = () => ({ words: ["Muito!\n".repeat(40)] });
  await talk({ page }, QUESTION);
  service.model.answer = () => ({ words: Array<string>(100).fill("mais\n"), pause: 100 });
  await say({ page }, "E o que mais?");
  const log = page.getByRole("log");
  await log.getByText(/^mais/).waitFor();
  await log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Ver mensagem mais recente" }).waitFor();
  await page.getByRole("button", { name: "Parar" }).waitFor();
}

async function failInChat(page: Page) {
  await openChat(page);
  await page.route(`**${paths.chatbot}`, (route) => route.abort());
  await talk({ page }, QUESTION);
  await page.getByRole("alert").getByText("Não foi possível").waitFor();
  await page.getByRole("button", { name: "Tentar novamente" }).waitFor();
}

async function openLeadForm(page: Page) {
  service.model.answer = () => ({ words: ["Qual é o seu nome?"] });
  await openChat(page);
  await talk({ page }, QUESTION);
  await page.getByRole("group", { name: "Seus dados de contato" }).waitFor();
}

async function confirmEmptyLead(page: Page) {
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.getByRole("status").getByText("Dados incompletos").waitFor();
}

async function confirmInvalidLead(page: Page) {
  const form = page.getByRole("group", { name: "Seus dados de contato" });
  await form.getByLabel("Nome").fill("Ana");
  await form.getByLabel("E-mail").fill("ana@padaria");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await form.getByText("Email inválido").waitFor();
}

async function confirmValidLead(page: Page) {
  await page.getByRole("group").getByLabel("E-mail").fill("ana@padaria.com.br");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.getByRole("status").getByText("Dados recebidos!").waitFor();
}

async function writeBesideChat(page: Page) {
  await openChat(page);
  await page.locator("#contato").getByLabel("Nome completo").focus();
  await page.locator(".chat-panel[data-aside]").waitFor();
}

async function sendNothing(page: Page) {
  await openHome(page);
  await submit(page);
  await page.getByText("Confira estes 4 campos:").waitFor();
  await page.getByRole("status").getByText("Erro de validação").waitFor();
}

async function sendWithoutAnswer(page: Page) {
  await page.route(`**${paths.contact}`, () => {});
  await fillForm(page);
  await submit(page);
  await page.getByRole("button", { name: "Enviando..." }).waitFor();
}

async function sendWhileUnreachable(page: Page) {
  await openHome(page);
  await page.route(`**${paths.contact}`, (route) => route.abort());
  await submit(page);
  await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
}

async function send(page: Page) {
  await page.unroute(`**${paths.contact}`);
  await submit(page);
  await page
    .getByRole("status")
    .getByText(/^Protocolo/)
    .waitFor();
}

async function sendNatively(page: Page, email = julia.email) {
  await page.goto(service.app.url);
  await fillForm(page, { ...julia, email });
  await submit(page);
  await page.getByText(email === julia.email ? "Mensagem enviada!" : "Erro de validação").waitFor();
}

async function submit(page: Page) {
  await page.getByRole("button", { name: "Enviar Mensagem" }).click();
}

/** Opens a URL without running its scripts; axe's own can run afterwards. */
async function withoutScripts(page: Page, lead: () => Promise<unknown>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
  await lead();
  await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
}
