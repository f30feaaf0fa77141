import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends raw bytes; resolves to the text received once the server ends the connection, or to "" if it breaks. */
export async function rawRequest(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that has already responded may reset the connection while we are still sending.
  socket.on("error", () => {});
  socket.write(bytes);
  return await text(socket).catch(() => "");
}

/** Returns the status code of a raw response; undefined if there is none. */
export function statusOf(answer: string): number | undefined {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
}
