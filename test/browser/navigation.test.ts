import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { centerOf } from "../support/boxes.ts";
import {
  isFocused,
  openBeforeHydration,
  openPage,
  untilDrawn,
  untilHydrated,
} from "../support/browser.ts";
import { checkEach } from "../support/checkEach.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const service = startAppForFile();

async function open(url: string, options?: BrowserContextOptions): Promise<Page> {
  const { page } = await openPage(url, options);
  return page;
}

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

const barTop = (page: Page) =>
  page.getByRole("banner").evaluate((bar) => bar.getBoundingClientRect().top);
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 700));
const menuLink = (page: Page, name: string) =>
  page.locator("[popover]").getByRole("link", { name, exact: true });

/** Ways to open the page, by the state of its script. */
const states: [state: string, open: (options: BrowserContextOptions) => Promise<Page>][] = [
  [
    "without JavaScript",
    (options) => open(service.app.url, { ...options, javaScriptEnabled: false }),
  ],
  [
    "before hydration",
    async (options) => {
      const page = await open("about:blank", options);
      await openBeforeHydration(page, service.app.url);
      return page;
    },
  ],
  [
    "hydrated",
    async (options) => {
      const page = await open(service.app.url, options);
      await page.locator("header[data-scrolled]").waitFor();
      return page;
    },
  ],
];

describe.each(states)("the bar, %s", (_state, openIn) => {
  it("stays at the top of the window, with its own background", async () => {
    const page = await openIn(desktop);
    await scrollDown(page);
    await until(() => page.evaluate(() => scrollY === 700));

    expect(await barTop(page)).toBe(0);
    // Opaque enough to hide text below it: the fourth component is the opacity.
    const ground = () =>
      page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await until(async () => Number(/\/ ([\d.]+)/.exec(await ground())?.[1] ?? 1) >= 0.8);
  });

  it("opens its menu below itself, and a link in it leads to its section", async () => {
    const page = await openIn(phone);
    await scrollDown(page);

    await page.getByRole("button", { name: "Abrir menu" }).click();
    const link = menuLink(page, "Portfólio");
    const { y } = (await link.boundingBox())!;
    await link.click();

    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(400);
    expect(new URL(page.url()).hash).toBe("#portfolio");
    await until(async () => !(await link.isVisible()));
    const heading = await page.getByRole("heading", { name: "Trabalhos" }).boundingBox();
    expect(heading!.y).toBeGreaterThan(72);
    expect(heading!.y).toBeLessThan(400);
  });
});

describe.each(states)("the menu by keyboard, %s", (_state, openIn) => {
  it("opens, has the next stops of Tab, and closes when a link is chosen", async () => {
    const page = await openIn(phone);
    const link = menuLink(page, "Serviços");

    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await isFocused(link)).toBe(true);
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press("Enter");

    await until(async () => !(await link.isVisible()));
    expect(new URL(page.url()).hash).toBe("#servicos");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe(
      "servicos",
    );
  });
});

