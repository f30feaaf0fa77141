import { company } from "../../src/shared/content/company.ts";
import { leadMessage } from "../../server/chat/lead.ts";
import { contactMessage } from "../../server/contact/sendContactEmail.ts";
import type { Message } from "../../server/mail/Message.ts";
import { mailContents } from "../../server/mail/mailContents.ts";
import type { EarlierMessage } from "../../server/mail/outbox.ts";
import type { ChatMessage, Lead } from "../../src/shared/chat.ts";
import type { Contact } from "../../src/shared/contact.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { aDelivery } from "../support/aMessage.ts";

const id = "3f8a9c1e-0b7d-4c52-9e61-7a2d5b8c4f10";
const protocol = protocolOf(id);
const acceptedAt = Date.parse("2026-11-21T22:37:05Z");
const person = { name: "Júlia Conceição", email: "julia@padaria.com.br", phone: "11 98765-4321" };

interface Different {
  contact?: Partial<Contact>;
  website?: string;
  earlier?: readonly EarlierMessage[];
}

interface Written {
  subject: string;
  text: string;
  html: string;
}

async function written(
  message: Message,
  earlier: readonly EarlierMessage[] = [],
): Promise<Written> {
  return await mailContents(aDelivery(message), earlier);
}

async function aContactMail(different: Different = {}): Promise<Written> {
  const { contact, website, earlier = [] } = different;
  const all = { ...person, message: "Preciso de um site.", ...contact };
  return await written({ ...contactMessage(all, website), id, acceptedAt }, earlier);
}

async function aLeadMail({
  lead = person,
  conversation = [],
}: {
  lead?: Lead;
  conversation?: readonly ChatMessage[];
} = {}): Promise<Written> {
  return await written(leadMessage(lead, conversation, undefined));
}

