import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/** TCP relay that records the bytes of both directions. */
export interface RecordingRelay {
  port: number;
  recorded: () => Buffer;
  stop: () => Promise<void>;
}

export async function startRecordingRelay(target: number): Promise<RecordingRelay> {
  const chunks: Buffer[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer({ noDelay: true }, (client) => {
    const server = connect({ port: target, host: "127.0.0.1", noDelay: true });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => {
        chunks.push(chunk);
        to.write(chunk);
      });
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    recorded: () => Buffer.concat(chunks),
    async stop() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, "close");
    },
  };
}
