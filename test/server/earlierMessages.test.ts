import request from "supertest";
import { earlierMessages } from "../../server/mail/earlierMessages.ts";
import { createOutbox } from "../../server/mail/outbox.ts";
import { operateOutbox } from "../../server/mail/operateOutbox.ts";
import { paths } from "../../src/shared/paths.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { aContact } from "../support/aContact.ts";
import { aMail } from "../support/aMail.ts";
import { startMailServer } from "../support/mailServer.ts";
import { startApp } from "../support/startApp.ts";
import { type Stores, engines, startStores } from "../support/stores.ts";

describe.each(engines)("earlier messages on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("are the newest five of an address before a mail, until they are erased", async () => {
    const store = await stores.open();
    const outbox = createOutbox({ store });
    const replyTo = { name: "Ana", address: "Ana@Exemplo.com.br" };
    const mails = Array.from({ length: 6 }, () => aMail({ replyTo }));
    for (const mail of mails) await outbox.add(mail);
    await outbox.add(aMail({ replyTo: { name: "Bia", address: "bia@exemplo.com.br" } }));
    const later = Date.now() + 1000;
    const next = aMail({
      replyTo: { name: "A", address: "ana@EXEMPLO.com.br" },
      acceptedAt: later,
    });

    const found = await earlierMessages(store, next);

    expect(new Set(found.map(({ id }) => id)).size).toBe(5);
    expect(mails.map(({ id }) => id)).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
    const times = found.map(({ acceptedAt }) => acceptedAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(await earlierMessages(store, { ...next, acceptedAt: 1 })).toEqual([]);
    await operateOutbox({ store }).erase("ana@exemplo.com.br");
    expect(await earlierMessages(store, next)).toEqual([]);
  });

  it("don't include the mail itself", async () => {
    const store = await stores.open();
    const mail = aMail({ acceptedAt: Date.now() + 1000 });
    await createOutbox({ store }).add(mail);

    expect(await earlierMessages(store, mail)).toEqual([]);
  });
});

describe("a mail", () => {
  it("lists the protocols of earlier messages of the same address, from form and chat", async () => {
    const mailServer = await startMailServer();
    await using app = await startApp({ SMTP_URL: mailServer.url });
    const contact = aContact();
    const post = (path: string, body: object) =>
      request(app.url).post(path).set("apikey", app.anonKey).send(body);

    const first = await post(paths.contact, contact);
    await mailServer.took(1);
    await post(paths.chatbot, { message: "", leadData: { name: "Ju", email: contact.email } });
    await mailServer.took(2);
    await post(paths.contact, contact);
    await mailServer.took(3);
    await mailServer.stop();

    const [contactMail, leadMail, secondMail] = mailServer.mails;
    const firstProtocol = protocolOf(first.body.id);
    const leadProtocol = protocolOf(leadMail!.messageId!.slice(1, 37));
    expect(contactMail!.text).not.toContain("anteriores");
    expect(leadMail!.text).toContain(`protocolo ${firstProtocol}, mensagem pelo site`);
    expect(secondMail!.text).toContain(`protocolo ${firstProtocol}, mensagem pelo site`);
    expect(secondMail!.html).toContain(`${leadProtocol}, conversa no chat`);
  });
});
