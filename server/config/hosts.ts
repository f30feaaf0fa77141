import { BlockList, isIP } from "node:net";

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet("127.0.0.0", 8);
loopbackAddresses.addAddress("::1", "ipv6");

/** Whether a URL's host is this machine: `localhost` or a name below it, a loopback address, or a socket path. */
export function isThisMachine(host: string): boolean {
  const name = normalize(host);
  const family = isIP(name);
  if (family !== 0) return loopbackAddresses.check(name, family === 6 ? "ipv6" : "ipv4");
  return name.startsWith("/") || name === "localhost" || name.endsWith(".localhost");
}

/**
 * Whether traffic to a host stays on this machine or in a private network: loopback, sockets, names without a dot
 * (Docker, Kubernetes, Render) and names under `.internal`, `.local` and `.flycast` (Fly.io). False for other IP
 * addresses, even in 10.0.0.0/8: such a network may be shared with a provider's other customers.
 */
export function isPrivateHost(host: string): boolean {
  const name = normalize(host);
  if (isThisMachine(name)) return true;
  // The resolver reads a number, decimal or hexadecimal, as an IPv4 address.
  if (name === "" || isIP(name) !== 0 || /^(?:\d+|0x[\da-f]*)$/.test(name)) return false;
  return !name.includes(".") || /\.(?:internal|local|flycast)$/.test(name);
}

/** Decodes the host, and removes the brackets of an IPv6 address and the final dot. */
function normalize(host: string): string {
  return decode(host)
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
