import {
  doubleText,
  isFocused,
  openBeforeHydration,
  openPage,
  spaceText,
  untilHydrated,
  withMotion,
} from "../support/browser.ts";
import { centerOf, overlaps } from "../support/boxes.ts";
import { checkEach } from "../support/checkEach.ts";
import { startApp } from "../support/startApp.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const service = startAppForFile();

describe.each([
  ["a phone", { width: 390, height: 844 }],
  ["a tablet", { width: 820, height: 1180 }],
  ["a desktop", { width: 1440, height: 900 }],
])("the page on %s", (_device, viewport) => {
  it("loads with a silent console, and never scrolls sideways", async () => {
    const { page, consoleLines, close } = await openPage(service.app.url, { viewport });

    await page.waitForLoadState("networkidle");
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    expect(consoleLines).toEqual([]);
    expect(overflow).toBe(0);
    await close();
  });
});

describe("the page's head", () => {
  it("has the same metadata after hydration", async () => {
    const { page, close } = await openPage("about:blank");
    const metadata = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll("title, meta, link[rel=canonical]")]
          .map(({ outerHTML }) => outerHTML)
          .toSorted(),
      );
    const hydrate = await openBeforeHydration(page, service.app.url);
    const before = await metadata();

    hydrate();
    await untilHydrated(page);

    expect(await metadata()).toEqual(before);
    expect(before.join("\n")).toMatch(/canonical[^]*description[^]*og:image[^]*<title>/);
    await close();
  });
});

describe("a heading", () => {
  it.each([
    [16, [320, 390, 820, 1024, 1080, 1152, 1440]],
    [32, [320, 360, 390, 430, 560, 600, 820]],
  ])("breaks lines only between words at any width, with text of %i px", async (size, widths) => {
    const { page, close } = await openPage("about:blank");
    if (size > 16) await doubleText(page);
    await page.goto(service.app.url);

    await checkEach(widths, async (width) => {
      await page.setViewportSize({ width, height: 844 });
      const broken = await page.evaluate(() => {
        const range = document.createRange();
        const texts = [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) =>
          [...heading.childNodes].filter((node) => node instanceof Text),
        );
        return texts.flatMap((text) =>
          [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? word : [];
          }),
        );
      });

      expect(broken).toEqual([]);
    });
    await close();
  });
});

describe("text at 200 %, set in the browser", () => {
  it("fits into any width, and cuts nothing", async () => {
    const { page, close } = await openPage("about:blank");
    await doubleText(page);
    await page.goto(service.app.url);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      "32px",
    );

    await checkEach([320, 390, 820, 1440], async (width) => {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll("h1, h2, h3, .button, .logo, .navigation-toggle")]
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1;
          })
          .map((element) => element.outerHTML),
      );

      expect({ overflow, cut }).toEqual({ overflow: 0, cut: [] });
    });
    await close();
  });
});

describe("the company's e-mail address in the footer", () => {
  it("is on one line at every width", async () => {
    const { page, close } = await openPage(service.app.url);
    const address = page.getByRole("contentinfo").getByRole("link", { name: "@" }).first();

    await checkEach([320, 390, 767, 768, 820, 1024, 1280, 1440], async (width) => {
      await page.setViewportSize({ width, height: 844 });
      const lines = await address.evaluate((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getClientRects().length;
      });

      expect(lines).toBe(1);
    });
    await close();
  });
});

describe("a company's long e-mail address", () => {
  it("fits into its column at every width", async () => {
    await using company = await startApp({ CONTACT_EMAIL: "atendimento@padariadalucia.com.br" });
    const { page, close } = await openPage(company.url);

    await checkEach([320, 390, 768, 820, 1024, 1100, 1280, 1440], async (width) => {
      await page.setViewportSize({ width, height: 844 });
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll(".contact-details a, .footer-contact a")]
          .filter(
            (link) =>
              link.getBoundingClientRect().right >
              link.parentElement!.getBoundingClientRect().right,
          )
          .map((link) => link.parentElement!.className),
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );

      expect({ tooWide, overflow }).toEqual({ tooWide: [], overflow: 0 });
    });
    await close();
  });
});

