// The least that a chat can do: passes the model's stream on.
import { createServer } from "node:http";
import { Readable } from "node:stream";

const { MODEL, PORT } = process.env;

createServer(async (request, response) => {
  if (request.method === "GET") return response.end();
  const answer = await fetch(`${MODEL}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ stream: true, messages: [] }),
  });
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  return Readable.fromWeb(answer.body).pipe(response);
}).listen(Number(PORT), "127.0.0.1");
