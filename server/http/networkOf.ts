import { ipKeyGenerator } from "express-rate-limit";

/** An address to which a proxy added the port (Azure's do), IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|(\d+\.\d+\.\d+\.\d+):\d*)$/;

/** An address' network as it is counted: IPv6 by /56, what one household or company is given. */
export function networkOf(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipKeyGenerator(ipv6 ?? ipv4 ?? address, 56);
}
