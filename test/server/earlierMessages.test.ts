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
import { withClock } from "../support/wholeOutbox.ts";

describe.each(engines)("earlier messages on %s", (engine) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await startStores(engine);
  });
  afterAll(async () => await stores.stop());

  it("are the newest five of an address before a mail, until they are erased", async () => {
    const store = await stores.open();
    let time = Date.now() - 60_000;
    const outbox = createOutbox({ store: withClock(store, () => time++) });
    const add = async (address: string, acceptedAt = Date.now()) => {
      const mail = aMail({ replyTo: { name: "Ana", address }, acceptedAt });
      await outbox.add(mail);
      return mail;
    };
    const [oldest, ...newest] = await inOrder(6, () => add("Ana@Exemplo.com.br"));
    await add("bia@exemplo.com.br");
    // The process's clock is an hour behind the store's.
    const next = await add("ana@EXEMPLO.com.br", Date.now() - 3_600_000);
    await add("ana@exemplo.com.br");

    const found = await earlierMessages(store, next);

    expect(found.map(({ id }) => id)).toEqual(newest.toReversed().map(({ id }) => id));
    expect(await earlierMessages(store, oldest!)).toEqual([]);
    await operateOutbox({ store }).erase("ana@exemplo.com.br");
    expect(await earlierMessages(store, next)).toEqual([]);
  });

  it("are all of an address for a mail that isn't stored", async () => {
    const store = await stores.open();
    const mail = aMail();
    await createOutbox({ store }).add(mail);

    const found = await earlierMessages(store, aMail({ acceptedAt: Date.now() - 3_600_000 }));

    expect(found).toMatchObject([{ id: mail.id, kind: "contact" }]);
  });

  it("don't include the mail itself", async () => {
    const store = await stores.open();
    const mail = aMail({ acceptedAt: Date.now() + 1000 });
    await createOutbox({ store }).add(mail);

    expect(await earlierMessages(store, mail)).toEqual([]);
  });
});

async function inOrder<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(await make());
  return made;
}

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
