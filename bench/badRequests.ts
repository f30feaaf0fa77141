// Program that sends several kinds of bad requests to a server at a given rate, and keeps slow connections open at the
// same time. Prints a line when it has started, and the result on SIGTERM.
import { type Socket, connect } from "node:net";
import { constants, setPriority } from "node:os";
import { paths } from "../src/shared/paths.ts";

/** Options, passed as JSON in the first argument. */
export interface Flood {
  port: number;
  /** Number of requests to send per second. */
  perSecond: number;
  /** Number of connections that send their headers slowly and never complete them. */
  slow: number;
  /** Whether each request has a different client address in `X-Forwarded-For`, so that no address reaches a limit. */
  manyAddresses: boolean;
  /** Whether only requests without a valid key or token are sent. */
  withoutKey: boolean;
}

/** Result, printed as JSON. */
export interface Flooded {
  /** Responses per second. */
  perSecond: number;
  /** Number of responses by status. */
  answers: Record<string, number>;
  /** Number of connections that closed and were replaced; slow connections aren't counted. */
  broken: number;
}

const CONNECTIONS = 100;

/** Maximum unanswered requests on a connection. A full connection is skipped; requests wait only if all are full. */
const MAX_UNANSWERED = 50;

/** Intervals between two batches of requests, and between two bytes of a slow connection. */
const BATCH_INTERVAL_MS = 2;
const BYTE_INTERVAL_MS = 5000;

const JSON_TYPE = "Content-Type: application/json\r\n";

const { port, perSecond, slow, manyAddresses, withoutKey } = JSON.parse(process.argv[2]!) as Flood;
// Low priority: the measuring program may run on the same core.
setPriority(constants.priority.PRIORITY_LOW);

let sent = 0;
let broken = 0;
const answers: Record<string, number> = {};

type BadRequest = [method: string, path: string, headers?: string, body?: string];

/** Returns requests that are refused because they have no valid key or token. */
function keyless(id: string): BadRequest[] {
  return [
    ["GET", "/auth/v1/user", "Authorization: Bearer x.y.z\r\n"],
    ["POST", paths.contact, JSON_TYPE, `{"name":"${id}"}`],
    ["POST", paths.chatbot, JSON_TYPE, `{"message":"${id}"}`],
  ];
}

/** Returns requests that are refused for different reasons: path, method, JSON, content type, or key. */
function anyBad(id: string): BadRequest[] {
  return [
    ["GET", `/wp-admin/${id}.php`],
    ["GET", `/functions/v1/${id}`],
    ["GET", `/assets/${id}.js`],
    ["DELETE", paths.chatbot],
    ["POST", "/auth/v1/token?grant_type=refresh_token", JSON_TYPE, "{"],
    ["POST", paths.chatbot, "Content-Type: text/plain\r\napikey: bench\r\n", id],
    ["POST", paths.contact, "Content-Type: application/x-www-form-urlencoded\r\n", `name=${id}`],
    ...keyless(id),
  ];
}

function nextRequest(): string {
  const id = (sent * 7919).toString(36);
  const kinds = withoutKey ? keyless(id) : anyBad(id);
  const [method, path, headers = "", body = ""] = kinds[sent % kinds.length]!;
  const from = manyAddresses
    ? `X-Forwarded-For: 10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}\r\n`
    : "";
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${from}${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}

interface Sender {
  socket: Socket;
  outstanding: number;
}

function open(): Sender {
  const sender: Sender = { socket: connect({ port, host: "127.0.0.1" }), outstanding: 0 };
  const { socket } = sender;
  let rest = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    rest += text;
    let end = 0;
    for (const { 0: line, 1: status, index } of rest.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
      answers[status!] = (answers[status!] ?? 0) + 1;
      sender.outstanding--;
      end = index + line.length;
    }
    // Keep the last characters, because a chunk may end inside a status line.
    rest = rest.slice(Math.max(end, rest.length - 11));
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    broken++;
    senders[senders.indexOf(sender)] = open();
  });
  return sender;
}

const senders = Array.from({ length: CONNECTIONS }, open);

/** Opens a connection that never completes its headers and sends a byte at intervals. Reopens it when it closes. */
function drip(): void {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  socket.write("POST /functions/v1/chatbot HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ");
  const dripping = setInterval(() => socket.write("x"), BYTE_INTERVAL_MS);
  socket.resume();
  socket.on("close", () => {
    clearInterval(dripping);
    drip();
  });
}
for (let count = 0; count < slow; count++) drip();

const begin = performance.now();
let turn = 0;
setInterval(() => {
  const due = ((performance.now() - begin) / 1000) * perSecond;
  for (let refused = 0; sent < due && refused < CONNECTIONS; turn++) {
    const sender = senders[turn % CONNECTIONS]!;
    if (sender.outstanding >= MAX_UNANSWERED) {
      refused++;
      continue;
    }
    sender.outstanding++;
    sender.socket.write(nextRequest());
    sent++;
  }
}, BATCH_INTERVAL_MS);

process.stdout.write("under way\n");
process.once("SIGTERM", () => {
  const answered = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - begin) / 1000;
  const flooded: Flooded = { perSecond: answered / seconds, answers, broken };
  process.stdout.write(JSON.stringify(flooded), () => process.exit());
});
