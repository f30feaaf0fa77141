import { BlockList, isIP } from "node:net";

const loopbackAddresses = new BlockList();
loopbackAddresses.addSubnet("127.0.0.0", 8);
loopbackAddresses.addAddress("::1", "ipv6");

/** Whether a URL's host is this machine: `localhost`, a loopback address, or the path of a socket. */
export function isThisMachine(host: string): boolean {
  const name = normalize(host);
  if (name.startsWith("/")) return true;
  const family = isIP(name);
  if (family !== 0) return loopbackAddresses.check(name, family === 6 ? "ipv6" : "ipv4");
  return name === "localhost" || name.endsWith(".localhost");
}

/**
 * Whether traffic to this host stays on this machine or in a private network: loopback, sockets, names
 * without a dot (Docker, Kubernetes, Render) and names under `.internal`, `.local` and `.flycast` (Fly.io).
 * An address that isn't loopback is never private: 10.0.0.0/8 may be shared with strangers.
 */
export function isPrivateHost(host: string): boolean {
  if (isThisMachine(host)) return true;
  const name = normalize(host);
  if (isIP(name) !== 0) return false;
  // A name made of digits alone is an IPv4 address to the resolver.
  if (!name.includes(".")) return name !== "" && !/^(?:\d+|0x[\da-f]*)$/.test(name);
  return /\.(?:internal|local|flycast)$/.test(name);
}

/** Without a URL's brackets, percent-encoding, the root's dot, and in lower case. */
function normalize(host: string): string {
  let name = host;
  try {
    name = decodeURIComponent(host);
  } catch {
    // Not percent-encoded.
  }
  return name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}
