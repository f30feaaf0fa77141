import { createSocket } from "node:dgram";
import { once } from "node:events";

const NTP_EPOCH_S = 2_208_988_800;

/** Starts an SNTP server whose clock is `offsetMs` ahead of this machine's. */
export async function startTimeServer(offsetMs = 0) {
  const server = { host: "127.0.0.1", port: 0, offsetMs, stop };
  const socket = createSocket("udp4");
  socket.on("message", (_request, { address, port }) => {
    const answer = Buffer.alloc(48);
    answer[0] = 0x24;
    const seconds = (Date.now() + server.offsetMs) / 1000 + NTP_EPOCH_S;
    answer.writeUInt32BE(Math.floor(seconds), 40);
    answer.writeUInt32BE(Math.floor((seconds % 1) * 2 ** 32), 44);
    socket.send(answer, port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  server.port = socket.address().port;
  return server;

  async function stop(): Promise<void> {
    socket.close();
    await once(socket, "close");
  }
}
