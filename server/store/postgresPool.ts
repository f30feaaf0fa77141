import type { ConnectionOptions } from "node:tls";
import { Client, type ClientConfig, Pool, type PoolClient, type PoolConfig } from "pg";
import {
  type DatabaseTls,
  TLS_PARAMETERS,
  databaseHost,
  parseDatabaseUrl,
} from "../config/databaseTls.ts";

type Ssl = false | ConnectionOptions;

/** SQLSTATEs of a server that may admit the same client the other way: invalid authorization, protocol violation. */
const MAY_BE_ENCRYPTION = new Set(["28000", "08P01"]);

/**
 * A pool of `pg` whose connections are encrypted as libpq's `sslmode` says. As in libpq, the parameter
 * `hostaddr` is where to connect, while `host` is the name the certificate must have.
 */
export function createPool(
  address: string,
  tls: DatabaseTls,
  options: PoolConfig,
): { pool: Pool; connect: () => Promise<PoolClient> } {
  const { connectionString, host, hostaddr } = withoutTlsParameters(address);
  const attempts = attemptsOf(tls, host, hostaddr);
  let chosen = 0;

  /** `pg` makes a client for each connection, so that each may be encrypted in another way. */
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
    /** A connection; where the mode allows both ways, the other one is tried when this one is refused. */
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
  // `pg` uses `host` otherwise, which is then an address.
  const servername = hostaddr ? { servername: host } : {};
  const authority = ca === undefined ? {} : { ca };
  const unverified = { ...servername, rejectUnauthorized: false };
  if (decodeURIComponent(host).startsWith("/")) return [false];
  const attempts: Record<DatabaseTls["mode"], Ssl[]> = {
    disable: [false],
    allow: [false, unverified],
    prefer: [unverified, false],
    require: [unverified],
    "verify-ca": [{ ...servername, ...authority, checkServerIdentity: () => undefined }],
    "verify-full": [{ ...servername, ...authority }],
  };
  return attempts[mode];
}

/** Whether a connection was refused for being encrypted, or for not being. */
function isRefused(error: unknown, ssl: Ssl): boolean {
  const { code = "" } = error as { code?: string };
  if (MAY_BE_ENCRYPTION.has(code)) return true;
  return ssl !== false && (isNoTls(error) || code.startsWith("ERR_SSL") || code === "EPROTO");
}

/** `pg` gives this error no code. */
export function isNoTls(error: unknown): boolean {
  return Error.isError(error) && error.message === "The server does not support SSL connections";
}
