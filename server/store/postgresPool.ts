import { type ConnectionOptions, createSecureContext, getCACertificates } from "node:tls";
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";
import {
  type DatabaseTls,
  TLS_PARAMETERS,
  databaseHost,
  parseDatabaseUrl,
} from "../config/databaseTls.ts";

type Ssl = false | ConnectionOptions;

/** SQLSTATEs that can mean that the server requires or refuses TLS: invalid authorization, protocol violation. */
const MAY_BE_ENCRYPTION = new Set(["28000", "08P01"]);

/**
 * Creates a `pg` pool that applies libpq's `sslmode`; use the returned `connect` instead of the pool's. As in libpq,
 * `hostaddr` is the address to connect to, and `host` the name checked in the certificate.
 */
export function createPool(
  address: string,
  tls: DatabaseTls,
  options: PoolConfig,
): { pool: Pool; connect: () => Promise<PoolClient> } {
  const { connectionString, host, hostaddr } = withoutTlsParameters(address);
  const attempts = attemptsOf(tls, host, hostaddr);
  let chosen = 0;

  /** The pool creates one client per connection, with the TLS settings that are chosen at that time. */
  class EncryptedClient extends Client {
    constructor(config: ClientConfig) {
      super({ ...config, ssl: attempts[chosen]! });
    }
  }
  const pool = new Pool({
    ...options,
    connectionString,
    Client: EncryptedClient as unknown as NonNullable<PoolConfig["Client"]>,
  });

  return {
    pool,
    /**
     * Connects. If the mode allows both TLS and plain text, a refused connection is tried again with the other of the
     * two. Later connections start with the one that worked.
     */
    async connect(): Promise<PoolClient> {
      const tried = chosen;
      try {
        return await pool.connect();
      } catch (error) {
        if (attempts.length === 1 || !isRefused(error, attempts[tried]!)) throw error;
        chosen = 1 - tried;
        return await pool.connect().catch((other: unknown) => {
          chosen = tried;
          throw isNoTls(other) ? error : other;
        });
      }
    },
  };
}

function withoutTlsParameters(address: string) {
  const url = parseDatabaseUrl(address)!;
  const host = databaseHost(url);
  const hostaddr = url.searchParams.get("hostaddr");
  for (const name of [...TLS_PARAMETERS, "sslnegotiation", "hostaddr"]) {
    url.searchParams.delete(name);
  }
  if (hostaddr) url.searchParams.set("host", hostaddr);
  return { connectionString: url.href, host, hostaddr };
}

function attemptsOf({ mode, ca }: DatabaseTls, host: string, hostaddr: string | null): Ssl[] {
  // By default `pg` checks the certificate against the host it connects to, here the address in `hostaddr`.
  const servername = hostaddr ? { servername: host } : {};
  const unverified = { ...servername, rejectUnauthorized: false };
  if (decodeURIComponent(host).startsWith("/")) return [false];
  switch (mode) {
    case "disable":
      return [false];
    case "allow":
      return [false, unverified];
    case "prefer":
      return [unverified, false];
    case "require":
      return [unverified];
    case "verify-ca":
      return [{ ...servername, ...trusting(ca), checkServerIdentity: () => undefined }];
    default:
      return [{ ...servername, ...trusting(ca) }];
  }
}

/** Returns one TLS context for all connections of a pool, because reading some 300 certificates takes about 20 ms. */
function trusting(ca = knownAuthorities()): ConnectionOptions {
  return { secureContext: createSecureContext({ ca }) };
}

/** Returns Node's CA certificates, including `NODE_EXTRA_CA_CERTS`, and those of the operating system. */
function knownAuthorities(): string {
  const all = new Set([...getCACertificates("default"), ...getCACertificates("system")]);
  return [...all].join("\n");
}

/** Whether a connection may have been refused because it uses TLS, or because it doesn't. */
function isRefused(error: unknown, ssl: Ssl): boolean {
  const { code = "" } = error as { code?: string };
  if (MAY_BE_ENCRYPTION.has(code)) return true;
  return ssl !== false && (isNoTls(error) || code.startsWith("ERR_SSL") || code === "EPROTO");
}

/** Whether the server offers no TLS; `pg` sets no code on this error. */
export function isNoTls(error: unknown): boolean {
  return Error.isError(error) && error.message === "The server does not support SSL connections";
}
