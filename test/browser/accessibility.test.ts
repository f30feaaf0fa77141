import type { Page } from "playwright-core";
import { chat } from "../../src/shared/content/chat.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import {
  type OpenPage,
  axeFindings,
  disconnect,
  doubleText,
  openPage,
} from "../support/browser.ts";
import type { ModelServer } from "../support/modelServer.ts";
import type { RunningApp } from "../support/startApp.ts";
import { type ChatApp, startChatApp } from "../support/startChatApp.ts";
import { until } from "../support/until.ts";

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const laptop = { width: 1366, height: 768 };
const desktop = { width: 1440, height: 900 };

const julia = aContact() as Record<"name" | "email" | "phone" | "message", string>;
const QUESTION = "Quanto custa um site?";
const SCHEMES = ["light", "dark"] as const;
/** Static sections, checked once per width. */
const PRESENTATION = "#apresentacao";

let chatApp: ChatApp;
let model: ModelServer;
let app: RunningApp;
let tab: OpenPage;
beforeAll(async () => {
  chatApp = await startChatApp();
  ({ app, model } = chatApp);
  // Without transitions between the schemes, whose colours would belong to neither.
  tab = await openPage("about:blank", { reducedMotion: "reduce" });
});
afterAll(async () => {
  await tab.close();
  await disconnect();
  await chatApp.stop();
});

/** Opens a further tab of the shared browser context. */
async function newPage(viewport: { width: number; height: number }): Promise<Page> {
  const page = await tab.page.context().newPage();
  await page.setViewportSize(viewport);
  return page;
}

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
    steps: { page: (page) => withoutScripts(page, () => page.goto(app.url)) },
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
    steps: { "404": (page) => page.goto(`${app.url}/caminho/perdido`) },
  },
  {
    visit: "meeting an error",
    steps: { "error screen": openBrokenPage },
  },
];

describe("axe finds no violation in both schemes", () => {
  it.each(visits)("while $visit", async ({ viewport = desktop, except, steps }) => {
    // A separate tab has its own storage and shares the cache of its context.
    const page = await newPage(viewport);

    for (const [step, lead] of Object.entries(steps)) {
      await lead(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const found = await axeFindings(page, { except });
        expect({ step, colorScheme, found }).toEqual({ step, colorScheme, found: [] });
      }
    }
    await page.close();
  });
});

describe("the focus while tabbing through the page", () => {
  it.each([
    ["a phone", phone],
    ["a desktop", desktop],
    ["a desktop at 400 % zoom", { width: 320, height: 256 }],
    ["a low desktop at 400 % zoom", { width: 320, height: 192 }],
  ])("is never under the fixed bar or the chat button, on %s", async (_device, viewport) => {
    const page = await newPage(viewport);
    await openHome(page);
    await unfoldPrivacy(page);
    await page.evaluate(() => scrollTo(0, 0));

    await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
    const forwards = await walk(page, "Tab", "Abrir chat");
    const backwards = await walk(page, "Shift+Tab", "Pular para o conteúdo");

    expect([...forwards, ...backwards].filter(({ under }) => under)).toEqual([]);
    expect(forwards.map(({ name }) => name)).toContain("Privacidade");
    expect(backwards.map(({ name }) => name)).toContain("Privacidade");
    await page.close();
  });
});

describe("the focus while tabbing through the page at 200 % text size", () => {
  it.each([
    ["a phone", phone],
    ["a tablet", tablet],
  ])("is never under the fixed bar or the chat button, on %s", async (_device, viewport) => {
    const page = await newPage(viewport);
    await doubleText(page);
    await openHome(page);

    await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
    const stops = await walk(page, "Tab", "Abrir chat");

    expect(stops.filter(({ under }) => under)).toEqual([]);
    expect(stops.map(({ name }) => name)).toContain("Enviar Mensagem");
    await page.close();
  });
});

