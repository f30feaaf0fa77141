import * as fc from "fast-check";
import type { AddressObject } from "mailparser";
import { leadMessage } from "../../server/chat/lead.ts";
import { contactMessage } from "../../server/contact/sendContactEmail.ts";
import type { Message } from "../../server/mail/Message.ts";
import { type Mailer, createMailer } from "../../server/mail/mailer.ts";
import { Lead } from "../../src/shared/chat.ts";
import { Contact } from "../../src/shared/contact.ts";
import { trimInvisible } from "../../src/shared/fieldRules.ts";
import { aContact } from "../support/aContact.ts";
import { aDelivery } from "../support/aMessage.ts";
import { type MailServer, startMailServer } from "../support/mailServer.ts";

const to = { name: "Vendas", address: "vendas@nora.example" };
const from = { name: "Site Nora", address: "site@nora.example" };

let mailServer: MailServer;
let mailer: Mailer;
beforeAll(async () => {
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
afterAll(async () => {
  await mailer.close();
  await mailServer.stop();
});

interface Person {
  name: string;
  email: string;
}

/** Each returns the message of a visitor with this name and address; undefined if the values are refused. */
const KINDS: Record<string, (person: Person) => Message | undefined> = {
  contact(person) {
    const { success, data } = Contact.safeParse(aContact(person));
    if (!success) return undefined;
    return contactMessage(data);
  },
  lead(person) {
    const { success, data } = Lead.safeParse(person);
    if (!success) return undefined;
    return leadMessage(data, [], undefined);
  },
};

const SUBJECTS: Record<string, string> = {
  contact: "Novo contato pelo site: ",
  lead: "Novo lead do chat: ",
};

/** All headers that a mail has. */
const HEADERS = [
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

function mailboxesOf(field: AddressObject | AddressObject[] | undefined) {
  return [field ?? []].flat().flatMap(({ value }) => value);
}

/** Mails a message and returns what a mail program reads of it. */
async function receive(message: Message) {
  const count = mailServer.mails.length;
  await mailer.send(aDelivery(message), new AbortController().signal);
  const received = mailServer.mails[count]!;
  return {
    recipients: mailServer.recipients[count],
    headers: received.headerLines.map(({ key }) => key).toSorted(),
    to: mailboxesOf(received.to),
    from: mailboxesOf(received.from),
    replyTo: mailboxesOf(received.replyTo),
    subject: received.subject,
    messageId: received.messageId,
    attachments: received.attachments,
  };
}

/** Returns the headers that a mail program must read. */
function nothingInjected(kind: string, { name, email }: Person, { id }: Message) {
  // As typed, with an invisible word joiner in what would begin an encoded word.
  const shown = trimInvisible(name).replaceAll("=?", "=\u2060?");
  const displayed = shown.replaceAll(/[<>@]/g, " ").trim();
  return {
    recipients: [to.address],
    headers: HEADERS,
    to: [to],
    from: [from],
    replyTo: [{ name: displayed, address: email }],
    subject: `${SUBJECTS[kind]}${shown}`.trim(),
    messageId: `<${id}@nora.example>`,
    attachments: [],
  };
}

const NAMES: Record<string, string> = {
  "a second address": 'Ana" <a@evil.example>, "Bia" <b@evil.example>',
  "a list": "a@evil.example, b@evil.example; c@evil.example",
  "a group": "Amigos: a@evil.example, b@evil.example;",
  "an address in brackets": "<a@evil.example>",
  "a comment": "Ana (a@evil.example)",
  "quotes and backslashes": String.raw`"Ana \" \\ "Souza"`,
  "an encoded word": "=?utf-8?q?Bcc=3A_a=40evil.example?=",
  "an encoded word that holds a line end": "=?utf-8?B?QW5hDQpCY2M6IGFAZXZpbC5leGFtcGxl?=",
  "line ends in percent": "Ana%0d%0aBcc: a@evil.example",
  "line ends as text": String.raw`Ana\r\nBcc: a@evil.example`,
  "a line separator": "Ana\u2028Bcc: a@evil.example",
  "a paragraph separator": "Ana\u2029Bcc: a@evil.example",
  "letters that end in CR and LF once cut to bytes": "Ana\u010D\u010ABcc: a@evil.example",
  "right to left": "\u202Emoc.elpmaxe@ana\u202C",
  "zero width": "A\u200Bn\u200Da\uFEFF Souza",
  "100 letters of two bytes": "ã".repeat(100),
  "50 emoji": "🥖".repeat(50),
  "100 letters without a space": "x".repeat(100),
  "combining marks": `A${"\u0301".repeat(99)}`,
};

describe.each(["contact", "lead"])("a %s's mail", (kind) => {
  it.each(Object.entries(NAMES))(
    "has only our headers for a sender's name with %s",
    async (_what, name) => {
      const person = { name, email: "ana@padaria.com.br" };
      const message = KINDS[kind]!(person)!;

      expect(await receive(message)).toEqual(nothingInjected(kind, person, message));
    },
  );

  it("has only our headers for any accepted name", async () => {
    const piece = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 10 }),
      fc.constantFrom('"', "<", ">", ",", ";", ":", "@", "\\", "(", ")", "=?", "?=", "\u2028"),
      fc.constantFrom("=?utf-8?q?", "Bcc:", "a@evil.example", "\u200B", "\u202E", "%0d%0a", " "),
    );
    const names = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(""));

    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        const person = { name, email: "ana@padaria.com.br" };
        const message = KINDS[kind]!(person);
        fc.pre(message !== undefined);
        expect(await receive(message)).toEqual(nothingInjected(kind, person, message));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["CR and LF", "Ana\r\nBcc: a@evil.example"],
    ["LF", "Ana\nBcc: a@evil.example"],
    ["CR", "Ana\rBcc: a@evil.example"],
    ["NUL", "Ana\0Bcc: a@evil.example"],
    ["a vertical tab", "Ana\vBcc: a@evil.example"],
    ["a next line", "Ana\u0085Bcc: a@evil.example"],
  ])("is refused if the name contains %s", (_what, name) => {
    expect(KINDS[kind]!({ name, email: "ana@padaria.com.br" })).toBeUndefined();
  });

  it.each([
    [
      "of 255 characters",
      `ana@${"a".repeat(59)}.${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(60)}.br`,
    ],
    ["with all that a dot-atom may hold", "!#$%&'*+/=?^_`{|}~-.9@padaria.com.br"],
  ])("has a Reply-To for an address %s", async (_what, email) => {
    const person = { name: "Ana", email };
    const message = KINDS[kind]!(person)!;

    expect(await receive(message)).toEqual(nothingInjected(kind, person, message));
  });

  it.each([
    ["a second one", "a@evil.example,ana@padaria.com.br"],
    ["a second one after a blank", "a@evil.example ana@padaria.com.br"],
    ["a quoted local part", '"a@evil.example, b"@padaria.com.br'],
    ["a quoted local part with a line end", '"a\r\nBcc: b"@padaria.com.br'],
    ["a header", "ana@padaria.com.br\r\nBcc: a@evil.example"],
    ["a command", "ana@padaria.com.br>\r\nRCPT TO:<a@evil.example"],
    ["brackets", "<ana@padaria.com.br>"],
    ["a name", "Ana <ana@padaria.com.br>"],
    ["a comment", "ana@padaria.com.br(a@evil.example)"],
    ["a route", "@evil.example:ana@padaria.com.br"],
    ["a percent hack", "ana%evil.example@"],
    ["an address literal", "ana@[127.0.0.1]"],
    ["a number", "ana@127.0.0.1"],
    ["a line separator", "ana\u2028@padaria.com.br"],
    ["letters beyond ASCII", "ána@padaria.com.br"],
    ["a letter that only looks like ASCII", "аna@padaria.com.br"],
    ["256 characters", `${"a".repeat(239)}@padaria.com.br`.padStart(256, "a")],
  ])("is refused if the address contains %s", (_what, email) => {
    expect(KINDS[kind]!({ name: "Ana", email })).toBeUndefined();
  });
});
