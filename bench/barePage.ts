// Minimal server that repeats a recorded response, to measure the cost of Express and middleware compared with
// node:http. Environment variables: `ANSWER` (file of the response), `MIDDLEWARE` (layers before the response) and
// `PORT`.
import { readFileSync } from "node:fs";
import { type RequestListener, createServer } from "node:http";
import compression from "compression";
import express, { type RequestHandler } from "express";
import { createMetrics } from "../server/health/metrics.ts";
import { createLog } from "../server/log.ts";
import { openTestDoor } from "../test/support/openTestDoor.ts";

/** Response of the service, as recorded by page.ts. */
export interface Answer {
  status: number;
  headers: string[];
  /** Body, in base64. */
  body: string;
}

const { ANSWER, MIDDLEWARE, PORT } = process.env;
const { status, headers, body } = JSON.parse(readFileSync(ANSWER!, "utf8")) as Answer;
const bytes = Buffer.from(body, "base64");

const answer: RequestListener = (_request, response) => {
  response.writeHead(status, headers).end(bytes);
};

function behindExpress(...middleware: RequestHandler[]): RequestListener {
  return express()
    .disable("x-powered-by")
    .disable("etag")
    .get("/", ...middleware, answer);
}

const server = createServer();
switch (MIDDLEWARE) {
  case undefined:
    server.on("request", answer);
    break;
  case "Express":
    server.on("request", behindExpress());
    break;
  case "compression":
    server.on("request", behindExpress(compression()));
    break;
  default:
    // The front door adds no common headers here: the recorded response already contains them.
    openTestDoor(server, {
      log: createLog({ level: "info" }),
      countRequest: createMetrics({
        depth: async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 }),
      }).countRequest,
      next: behindExpress(compression()),
    });
}
server.listen(Number(PORT), "127.0.0.1");
