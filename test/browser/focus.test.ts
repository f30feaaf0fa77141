import type { Page } from "playwright-core";
import { paths } from "../../src/shared/paths.ts";
import { doubleText, openPage, setTextSize, withMotion } from "../support/browser.ts";
import { enterChat, untilClickable } from "../support/chatPage.ts";
import { checkEach } from "../support/checkEach.ts";
import { fillForm } from "../support/contactPage.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const laptop = { width: 1366, height: 768 };
const desktop = { width: 1440, height: 900 };

const service = startAppForFile();

/** Opens a tab of that size. */
async function newPage(viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await openPage("about:blank", { viewport });
  return page;
}

async function openHome(page: Page) {
  await page.goto(service.app.url);
  await page.getByRole("button", { name: "Abrir chat" }).waitFor();
}

async function unfoldPrivacy(page: Page) {
  await page.getByText("Privacidade", { exact: true }).click();
  await page.getByText("Quem cuida dos seus dados").waitFor();
}

async function openChat(page: Page) {
  await openHome(page);
  await enterChat(page);
  // A key ends the protection against double clicks only after its own focus change.
  await untilClickable(page);
}

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

describe("the focus while tabbing through the page", () => {
  // The last three are desktops at 400 % zoom.
  const sizes = [
    phone,
    desktop,
    { width: 480, height: 300 },
    { width: 320, height: 256 },
    { width: 320, height: 192 },
  ];

  it("is never under the fixed bar or the chat button, on a phone and a desktop", async () => {
    const page = await newPage(phone);
    await openHome(page);
    await unfoldPrivacy(page);

    await checkEach(sizes, async (viewport) => {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
      const forwards = await walk(page, "Tab", "Abrir chat");
      const backwards = await walk(page, "Shift+Tab", "Pular para o conteúdo");

      expect([...forwards, ...backwards].filter(({ under }) => under)).toEqual([]);
      expect(forwards.map(({ name }) => name)).toContain("Privacidade");
      expect(backwards.map(({ name }) => name)).toContain("Privacidade");
    });
  });
});

describe("a focus ring", () => {
  const ringOf = (page: Page) =>
    page.evaluate(() => {
      const { top } = document.activeElement!.getBoundingClientRect();
      const { outlineWidth, outlineOffset } = getComputedStyle(document.activeElement!);
      return { outlineWidth, top: top - parseFloat(outlineWidth) - parseFloat(outlineOffset) };
    });

  it("isn't cut by the bar if the page scrolls up to it", async () => {
    const { page } = await openPage("about:blank", { viewport: desktop, ...withMotion });
    await openHome(page);
    const { height } = (await page.getByRole("banner").boundingBox())!;
    await page.getByText("Privacidade", { exact: true }).focus();

    await checkEach(["Solicitar orçamento", "Conheça nossos serviços"], async (name) => {
      await walk(page, "Shift+Tab", name);
      await scrolled(page);
      expect((await ringOf(page)).top).toBeGreaterThanOrEqual(height);
    });
  });

  it("is the same for all buttons", async () => {
    const page = await newPage(desktop);
    await openHome(page);

    await walk(page, "Tab", "Conheça nossos serviços");

    expect((await ringOf(page)).outlineWidth).toBe("3px");
  });
});

describe("a field that the browser's own validation refuses", () => {
  it("has its label in sight below the bar", async () => {
    const { page } = await openPage("about:blank", { viewport: phone, javaScriptEnabled: false });
    await page.goto(service.app.url);
    const { height } = (await page.getByRole("banner").boundingBox())!;

    await page.getByRole("button", { name: "Enviar Mensagem" }).click();

    const label = page.getByText("Nome completo", { exact: true });
    await until(async () => (await label.boundingBox())!.y > 0);
    expect((await label.boundingBox())!.y).toBeGreaterThanOrEqual(height);
  });
});

describe("the focus while tabbing through the page at 200 % text size", () => {
  it("is never under the fixed bar or the chat button, on a phone and a tablet", async () => {
    const page = await newPage(phone);
    await doubleText(page);
    await openHome(page);

    await checkEach([phone, tablet], async (viewport) => {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
      const stops = await walk(page, "Tab", "Abrir chat");

      expect(stops.filter(({ under }) => under)).toEqual([]);
      expect(stops.map(({ name }) => name)).toContain("Enviar Mensagem");
    });
  });
});

describe("a focused field of the contact form, in a very short window with large text", () => {
  const sizes = [
    { width: 320, height: 256 },
    { width: 640, height: 360 },
    { width: 390, height: 400 },
  ];

  it.each([
    ["at 200 % text size", 32, false],
    ["at 150 % text size, below an error's toast", 24, true],
  ])("is at least half in sight %s", async (_where, textSize, hasFailed) => {
    const { page } = await openPage("about:blank", withMotion);
    await setTextSize(page, textSize);
    await openHome(page);
    const { name, submit } = await fillForm(page);
    if (hasFailed) {
      await page.route(`**${paths.contact}`, (route) => route.abort());
      await submit.press("Enter");
      await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    }

    await checkEach(sizes, async (viewport) => {
      await page.setViewportSize(viewport);
      await name.focus();
      for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
        await page.keyboard.press(key);
        await scrolled(page);

        const inSight = await page.evaluate(() => {
          const { top, bottom } = document.activeElement!.getBoundingClientRect();
          const above = [...document.querySelectorAll("header, .toast")];
          const start = Math.max(...above.map((part) => part.getBoundingClientRect().bottom));
          const visible = Math.min(bottom, innerHeight) - Math.max(top, start);
          return visible / Math.min(bottom - top, innerHeight - start);
        });
        expect(inSight).toBeGreaterThan(0.5);
      }
    });
  });
});