describe("the focus while tabbing through a page with an error's toast", () => {
  it.each([
    ["a phone", phone],
    ["a phone in landscape", { width: 844, height: 390 }],
    ["a tablet", tablet],
    ["a desktop", desktop],
    ["a desktop at 400 % zoom", { width: 320, height: 256 }],
  ])("is never under the toast, which stays visible, on %s", async (_device, viewport) => {
    const page = await newPage(viewport);
    await openHome(page);
    await fill(page);
    await sendUnreachably(page);
    await unfoldPrivacy(page);
    await page.evaluate(() => scrollTo(0, 0));

    await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
    const first = await page.evaluate(focusedStop);
    const forwards = await walk(page, "Tab", "Abrir chat");
    const backwards = await walk(page, "Shift+Tab", "Pular para o conteúdo");

    const stops = [first, ...forwards, ...backwards];
    expect(stops.filter(({ under }) => under)).toEqual([]);
    expect(stops.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Nora", "Privacidade", "Abrir chat"]),
    );
    const toast = (await page.locator(".toast").boundingBox())!;
    expect(toast.y).toBeGreaterThanOrEqual(0);
    expect(toast.y + toast.height).toBeLessThanOrEqual(viewport.height);
    await page.close();
  });
});

describe("the focus on a page that scrolls smoothly", () => {
  it.each([
    ["a phone", phone],
    ["a desktop", desktop],
  ])("is in sight in the frame after Tab, on %s", async (_device, viewport) => {
    const { page, close } = await openPage("about:blank", { viewport });
    await openHome(page);
    await page.evaluate(() => {
      addEventListener("focusin", ({ target }) =>
        requestAnimationFrame(() => {
          const { top, bottom } = (target as Element).getBoundingClientRect();
          document.body.dataset.inSight = String(top >= 0 && bottom <= innerHeight);
        }),
      );
    });

    const stops: { name: string | null; inSight: string | undefined }[] = [];
    while (stops.at(-1)?.name !== "Abrir chat") {
      await page.keyboard.press("Tab");
      await page.waitForFunction(() => document.body.dataset.inSight);
      const { name } = await page.evaluate(focusedStop);
      const inSight = await page.evaluate(() => {
        const { inSight: seen } = document.body.dataset;
        delete document.body.dataset.inSight;
        return seen;
      });
      stops.push({ name, inSight });
    }

    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ inSight }) => inSight !== "true")).toEqual([]);
    await close();
  });
});

describe("the chat button at the end of the page, at 400 % zoom", () => {
  it("is in sight in the frame after Tab", async () => {
    const { page, close } = await openPage("about:blank", {
      viewport: { width: 320, height: 256 },
    });
    await openHome(page);
    const button = page.getByRole("button", { name: "Abrir chat" });
    await button.evaluate((element) =>
      element.addEventListener("focus", () =>
        requestAnimationFrame(() => {
          const { top, bottom } = element.getBoundingClientRect();
          element.dataset.inSight = String(top >= 0 && bottom <= innerHeight);
        }),
      ),
    );
    await page.locator("summary").focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

    await page.keyboard.press("Tab");

    await page.locator(".chat-button[data-in-sight]").waitFor();
    expect(await button.getAttribute("data-in-sight")).toBe("true");
    await close();
  });
});

describe("the bar above an open chat", () => {
  it.each([
    ["640 × 512", { width: 640, height: 512 }],
    ["820 × 600", { width: 820, height: 600 }],
    ["1280 × 720", { width: 1280, height: 720 }],
  ])("can be pressed everywhere, at %s", async (_size, viewport) => {
    const page = await newPage(viewport);
    await openChat(page);

    const controls = page.getByRole("banner").locator("a:visible, button:visible");
    const covered = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [0.1, 0.5, 0.9].some(
            (part) =>
              !element.contains(document.elementFromPoint(x + part * width, y + height / 2)),
          );
        })
        .map((element) => element.outerHTML),
    );

    expect(await controls.count()).toBeGreaterThan(1);
    expect(covered).toEqual([]);
    await page.close();
  });
});

