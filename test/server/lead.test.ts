import request from "supertest";
import { openStore } from "../../server/store/openStore.ts";
import { paths } from "../../src/shared/paths.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";
import { wholeOutbox } from "../support/wholeOutbox.ts";

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

const lead = { name: "Júlia Conceição", email: "julia@padaria.com.br", phone: "(11) 98765-4321" };

function tell(body: object, headers: Record<string, string> = {}) {
  return request(app.url)
    .post(paths.chatbot)
    .set({ apikey: app.anonKey, ...headers })
    .send(body);
}

/** Returns the number of messages in the store, whether already mailed or not. */
async function accepted(): Promise<number> {
  await using store = openStore({ dataDir: app.dataDir });
  return (await wholeOutbox({ store }).list(["waiting", "delivered", "failed"])).length;
}

describe("a lead confirmed in the chat", () => {
  it("is mailed with the conversation so far, and answered with an empty reply", async () => {
    const response = await tell({
      message: "",
      conversationHistory: [
        { role: "user", content: "Vocês fazem site para padaria? 🥖" },
        { role: "assistant", content: "Fazemos! Qual é o seu nome?" },
      ],
      leadData: lead,
    });
    await mailServer.took(1);
    const [mail] = mailServer.mails;

    expect(response.status).toBe(200);
    expect(response.body).toEqual({ reply: "" });
    expect(mail!.subject).toBe("Novo lead do chat: Júlia Conceição");
    expect(mail!.replyTo?.value).toEqual([{ name: lead.name, address: lead.email }]);
    expect(mail!.text).toContain("Telefone: (11) 98765-4321");
    expect(mail!.text).toContain(
      "Visitante: Vocês fazem site para padaria? 🥖\n\nNora: Fazemos! Qual é o seu nome?",
    );
  });

  it("is stored once, however often the page sends it and in any letter case", async () => {
    const visitor = await visitorSession(app);
    await tell({ message: "", leadData: lead }, visitor);
    await tell({ message: "E o prazo?", leadData: lead }, visitor);
    await tell({ message: "", leadData: { ...lead, email: "Julia@Padaria.com.br" } }, visitor);

    expect(await accepted()).toBe(1);
  });

  it("is stored once under its id, with and without a session, even at the same moment", async () => {
    const leadId = "0b9f3c52d8f14e7d9a63c1e2b7a4f058";
    const visitor = await visitorSession(app);
    await Promise.all([
      tell({ message: "", leadData: lead, leadId }),
      tell({ message: "", leadData: lead, leadId }, visitor),
    ]);
    await tell({ message: "E o prazo?", leadData: lead, leadId }, await visitorSession(app));

    expect(await accepted()).toBe(1);
  });

  it("is another lead for another e-mail address under the same id, or for another id", async () => {
    const leadId = "0b9f3c52d8f14e7d9a63c1e2b7a4f058";
    const other = { ...lead, email: "outra@padaria.com.br" };
    await tell({ message: "", leadData: lead, leadId }, await visitorSession(app));
    await tell({ message: "", leadData: other, leadId }, await visitorSession(app));
    await tell({ message: "", leadData: lead, leadId: `${leadId}-2` }, await visitorSession(app));

    await mailServer.took(3);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it("is another lead without a session too if its id and its data are others, else the same", async () => {
    const leadId = "0b9f3c52d8f14e7d9a63c1e2b7a4f058";
    const corrected = { ...lead, phone: "(11) 92222-0000" };
    await tell({ message: "", leadData: lead, leadId });
    await tell({ message: "", leadData: corrected, leadId: `${leadId}-2` });
    await tell({ message: "", leadData: corrected, leadId: `${leadId}-3` });
    await tell({ message: "E o prazo?", leadData: corrected, leadId: `${leadId}-2` });

    await mailServer.took(2);
    expect(mailServer.mails.map(({ text }) => /Telefone: (.*)/.exec(text!)?.[1])).toEqual([
      lead.phone,
      corrected.phone,
    ]);
    expect(await accepted()).toBe(2);
  });

  it.each([null, 7, "", "short", "x".repeat(65), "with spaces, 16 and more", {}])(
    "is accepted with an id that isn't one, which is ignored: %j",
    async (leadId) => {
      const responses = [
        await tell({ message: "", leadData: lead, leadId }, await visitorSession(app)),
        await tell({ message: "", leadData: lead, leadId }, await visitorSession(app)),
      ];
      await mailServer.took(2);

      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    },
  );

  it("is another lead for another visitor or another e-mail address", async () => {
    const visitor = await visitorSession(app);
    await tell({ message: "", leadData: lead }, visitor);
    await tell({ message: "", leadData: { ...lead, email: "outra@padaria.com.br" } }, visitor);
    await tell({ message: "", leadData: lead }, await visitorSession(app));

    await mailServer.took(3);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it.each([{}, { phone: null }, { phone: "" }])("needs no phone: %j", async (phone) => {
    await tell({ message: "", leadData: { name: "Ana", email: "ana@exemplo.com.br", ...phone } });
    await mailServer.took(1);

    expect(mailServer.mails[0]!.text).toContain("Telefone: não informado");
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
