import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** Connection pooler in transaction mode. It refuses most startup parameters, as PgBouncer does by default. */
export interface Pooler {
  /** Returns the URL of the same database through the pooler. */
  address: (databaseUrl: string) => string;
  /** Names of refused startup parameters. */
  refused: string[];
  stop: () => Promise<void>;
}

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;

/** Startup parameters that every version of PgBouncer accepts by default. */
const ACCEPTED = new Set([
  "user",
  "database",
  "client_encoding",
  "datestyle",
  "timezone",
  "standard_conforming_strings",
  "application_name",
]);

const AUTHENTICATION_OK = message("R", Buffer.from([0, 0, 0, 0]));
const READY = message("Z", Buffer.from("I"));
const NO_TLS = Buffer.from("N");

interface Client {
  socket: Socket;
  /** Messages that wait for a server connection. */
  waiting: Buffer[];
  /** Number of requests that the server hasn't answered with ReadyForQuery yet. */
  unanswered: number;
  server: ServerConnection | undefined;
}

interface ServerConnection {
  socket: Socket;
  client: Client | undefined;
}

/** Connections to one database. */
class ServerPool {
  readonly #size: number;
  readonly #free: ServerConnection[] = [];
  readonly #queue: Client[] = [];
  #open = 0;

  constructor(size: number) {
    this.#size = size;
  }

  async fill({ port, hostname }: URL, startup: Buffer): Promise<void> {
    const missing = this.#size - this.#open;
    this.#open = this.#size;
    await Promise.all(
      Array.from({ length: missing }, async () => {
        await this.#connect(
          connect({ port: Number(port), host: hostname, noDelay: true }),
          startup,
        );
      }),
    );
  }

  /** Queues a client for a server connection, which then receives the messages that wait in `client.waiting`. */
  request(client: Client): void {
    if (!this.#queue.includes(client)) this.#queue.push(client);
    this.#assign();
  }

  destroy(): void {
    for (const { socket } of this.#free) socket.destroy();
  }

  async #connect(socket: Socket, startup: Buffer): Promise<void> {
    const server: ServerConnection = { socket, client: undefined };
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    readMessages(socket, (type, whole) => {
      const { client } = server;
      client?.socket.write(whole);
      if (type !== "Z") return;
      if (client) client.unanswered--;
      else resolve();
      const isIdle = whole.at(-1) === "I".charCodeAt(0);
      if (isIdle && !client?.unanswered) this.#release(server);
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      this.#open--;
      const free = this.#free.indexOf(server);
      if (free !== -1) this.#free.splice(free, 1);
      server.client?.socket.destroy();
      resolve();
    });
    socket.write(startup);
    await ready;
  }

  /** Appends a connection to the free ones: the next transaction gets a different connection if others are free. */
  #release(server: ServerConnection): void {
    if (server.client) server.client.server = undefined;
    server.client = undefined;
    this.#free.push(server);
    this.#assign();
  }

  #assign(): void {
    while (this.#free.length > 0 && this.#queue.length > 0) {
      const client = this.#queue.shift()!;
      if (client.socket.destroyed) continue;
      const server = this.#free.shift()!;
      server.client = client;
      client.server = server;
      for (const part of client.waiting.splice(0)) server.socket.write(part);
    }
  }
}

/**
 * Starts a pooler on a free port, in front of a server without authentication. Successive transactions get different
 * server connections where several are free, so that code which relies on a session fails.
 */
export async function startPooler({ connections = 2 } = {}): Promise<Pooler> {
  const refused: string[] = [];
  const clients = new Set<Socket>();
  const targets = new Map<string, URL>();
  const pools = new Map<string, ServerPool>();

  async function serve(socket: Socket, parameters: Map<string, string>): Promise<void> {
    const unknown = [...parameters.keys()].find((name) => !ACCEPTED.has(name.toLowerCase()));
    const database = parameters.get("database") ?? "";
    const target = targets.get(database);
    if (unknown !== undefined || !target) {
      if (unknown !== undefined) refused.push(unknown);
      socket.end(fatal(`unsupported startup parameter: ${unknown}`));
      return;
    }
    const pool = pools.get(database) ?? new ServerPool(connections);
    pools.set(database, pool);
    await pool.fill(target, startupMessage(parameters));

    const client: Client = { socket, waiting: [], unanswered: 0, server: undefined };
    readMessages(socket, (type, whole) => {
      if (type === "X") {
        socket.end();
        return;
      }
      // Query and Sync: the server sends one ReadyForQuery for each.
      if (type === "Q" || type === "S") client.unanswered++;
      if (client.server) {
        client.server.socket.write(whole);
      } else {
        client.waiting.push(whole);
        pool.request(client);
      }
    });
    // Like PgBouncer: if the client leaves during a transaction, its server connection is closed.
    socket.on("close", () => client.server?.socket.destroy());
    socket.write(Buffer.concat([AUTHENTICATION_OK, READY]));
  }

  const listener = createServer({ noDelay: true }, (socket) => {
    clients.add(socket);
    socket.on("error", () => {});
    readStartup(socket, (parameters) => void serve(socket, parameters));
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;

  return {
    refused,
    address(databaseUrl) {
      const url = new URL(databaseUrl);
      targets.set(url.pathname.slice(1), new URL(databaseUrl));
      url.port = String(port);
      return url.href;
    },
    async stop() {
      listener.close();
      for (const socket of clients) socket.destroy();
      for (const pool of pools.values()) pool.destroy();
      await once(listener, "close");
    },
  };
}

/** Reads a new connection's untyped messages: declines TLS, passes on startup parameters, ends on a cancel request. */
function readStartup(socket: Socket, onStartup: (parameters: Map<string, string>) => void): void {
  let buffer = Buffer.alloc(0);
  const read = (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    while (buffer.length >= 8 && buffer.length >= buffer.readInt32BE(0)) {
      const length = buffer.readInt32BE(0);
      const code = buffer.readInt32BE(4);
      const body = buffer.subarray(8, length);
      buffer = buffer.subarray(length);
      if (code === SSL_REQUEST) {
        socket.write(NO_TLS);
        continue;
      }
      socket.off("data", read);
      if (code === CANCEL_REQUEST) {
        socket.end();
        return;
      }
      const words = body.toString().split("\0");
      const parameters = new Map<string, string>();
      for (let index = 0; words[index]; index += 2)
        parameters.set(words[index]!, words[index + 1]!);
      onStartup(parameters);
      return;
    }
  };
  socket.on("data", read);
}

/** Calls `onMessage` for each message, which consists of a type letter, a length and the contents. */
function readMessages(socket: Socket, onMessage: (type: string, whole: Buffer) => void): void {
  let buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    while (buffer.length >= 5 && buffer.length > buffer.readInt32BE(1)) {
      const end = buffer.readInt32BE(1) + 1;
      onMessage(String.fromCharCode(buffer[0]!), buffer.subarray(0, end));
      buffer = buffer.subarray(end);
    }
  });
}

function startupMessage(parameters: Map<string, string>): Buffer {
  const words = [...parameters].flatMap(([name, value]) => [name, value]);
  const body = Buffer.from(`${words.join("\0")}\0\0`);
  const header = Buffer.alloc(8);
  header.writeInt32BE(body.length + 8, 0);
  header.writeInt32BE(196_608, 4);
  return Buffer.concat([header, body]);
}

function fatal(text: string): Buffer {
  return message("E", Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`));
}

function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.write(type, 0);
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}
