// Answers with the bytes of the file BODY, by node:http or, with EXPRESS set, by Express. JavaScript, because Node takes
// time to strip types.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const { BODY, EXPRESS, PORT } = process.env;
const body = BODY ? readFileSync(BODY) : Buffer.from("Olá!");
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Length": body.length,
  ...(BODY && { "Content-Encoding": "br" }),
};

function answer(_request, response) {
  response.writeHead(200, headers).end(body);
}

if (EXPRESS) {
  const { default: express } = await import("express");
  express().get("/", answer).listen(Number(PORT), "127.0.0.1");
} else {
  createServer(answer).listen(Number(PORT), "127.0.0.1");
}
