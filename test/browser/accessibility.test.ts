import { chatLabels } from "../../src/shared/content/chat.ts";
import type { Page } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { axeFindings, openPage } from "../support/browser.ts";
import { enterChat } from "../support/chatPage.ts";
import { fillForm, julia } from "../support/contactPage.ts";
import { startAppForFile, startNoraForFile } from "../support/startForFile.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The scheme changes colours only: the other rules are checked in one. */
const SCHEMES = [
  { colorScheme: "light", rule: undefined },
  { colorScheme: "dark", rule: "color-contrast" },
] as const;

const service = startAppForFile();
const chatbot = startNoraForFile();

interface Visit {
  visit: string;
  viewport?: { width: number; height: number };
  /** Steps of the visitor; axe checks after each. */
  steps: Record<string, (page: Page) => Promise<unknown>>;
}

const visits: Visit[] = [
  { visit: "reading on a desktop", steps: { "page with privacy notice": openPrivacy } },
  { visit: "reading on a phone", viewport: phone, steps: { "page with menu": openMenu } },
  {
    visit: "talking to Nora on a desktop",
    steps: { waiting: askWithoutAnswer, "an answer": askForLinks },
  },
  {
    visit: "failing to reach Nora on a phone",
    viewport: phone,
    steps: { "alert in the modal dialog": failInChat, "alert closed": closeAlert },
  },
  {
    visit: "leaving contact data on a phone",
    viewport: phone,
    steps: { "form with missing fields": confirmEmptyLead, thanks: confirmValidLead },
  },
  {
    visit: "writing on a desktop",
    steps: { "wrong fields": sendNothing, "could not be sent": sendUnreachable, sent: send },
  },
  {
    visit: "writing without JavaScript",
    viewport: phone,
    steps: {
      refused: (page) => withoutScripts(page, () => sendNatively(page, "julia@padaria")),
      sent: (page) => withoutScripts(page, () => sendNatively(page)),
    },
  },
  {
    visit: "getting lost",
    steps: { "404": (page) => page.goto(`${service.app.url}/caminho/perdido`) },
  },
  { visit: "meeting an error", steps: { "error screen": breakPage } },
];

describe("axe finds no violation in both schemes", () => {
  it.each(visits)("while $visit", async ({ viewport = desktop, steps }) => {
    const { page } = await openPage("about:blank", { viewport });
    await chatbot.nora.attach(page);

    for (const [step, lead] of Object.entries(steps)) {
      await lead(page);
      for (const { colorScheme, rule } of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const found = await axeFindings(page, rule);
        expect({ step, colorScheme, found }).toEqual({ step, colorScheme, found: [] });
      }
    }
  });
});

describe("forced colours", () => {
  it("show an edge of every control and a focus ring", async () => {
    const { page } = await openPage("about:blank", { forcedColors: "active" });
    await chatbot.nora.attach(page);
    await confirmEmptyLead(page);

    const edges = await page
      .locator(".button, .field-control, .chat-composer textarea, .toast, .service, .contact-card")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => [element.className, getComputedStyle(element).borderTopStyle]),
      );
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);

    expect(edges.length).toBeGreaterThan(15);
    expect(edges.filter(([, edge]) => edge === "none")).toEqual([]);
    expect(ring).toBe("solid");
  });
});

async function openHome(page: Page) {
  await page.goto(service.app.url);
  await page.getByRole("button", { name: "Abrir chat" }).waitFor();
}

async function openPrivacy(page: Page) {
  await openHome(page);
  await page.getByText("Privacidade", { exact: true }).click();
  await page.getByText("Quem cuida dos seus dados").waitFor();
}

async function openMenu(page: Page) {
  await openHome(page);
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await page.getByRole("button", { name: "Fechar menu" }).waitFor();
}

async function openChat(page: Page) {
  await openHome(page);
  return await enterChat(page);
}

async function ask(page: Page) {
  const box = page.getByRole("textbox", { name: "Sua mensagem" });
  await box.fill("Quanto custa um site?");
  await box.press("Enter");
}

async function askWithoutAnswer(page: Page) {
  await openChat(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  letAnswer = resolve;
  const words = [
    "Fazemos **três** coisas ([veja](mailto:contato@nora.example)):\n- sites\n\n1. conte",
  ];
  chatbot.nora.answer = { words, suggestions: ["Quero um orçamento"], hold: promise };
  await ask(page);
  await page.getByRole("status").getByText(chatLabels.typing).waitFor();
}

let letAnswer = () => {};

async function askForLinks(page: Page) {
  letAnswer();
  await page.getByRole("log").getByRole("link", { name: "veja" }).waitFor();
  await page.getByRole("group", { name: "Sugestões" }).waitFor();
}

async function failInChat(page: Page) {
  await openChat(page);
  chatbot.nora.answer = { status: 503, error: "indisponível" };
  await ask(page);
  await page.getByRole("alert").getByText("Não foi possível").waitFor();
}

async function closeAlert(page: Page) {
  await page.getByRole("button", { name: "Fechar aviso" }).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
}

async function openLeadForm(page: Page) {
  chatbot.nora.answer = { words: ["Claro! Qual é o seu nome?"] };
  await openChat(page);
  const box = page.getByRole("textbox", { name: "Sua mensagem" });
  await box.fill("Quero um orçamento");
  await box.press("Enter");
  await page.getByRole("group", { name: "Seus dados de contato" }).waitFor();
}

async function confirmEmptyLead(page: Page) {
  await openLeadForm(page);
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.getByRole("status").getByText("Dados incompletos").waitFor();
}

async function confirmValidLead(page: Page) {
  const form = page.getByRole("group", { name: "Seus dados de contato" });
  await form.getByLabel("Nome").fill("Ana");
  await form.getByLabel("E-mail").fill("ana@padaria.com.br");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.getByRole("status").getByText("Dados recebidos!").waitFor();
}

async function sendNothing(page: Page) {
  await openHome(page);
  await submit(page);
  await page.getByRole("status").getByText("Erro de validação").waitFor();
}

async function sendUnreachable(page: Page) {
  await page.route(`**${paths.contact}`, (route) => route.abort());
  await fillForm(page);
  await submit(page);
  await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
}

async function send(page: Page) {
  await page.unroute(`**${paths.contact}`);
  await submit(page);
  await page.locator(".toast").getByText("Mensagem enviada!").waitFor();
}

async function sendNatively(page: Page, email = julia.email) {
  await page.goto(service.app.url);
  await fillForm(page, { ...julia, email });
  await submit(page);
  const title = email === julia.email ? "Mensagem enviada!" : "Erro de validação";
  await page.getByText(title).first().waitFor();
}

async function submit(page: Page) {
  await page.getByRole("button", { name: "Enviar Mensagem" }).click();
}

async function breakPage(page: Page) {
  await openHome(page);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.show = () => {
      throw new Error("test");
    };
  });
  await page.getByRole("button", { name: "Abrir chat" }).click();
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}

async function withoutScripts(page: Page, lead: () => Promise<unknown>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
  await lead();
  await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
}
