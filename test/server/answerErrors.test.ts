import express from "express";
import request from "supertest";
import { answerErrors } from "../../server/http/answerErrors.ts";
import { createLog } from "../../server/log.ts";

const secret = "SELECT * FROM outbox WHERE email = 'ana@padaria.com.br'";

function appThat(fails: () => unknown, lines: string[] = []) {
  const log = createLog({ level: "trace" }, { write: (line) => lines.push(line) });
  return express()
    .get("/", () => fails())
    .use(answerErrors(log));
}

describe("an unexpected error", () => {
  it.each<[string, () => unknown]>([
    ["an error", () => Promise.reject(new Error(secret))],
    [
      "an error with another server's status",
      () => Promise.reject(Object.assign(new Error(secret), { status: 404 })),
    ],
    ["an error with a cause", () => Promise.reject(new Error("x", { cause: new Error(secret) }))],
    ["a text", () => Promise.reject(secret)],
    ["nothing", () => Promise.reject(undefined)],
  ])("is answered with a 500 and a plain sentence, and logged: %s", async (_what, fails) => {
    const lines: string[] = [];
    const response = await request(appThat(fails, lines)).get("/");

    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      error: "Ocorreu um erro inesperado. Tente de novo em alguns minutos.",
    });
    expect(lines).toHaveLength(1);
    expect(lines.join("")).not.toContain("SELECT");
  });

  it("after the headers were sent closes the connection, and is logged without its message", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "trace" }, { write: (line) => lines.push(line) });
    const app = express()
      .get("/", (_request, response) => {
        response.write("half of ");
        throw new Error(secret);
      })
      .use(answerErrors(log));

    await expect(request(app).get("/")).rejects.toThrow(/aborted|hang up/);
    expect(lines).toHaveLength(1);
    expect(lines.join("")).not.toContain("SELECT");
  });
});
