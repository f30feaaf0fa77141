import { once } from "node:events";
import { connect } from "node:net";

/** Returns the size of a response in bytes, headers included, for a client that accepts brotli and gzip. */
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