describe("a section reached by a link", () => {
  it.each(["sobre", "servicos", "portfolio", "contato"])(
    "begins soon below the bar on a desktop: %s",
    async (id) => {
      const page = await open(`${service.app.url}/#${id}`, desktop);
      const { bottom } = await page
        .getByRole("banner")
        .evaluate((bar) => bar.getBoundingClientRect());
      const first = page.locator(`#${id} .eyebrow`).first();

      // The browser scrolls some time after the load.
      await until(async () => (await first.boundingBox())!.y < 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const gap = (await first.boundingBox())!.y - bottom;
      expect(gap).toBeGreaterThan(24);
      expect(gap).toBeLessThan(100);
    },
  );

  it.each([
    ["bar", desktop],
    ["menu", phone],
  ])("has the next stop of Tab, from the %s by keyboard", async (where, size) => {
    const page = await open(service.app.url, size);
    await page.locator("header[data-scrolled]").waitFor();

    await checkEach(["Serviços", "Contato"], async (name) => {
      if (where === "menu") {
        await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
        await menuLink(page, name).press("Enter");
      } else {
        const bar = page.getByRole("navigation", { name: "Principal" });
        await bar.getByRole("link", { name, exact: true }).press("Enter");
      }
      const id = name === "Serviços" ? "servicos" : "contato";
      await page.waitForURL(`**/#${id}`);

      await page.keyboard.press("Tab");

      expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe(id);
    });
  });
});

describe("a link to a section tapped twice", () => {
  it("activates nothing that comes under the finger", async () => {
    const page = await open(service.app.url, { ...phone, hasTouch: true });
    await untilHydrated(page);
    await page.evaluate(() => {
      addEventListener("click", ({ target }) => {
        document.body.dataset.clicked = (target as Element).closest("a")?.href ?? "";
      });
    });
    const link = page.locator("#hero").getByRole("link", { name: "Fale com a Nora" });
    const point = await centerOf(link);

    for (let tap = 0; tap < 2; tap++) {
      await page.touchscreen.tap(...point);
    }

    await until(() => page.evaluate(() => scrollY > 0));
    const clicked = await page.locator("body").getAttribute("data-clicked");
    expect(clicked).not.toMatch(/^mailto:/);
  });
});

describe("a phone with a notch in landscape", () => {
  it("has no text or control under the notch", async () => {
    const page = await open("about:blank", { viewport: { width: 844, height: 390 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", {
      insets: { left: 59, leftMax: 59, right: 59, rightMax: 59 },
    });
    await page.goto(service.app.url);
    await page.locator("header[data-scrolled]").waitFor();

    const under = await page.evaluate(() =>
      [...document.querySelectorAll("h1, h2, h3, p, a, button, input, textarea, li, dd, summary")]
        // Decoration may be cut off; the honeypot field and the skip link are off-screen.
        .filter(
          (element) => element.checkVisibility() && !element.closest("[aria-hidden], .skip-link"),
        )
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 59 || right > innerWidth - 59;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );

    expect(under).toEqual([]);
  });
});

describe("a window whose width changes", () => {
  const tablet = { viewport: { width: 820, height: 1180 } };
  const phoneInLandscape = { viewport: { width: 844, height: 390 } };
  const zoomed = { viewport: { width: 360, height: 225 } };
  const changes: [change: string, from: BrowserContextOptions, to: BrowserContextOptions][] = [
    ["a phone that is turned", phone, phoneInLandscape],
    ["a phone that is turned back", phoneInLandscape, phone],
    ["a window made narrower", desktop, tablet],
    ["a window made wider", tablet, desktop],
    ["a zoom to 400 %", desktop, zoomed],
  ];

  /** Changes the size of the window, and waits until the page has handled it, and what was scrolled before. */
  async function resize(page: Page, { viewport }: BrowserContextOptions) {
    await untilDrawn(page);
    await page.setViewportSize(viewport!);
    // The browser fires the event before it calls this function.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }

  /** Whether the element is in sight as a whole, below the bar. */
  const isInSight = (element: Locator) =>
    element.evaluate((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      const bar = document.querySelector("header")!.getBoundingClientRect();
      return top >= bar.bottom && bottom <= innerHeight;
    });

  it("keeps what is read in sight", async () => {
    await checkEach(changes, async ([_change, from, to]) => {
      const page = await open(service.app.url, from);
      await untilHydrated(page);
      const heading = page.getByRole("heading", { name: "Chatbots Inteligentes" });
      await heading.evaluate((part) => part.scrollIntoView({ block: "center" }));
      await until(() => isInSight(heading));

      await resize(page, to);

      expect(await isInSight(heading)).toBe(true);
    });
  });

  it("shows what it showed before when a phone is turned and turned back", async () => {
    const page = await open(service.app.url, phone);
    await untilHydrated(page);
    const card = page.locator("#portfolio").getByRole("heading", { name: "Sistema de Gestão" });
    const top = () => card.evaluate((heading) => heading.getBoundingClientRect().top);
    await card.evaluate((heading) => {
      scrollBy({ top: heading.getBoundingClientRect().top - 320, behavior: "instant" });
    });
    await until(async () => Math.abs((await top()) - 320) < 1);

    await resize(page, phoneInLandscape);
    await resize(page, phone);

    expect(Math.abs((await top()) - 320)).toBeLessThan(40);
  });

  it("keeps what is behind a full-screen chat in sight when there is room beside it again", async () => {
    const page = await open(service.app.url, desktop);
    await untilHydrated(page);
    const heading = page.getByRole("heading", { name: "Chatbots Inteligentes" });
    await heading.evaluate((part) => part.scrollIntoView({ block: "center" }));
    await page.getByRole("button", { name: "Abrir chat" }).press("Enter");
    await page.getByRole("dialog").waitFor();

    await resize(page, zoomed);
    await until(() => page.evaluate(() => history.state !== null));
    await resize(page, desktop);
    await until(() => page.evaluate(() => history.state === null));
    await page.evaluate(() => new Promise(requestAnimationFrame));

    expect(await isInSight(heading)).toBe(true);
  });

  it("keeps a focused field in sight", async () => {
    await checkEach(changes, async ([_change, from, to]) => {
      const page = await open(service.app.url, from);
      await untilHydrated(page);
      const field = page.getByLabel("E-mail");
      await field.fill("ana@");
      await until(() => isInSight(field));

      await resize(page, to);

      expect(await isInSight(field)).toBe(true);
    });
  });

  it("stays at the top of the page", async () => {
    await checkEach(changes, async ([_change, from, to]) => {
      const page = await open(service.app.url, from);
      await untilHydrated(page);

      await resize(page, to);

      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
});

describe("selected text", () => {
  it("is highlighted in every section, light and dark", async () => {
    const page = await open(service.app.url);

    await checkEach(["light", "dark"] as const, async (colorScheme) => {
      await page.emulateMedia({ colorScheme });
      const contrasts = await page.evaluate(() => {
        const context = document.createElement("canvas").getContext("2d", {
          willReadFrequently: true,
        })!;
        function luminance(color: string): number {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
            .map((value) => value / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }
        function contrast(one: string, other: string): number {
          const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted(
            (a, b) => a - b,
          );
          return (bright + 0.05) / (dark + 0.05);
        }
        function groundOf(element: Element): string {
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor === "rgba(0, 0, 0, 0)" && element.parentElement
            ? groundOf(element.parentElement)
            : backgroundColor;
        }
        return [...document.querySelectorAll("p, h2, .contact-details a, .contact-privacy a")].map(
          (element) => {
            const { color, backgroundColor } = getComputedStyle(element, "::selection");
            return {
              text: element.textContent,
              words: contrast(color, backgroundColor),
              ground: contrast(backgroundColor, groundOf(element)),
            };
          },
        );
      });

      expect(contrasts.length).toBeGreaterThan(20);
      expect(contrasts.filter(({ words, ground }) => words < 4.5 || ground < 1.3)).toEqual([]);
    });
  });
});

describe("the open menu with the focus in it", () => {
  it("doesn't swallow a click on a link of the page", async () => {
    const page = await open(service.app.url, phone);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    await page.keyboard.press("Tab");

    await page.getByRole("link", { name: "Conheça nossos serviços" }).click();

    await until(() => page.url().endsWith("#servicos"));
    expect(page.url()).toBe(`${service.app.url}/#servicos`);
  });

  it("closes when the window becomes so wide that the menu isn't needed", async () => {
    const page = await open(service.app.url, { viewport: { width: 820, height: 900 } });
    await untilHydrated(page);
    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    const menu = page.locator("#menu:popover-open");
    expect(await menu.count()).toBe(1);

    await page.setViewportSize({ width: 1440, height: 900 });

    await until(async () => (await menu.count()) === 0);
  });

  it("leaves the focus in the bar when the window becomes so wide that it closes", async () => {
    const page = await open(service.app.url, { viewport: { width: 820, height: 900 } });
    await untilHydrated(page);
    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await isFocused(menuLink(page, "Sobre"))).toBe(true);

    await page.setViewportSize({ width: 1440, height: 900 });
    await until(async () => (await page.locator("#menu:popover-open").count()) === 0);
    expect(await isFocused(page.locator(".navigation-logo"))).toBe(true);

    await page.keyboard.press("Tab");
    const link = page.locator(".navigation-links").getByRole("link", { name: "Sobre" });
    expect(await isFocused(link)).toBe(true);
  });

  it("closes when the focus leaves the bar backwards", async () => {
    const page = await open(service.app.url, phone);
    await untilHydrated(page);
    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    await page.keyboard.press("Tab");
    expect(await isFocused(menuLink(page, "Sobre"))).toBe(true);

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await page.locator("#menu:popover-open").count()).toBe(1);
    await page.keyboard.press("Shift+Tab");

    expect(await isFocused(page.locator(".skip-link"))).toBe(true);
    await until(async () => (await page.locator("#menu:popover-open").count()) === 0);
  });
});

/** Tasks of React's scheduler that `holdTasks` holds back in the page. */
declare const tasks: (() => void)[];

/** Holds back the messages by which React's scheduler runs its tasks. */
function holdTasks() {
  const held: (() => void)[] = [];
  const post = Reflect.get(MessagePort.prototype, "postMessage") as (message: unknown) => void;
  MessagePort.prototype.postMessage = function (message: unknown) {
    held.push(() => post.call(this, message));
  };
  Object.assign(globalThis, { tasks: held });
}

/** Runs up to `limit` tasks, also those that the tasks add. */
async function runTasks(limit: number) {
  for (let done = 0; done < limit && tasks.length > 0; done++) {
    const { port1, port2 } = new MessageChannel();
    const ran = new Promise((resolve) => port1.addEventListener("message", resolve));
    port1.start();
    port2.postMessage(null);
    // Messages arrive in order: this one after that of the task.
    const mark = tasks.pop()!;
    tasks.shift()!();
    mark();
    await ran;
  }
}

describe("the menu opened during hydration", () => {
  it.each([0, 1, 2, 3])("can be closed, after %i of React's tasks", async (count) => {
    const page = await open("about:blank", phone);
    await page.addInitScript(holdTasks);
    await page.goto(service.app.url);
    await page.waitForFunction(() => tasks.length > 0);
    await page.evaluate(runTasks, count);

    await page.locator(".navigation-toggle").press("Enter");
    await page.evaluate(runTasks, 100);

    const close = page.getByRole("button", { name: "Fechar menu" });
    await close.waitFor();
    expect(await close.getAttribute("aria-expanded")).toBe("true");
    await close.press("Enter");
    expect(await menuLink(page, "Contato").isVisible()).toBe(false);
  });
});
