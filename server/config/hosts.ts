import { BlockList, isIP } from "node:net";

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet("127.0.0.0", 8);
loopbackAddresses.addAddress("::1", "ipv6");

/** Whether a URL's host is this machine: `localhost` or a name below it, a loopback address, or a socket path. */
export function isThisMachine(host: string): boolean {
  const name = normalize(host);
  if (name.startsWith("/")) return true;
  const family = isIP(name);
  if (family !== 0) return loopbackAddresses.check(name, family === 6 ? "ipv6" : "ipv4");
  return name === "localhost" || name.endsWith(".localhost");
}

/**
 * Whether traffic to a host is assumed to stay on this machine or in a private network. True for loopback, sockets,
 * names without a dot (Docker, Kubernetes, Render) and names under `.internal`, `.local` and `.flycast` (Fly.io). False
 * for other IP addresses, even in 10.0.0.0/8: such a network may be shared with a provider's other customers.
 */
export function isPrivateHost(host: string): boolean {
  if (isThisMachine(host)) return true;
  const name = normalize(host);
  if (isIP(name) !== 0) return false;
  // The resolver reads a number, decimal or hexadecimal, as an IPv4 address.
  if (!name.includes(".")) return name !== "" && !/^(?:\d+|0x[\da-f]*)$/.test(name);
  return /\.(?:internal|local|flycast)$/.test(name);
}

/** Decodes percent-encoding, removes the brackets of an IPv6 address and the final dot, and converts to lower case. */
function normalize(host: string): string {
  let name = host;
  try {
    name = decodeURIComponent(host);
  } catch {
    // Malformed percent-encoding: keep the text.
  }
  return name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}
