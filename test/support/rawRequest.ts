import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Sends bytes as they are, as no HTTP client would; what came back before the server closed the connection. */
export async function rawRequest(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // A server that has said all it has to say may break the connection under what we still send.
  socket.on("error", () => {});
  socket.write(bytes);
  return await text(socket).catch(() => "");
}

/** The status of a raw answer; undefined where there was none. */
export function statusOf(answer: string): number | undefined {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
}
