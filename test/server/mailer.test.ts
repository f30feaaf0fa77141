import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { type Mailer, createMailer } from "../../server/mail/mailer.ts";
import { aMessage, aDelivery } from "../support/aMessage.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";

const { signal } = new AbortController();
const to = { name: "", address: "contato@nora.example" };
const from = { name: "Site Nora", address: "site@nora.example" };

describe("the mailer without a mail server", () => {
  let directory: string;
  let mailer: Mailer;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "nora-mail-"));
    mailer = createMailer({
      server: undefined,
      requireTls: false,
      greetingName: "nora.example",
      directory,
      to,
      from,
    });
  });
  afterEach(async () => {
    await mailer.close();
    await rm(directory, { recursive: true, force: true });
  });

  it("writes a complete mail to the Maildir", async () => {
    const text = "Olá, João! 🥖\n\nAté já.";
    const message = aMessage({ content: { ...aMessage().content, name: "João", message: text } });

    await mailer.send(aDelivery(message), signal);

    const [file] = await readdir(join(directory, "new"));
    const parsed = await simpleParser(await readFile(join(directory, "new", file!)));
    expect(parsed.subject).toBe("Novo contato pelo site: João");
    expect(parsed.text).toContain("Olá, João! 🥖\n\nAté já.");
    expect(parsed.messageId).toBe(`<${message.id}@nora.example>`);
    expect(await readdir(join(directory, "tmp"))).toEqual([]);
  });

  it("writes a mail delivered twice only once", async () => {
    const message = aMessage();

    await mailer.send(aDelivery(message), signal);
    await mailer.send(aDelivery(message), signal);

    expect(await readdir(join(directory, "new"))).toHaveLength(1);
  });

  it("points to DATA_DIR if the Maildir can't be written", async () => {
    await writeFile(join(directory, "new"), "not a folder");

    expect(await mailer.send(aDelivery(), signal)).toMatchObject({
      reason: "Maildir: EEXIST",
      todo: expect.stringContaining("DATA_DIR"),
    });
  });
});

describe("the mailer with a mail server", () => {
  let mailServer: MailServer;
  let mailer: Mailer;
  beforeEach(async () => {
    mailServer = await startMailServer();
    mailer = createMailer({
      server: mailServer.url,
      requireTls: false,
      greetingName: "nora.example",
      directory: "unused",
      to,
      from,
    });
  });
  afterEach(async () => {
    await mailer.close();
    await mailServer.stop();
  });

  it("sends nothing after an attempt was aborted", async () => {
    mailServer.answer = () => "hang";
    const given = new AbortController();
    const sending = mailer.send(aDelivery(), given.signal);

    given.abort();
    expect(await sending).toMatchObject({ reason: "EABORT" });
    mailServer.answer = () => "take";
    await mailer.send(aDelivery(), signal);

    expect(mailServer.mails).toHaveLength(1);
  });
});