describe("moving through the page", () => {
  it("leads to each section by its link", async () => {
    const { page, consoleLines, close } = await openPage(service.app.url);
    const navigation = page.getByRole("navigation", { name: "Principal" });

    await checkEach(["Sobre", "Serviços", "Portfólio", "Contato"], async (name) => {
      await navigation.getByRole("link", { name, exact: true }).click();

      const id = new URL(page.url()).hash.slice(1);
      await page.waitForFunction((section) => {
        const { top } = document.getElementById(section)!.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      }, id);
    });
    expect(consoleLines).toEqual([]);
    await close();
  });

  it("has the skip link as the first stop of the keyboard", async () => {
    const { page, close } = await openPage(service.app.url);

    await page.keyboard.press("Tab");
    const first = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("Enter");

    expect(first).toBe("Pular para o conteúdo");
    await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
    await close();
  });

  it("marks the bar after scrolling more than 20 pixels", async () => {
    const { page, close } = await openPage(service.app.url);
    const header = page.getByRole("banner");
    const borderOf = () =>
      header.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const atTop = await borderOf();

    await page.mouse.wheel(0, 300);
    await until(async () => (await borderOf()) !== atTop);
    await page.mouse.wheel(0, -300);
    await until(async () => (await borderOf()) === atTop);

    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(20);
    await close();
  });

  it("opens the menu on a phone, and closes it when a link is chosen", async () => {
    const { page, consoleLines, close } = await openPage(service.app.url, {
      viewport: { width: 390, height: 844 },
    });
    const open = page.getByRole("button", { name: "Abrir menu" });

    await open.click();
    const toggle = page.getByRole("button", { name: "Fechar menu" });
    expect(await toggle.getAttribute("aria-expanded")).toBe("true");
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Portfólio", exact: true })
      .click();

    await open.waitFor();
    expect(await open.getAttribute("aria-expanded")).toBe("false");
    expect(new URL(page.url()).hash).toBe("#portfolio");
    expect(consoleLines).toEqual([]);
    await close();
  });
});

describe("the menu on a phone", () => {
  const touch = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true };

  it("leads to a section tapped twice, not to what is beneath the menu", async () => {
    const { page, close } = await openPage(service.app.url, touch);
    await page.getByRole("button", { name: "Abrir menu" }).tap();
    const link = page.locator("#menu").getByRole("link", { name: "Serviços", exact: true });
    const point = await centerOf(link);

    await page.touchscreen.tap(...point);
    const tapped = await page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest("main, header, footer")?.tagName,
      point,
    );
    await page.touchscreen.tap(...point);

    expect(tapped).toBeUndefined();
    expect(new URL(page.url()).hash).toBe("#servicos");
    await link.waitFor({ state: "hidden" });
    await close();
  });

  it("closes when the focus moves to the page", async () => {
    const { page, close } = await openPage(service.app.url, touch);
    await page.getByRole("button", { name: "Abrir menu" }).press("Enter");
    await page.getByRole("button", { name: "Fechar menu" }).waitFor();
    await page.locator("#menu").getByRole("link").last().focus();

    await page.keyboard.press("Tab");

    await page.getByRole("button", { name: "Abrir menu" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("hero");
    await close();
  });

  it("works where a press focuses neither buttons nor links, as in Safari", async () => {
    const { page, close } = await openPage("about:blank", { viewport: touch.viewport });
    await page.addInitScript(() =>
      addEventListener("mousedown", (event) => {
        if (!(event.target as Element).closest("a, button")) return;
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      }),
    );
    await page.goto(service.app.url);
    await page.locator("header[data-scrolled]").waitFor();
    const link = page.locator("#menu").getByRole("link", { name: "Serviços", exact: true });

    await page.getByRole("button", { name: "Abrir menu" }).click();
    await link.focus();
    await link.click();
    expect(new URL(page.url()).hash).toBe("#servicos");
    await link.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: "Abrir menu" }).click();
    await link.waitFor();
    await page.getByRole("button", { name: "Fechar menu" }).click();
    await link.waitFor({ state: "hidden" });
    await close();
  });
});