describe("the focus beside an open chat", () => {
  it.each([
    ["a tablet", tablet],
    ["a laptop", laptop],
    ["a desktop", desktop],
  ])("is never lost under it, on %s", async (_device, viewport) => {
    const page = await newPage(viewport);
    await openChat(page);
    await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();

    const stops = await walk(page, "Tab", "Abrir chat");

    expect(stops.filter(({ lost }) => lost)).toEqual([]);
    expect(stops.filter(({ isField, under }) => isField && under)).toEqual([]);
    expect(stops.map(({ name }) => name)).toContain("Conheça nossos serviços");
    expect(stops.map(({ name }) => name)).toContain("contato@nora.example");
    await page.close();
  });
});

describe("the contact form beside an open chat", () => {
  it.each([
    ["1280 × 720", { width: 1280, height: 720 }],
    ["a laptop", laptop],
    ["a desktop", desktop],
  ])("is filled in by keyboard while the chat stays open, on %s", async (_device, viewport) => {
    const page = await newPage(viewport);
    await openChat(page);
    await page.locator("#contato .contact-details a").focus();

    const stops = await walk(page, "Tab", "Enviar Mensagem");

    expect(stops.filter(({ under }) => under)).toEqual([]);
    expect(await page.getByRole("dialog").isVisible()).toBe(true);

    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Erro de validação").waitFor();
    await until(async () => !(await page.evaluate(focusedStop)).under);
    const toast = (await page.locator(".toast").boundingBox())!;
    const panel = (await page.getByRole("dialog").boundingBox())!;
    expect(toast.x >= panel.x + panel.width || toast.y >= panel.y + panel.height).toBe(true);
    expect((await page.evaluate(focusedStop)).isField).toBe(true);

    await page.getByRole("button", { name: "Abrir chat" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.locator(".chat-shield").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Abrir chat" }).click();
    const reopened = (await page.getByRole("dialog").boundingBox())!;
    expect(reopened.x).toBeGreaterThan(viewport.width / 2);
    await page.close();
  });

  it.each([
    ["a tablet", { width: 820, height: 1100 }],
    ["a laptop", laptop],
  ])("is uncovered where the page scrolls smoothly, on %s", async (_device, viewport) => {
    const { page, close } = await openPage("about:blank", { viewport });
    await openChat(page);

    await page.getByLabel("Nome completo").focus();
    await scrolled(page);
    expect((await page.evaluate(focusedStop)).under).toBeUndefined();

    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Erro de validação").waitFor();
    await scrolled(page);
    expect((await page.evaluate(focusedStop)).under).toBeUndefined();
    await close();
  });

  it.each([
    ["640 × 512", { width: 640, height: 512 }],
    ["900 × 600", { width: 900, height: 600 }],
    ["820 × 1180", tablet],
    ["1023 × 700", { width: 1023, height: 700 }],
  ])("has its chat open above or below each field, at %s", async (_size, viewport) => {
    const page = await newPage(viewport);
    await openChat(page);
    const dialog = page.getByRole("dialog");
    const before = await dialog.boundingBox();
    await page.locator("#contato .contact-details a").focus();

    const stops = await walk(page, "Tab", "Enviar Mensagem");

    const fields = stops.filter(({ isField }) => isField);
    expect(fields.filter(({ under }) => under)).toEqual([]);
    expect(fields).toHaveLength(4);
    expect(await dialog.isVisible()).toBe(true);
    await page.getByRole("textbox", { name: "Sua mensagem" }).click();
    expect(await dialog.boundingBox()).toEqual(before);
    await page.close();
  });

  it("closes the chat where there is no room for both, says so, and keeps its draft", async () => {
    const page = await newPage({ width: 900, height: 490 });
    const message = page.locator("#contato").getByLabel("Mensagem", { exact: true });
    await openChat(page);
    const box = page.getByRole("textbox", { name: "Sua mensagem" });
    await box.fill("Quanto custa");

    // As after dragging its handle.
    await message.evaluate((field) => (field.style.height = "16rem"));
    await message.focus();

    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("status").getByText("Chat fechado").waitFor();
    expect((await page.evaluate(focusedStop)).isField).toBe(true);
    await page.getByRole("button", { name: "Abrir chat" }).click();
    expect(await box.inputValue()).toBe("Quanto custa");
    expect(await page.getByText("Chat fechado").count()).toBe(0);
    await page.close();
  });
});

describe("a field beside an open chat", () => {
  it("has the chat at its own place again when it loses the focus", async () => {
    const page = await newPage(laptop);
    await openChat(page);
    const before = await page.getByRole("dialog").boundingBox();
    await page.locator("#contato").getByLabel("Nome completo").focus();
    await page.locator(".chat-panel[data-aside]").waitFor();

    await page.locator("#contato h3").click();

    await page.locator(".chat-panel:not([data-aside])").waitFor();
    expect(await page.getByRole("dialog").boundingBox()).toEqual(before);
    await page.close();
  });

  it("is uncovered when it is pressed with the mouse", async () => {
    const page = await newPage(laptop);
    await openChat(page);
    const name = page.getByLabel("Nome completo");

    await name.click({ position: { x: 20, y: 20 } });

    await until(async () => !(await page.evaluate(focusedStop)).under);
    const label = await page.getByText("Nome completo", { exact: true }).boundingBox();
    const bar = await page.getByRole("banner").boundingBox();
    expect(label!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
    await page.keyboard.type("Júlia");
    expect(await name.inputValue()).toBe("Júlia");
    await page.close();
  });
});

interface Stop {
  name: string | null;
  isField: boolean;
  /** Element that covers a part of it. */
  under: string | undefined;
  /** Whether it is completely covered. */
  lost: boolean;
}

/** Waits until the page has stopped scrolling, for a few frames. */
async function scrolled(page: Page) {
  await page.evaluate(async () => {
    let [top, still] = [-1, 0];
    while (still < 10) {
      await new Promise(requestAnimationFrame);
      still = scrollY === top ? still + 1 : 0;
      top = scrollY;
    }
  });
}

/** Returns the focused elements after each press of the key, up to the one with that name. */
async function walk(page: Page, key: string, last: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.at(-1)?.name !== last) {
    await page.keyboard.press(key);
    stops.push(await page.evaluate(focusedStop));
  }
  return stops;
}

function focusedStop(): Stop {
  const focused = document.activeElement ?? document.body;
  const parts = [0.04, 0.25, 0.5, 0.75, 0.96];
  const points = [...focused.getClientRects()].flatMap(({ x, y, width, height }) =>
    parts.flatMap((right) => parts.map((down) => [x + right * width, y + down * height])),
  );
  // Rounded corners aren't part of it.
  const piles = points
    .map(([x = 0, y = 0]) => document.elementsFromPoint(x, y))
    .filter((pile) => pile.includes(focused));
  const over = piles.flatMap((pile) => pile.slice(0, pile.indexOf(focused)));
  return {
    name: focused.getAttribute("aria-label") ?? focused.textContent,
    isField: focused.matches("input, textarea"),
    under: over.find((element) => !focused.contains(element))?.outerHTML,
    lost: piles.every(([top = focused]) => !focused.contains(top)),
  };
}

describe("forced colours", () => {
  it("show an edge of every control and a focus ring", async () => {
    const { page, close } = await openPage("about:blank", { forcedColors: "active" });
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
    await close();
  });

  it("mark a wrong field by another border than a right one's", async () => {
    const { page, close } = await openPage("about:blank", { forcedColors: "active" });
    await openHome(page);
    await page.locator("#contato").getByLabel("Nome completo").fill(julia.name);
    await submit(page);
    const email = page.locator("#contato").getByLabel("E-mail");
    await until(async () => (await email.getAttribute("aria-invalid")) === "true");

    const [right, wrong] = await page
      .locator("#contato-name, #contato-email")
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).borderStyle));

    expect(wrong).not.toBe(right);
    await close();
  });
});

