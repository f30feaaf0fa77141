import { type KeyObject, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isIP } from "node:net";
import { DAY_MS } from "../../src/shared/time.ts";

/** Certificate and private key in PEM. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** Certificate authority that no system trusts. */
interface Authority {
  /** Root certificate in PEM, for `DATABASE_CA` or `NODE_EXTRA_CA_CERTS`. */
  certificate: string;
  /** Issues a certificate for host names and IPv4 addresses, valid for 30 days or, with `expired`, until yesterday. */
  issue(options: { names: readonly string[]; expired?: boolean }): Certificate;
}

// DER constants: a signature algorithm (RFC 5758), object identifiers (RFC 5280) and the boolean true.
const ECDSA_WITH_SHA256 = sequence(Buffer.from("06082a8648ce3d040302", "hex"));
const COMMON_NAME = Buffer.from("0603550403", "hex");
const BASIC_CONSTRAINTS = Buffer.from("0603551d13", "hex");
const SUBJECT_ALT_NAME = Buffer.from("0603551d11", "hex");
const TRUE = Buffer.from("0101ff", "hex");

export function createAuthority(): Authority {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = commonName(`Test authority ${randomBytes(4).toString("hex")}`);
  const isAuthority = extension(BASIC_CONSTRAINTS, sequence(TRUE), { critical: true });
  return {
    certificate: build({ issuer: name, subject: name, keys, extensions: [isAuthority] }),
    issue({ names, expired = false }) {
      const subjectKeys = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const certificate = build({
        issuer: name,
        subject: commonName(names[0]!),
        keys: { publicKey: subjectKeys.publicKey, privateKey: keys.privateKey },
        extensions: [extension(SUBJECT_ALT_NAME, sequence(...names.map(altName)))],
        expired,
      });
      return { certificate, key: privatePem(subjectKeys.privateKey) };
    },
  };
}

/** Creates a self-signed certificate, like that of Heroku Postgres. */
export function createSelfSigned(names: readonly string[]): Certificate {
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = commonName(names[0]!);
  const extensions = [extension(SUBJECT_ALT_NAME, sequence(...names.map(altName)))];
  return {
    certificate: build({ issuer: name, subject: name, keys, extensions }),
    key: privatePem(keys.privateKey),
  };
}

interface Parts {
  issuer: Buffer;
  subject: Buffer;
  /** Public key of the subject and private key of the issuer. */
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  extensions: readonly Buffer[];
  expired?: boolean;
}

function build({ issuer, subject, keys, extensions, expired = false }: Parts): string {
  const now = Date.now();
  const end = expired ? now - DAY_MS : now + 30 * DAY_MS;
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ECDSA_WITH_SHA256,
    issuer,
    sequence(utcTime(now - 30 * DAY_MS), utcTime(end)),
    subject,
    keys.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = sign("sha256", toSign, keys.privateKey);
  const certificate = sequence(toSign, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString("base64").replaceAll(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function privatePem(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

function commonName(text: string): Buffer {
  return sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))));
}

function extension(id: Buffer, value: Buffer, { critical = false } = {}): Buffer {
  return sequence(id, critical ? TRUE : Buffer.alloc(0), der(0x04, value));
}

function altName(name: string): Buffer {
  return isIP(name) === 4
    ? der(0x87, Buffer.from(name.split(".").map(Number)))
    : der(0x82, Buffer.from(name));
}

function utcTime(epochMs: number): Buffer {
  const [date = "", time = ""] = new Date(epochMs).toISOString().split("T");
  const text = `${date.slice(2).replaceAll("-", "")}${time.slice(0, 8).replaceAll(":", "")}Z`;
  return der(0x17, Buffer.from(text));
}

function sequence(...contents: readonly Buffer[]): Buffer {
  return der(0x30, ...contents);
}

/** Encodes a value as tag, length and contents (DER, X.690). */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const length = content.length;
  const header =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}