describe("the first view on a phone", () => {
  it("shows the figures beside the chat button", async () => {
    const { page, close } = await openPage(service.app.url);
    await page.setViewportSize({ width: 360, height: 740 });
    const button = await page.getByRole("button", { name: "Abrir chat" }).boundingBox();

    const figure = await page.getByText("suporte disponível").boundingBox();

    expect(overlaps(figure, button)).toBe(false);
    await close();
  });
});

describe("the first view on a laptop", () => {
  it("shows the three figures", async () => {
    const { page, close } = await openPage(service.app.url);

    for (const [width, height] of [
      [1366, 768],
      [1366, 650],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const figures = (await page.getByText("suporte disponível").boundingBox())!;

      expect(figures.y + figures.height).toBeLessThanOrEqual(height);
    }
    await close();
  });
});

describe("the heading with the reader's own text spacing", () => {
  it.each([1024, 1280, 1440, 1920])("isn't under the conversation, %i px wide", async (width) => {
    const { page, close } = await openPage(service.app.url, { viewport: { width, height: 800 } });
    await spaceText(page);

    const marked = await page.locator(".marked").boundingBox();
    const conversation = await page.locator(".talk").boundingBox();

    expect(overlaps(marked, conversation)).toBe(false);
    await close();
  });

  it("is marked on each of its lines, no further than its words", async () => {
    const viewport = { width: 1366, height: 768 };
    const { page, close } = await openPage(service.app.url, { viewport });
    await spaceText(page);

    const heading = page.getByRole("heading", { level: 1 });
    const marks = await heading.evaluate((element) =>
      [...element.querySelectorAll("*")]
        .filter((part) => getComputedStyle(part).backgroundImage !== "none")
        .flatMap((part) => [...part.getClientRects()].map(({ right }) => right)),
    );

    const { x, width } = (await heading.boundingBox())!;
    expect(marks).toHaveLength(2);
    expect(Math.max(...marks)).toBeLessThanOrEqual(x + width);
    await close();
  });
});

describe("the figures with the reader's own text spacing", () => {
  it("stay within the page's margin on a narrow phone", async () => {
    const { page, close } = await openPage(service.app.url, {
      viewport: { width: 320, height: 800 },
    });
    await spaceText(page);

    const ends = await page
      .locator(".hero-figures li")
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right));

    expect(ends).toHaveLength(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(300);
    await close();
  });
});

describe("the heading before its font arrives", () => {
  it("has as many lines as after it, at every size", async () => {
    const { page, close } = await openPage("about:blank");
    const heading = page.getByRole("heading", { level: 1 });
    const heights = async () => {
      const found: { width: number; height: number; heading: number }[] = [];
      for (const [width, height] of [
        [390, 844],
        [667, 375],
        [540, 960],
        [600, 960],
        [660, 960],
        [720, 960],
        [768, 1024],
        [820, 1180],
        [1280, 720],
        [1366, 768],
        [1440, 900],
        [1920, 950],
      ] as const) {
        await page.setViewportSize({ width, height });
        found.push({ width, height, heading: await heading.evaluate((h1) => h1.clientHeight) });
      }
      return found;
    };
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto(service.app.url);
    const before = await heights();

    await page.unroute("**/*.woff2");
    await page.reload();
    await page.evaluate(() => document.fonts.ready);

    expect(await page.evaluate(() => document.fonts.check("1em Gabarito"))).toBe(true);
    expect(await heights()).toEqual(before);
    await close();
  });
});

