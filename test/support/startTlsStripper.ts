import { type AddressInfo, type Socket, connect, createServer } from "node:net";
import { once } from "node:events";

/** SMTP relay that hides STARTTLS, as an attacker on the network could. */
export interface StartTlsStripper {
  port: number;
  /** Returns what the client has sent so far. */
  heard: () => string;
  stop: () => Promise<void>;
}

/** @param answer Response to STARTTLS in place of the server's. */
export async function startTlsStripper(
  serverPort: number,
  answer = "502 5.5.1 Command not implemented",
): Promise<StartTlsStripper> {
  const heard: Buffer[] = [];
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = connect(serverPort, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => {});
    }
    client.on("data", (chunk) => {
      heard.push(chunk);
      if (/^STARTTLS\r\n/i.test(chunk.toString("latin1"))) client.write(`${answer}\r\n`);
      else server.write(chunk);
    });
    server.on("data", (chunk) => {
      client.write(chunk.toString("latin1").replace(/250-STARTTLS\r\n/i, ""), "latin1");
    });
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  return {
    port: (relay.address() as AddressInfo).port,
    heard: () => Buffer.concat(heard).toString("latin1"),
    async stop() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, "close");
    },
  };
}
