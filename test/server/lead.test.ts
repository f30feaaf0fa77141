import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { saidSince } from "../../server/mail/followUp.ts";
import { openStore } from "../../server/store/openStore.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";

const lead = { name: "Júlia Conceição", email: "julia@padaria.com.br", phone: "(11) 98765-4321" };
const leadId = "0b9f3c52d8f14e7d9a63c1e2b7a4f058";

const user = (content: string) => ({ role: "user" as const, content });
const nora = (content: string) => ({ role: "assistant" as const, content });

describe("a lead confirmed in the chat", () => {
  let mailServer: MailServer;
  let app: RunningApp;
  beforeEach(async () => {
    mailServer = await startMailServer();
    app = await startApp({ SMTP_URL: mailServer.url });
  });
  afterEach(async () => {
    await app.stop();
    await mailServer.stop();
  });

  function tell(body: object, headers: Record<string, string> = {}) {
    return request(app.url)
      .post(paths.chatbot)
      .set({ apikey: app.anonKey, ...headers })
      .send(body);
  }

  async function inStore<T>(work: (db: ReturnType<typeof openStore>["db"]) => Promise<T>) {
    await using store = openStore({ dataDir: app.dataDir });
    return await work(store.db);
  }

  const leads = async () =>
    await inStore(async (db) => (await db.selectFrom("messages").select("id").execute()).length);

  it("is mailed with the conversation so far, marked as the browser's word", async () => {
    const conversationHistory = [user("Fazem site para padaria? 🥖"), nora("Fazemos!")];
    const response = await tell({ message: "", conversationHistory, leadData: lead });
    await mailServer.took(1);
    const [mail] = mailServer.mails;

    expect(response.body).toEqual({ reply: "" });
    expect(mail!.subject).toBe("Novo lead do chat: Júlia Conceição");
    expect(mail!.replyTo?.value).toEqual([{ name: lead.name, address: lead.email }]);
    expect(mail!.text).toContain("veio do navegador do visitante");
    expect(mail!.text).toContain("Visitante: Fazem site para padaria? 🥖\n\nNora: Fazemos!");
  });

  it("is stored once, however often and by whatever session the page sends it", async () => {
    const visitor = await visitorSession(app);
    await Promise.all([
      tell({ message: "", leadData: lead, leadId }),
      tell({ message: "", leadData: lead, leadId }, visitor),
    ]);
    const upper = { ...lead, email: "Julia@Padaria.com.br" };
    await tell({ message: "E o prazo?", leadData: upper, leadId }, visitor);
    expect(await leads()).toBe(1);

    await tell({ message: "", leadData: { ...lead, email: "outra@padaria.com.br" }, leadId });
    await tell({ message: "", leadData: lead, leadId: `${leadId}-2` });
    expect(await leads()).toBe(3);
  });

  it("is one per session or, without one, per address and day, where it has no id", async () => {
    const visitor = await visitorSession(app);
    for (const headers of [visitor, visitor, {}, {}]) {
      await tell({ message: "", leadData: lead, leadId: "short" }, headers);
    }

    expect(await leads()).toBe(2);
  });

  it("is continued by one mail with what was said since, under the same protocol", async () => {
    const history = [user("oi"), nora("olá")];
    const send = async (message: string, conversationHistory: object[]) =>
      await tell({ message, conversationHistory, leadData: lead, leadId });
    await send("", history);
    await mailServer.took(1);
    await send("tenho pressa", history);
    await send("tenho pressa", history);
    await send("ligue à tarde", [...history, user("tenho pressa"), nora("Entendi.")]);
    // As if ten minutes had passed.
    await inStore(async (db) => await db.updateTable("deliveries").set({ due_at: 0 }).execute());
    await mailServer.took(2);
    const [first, second] = mailServer.mails;

    expect(second!.subject).toBe("Re: Novo lead do chat: Júlia Conceição");
    expect(second!.inReplyTo).toBe(first!.messageId);
    expect(second!.references).toBe(first!.messageId);
    expect(second!.messageId).not.toBe(first!.messageId);
    const protocols = [first, second].map((mail) => /Protocolo: .*/.exec(mail!.text!)![0]);
    expect(protocols[1]).toBe(protocols[0]);
    expect(second!.text).toContain(
      "Visitante: tenho pressa\n\nNora: Entendi.\n\nVisitante: ligue à tarde\n\nProtocolo",
    );
  });

  it("is mailed with its newest 40 entries and 32 KB at most", async () => {
    const entries = Array.from({ length: 60 }, (_, index) => user(`entrada ${index}.`));
    await tell({ message: "", conversationHistory: entries, leadData: lead });
    const long = Array.from({ length: 20 }, (_, index) => user(`${index}:${"x".repeat(3000)}`));
    const other = { ...lead, email: "outra@padaria.com.br" };
    await tell({ message: "", conversationHistory: long, leadData: other });
    await mailServer.took(2);
    const [short, large] = mailServer.mails.map(({ text }) => text!);

    expect(short).toContain("entrada 59.");
    expect(short).toContain("entrada 20.");
    expect(short).not.toContain("entrada 19.");
    expect(large).toContain("19:x");
    expect(large!.length).toBeLessThan(34_000);
  });

  it.each([
    [{ ...lead, name: " " }, "Nome é obrigatório", "name"],
    [{ ...lead, email: "julia@" }, "Email inválido", "email"],
    [{ ...lead, phone: "1".repeat(21) }, "Telefone muito longo", "phone"],
  ])("is refused if it is invalid: %j", async (leadData, error, field) => {
    const response = await tell({ message: "", leadData });

    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error, field });
  });
});

describe("new leads of one address", () => {
  it("are limited to twice the contact limit, under whatever name and id", async () => {
    await using app = await startApp({ CONTACT_RATE_LIMIT: "2/600" });
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) {
      const response = await request(app.url)
        .post(paths.chatbot)
        .set({ apikey: app.anonKey })
        .send({
          message: "",
          leadData: { ...lead, name: `S ${number}` },
          leadId: `${leadId}${number}`,
        });
      statuses.push(response.status);
    }
    const known = await request(app.url)
      .post(paths.chatbot)
      .set({ apikey: app.anonKey })
      .send({ message: "", leadData: lead, leadId: `${leadId}0` });

    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(known.status).toBe(200);
  });
});

describe("what was said since", () => {
  it.each([
    [
      "a message after the known part",
      [user("oi"), nora("olá")],
      [user("oi"), nora("olá"), user("x")],
      ["x"],
    ],
    ["nothing in a repeated request", [user("oi")], [user("oi")], []],
    ["nothing but Nora's answer", [user("oi")], [user("oi"), nora("olá")], []],
    [
      "the same word said again",
      [user("sim")],
      [user("sim"), nora("a"), user("sim")],
      ["a", "sim"],
    ],
    [
      "what follows a window of it",
      [user("a"), nora("b"), user("c")],
      [user("c"), nora("d"), user("e")],
      ["d", "e"],
    ],
    ["everything of another conversation", [user("a")], [user("x"), nora("y")], ["x", "y"]],
  ])("is %s", (_what, known, spoken, added) => {
    expect(saidSince(known, spoken).map(({ content }) => content)).toEqual(added);
  });
});
