import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { type ConnectionOptions, createSecureContext, getCACertificates } from "node:tls";
import { isPrivateHost } from "./hosts.ts";
import { parsed } from "./schemas.ts";

/** Parameters of a database URL with which it decides about TLS itself. */
const TLS_PARAMETERS = ["sslmode", "ssl", "sslrootcert", "sslcert"];

/** Parses a database URL; null if it isn't one. An empty host after `@`, which `URL` rejects, becomes `localhost`. */
function parseDatabaseUrl(text: string): URL | null {
  return URL.parse(text) ?? URL.parse(text.replace("@/", "@localhost/"));
}

/** The host of a database URL; as in `pg`, the parameter `host` has priority. */
function hostOf(url: URL): string {
  return url.searchParams.get("host") || url.hostname;
}

export const databaseUrl = parsed("use postgres://user:password@host/database", (text) => {
  const url = parseDatabaseUrl(text)!;
  return /^postgres(?:ql)?:$/.test(url.protocol) && hostOf(url) !== "" ? text : undefined;
});

/** CA certificates from PEM text, in which `\n` may stand for a line break, or from the path of a PEM file. */
export const certificates = parsed("use PEM text, or the path of a PEM file", (text) => {
  const isPem = text.includes("-----BEGIN");
  const pem = isPem ? text.replaceAll(String.raw`\n`, "\n") : readFileSync(text, "utf8");
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return blocks?.map((block) => new X509Certificate(block).toString()).join("");
});

type Variables = Partial<Record<"DATABASE_URL" | "DATABASE_CA", string | undefined>>;

/**
 * The URL and the option `ssl` for `pg`. Parameters about TLS in the URL go to `pg` as they are; with DATABASE_CA the
 * modes that `pg` verifies use that CA. Without parameters:
 * - with DATABASE_CA: verified with it;
 * - private hosts: as the host is, without TLS;
 * - Heroku, whose certificates are self-signed: encrypted, not verified;
 * - other hosts: verified with the CAs of Node and the system.
 */
export function postgresConnection(
  { DATABASE_URL: address, DATABASE_CA: ca }: Variables,
  onHeroku: boolean,
): { databaseUrl?: string; ssl?: ConnectionOptions } {
  if (address === undefined) return {};
  const url = parseDatabaseUrl(address)!;
  const mode = url.searchParams.get("sslmode") ?? "";
  if (ca !== undefined && !/^(?:disable|no-verify)$/.test(mode)) {
    // `pg` ignores its option `ssl` if the URL has a mode.
    url.searchParams.delete("sslmode");
    return { databaseUrl: url.href, ssl: { ca } };
  }
  const hasTlsParameter = TLS_PARAMETERS.some((name) => url.searchParams.has(name));
  if (hasTlsParameter || isPrivateHost(hostOf(url))) return { databaseUrl: address };
  if (onHeroku) return { databaseUrl: address, ssl: { rejectUnauthorized: false } };
  // One context for all connections: reading some 300 certificates takes 20 ms.
  const known = [...getCACertificates("default"), ...getCACertificates("system")];
  return { databaseUrl: address, ssl: { secureContext: createSecureContext({ ca: known }) } };
}
