import { ipKeyGenerator } from "express-rate-limit";

/** Address followed by a port, as some proxies send it (Azure); IPv6 is in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|(\d+\.\d+\.\d+\.\d+):\d*)$/;

/** Returns the network used to count an address: an IPv6 /56, the size given to one household or company. */
export function networkOf(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipKeyGenerator(ipv6 ?? ipv4 ?? address, 56);
}
