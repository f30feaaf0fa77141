import { once } from "node:events";
import { connect } from "node:net";

/** How many bytes a server's answer takes on the wire, head and all, for a visitor who takes brotli. */
export async function wireBytes(url: string): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let bytes = 0;
  socket.on("data", (part) => {
    bytes += part.length;
  });
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`,
  );
  await once(socket, "end");
  socket.end();
  return bytes;
}
