import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { isPrivateHost } from "./hosts.ts";

/** SSL modes of libpq (https://www.postgresql.org/docs/current/libpq-ssl.html). */
const SSL_MODES = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;
type SslMode = (typeof SSL_MODES)[number];

export interface DatabaseTls {
  mode: SslMode;
  /** CA certificates (PEM), used instead of those of Node and the system. */
  ca?: string | undefined;
}

const MAX_CA_BYTES = 1_048_576;

/** URL parameters about TLS, removed before `pg` reads the URL: `pg` treats `sslmode=require` as `verify-full`. */
export const TLS_PARAMETERS = ["sslmode", "ssl", "uselibpqcompat"];

/** Parses a database URL; null if it isn't a URL. An empty host after `@`, which `URL` rejects, becomes `localhost`. */
export function parseDatabaseUrl(text: string): URL | null {
  return URL.parse(text) ?? URL.parse(text.replace("@/", "@localhost/"));
}

/** Returns the host; as in `pg`, the parameter `host` has priority. */
export function databaseHost(url: URL): string {
  return url.searchParams.get("host") || url.hostname;
}

/** Validates a Postgres URL and its TLS parameters, and returns the URL unchanged. */
export const databaseUrl = z.string().transform((text, context) => {
  const problem = problemOf(parseDatabaseUrl(text));
  if (problem === undefined) return text;
  context.addIssue(problem);
  return z.NEVER;
});

/** Returns the problem with a URL, if any. */
function problemOf(url: URL | null): string | undefined {
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || databaseHost(url) === "") {
    return "use postgres://user:password@host/database";
  }
  const mode = url.searchParams.get("sslmode");
  if (mode !== null && !isSslMode(mode)) return `use one of ${SSL_MODES.join(", ")} for sslmode`;
  const ssl = url.searchParams.get("ssl");
  if (ssl !== null && ssl !== "true") return "use sslmode, not ssl";
  const hasFile = ["sslrootcert", "sslcert", "sslkey"].some((name) => url.searchParams.has(name));
  return hasFile ? "use DATABASE_CA, not sslrootcert; there are no client certificates" : undefined;
}

/** Reads CA certificates from PEM text, in which `\n` may stand for a line break, or from the path of a PEM file. */
export const certificates = z.string().transform((value, context) => {
  const pem = value.includes("-----BEGIN") ? value.replaceAll(String.raw`\n`, "\n") : read(value);
  if (pem === undefined) {
    context.addIssue("use PEM text, or the path of a file that can be read");
    return z.NEVER;
  }
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (blocks.length === 0 || !blocks.every(isCertificate)) {
    context.addIssue("holds no certificate that can be read (-----BEGIN CERTIFICATE-----…)");
    return z.NEVER;
  }
  return blocks.join("\n");
});

/**
 * Returns the TLS settings for a database URL. A mode in the URL has libpq's meaning: with a CA, `require` means
 * `verify-ca`. Without a mode, the first rule that applies decides:
 * - With a CA: `verify-full`, using that CA.
 * - Private host: `allow`, which tries without TLS first, then with TLS.
 * - On Heroku, whose certificates are self-signed: `require`, which encrypts without verifying.
 * - Other hosts: `verify-full`, using the CAs that Node and the system trust.
 */
export function databaseTls(
  address: string,
  { ca, onHeroku = false }: { ca?: string | undefined; onHeroku?: boolean } = {},
): DatabaseTls {
  const url = parseDatabaseUrl(address);
  const host = url ? databaseHost(url) : "";
  const written = url && modeOf(url);
  if (written) return { mode: written === "require" && ca ? "verify-ca" : written, ca };
  if (ca) return { mode: "verify-full", ca };
  if (isPrivateHost(host)) return { mode: "allow", ca };
  return { mode: onHeroku ? "require" : "verify-full", ca };
}

/** Returns the mode set in the URL, if any. As in libpq, `ssl=true` (JDBC) means `require`. */
export function modeOf(url: URL): SslMode | undefined {
  const mode = url.searchParams.get("sslmode");
  if (mode !== null) return isSslMode(mode) ? mode : undefined;
  return url.searchParams.get("ssl") === "true" ? "require" : undefined;
}

function isSslMode(text: string): text is SslMode {
  return SSL_MODES.some((mode) => mode === text);
}

function isCertificate(pem: string): boolean {
  try {
    return Boolean(new X509Certificate(pem));
  } catch {
    return false;
  }
}

function read(path: string): string | undefined {
  try {
    const { size } = statSync(path);
    return size > MAX_CA_BYTES ? undefined : readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
