// Program that requests one URL over keep-alive connections and prints the result. Each connection sends its next
// request as soon as the previous one is answered. Uses plain sockets, without an HTTP parser, so that the server is
// the bottleneck.
import { type Socket, connect } from "node:net";
import { once } from "node:events";
import { quantiles } from "./load.ts";

/** Options, passed as JSON in the first argument. */
export interface Task {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  /** Maximum number of requests within `seconds`; unlimited by default. */
  requests?: number;
}

/** Result, printed as JSON. */
export interface Outcome {
  requests: number;
  perSecond: number;
  /** Median response time in ms. */
  p50: number;
  p99: number;
}

const task = JSON.parse(process.argv[2]!) as Task;
const { port, path, connections, seconds, requests = Infinity } = task;
const question = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`,
);

/** Returns the length of a response in bytes, the same for all responses: id and date don't vary in length. */
async function measureAnswer(): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.write(question);
  let read = Buffer.alloc(0);
  for (;;) {
    const [part] = (await once(socket, "data")) as [Buffer];
    read = Buffer.concat([read, part]);
    const headEnd = read.indexOf("\r\n\r\n") + 4;
    if (headEnd < 4) continue;
    const [, length] = /^content-length: (\d+)/im.exec(read.toString("latin1", 0, headEnd)) ?? [];
    socket.destroy();
    return headEnd + Number(length);
  }
}

const length = await measureAnswer();
const times: number[] = [];
const begin = performance.now();
const end = begin + seconds * 1000;
let sent = 0;

/** Sends requests until the time is over or all connections together have sent `requests`. */
function keepAsking(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = 0;
    let missing = 0;
    function ask() {
      asked = performance.now();
      if (sent >= requests || asked >= end) {
        socket.destroy();
        resolve();
        return;
      }
      sent++;
      missing = length;
      socket.write(question);
    }
    socket.on("data", (part) => {
      missing -= part.length;
      if (missing > 0) return;
      if (missing < 0) reject(new Error("an answer was longer than the first"));
      times.push(performance.now() - asked);
      ask();
    });
    socket.on("error", reject);
    socket.on("connect", ask);
  });
}

await Promise.all(
  Array.from({ length: connections }, () =>
    keepAsking(connect({ port, host: "127.0.0.1", noDelay: true })),
  ),
);
const elapsed = (performance.now() - begin) / 1000;
const outcome: Outcome = {
  requests: times.length,
  perSecond: times.length / elapsed,
  ...quantiles(times),
};
process.stdout.write(JSON.stringify(outcome));
