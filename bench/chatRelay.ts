// Baseline for `npm run bench -- chat`: a node:http server that relays a model's words as server-sent events, without
// limits, key, validation, log or fallback.
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const server = createServer(async (request, response) => {
  // `isAnswered` requests `/` to find out whether the server is running.
  if (request.method === "GET") {
    response.end();
    return;
  }
  const { message } = JSON.parse(await text(request)) as { message: string };
  const answer = await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ stream: true, messages: [{ role: "user", content: message }] }),
  });
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  let reply = "";
  let unread = "";
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (unread + part).split("\n");
    unread = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("data: {")) continue;
      const { choices } = JSON.parse(line.slice(6)) as {
        choices: { delta: { content?: string } }[];
      };
      const word = choices[0]?.delta.content ?? "";
      reply += word;
      if (word) response.write(`event: token\ndata: ${JSON.stringify({ text: word })}\n\n`);
    }
  }
  response.end(`event: done\ndata: ${JSON.stringify({ reply })}\n\n`);
});

// Keep idle connections open while the other target is measured. If the server closed one just as a request arrives,
// the request would fail and end the bench.
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), "127.0.0.1");
