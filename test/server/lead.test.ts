import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";
import { visitorSession } from "../support/visitorSession.ts";

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

/** Waits until all messages accepted so far are delivered, by sending one more and waiting for its mail. */
async function deliveredSubjects(): Promise<(string | undefined)[]> {
  const before = mailServer.mails.length;
  await request(app.url).post(paths.contact).set("apikey", app.anonKey).send(aContact());
  await mailServer.took(before + 1);
  return mailServer.mails.map(({ subject }) => subject);
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
    await mailServer.took(1);

    const leads = (await deliveredSubjects()).filter((subject) => subject?.startsWith("Novo lead"));
    expect(leads).toHaveLength(1);
  });

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
