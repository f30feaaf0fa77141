import type { Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/**
 * Starts to listen.
 *
 * @returns the port, which is chosen by the system if the given one is 0.
 * @throws Node's error with its `code` (`EADDRINUSE`, `EACCES`, …).
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}
