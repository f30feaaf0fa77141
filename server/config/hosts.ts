const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Path of a socket, which a database URL may have in place of a host. */
const SOCKET = /^(?:\/|%2f)/;

/** Name without a dot. Not a number, decimal or hexadecimal: the resolver reads it as an IPv4 address. */
const BARE_NAME = /^(?!\d+$|0x[\da-f]*$)[^.:]+$/;

/** Names of Fly.io and Railway, of Kubernetes and of local networks. */
const PRIVATE_SUFFIX = /\.(?:internal|local|flycast)$/;

/** Whether a URL's host is this machine: `localhost` or a name below it, a loopback address, or a socket path. */
export function isThisMachine(host: string): boolean {
  return matches(host, LOOPBACK, SOCKET);
}

/**
 * Whether traffic to a host stays on this machine or in a private network: loopback, sockets, names without a dot
 * (Docker, Kubernetes, Render) and names under `.internal`, `.local` and `.flycast` (Fly.io). False for other IP
 * addresses, even in 10.0.0.0/8: such a network may be shared with a provider's other customers.
 */
export function isPrivateHost(host: string): boolean {
  return matches(host, LOOPBACK, SOCKET, BARE_NAME, PRIVATE_SUFFIX);
}

function matches(host: string, ...patterns: readonly RegExp[]): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return patterns.some((pattern) => pattern.test(name));
}
