import type { Page } from "playwright-core";
import {
  anchors,
  chat,
  contactSection,
  conversation,
  hero,
  navigation,
  sectionLinks,
  servicesSection,
} from "../../src/shared/content/index.ts";
import { isFocused, openPage, untilHydrated } from "../support/browser.ts";
import { checkEach } from "../support/checkEach.ts";
import { startAppForFile } from "../support/startForFile.ts";
import { until } from "../support/until.ts";

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true };

const service = startAppForFile();

async function openHome(options: Parameters<typeof openPage>[1] = {}) {
  const { page } = await openPage(service.app.url, options);
  await untilHydrated(page);
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: chat.title });

describe("the chat", () => {
  it("opens by a click anywhere on the hero's conversation, which is decoration", async () => {
    await checkEach([{}, phone], async (options) => {
      const page = await openHome(options);
      await page.locator(".talk-door .talk-step").click();
      await dialog(page).waitFor();
      expect(await page.locator(".talk-example").getAttribute("aria-hidden")).toBe("true");
    });
  });

  it("opens by the button below that conversation, which has the focus again afterwards", async () => {
    const page = await openHome();
    const button = page.getByRole("button", { name: conversation.invitation });
    await button.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });

    await until(() => isFocused(button));
  });

  it("opens with a suggested question of the contact section", async () => {
    const page = await openHome();
    const [question] = chat.suggestions;
    await page.locator("#contato").getByRole("button", { name: question }).click();

    await dialog(page).locator(".bubble-client").getByText(question).waitFor();
  });

  it("isn't offered by the contact section without JavaScript", async () => {
    const { page } = await openPage(service.app.url, { javaScriptEnabled: false });

    expect(await page.getByText(contactSection.assistant.title).isVisible()).toBe(false);
  });
});

describe("the navigation bar", () => {
  it("leads to each section, marks the one in view, and gives the next Tab to it", async () => {
    const page = await openHome({ viewport: { width: 1440, height: 900 } });
    const bar = page.getByRole("navigation", { name: navigation.label });
    const { height } = (await page.getByRole("banner").boundingBox())!;
    await checkEach([...sectionLinks], async ({ href, label }) => {
      await bar.getByRole("link", { name: label, exact: true }).press("Enter");
      await page.waitForFunction(
        (name) => document.querySelector("nav [aria-current]")?.textContent === name,
        label,
      );
      const { y } = (await page.locator(href).boundingBox())!;
      expect(y).toBeLessThan(80);
      const title = (await page.locator(`${href} h2`).first().boundingBox())!;
      expect(title.y).toBeGreaterThan(height);

      await page.keyboard.press("Tab");
      // The section's first link, button or field; of a section without one, the next section's.
      const { isNext, top } = await page.evaluate((target) => {
        const focused = document.activeElement!;
        const section = document.querySelector(target)!;
        const stops = [...document.querySelectorAll("main :is(a, button, input, textarea)")];
        const isAfter = (stop: Element) =>
          stop.checkVisibility() &&
          (section.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return {
          isNext: stops.find(isAfter) === focused,
          top: focused.getBoundingClientRect().top,
        };
      }, href);
      expect(isNext).toBe(true);
      expect(top).toBeGreaterThan(height);
    });
  });

  it("leads to the form also while the page scrolls to the link that is pressed", async () => {
    const page = await openHome({ reducedMotion: "no-preference" });
    const quote = page.getByRole("link", { name: servicesSection.callToAction.label }).first();
    await checkEach([100, 300, 500, 700], async (delay) => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await quote.focus();
      await page.waitForTimeout(delay);
      await page.keyboard.press("Enter");
      await until(async () => (await page.locator("#contato").boundingBox())!.y < 80, 5000);
      await page.keyboard.press("Tab");
      expect(await isFocused(page.getByLabel("Nome completo"))).toBe(true);
    });
  });

  it("covers no field or label that Shift+Tab leads to", async () => {
    const smooth = {
      reducedMotion: "no-preference",
      viewport: { width: 844, height: 390 },
    } as const;
    await checkEach([smooth, phone], async (options) => {
      const page = await openHome(options);
      const { height } = (await page.getByRole("banner").boundingBox())!;
      await page.getByRole("button", { name: "Enviar Mensagem" }).focus();
      // Each with its label.
      const fields = await page.locator("#contato .field").all();
      await checkEach(fields.toReversed(), async (field) => {
        await field.evaluate((element) =>
          scrollBy({ behavior: "instant", top: element.getBoundingClientRect().top }),
        );
        await page.keyboard.press("Shift+Tab");
        expect(await field.evaluate((element) => element.matches(":focus-within"))).toBe(true);
        await until(async () => (await field.boundingBox())!.y >= height, 3000);
      });
    });
  });

  it("begins with the skip link", async () => {
    const page = await openHome();
    await page.keyboard.press("Tab");

    expect(await isFocused(page.getByRole("link", { name: navigation.skip }))).toBe(true);
    await page.keyboard.press("Enter");
    await until(() => isFocused(page.getByRole("main")));
  });

  it("is blurred, with a border, once the page is scrolled by more than 20 pixels", async () => {
    const page = await openHome();
    const bar = page.locator("[data-scrolled]");
    await checkEach([0, 20, 21, 300], async (top) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await page.locator(`[data-scrolled="${top > 20}"]`).waitFor();
      const filter = await bar.evaluate((element) => getComputedStyle(element).backdropFilter);
      expect(filter.startsWith("blur")).toBe(top > 20);
    });
  });
});

describe("the menu on a phone", () => {
  it("opens, and closes by a link, by Escape and when the focus leaves", async () => {
    const page = await openHome(phone);
    const toggle = page.getByRole("button", { name: navigation.openMenu });

    await toggle.click();
    await page.getByRole("button", { name: navigation.closeMenu, expanded: true }).waitFor();
    await page.locator("#menu").getByRole("link", { name: sectionLinks[1].label }).click();
    await toggle.waitFor();
    await page.waitForURL(`**/#${anchors.services}`);
    await toggle.click();
    await page.locator("#menu a").first().press("Escape");
    await toggle.waitFor();
    expect(await isFocused(toggle)).toBe(true);
    await toggle.click();
    await page.locator("#menu a").last().press("Tab");
    await toggle.waitFor();
  });
});

describe("the hero's heading", () => {
  it("has three lines on phones and wide screens, and the marked words on one", async () => {
    const sizes = [
      [320, 640],
      [390, 664],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const;
    const page = await openHome();
    await checkEach([...sizes], async ([width, height]) => {
      await page.setViewportSize({ width, height });
      const lines = await page
        .locator("h1")
        .evaluate((h1) => h1.clientHeight / parseFloat(getComputedStyle(h1).lineHeight));
      expect(Math.round(lines)).toBe(3);
      expect(await page.getByRole("link", { name: hero.primary.label }).last().isVisible()).toBe(
        true,
      );
    });
  });
});