describe("reduced motion", () => {
  it.each([
    ["no-preference", "smooth", true],
    ["reduce", "auto", false],
  ] as const)("is kept to: %s", async (reducedMotion, scrolling, moves) => {
    const { page, close } = await openPage("about:blank", { reducedMotion });
    await openLeadForm(page);
    await confirmEmptyLead(page);

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
    await close();
  });
});

describe("without the stylesheet", () => {
  it("the page reads in order: skip link, menu, headings, form, chat", async () => {
    const { page, close } = await openPage("about:blank", { viewport: phone });
    await withoutScripts(page, () => page.goto(app.url));
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
    await close();
  });
});

async function openHome(page: Page) {
  await page.goto(app.url);
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
  await page.route(`${app.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"backend":', '"other":') });
  });
  await page.goto(app.url);
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
}

async function openChat(page: Page) {
  await openHome(page);
  await page.getByRole("button", { name: "Abrir chat" }).click();
  await page.getByRole("log").getByText(chat.greeting).waitFor();
  // Protects against the second press of a double click; a key ends it only after its own focus change.
  await page.locator("[data-shield]").waitFor({ state: "detached" });
}

/** Asks a question and waits for the answer. */
async function talk(page: Page, text = QUESTION) {
  await say(page, text);
  await answered(page);
}

async function say(page: Page, text = QUESTION) {
  await page.getByRole("textbox", { name: "Sua mensagem" }).fill(text);
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText(text, { exact: true }).last().waitFor();
}

async function answered(page: Page) {
  await until(() => page.getByRole("textbox", { name: "Sua mensagem" }).isEnabled());
}

async function askOverLimit(page: Page) {
  await page.getByRole("textbox", { name: "Sua mensagem" }).fill("x".repeat(2001));
  await page.keyboard.press("Enter");
  await page.getByText("Mensagem muito longa").waitFor();
}

async function askWithoutAnswer(page: Page) {
  model.answer = () => "hang";
  await say(page);
  await page.getByRole("status").getByText("Nora está digitando").waitFor();
}

async function askForLinks(page: Page) {
  model.answer = () => ({
    words: [
      "Fazemos **três** coisas ([veja](mailto:contato@nora.example)):\n- sites\n\n1. conte\n2. leia",
    ],
  });
  await page.getByRole("button", { name: "Parar" }).click();
  await answered(page);
  await talk(page);
  await page.getByRole("log").getByRole("link", { name: "veja" }).waitFor();
}

async function askAndClose(page: Page) {
  const closed = Promise.withResolvers<void>();
  model.answer = async () => {
    await closed.promise;
    return { words: ["Um site"] };
  };
  await say(page);
  await page.getByRole("button", { name: "Fechar chat" }).click();
  closed.resolve();
  await page.getByText("Nova mensagem", { exact: true }).waitFor();
}

async function readWhileAnswering(page: Page) {
  model.answer = () => ({ words: ["Muito!\n".repeat(40)] });
  await talk(page);
  model.answer = () => ({ words: Array<string>(100).fill("mais\n"), pause: 100 });
  await say(page, "E o que mais?");
  const log = page.getByRole("log");
  await log.getByText(/^mais/).waitFor();
  await log.evaluate((list) => list.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("button", { name: "Ver mensagem mais recente" }).waitFor();
  await page.getByRole("button", { name: "Parar" }).waitFor();
}

async function failInChat(page: Page) {
  await openChat(page);
  await page.route(`**${paths.chatbot}`, (route) => route.abort());
  await talk(page);
  await page.getByRole("alert").getByText("Não foi possível").waitFor();
  await page.getByRole("button", { name: "Tentar novamente" }).waitFor();
}

async function openLeadForm(page: Page) {
  model.answer = () => ({ words: ["Qual é o seu nome?"] });
  await openChat(page);
  await talk(page);
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
  await fill(page);
  await submit(page);
  await page.getByRole("button", { name: "Enviando..." }).waitFor();
}

async function sendWhileUnreachable(page: Page) {
  await openHome(page);
  await sendUnreachably(page);
}

async function sendUnreachably(page: Page) {
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

async function sendNatively(page: Page, email?: string) {
  await page.goto(app.url);
  await fill(page, email);
  await submit(page);
  await page.getByText(email ? "Erro de validação" : "Mensagem enviada!").waitFor();
}

async function fill(page: Page, email = julia.email) {
  const form = page.locator("#contato");
  await form.getByLabel("Nome completo").fill(julia.name);
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Telefone").fill(julia.phone);
  await form.getByLabel("Mensagem", { exact: true }).fill(julia.message);
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