/** Returns the HTML part as text, as a mail program without styles and layout shows it. */
function textOf({ html }: Written): string {
  return html
    .slice(html.indexOf("<body"))
    .replaceAll("<br>", "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&nbsp;", "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

function linksOf({ html }: Written): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
}

function expectInOrder(text: string, pieces: string[]): void {
  const found = pieces.map((piece) => ({ piece, at: text.indexOf(piece) }));
  expect(found.filter(({ at }) => at === -1)).toEqual([]);
  expect(found).toEqual(found.toSorted((one, other) => one.at - other.at));
}

describe("a contact message's mail", () => {
  it("begins with the message, then the visitor, then the rest, in both parts", async () => {
    const mail = await aContactMail();

    for (const text of [mail.text, textOf(mail)]) {
      expectInOrder(text, [
        "Preciso de um site.",
        person.name,
        person.email,
        person.phone,
        protocol,
        id,
      ]);
    }
    expect(textOf(mail).trimStart()).toMatch(/^Preciso de um site\./);
  });

  it("has one-tap links to the visitor", async () => {
    const [answer, whatsApp, phone] = linksOf(await aContactMail());

    expect(answer).toBe(
      `mailto:julia@padaria.com.br?subject=${encodeURIComponent(`Seu contato com a ${company.name} (protocolo ${protocol})`)}`,
    );
    expect(phone).toBe("tel:+5511987654321");
    expect(whatsApp).toBe("https://wa.me/5511987654321");
  });

  it("treats every kind of line break alike", async () => {
    const message = "um\r\ndois\rtrês\nquatro";
    const mail = await aContactMail({ contact: { message } });

    expect(textOf(mail)).toContain("um\ndois\ntrês\nquatro");
  });

  it("shows an unusual phone number as typed, without a link", async () => {
    const mail = await aContactMail({ contact: { phone: "só e-mail, por favor" } });

    expect(mail.text).toContain("Telefone: só e-mail, por favor\n");
    expect(textOf(mail)).toContain("só e-mail, por favor");
    expect(linksOf(mail).filter((href) => !href.startsWith("mailto:"))).toEqual([]);
    expect(mail.text).not.toContain("wa.me");
  });

  it("has time, origin and earlier contacts in both parts", async () => {
    const earlier = [
      {
        id: "1b2c3d4e-5f60-4711-8222-933344445555",
        acceptedAt: acceptedAt - 864e5,
      },
      { id: "9b2c3d4e-5f60-4711-8222-933344445555", acceptedAt: acceptedAt - 1728e5 },
    ] as const;
    const origin = {
      source: "google",
      medium: "cpc",
      campaign: "natal",
      referrer: "www.google.com",
    };
    const mail = await aContactMail({ earlier, contact: { origin } });

    const facts = [
      "sábado, 21 de novembro de 2026 às 19:37 (horário de Brasília)",
      "google (cpc), campanha natal, vindo de www.google.com",
      "Contatos anteriores deste e-mail",
      "20/11/2026",
      "protocolo 3CP3-TKJZ",
      "19/11/2026",
      "protocolo KCP3-TKJZ",
    ];
    for (const fact of facts) {
      expect(mail.text).toContain(fact);
      expect(textOf(mail)).toContain(fact);
    }
  });

  it("leaves out unknown data", async () => {
    const mail = await aContactMail();

    for (const text of [mail.text, textOf(mail)]) {
      expect(text).not.toMatch(/Origem|anteriores|spam|undefined|\[object/);
    }
  });

  it("gives the reason why it may be spam", async () => {
    const mail = await aContactMail({ website: "http://spam.example" });

    expect(mail.subject).toMatch(/^\[possível spam\] /);
    for (const text of [mail.text, textOf(mail)]) {
      expect(text).toMatch(
        /Possível spam:? ?o campo escondido do formulário, .+ veio preenchido\./,
      );
    }
  });

  it("escapes HTML in the visitor's text", async () => {
    const typed = '</td><img src=x onerror="alert(1)"> & <!-- ${1}';
    const mail = await aContactMail({
      contact: {
        name: typed,
        phone: '"><b>',
        message: `${typed}\n  ${typed}`,
        origin: { source: typed },
      },
    });

    expect(mail.html).not.toMatch(/<img|<b>|onerror="/);
    expect(textOf(mail)).toContain(`${typed}\n  ${typed}`);
    expect(mail.text).toContain(`${typed}\n  ${typed}`);
  });

  it("encodes addresses and texts in links", async () => {
    const email = "o'brien&x=?%+#@padaria.com.br".replaceAll("#", "");
    const mail = await aContactMail({ contact: { email } });

    const [address] = linksOf(mail);
    expect(decodeURIComponent(new URL(address!).pathname)).toBe(email);
    expect(new URL(address!).searchParams.get("subject")).toContain(protocol);
  });
});

describe("a lead's mail", () => {
  const conversation = [
    { role: "user", content: "oi" },
    { role: "assistant", content: "Oi! Do que você precisa?" },
    { role: "user", content: "Um sistema para a oficina.\nCom <b>WhatsApp</b>." },
    { role: "assistant", content: "Fazemos." },
  ] as const;

  it("begins with the visitor's longest message, then the visitor, then the transcript", async () => {
    const text = textOf(await aLeadMail({ conversation }));

    expect(text.trimStart()).toMatch(/^Um sistema para a oficina\.\nCom <b>WhatsApp<\/b>\./);
    expectInOrder(text, [
      "Um sistema",
      person.name,
      person.email,
      "Responder",
      `Conversa com a ${company.name}`,
    ]);
    const transcript = text
      .slice(text.indexOf(`Conversa com a ${company.name}`))
      .replaceAll(/\n\n?/g, " ");
    expectInOrder(transcript.replaceAll(/ +/g, " "), [
      "Visitante: oi",
      `${company.name}: Oi! Do que você precisa?`,
      "Visitante: Um sistema para a oficina. Com <b>WhatsApp</b>.",
      `${company.name}: Fazemos.`,
    ]);
  });

  it("has the same transcript in the text part", async () => {
    expect((await aLeadMail({ conversation })).text).toContain(
      `Visitante: oi\n\n${company.name}: Oi! Do que você precisa?\n\nVisitante: Um sistema para a oficina.\n`,
    );
  });

  it("states that there is no message and no phone", async () => {
    const { phone: _phone, ...lead } = person;
    const mail = await aLeadMail({ lead });

    expect(textOf(mail).trimStart()).toMatch(/^Deixou o contato no chat, sem escrever mensagem\./);
    expect(textOf(mail)).toContain("não informado");
    expect(mail.text).toContain("Telefone: não informado\n");
  });
});

describe("the HTML part", () => {
  it("loads no resources and runs no script", async () => {
    const { html } = await aContactMail();

    expect(html).not.toMatch(
      /<(?:img|link|script|iframe|object|video|base|form)|\b(?:src|background)=|url\(|@import/i,
    );
  });

  it.each([
    [
      "the longest message",
      async () => await aContactMail({ contact: { message: '"'.repeat(1000) } }),
    ],
    [
      "a long conversation",
      async () =>
        await aLeadMail({
          conversation: Array.from({ length: 40 }, (_, index) => ({
            role: index % 2 ? ("assistant" as const) : ("user" as const),
            content: "palavra ".repeat(index % 2 ? 30 : 8),
          })),
        }),
    ],
  ])("stays under 30 KB: %s", async (_what, make) => {
    expect(Buffer.byteLength((await make()).html)).toBeLessThan(30_000);
  });
});
