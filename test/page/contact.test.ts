import { callWithKey } from "../../src/backend/FunctionCall.ts";
import { checkContact, withCounts } from "../../src/contact/checkContact.ts";
import { sendContact } from "../../src/contact/sendContact.ts";
import { contactForm } from "../../src/shared/content/contact.ts";
import { contactLimits, fieldRules } from "../../src/shared/fieldRules.ts";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type TestBackend, respond, startBackend } from "../support/startBackend.ts";

const draft = aContact() as Parameters<typeof checkContact>[0];

let running: TestBackend | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

describe("checking a contact message", () => {
  it("returns the first message of each wrong field, in the form's order", () => {
    const wrong = { name: " ", email: "ana@", phone: "", message: "x".repeat(1001) };
    const first = (name: keyof typeof fieldRules, rule: number) => fieldRules[name][rule]![1];

    expect(Object.entries(checkContact(wrong))).toEqual([
      ["name", first("name", 0)],
      ["email", first("email", 0)],
      ["phone", first("requiredPhone", 0)],
      ["message", first("message", 1)],
    ]);
    expect(checkContact(draft)).toEqual({});
  });

  it("counts the characters of a text that is too long", () => {
    const long = { ...draft, message: "x".repeat(1234) };
    const { message } = withCounts(checkContact(long), long);

    expect(message).toContain(contactForm.count(1234, contactLimits.message));
  });
});

describe("sending a contact message", () => {
  async function sendTo(answer: Parameters<typeof startBackend>[0], timeLimitMs?: number) {
    await running?.stop();
    running = await startBackend(answer);
    return await sendContact(callWithKey(running.backend), draft, "k1", timeLimitMs);
  }

  it("posts it with the public key and its idempotency key", async () => {
    expect(await sendTo(respond(200, { id: "x" }))).toEqual({ status: "sent", id: "x" });
    expect(running?.received).toMatchObject([
      {
        path: paths.contact,
        headers: { apikey: "anon-key", "idempotency-key": "k1" },
        body: draft,
      },
    ]);
    expect(await sendTo(respond(200, {}))).toEqual({ status: "sent" });
  });

  it("returns the message and field of a 400", async () => {
    expect(await sendTo(respond(400, { error: "Não.", field: "phone" }))).toEqual({
      status: "refused",
      message: "Não.",
      field: "phone",
    });
  });

  it.each([401, 413, 429])("fails with a %i and what the service says", async (status) => {
    const answer = await sendTo(respond(status, { error: "x" }));
    expect(answer).toEqual({ status: "failed", explanation: "x" });
  });

  it.each([409, 500, 503])("fails with a %i", async (status) => {
    expect(await sendTo(respond(status, { error: "x" }))).toEqual({ status: "failed" });
  });

  it("fails without an answer, or after its time limit", async () => {
    expect(await sendTo((_request, response) => response.destroy())).toEqual({ status: "failed" });
    expect(await sendTo(() => {}, 50)).toEqual({ status: "failed" });
  });

  it("is unsent if an error comes before the request", async () => {
    const result = sendContact(() => Promise.reject(new TypeError("no function")), draft, "k1");
    expect(await result).toEqual({ status: "unsent" });
  });
});
