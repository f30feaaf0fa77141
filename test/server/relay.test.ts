import { once } from "node:events";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import request from "supertest";
import { paths } from "../../src/shared/paths.ts";
import { aContact } from "../support/aContact.ts";
import { type RunningApp, startApp } from "../support/startApp.ts";

/** External backend, such as a hosted Supabase project, with the requests it received and its response. */
let backend: Server;
let received: { headers: NodeJS.Dict<string | string[]>; body: unknown }[];
let answer: { status: number; body: string; location?: string };
let app: RunningApp;

beforeEach(async () => {
  received = [];
  answer = { status: 200, body: '{"id":"x"}' };
  backend = createServer(async (incoming, response) => {
    received.push({ headers: incoming.headers, body: await json(incoming) });
    const { status, body, location } = answer;
    response.writeHead(status, {
      "Content-Type": "application/json",
      ...(location && { Location: location }),
    });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(backend, "listening");
  const { port } = backend.address() as AddressInfo;
  app = await startApp({ BACKEND_URL: `http://127.0.0.1:${port}`, ANON_KEY: "their-key" });
});
afterEach(async () => {
  await app.stop();
  backend.close();
});

function postForm(different: Parameters<typeof aContact>[0] = {}) {
  return request(app.url)
    .post(paths.contact)
    .type("form")
    .send({ apikey: "their-key", ...aContact(different) });
}

describe("the native form with an external backend", () => {
  it("is relayed like a request of the page", async () => {
    const response = await postForm();

    expect(response.status).toBe(303);
    expect(received).toEqual([
      { headers: expect.objectContaining({ apikey: "their-key" }), body: aContact() },
    ]);
  });

  it("is relayed once if its button is pressed twice", async () => {
    const responses = await Promise.all([postForm(), postForm()]);

    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(received).toHaveLength(1);
  });

  it("is relayed again after a failure", async () => {
    answer = { status: 500, body: "" };
    await postForm();
    answer = { status: 200, body: '{"id":"x"}' };
    const response = await postForm();

    expect(response.status).toBe(303);
    expect(received).toHaveLength(2);
  });

  it("includes the honeypot field", async () => {
    await postForm({ website: "http://spam.example" });

    expect(received[0]!.body).toMatchObject({ website: expect.any(String) });
  });

  it.each([
    ["an error beside 200", 200, '{"error":"falhou"}'],
    ["something else than JSON", 200, "<html>"],
    ["a failure", 500, '{"error":"quebrou"}'],
  ])("is answered with 503 for a response %s", async (_what, status, body) => {
    answer = { status, body };
    const response = await postForm();

    expect(response.status).toBe(503);
    expect(response.text).toContain("Erro ao enviar");
    expect(response.text).toMatch(/<input[^>]*value="Júlia Conceição"/);
  });

  it.each([
    [400, 422],
    [429, 429],
  ])("passes on errors that the visitor can correct: %i as %i", async (status, shown) => {
    answer = { status, body: '{"error":"Espere um pouco.","field":"email"}' };
    const response = await postForm();

    expect(response.status).toBe(shown);
    expect(response.text).toContain("Espere um pouco.");
  });

  it("follows no redirect of that backend", async () => {
    answer = { status: 307, body: "{}", location: "/elsewhere" };
    const response = await postForm();

    expect(response.status).toBe(503);
    expect(received).toHaveLength(1);
  });
});
