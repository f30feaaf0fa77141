import { checkContact } from "../../src/contact/checkContact.ts";
import { sendContact } from "../../src/contact/sendContact.ts";
import { callWithKey } from "../../src/backend/callWithKey.ts";
import { idempotencyKey } from "../../src/tab/contactDraft.ts";
import { aContact } from "../support/aContact.ts";
import { respond, startBackend, type TestBackend } from "../support/startBackend.ts";

const draft = aContact() as Parameters<typeof checkContact>[0];

let running: TestBackend | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

describe("checking a contact message", () => {
  it("accepts a valid one", () => {
    expect(checkContact(draft)).toEqual({});
  });

  it("returns the first message of each invalid field, in the specified order", () => {
    const problems = checkContact({
      name: " ",
      email: "ana@",
      phone: "",
      message: "x".repeat(1001),
    });

    expect(Object.entries(problems)).toEqual([
      ["name", "Nome é obrigatório"],
      ["email", "Email inválido"],
      ["phone", "Telefone é obrigatório"],
      ["message", "Mensagem muito longa"],
    ]);
  });
});

describe("sending a contact message", () => {
  async function sendTo(answer: Parameters<typeof startBackend>[0], timeLimitMs?: number) {
    running = await startBackend(answer);
    return await sendContact(callWithKey(running.backend), draft, {
      idempotencyKey: "k1",
      timeLimitMs,
    });
  }

  it("posts it with the public key and its idempotency key", async () => {
    expect(await sendTo(respond(200, { id: "x" }))).toEqual({ status: "sent", id: "x" });
    expect(running?.received).toMatchObject([
      {
        path: "/functions/v1/send-contact-email",
        headers: { apikey: "anon-key", "idempotency-key": "k1" },
        body: draft,
      },
    ]);
  });

  it("accepts a response without an id", async () => {
    expect(await sendTo(respond(200, {}))).toEqual({ status: "sent" });
    await running?.stop();
    expect(await sendTo((_request, response) => response.end())).toEqual({ status: "sent" });
  });

  it("returns the message and field of a 400", async () => {
    const refusal = { error: "Telefone inválido", field: "phone" };

    expect(await sendTo(respond(400, refusal))).toEqual({
      status: "refused",
      message: "Telefone inválido",
      field: "phone",
    });
  });

  it.each([409, 500, 503])("fails with a %i", async (status) => {
    expect(await sendTo(respond(status, { error: "x" }))).toEqual({ status: "failed" });
  });

  it.each([401, 413, 429])("fails with a %i and its message", async (status) => {
    expect(await sendTo(respond(status, { error: "x" }))).toEqual({
      status: "failed",
      explanation: "x",
    });
    await running?.stop();
    expect(await sendTo(respond(status, {}))).toEqual({ status: "failed" });
  });

  it("fails with a 400 without a message", async () => {
    expect(await sendTo((_request, response) => response.writeHead(400).end())).toEqual({
      status: "failed",
    });
  });

  it("fails without a response, or after its time limit", async () => {
    expect(await sendTo((_request, response) => response.destroy())).toEqual({ status: "failed" });
    await running?.stop();
    expect(await sendTo(() => {}, 50)).toEqual({ status: "failed" });
  });
});

describe("the idempotency key", () => {
  it("is the same for the same text", () => {
    const keys = {};
    const first = idempotencyKey(keys, draft);

    expect(first).toMatch(/^[\x21-\x7e]{1,255}$/);
    expect(idempotencyKey(keys, { ...draft })).toBe(first);
  });

  it("differs for another text, and is the first again if the text is changed back", () => {
    const keys = {};
    const first = idempotencyKey(keys, draft);
    const second = idempotencyKey(keys, { ...draft, message: "Outra" });

    expect(second).not.toBe(first);
    expect(idempotencyKey(keys, draft)).toBe(first);
  });

  it("differs for another form", () => {
    expect(idempotencyKey({}, draft)).not.toBe(idempotencyKey({}, draft));
  });
});