describe("the cards on a tablet and a desktop", () => {
  it("have buttons in focus order from top to bottom, and neighbours' tags on one line", async () => {
    const { page, close } = await openPage(service.app.url);

    const viewports = [
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
    ];

    await checkEach(viewports, async (viewport) => {
      await page.setViewportSize(viewport);
      const tops = await page
        .getByRole("link", { name: "Solicitar orçamento" })
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      const bottoms = await page
        .locator(".project .tags")
        .evaluateAll((tags) => tags.map((one) => Math.round(one.getBoundingClientRect().bottom)));

      expect(tops).toHaveLength(3);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(bottoms).toHaveLength(6);
      const [one, , two, , three] = bottoms;
      expect(bottoms).toEqual([one, one, two, two, three, three]);
    });
    await close();
  });
});

describe("on paper", () => {
  it.each([
    ["with", true],
    ["without", false],
  ])(
    "has only the company's name and contact data, %s JavaScript",
    async (_how, javaScriptEnabled) => {
      const { page, close } = await openPage(service.app.url, { javaScriptEnabled });
      await page.getByLabel("Abrir chat").waitFor();
      if (javaScriptEnabled) await page.getByText(/^(Aberto|Fechado) agora$/).waitFor();

      await page.emulateMedia({ media: "print" });

      const name = page.getByRole("banner").getByText("Nora", { exact: true });
      expect(await name.isVisible()).toBe(true);
      expect((await name.boundingBox())!.y).toBeLessThan(
        (await page.getByRole("heading", { level: 1 }).boundingBox())!.y,
      );
      const footer = page.getByRole("contentinfo");
      expect(await footer.getByText("contato@nora.example").first().isVisible()).toBe(true);
      expect(await page.getByRole("button").count()).toBe(0);
      for (const left of [
        ".skip-link",
        ".chat-button",
        ".contact-card",
        ".contact-now",
        ".navigation-toggle",
      ]) {
        expect({ left, isPrinted: await page.locator(left).isVisible() }).toEqual({
          left,
          isPrinted: false,
        });
      }
      await close();
    },
  );

  it("leaves the hero's conversation on the screen as it was", async () => {
    const { page, close } = await openPage(service.app.url, withMotion);
    const talk = page.locator(".talk");
    await talk.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });

    await page.pdf();

    const states = await talk.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
    expect(states).toEqual(Array(5).fill("finished"));
    await close();
  });

  it("fits on two pages of A4 and of Letter, with all optional links", async () => {
    await using complete = await startApp({ COMPANY_WHATSAPP: "+55 11 98765-4321" });
    const { page, close } = await openPage(complete.url);

    await checkEach(["A4", "Letter"], async (format) => {
      const pdf = await page.pdf({ format });

      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
    });
    await close();
  });
});

describe("the hero's conversation", () => {
  it("appears once, and not again after a print preview", async () => {
    const { page, close } = await openPage(service.app.url, {
      ...withMotion,
      viewport: { width: 1440, height: 900 },
    });
    const states = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.closest(".talk"))
          .map(({ playState }) => playState),
      );
    const finished = Array(5).fill("finished");
    await until(async () => (await states()).join() === finished.join());

    await page.emulateMedia({ media: "print" });
    await page.emulateMedia({ media: "screen" });

    expect(await states()).toEqual(finished);
    await close();
  });
});

