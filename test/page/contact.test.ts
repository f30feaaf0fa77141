import "../support/pageGlobals.ts";
import { sendContact } from "../../src/contact/sendContact.ts";
import {
  type ContactDraft,
  type ContactField,
  contactRules,
  fieldProblems,
} from "../../src/shared/fieldRules.ts";
import { paths } from "../../src/shared/paths.ts";
import { protocolOf } from "../../src/shared/protocol.ts";
import { aContact } from "../support/aContact.ts";
import { type TestBackend, respond, startBackend } from "../support/startBackend.ts";

const draft = aContact() as ContactDraft;

let running: TestBackend | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

describe("checking a contact message", () => {
  it("returns the first message of each wrong field, in the form's order", () => {
    const wrong = { name: " ", email: "ana@", phone: "", message: "x".repeat(1001) };
    const rule = (name: ContactField, index: number) => contactRules[name][index]![1];

    expect(Object.entries(fieldProblems(contactRules, wrong))).toEqual([
      ["name", rule("name", 0)],
      ["email", rule("email", 0)],
      ["phone", rule("phone", 0)],
      ["message", rule("message", 1)],
    ]);
    expect(fieldProblems(contactRules, draft)).toEqual({});
  });
});

describe("sending a contact message", () => {
  async function sendTo(answer: Parameters<typeof startBackend>[0]) {
    await running?.stop();
    running = await startBackend(answer);
    return await sendContact(running.backend, draft, "k1");
  }

  it("posts it with the public key and its idempotency key", async () => {
    const id = "7c3a1f0e-5b2d-4e8f-9a6b-0123456789ab";
    expect(await sendTo(respond(200, { id }))).toEqual({
      status: "sent",
      protocol: protocolOf(id),
    });
    expect(running?.received).toMatchObject([
      {
        path: paths.contact,
        headers: { apikey: "anon-key" },
        body: { ...draft, idempotencyKey: "k1" },
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

  it.each([400, 401])("shows no error of another shape: %i", async (status) => {
    const answer = await sendTo(respond(status, { error: { message: "x" } }));
    expect(answer).toEqual({ status: "failed" });
  });

  it.each([409, 500, 503])("fails with a %i", async (status) => {
    expect(await sendTo(respond(status, { error: "x" }))).toEqual({ status: "failed" });
  });

  it.each([{ error: "x" }, { error: { message: "x" } }, null, "ok", undefined])(
    "fails with a 200 that doesn't confirm it: %j",
    async (body) => {
      expect(await sendTo(respond(200, body))).toEqual({ status: "failed" });
    },
  );

  it("fails without an answer", async () => {
    expect(await sendTo((_request, response) => response.destroy())).toEqual({ status: "failed" });
  });
});
