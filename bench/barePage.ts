// The least that could stand in the page's place: node:http, or Express with some of the service's own
// middleware in front, writing the same bytes. Told by its environment.
import { readFileSync } from "node:fs";
import { type RequestListener, createServer } from "node:http";
import compression from "compression";
import express, { type RequestHandler } from "express";
import { createMetrics } from "../server/health/metrics.ts";
import { requestLog } from "../server/http/requestLog.ts";
import { secureHeaders } from "../server/http/secureHeaders.ts";
import { createLog, requestLines } from "../server/log.ts";

/** What a page's answer is made of, as `bench/page.ts` found it. */
export interface Answer {
  status: number;
  headers: string[];
  /** In base64. */
  body: string;
}

const { ANSWER, MIDDLEWARE, PORT } = process.env;
const { status, headers, body } = JSON.parse(readFileSync(ANSWER!, "utf8")) as Answer;
const bytes = Buffer.from(body, "base64");

const answer: RequestListener = (_request, response) => {
  response.writeHead(status, headers).end(bytes);
};

const LAYERS: Record<string, () => RequestHandler> = {
  "log and metrics": () => {
    const depth = async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 });
    const { countRequest } = createMetrics({ depth });
    return requestLog({ logLine: requestLines(createLog({ level: "info" })), countRequest });
  },
  helmet: () => secureHeaders({ styleHash: "'sha256-x'", backendUrl: "", https: true }),
  compression: () => compression(),
};

/** Every layer up to the one named. */
function expressWith(last: string): RequestListener {
  const app = express().disable("x-powered-by").disable("etag");
  const names = Object.keys(LAYERS);
  for (const name of names.slice(0, names.indexOf(last) + 1)) app.use(LAYERS[name]!());
  return app.get("/", answer);
}

createServer(MIDDLEWARE === undefined ? answer : expressWith(MIDDLEWARE)).listen(
  Number(PORT),
  "127.0.0.1",
);