describe("the focus while tabbing through a page with an error's toast", () => {
  // The last one is a desktop at 400 % zoom.
  const sizes = [
    phone,
    { width: 844, height: 390 },
    tablet,
    desktop,
    { width: 320, height: 256 },
  ] as const;

  it("is never under the toast, which stays visible, on phones, a tablet and a desktop", async () => {
    const page = await newPage(phone);
    await openHome(page);
    const { submit } = await fillForm(page);
    await page.route(`**${paths.contact}`, (route) => route.abort());
    await submit.click();
    await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
    await unfoldPrivacy(page);

    await checkEach(sizes, async (viewport) => {
      await page.setViewportSize(viewport);
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
    });
  });
});

describe("the focus on a page that scrolls smoothly", () => {
  it.each([
    ["a phone", phone],
    ["a desktop", desktop],
  ])("is in sight in the frame after Tab, on %s", async (_device, viewport) => {
    const { page } = await openPage("about:blank", { viewport });
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
  });
});

describe("the chat button at the end of the page, at 400 % zoom", () => {
  it("is in sight in the frame after Tab", async () => {
    const { page } = await openPage("about:blank", {
      viewport: { width: 320, height: 256 },
    });
    await openHome(page);
    const button = page.getByRole("button", { name: "Abrir chat" });
    await button.evaluate((element) =>
      element.addEventListener("focus", () =>
        requestAnimationFrame(() => {
          const { top, bottom } = element.getBoundingClientRect();
          // The page's height has fractions of a pixel.
          element.dataset.inSight = String(top >= 0 && bottom < innerHeight + 1);
        }),
      ),
    );
    await page.locator("summary").focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

    await page.keyboard.press("Tab");

    await page.locator(".chat-button[data-in-sight]").waitFor();
    expect(await button.getAttribute("data-in-sight")).toBe("true");
  });
});

describe("the bar above an open chat", () => {
  it("can be pressed everywhere, at every size", async () => {
    const page = await newPage(desktop);
    await openChat(page);

    const sizes = [
      { width: 640, height: 512 },
      { width: 820, height: 600 },
      { width: 1280, height: 720 },
    ];

    await checkEach(sizes, async (viewport) => {
      await page.setViewportSize(viewport);
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
    });
  });
});

describe("the focus beside an open chat", () => {
  it("is never lost under it, on a tablet, a laptop and a desktop", async () => {
    const page = await newPage(tablet);
    await openChat(page);

    await checkEach([tablet, laptop, desktop], async (viewport) => {
      await page.setViewportSize(viewport);
      await page.getByRole("link", { name: "Pular para o conteúdo" }).focus();
      const stops = await walk(page, "Tab", "Abrir chat");

      expect(stops.filter(({ lost }) => lost)).toEqual([]);
      expect(stops.filter(({ isField, under }) => isField && under)).toEqual([]);
      expect(stops.map(({ name }) => name)).toContain("Conheça nossos serviços");
      expect(stops.map(({ name }) => name)).toContain("contato@nora.example");
    });
  });

  it("is never lost under two errors' toasts, on laptops and a desktop", async () => {
    const page = await newPage(laptop);
    await page.route("**/functions/**", (route) => route.abort());
    await openChat(page);
    await page.keyboard.type("Oi");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("Erro", { exact: true }).waitFor();
    const { submit } = await fillForm(page);

    await checkEach([laptop, { width: 1280, height: 720 }, desktop], async (viewport) => {
      await page.setViewportSize(viewport);
      await submit.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText("Erro ao enviar", { exact: true }).waitFor();
      const forwards = await walk(page, "Tab", "Abrir chat");
      const backwards = await walk(page, "Shift+Tab", "Pular para o conteúdo");

      const stops = [...forwards, ...backwards];
      expect(stops.filter(({ lost }) => lost)).toEqual([]);
      expect(stops.map(({ name }) => name)).toContain("contato@nora.example");
    });
  });

  it("keeps the word of a wide row in sight", async () => {
    const page = await newPage({ width: 1024, height: 768 });
    await openChat(page);
    const row = page.locator("summary");

    await row.focus();

    const isWordOnTop = await row.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return [left + 1, (left + right) / 2, right - 1].every((x) =>
        element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
    });
    expect(isWordOnTop).toBe(true);
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
  });

  it.each([
    ["a tablet", { width: 820, height: 1100 }],
    ["a laptop", laptop],
  ])("is uncovered where the page scrolls smoothly, on %s", async (_device, viewport) => {
    const { page } = await openPage("about:blank", { viewport });
    await openChat(page);

    await page.getByLabel("Nome completo").focus();
    await scrolled(page);
    expect((await page.evaluate(focusedStop)).under).toBeUndefined();

    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Erro de validação").waitFor();
    await scrolled(page);
    expect((await page.evaluate(focusedStop)).under).toBeUndefined();
  });

  it("has its chat open above or below each field, in a window of medium width", async () => {
    const sizes = [
      { width: 640, height: 512 },
      { width: 900, height: 600 },
      tablet,
      { width: 1023, height: 700 },
    ];
    const page = await newPage(tablet);
    await openChat(page);
    const dialog = page.getByRole("dialog");

    await checkEach(sizes, async (viewport) => {
      await page.setViewportSize(viewport);
      const before = await dialog.boundingBox();
      await page.locator("#contato .contact-details a").focus();

      const stops = await walk(page, "Tab", "Enviar Mensagem");

      const fields = stops.filter(({ isField }) => isField);
      expect(fields.filter(({ under }) => under)).toEqual([]);
      expect(fields).toHaveLength(4);
      expect(await dialog.isVisible()).toBe(true);
      await page.getByRole("textbox", { name: "Sua mensagem" }).click();
      expect(await dialog.boundingBox()).toEqual(before);
    });
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
  });
});
