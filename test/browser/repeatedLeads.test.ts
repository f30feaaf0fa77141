import type { Page } from "playwright-core";
import { openStore } from "../../server/store/openStore.ts";
import { paths } from "../../src/shared/paths.ts";
import { blockStorage, fillStorage, openPage } from "../support/browser.ts";
import { enterChat, talk } from "../support/chatPage.ts";
import { startAppForFile } from "../support/startForFile.ts";

const FUNCTION = `**${paths.chatbot}`;
const SIGN_UP = "**/auth/v1/signup";

const service = startAppForFile({ SESSION_RATE_LIMIT: "off" });

/** Opens the page and its chat in a tab. Returns the tab and its requests for new sessions. */
async function openChatIn(page: Page) {
  const signUps: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/v1/signup")) signUps.push(request.url());
  });
  await page.goto(service.app.url);
  await enterChat(page);
  return { page, signUps };
}

/** Fills in the lead form and confirms. */
async function confirm(page: Page, email: string, phone: string): Promise<void> {
  await page.getByRole("button", { name: "Falar com uma pessoa" }).click();
  const form = page.getByRole("group", { name: "Seus dados de contato" });
  await form.getByLabel("Nome").fill("Ana");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Telefone").fill(phone);
  await form.getByRole("button", { name: "Confirmar" }).click();
}

/** Confirms a lead and waits for the response to its request. */
async function deliver(page: Page, email: string, phone: string): Promise<void> {
  const responded = page.waitForResponse(FUNCTION);
  await confirm(page, email, phone);
  await responded;
}

async function erase(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Apagar conversa" }).click();
  await page.getByRole("status").getByText("Conversa apagada.").waitFor();
}

/** Returns the phones of the accepted leads with this address, sorted. */
async function phonesOf(email: string): Promise<string[]> {
  await using store = openStore({ dataDir: service.app.dataDir });
  const rows = await store.db
    .selectFrom("outbox")
    .select("mail")
    .where("reply_to", "=", email)
    .execute();
  return rows
    .map(({ mail }) => (JSON.parse(mail) as { content: { phone: string } }).content.phone)
    .toSorted();
}

describe("a second lead of the same browser and e-mail address", () => {
  it("arrives if the visitor writes another phone number into the chat", async () => {
    const email = "ana@novo-numero.com.br";
    const { page } = await openChatIn((await openPage("about:blank")).page);
    await deliver(page, email, "(11) 90000-0001");

    await talk({ page }, "anota aí meu telefone novo: 11 90000-0002");
    const form = page.getByRole("group", { name: "Seus dados de contato" });
    expect(await form.getByLabel("E-mail").inputValue()).toBe(email);
    const responded = page.waitForResponse(FUNCTION);
    await form.getByRole("button", { name: "Confirmar" }).click();
    await responded;

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "11 90000-0002"]);
  });

  it("arrives after the conversation was erased, once", async () => {
    const email = "ana@telefone-errado.com.br";
    const { page, signUps } = await openChatIn((await openPage("about:blank")).page);
    await talk({ page }, "Olá");
    await deliver(page, email, "(11) 90000-0001");
    await talk({ page }, "Obrigada");
    await erase(page);

    await deliver(page, email, "(11) 90000-0002");
    await talk({ page }, "E agora?");
    await page.reload();
    await enterChat(page);
    await talk({ page }, "Alguém aí?");

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "(11) 90000-0002"]);
    expect(signUps).toHaveLength(2);
  });

  it("arrives from another tab, and the first tab's later questions repeat neither", async () => {
    const email = "ana@outra-aba.com.br";
    const { page } = await openChatIn((await openPage("about:blank")).page);
    await deliver(page, email, "(11) 90000-0001");
    const other = await openChatIn(await page.context().newPage());

    await deliver(other.page, email, "(11) 90000-0002");
    await talk({ page }, "E o prazo?");
    await talk(other, "E o preço?");
    await talk({ page }, "E depois?");
    await page.reload();
    await enterChat(page);
    await talk({ page }, "Alguém aí?");
    await talk(other, "Ainda estão aí?");

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "(11) 90000-0002"]);
    expect(other.signUps).toHaveLength(1);
  });

  it("is the same lead if its data are the same, until the next day", async () => {
    const email = "ana@de-novo.com.br";
    const { page } = await openChatIn((await openPage("about:blank")).page);
    await deliver(page, email, "(11) 90000-0001");
    const other = await openChatIn(await page.context().newPage());

    await deliver(other.page, email, "(11) 90000-0001");
    await talk({ page }, "E o prazo?");
    await talk(other, "E o preço?");
    await erase(page);
    await deliver(page, email, "(11) 90000-0001");
    expect(await phonesOf(email)).toEqual(["(11) 90000-0001"]);
    expect(other.signUps).toEqual([]);

    await other.page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
    await other.page.reload();
    await enterChat(other.page);
    await talk(other, "Alguém aí?");
    expect(await phonesOf(email)).toHaveLength(1);
    await erase(other.page);
    await deliver(other.page, email, "(11) 90000-0001");
    expect(await phonesOf(email)).toHaveLength(2);
  });

  it.each([
    ["blocked", blockStorage],
    ["full", fillStorage],
  ])("arrives if the browser's storage is %s", async (state, prepare) => {
    const email = `ana@storage-${state}.com.br`;
    const tab = await openPage("about:blank");
    await prepare(tab.page);
    const { page } = await openChatIn(tab.page);
    await deliver(page, email, "(11) 90000-0001");
    await erase(page);

    await deliver(page, email, "(11) 90000-0002");

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "(11) 90000-0002"]);
  });

  it.each([
    ["refused", 429],
    ["unavailable", 503],
  ])("arrives if a new session is %s", async (_what, status) => {
    const email = `ana@sessao-${status}.com.br`;
    const { page } = await openChatIn((await openPage("about:blank")).page);
    await deliver(page, email, "(11) 90000-0001");
    await erase(page);
    await page.route(SIGN_UP, (route) => route.fulfill({ status, json: { msg: "Espere" } }));

    await deliver(page, email, "(11) 90000-0002");
    await talk({ page }, "E agora?");

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "(11) 90000-0002"]);
  });

  it.each([
    ["the session", SIGN_UP],
    ["the code for sessions", "**/assets/visitorClient-*.js"],
  ])("arrives if %s was unavailable", async (_what, needed) => {
    const email = `ana@sem-sessao-${needed.length}.com.br`;
    const tab = await openPage("about:blank");
    await tab.page.route(needed, (route) => route.fulfill({ status: 503 }));
    const { page } = await openChatIn(tab.page);
    await deliver(page, email, "(11) 90000-0001");

    await talk({ page }, "errei, meu telefone é 11 90000-0002");
    const responded = page.waitForResponse(FUNCTION);
    await page.getByRole("button", { name: "Confirmar" }).click();
    await responded;

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "11 90000-0002"]);
  });

  it("is one lead if its first response is lost", async () => {
    const email = "ana@resposta-perdida.com.br";
    const { page, signUps } = await openChatIn((await openPage("about:blank")).page);
    await deliver(page, email, "(11) 90000-0001");
    await erase(page);
    await page.route(FUNCTION, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await confirm(page, email, "(11) 90000-0002");
    await page.getByRole("alert").getByText("Seus dados ainda não chegaram até nós.").waitFor();
    await page.unroute(FUNCTION);

    const responded = page.waitForResponse(FUNCTION);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await responded;

    expect(await phonesOf(email)).toEqual(["(11) 90000-0001", "(11) 90000-0002"]);
    expect(signUps).toHaveLength(2);
  });
});

