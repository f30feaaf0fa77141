import type { Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/**
 * Makes the server listen, and waits until it does.
 *
 * @returns the port: chosen by the system if `port` is 0.
 * @throws Node's error, with a `code` such as `EADDRINUSE`.
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