describe("an unknown path in the browser", () => {
  it("shows the 404 page and logs the visited path to the console", async () => {
    const { page, consoleLines, close } = await openPage(`${service.app.url}/caminho/perdido`);

    await page.getByRole("heading", { name: "404" }).waitFor();
    expect(await page.getByText("Oops! Page not found").isVisible()).toBe(true);
    await page.waitForLoadState("networkidle");
    // Chromium itself logs the document's status.
    const ours = consoleLines.filter((line) => !line.includes("Failed to load resource"));
    expect(ours).toEqual([expect.stringMatching(/^error: .*\/caminho\/perdido/)]);

    await page.getByRole("link", { name: "Voltar para a página inicial" }).click();
    await page.waitForURL(`${service.app.url}/`);
    await close();
  });

  it("has a logo that leads home wherever it is pressed", async () => {
    const { page, close } = await openPage(`${service.app.url}/caminho/perdido`);

    await checkEach([390, 820, 1440], async (width) => {
      await page.setViewportSize({ width, height: 900 });
      const { x, y, height } = (await page.locator(".message > a").first().boundingBox())!;

      const pressed = await page.evaluate(
        (points) =>
          points.map(([left = 0, top = 0]) =>
            document.elementFromPoint(left, top)?.closest("a")?.getAttribute("href"),
          ),
        [0.1, 0.5, 0.9].map((down) => [x + 20, y + down * height]),
      );

      expect(pressed).toEqual(["/", "/", "/"]);
    });
    await close();
  });
});

describe("without JavaScript", () => {
  const options = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

  it("shows a refused form with the typed values", async () => {
    const { page, close } = await openPage(service.app.url, options);

    await page.getByLabel("Nome completo").fill("Conceição Araújo");
    // Valid for the browser, but not for the service.
    await page.getByLabel("E-mail", { exact: true }).fill("conceicao@padaria");
    await page.getByLabel("Telefone").fill("(11) 98765-4321");
    await page.getByLabel("Mensagem", { exact: true }).fill("Olá!");
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();

    await page.getByText("Erro de validação").first().waitFor();
    expect(await page.getByLabel("Nome completo").inputValue()).toBe("Conceição Araújo");
    expect(await page.getByLabel("E-mail", { exact: true }).getAttribute("aria-invalid")).toBe(
      "true",
    );
    await close();
  });

  it("leads from the chat button to the contact section, and the menu's links work", async () => {
    const { page, close } = await openPage(service.app.url, options);

    await page.getByRole("link", { name: "Abrir chat" }).click();
    expect(new URL(page.url()).hash).toBe("#contato");
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Serviços", exact: true })
      .click();
    expect(new URL(page.url()).hash).toBe("#servicos");
    await close();
  });
});

describe("a script that inserts foreign content", () => {
  it("is blocked by the browser", async () => {
    const writes: [what: string, write: () => void][] = [
      ["markup", () => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>")],
      ["markup behind the footer", () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>")],
      ["a script's address", () => (document.createElement("script").src = "https://evil.example")],
      ["a document", () => void new DOMParser().parseFromString("<b>x</b>", "text/html")],
    ];
    const { page, close } = await openPage(service.app.url);
    await page.waitForLoadState("networkidle");

    await checkEach(writes, async ([, write]) => {
      await expect(page.evaluate(write)).rejects.toThrow(/requires 'Trusted/);
    });
    await close();
  });
});

describe("a rendering error", () => {
  it.each([
    ["its body", '"backend":'],
    ["its head", '"site":'],
  ])("replaces the page with the error screen, in %s", async (_where, part) => {
    const { page, close } = await openPage("about:blank");
    // Incomplete view, which no server sends.
    await page.route(`${service.app.url}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(part, '"other":');
      await route.fulfill({ response, body });
    });
    await page.goto(service.app.url);

    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    await page.unroute(`${service.app.url}/`);
    await page.getByRole("button", { name: "Recarregar a página" }).click();

    const navigation = page.getByRole("navigation", { name: "Principal" });
    await until(() => navigation.isVisible());
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await close();
  });

  it("is announced: the heading has the focus, and the title names the error", async () => {
    const { page, close } = await openPage(service.app.url);
    const opener = page.getByRole("button", { name: "Abrir chat" });
    await opener.waitFor();
    await page.evaluate(() => {
      window.matchMedia = () => {
        throw new Error("test");
      };
    });

    await opener.press("Enter");

    const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
    await until(() => isFocused(heading));
    expect(await page.title()).toBe("Erro inesperado | Nora");
    await close();
  });
});
