import { ipKeyGenerator } from "express-rate-limit";

/** Address with a port, as some proxies (Azure's) forward it, or IPv6 address in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d*)?|(\d+\.\d+\.\d+\.\d+):\d*)$/;

/** Returns the key to count an address under: the IPv4 address, or the IPv6 /56, often one customer's network. */
export function networkOf(address: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipKeyGenerator(ipv6 ?? ipv4 ?? address, 56);
}