describe("contact data corrected in the chat", () => {
  it("replace the wrong ones in the form and the mail, before and after a confirmation", async () => {
    const { page } = await openChatIn((await openPage("about:blank")).page);
    const form = page.getByRole("group", { name: "Seus dados de contato" });
    const submit = async () => {
      const responded = page.waitForResponse(FUNCTION);
      await form.getByRole("button", { name: "Confirmar" }).click();
      await responded;
    };
    await talk(
      { page },
      "quero um orçamento, meu nome é Pedro, meu email é pedro@gmial.com e meu zap 11 90000-0001",
    );
    expect(await form.getByLabel("E-mail").inputValue()).toBe("pedro@gmial.com");

    await talk({ page }, "ops, errei: não é pedro@gmial.com, é pedro@gmail.com");
    expect(await form.getByLabel("E-mail").inputValue()).toBe("pedro@gmail.com");
    await page.reload();
    await enterChat(page);
    await talk({ page }, "e o telefone é 11 90000-0002");
    await submit();
    await talk({ page }, "mudou, meu email agora é pedro@mudou.com");
    await talk({ page }, "desculpe, é pedro@mudou.com.br");
    await submit();

    expect(await phonesOf("pedro@gmial.com")).toEqual([]);
    expect(await phonesOf("pedro@gmail.com")).toEqual(["11 90000-0002"]);
    expect(await phonesOf("pedro@mudou.com")).toEqual([]);
    expect(await phonesOf("pedro@mudou.com.br")).toEqual(["11 90000-0002"]);
  });
});

describe("a lead confirmed just before the tab is hidden", () => {
  it.each([
    ["the first session", false],
    ["the session of a second lead", true],
  ])("is one lead while %s is being created", async (_what, isSecond) => {
    const email = `ana@com-pressa-${isSecond}.com.br`;
    const { page } = await openChatIn((await openPage("about:blank")).page);
    if (isSecond) {
      await deliver(page, email, "(11) 90000-0001");
      await erase(page);
    }
    const hidden = Promise.withResolvers<void>();
    await page.route(SIGN_UP, async (route) => {
      await hidden.promise;
      await route.continue();
    });
    const signingUp = page.waitForRequest(SIGN_UP);
    await confirm(page, email, "(11) 90000-0002");
    await signingUp;

    const left = page.waitForResponse(FUNCTION);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await left;
    const second = page.waitForResponse(FUNCTION);
    hidden.resolve();
    await second;

    const phones = await phonesOf(email);
    expect(phones.filter((phone) => phone === "(11) 90000-0002")).toHaveLength(1);
    expect(phones).toHaveLength(isSecond ? 2 : 1);
  });
});
