import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Coding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer;
  /** Strong, and another one for every coding (RFC 9110, 8.8.3.3). */
  etag: string;
}

/** A resource that is the same for everybody: its bytes in every coding, ready to be sent. */
export interface Representation {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Identity always; a coding only where it is smaller. */
  variants: { identity: Variant } & Partial<Record<Coding, Variant>>;
}

/** A resource's bytes, and its compressed ones where they are known. */
export interface Bodies {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

interface Source {
  status?: number;
  headers: Record<string, string>;
  bodies: Bodies;
}

export function represent({ status = 200, headers, bodies }: Source): Representation {
  const { identity, br, gzip: gz } = bodies;
  const isCoded = br !== undefined || gz !== undefined;
  return {
    status,
    headers: isCoded ? { ...headers, Vary: "Accept-Encoding" } : headers,
    variants: {
      identity: variant(identity, ""),
      ...(br && br.length < identity.length && { br: variant(br, "-br") }),
      ...(gz && gz.length < identity.length && { gzip: variant(gz, "-gz") }),
    },
  };
}

/** Compresses what was drawn at run time, at full effort: it is done once. */
export async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity, br, gzip: gz };
}

function variant(body: Buffer, suffix: string): Variant {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { body, etag: `"${digest}${suffix}"` };
}

/** Answers GET or HEAD with the coding the visitor prefers, ours where they have no preference; 304 where they hold it already. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, variants }: Representation,
): void {
  const coding = chooseCoding(request, Object.keys(variants));
  const { body, etag } = variants[coding] ?? variants.identity;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("ETag", etag);

  if (isHeld(request.headers["if-none-match"], etag)) {
    response.removeHeader("Content-Type");
    response.writeHead(304).end();
    return;
  }
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(status);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Negotiator 1 breaks ties by our preference, which its published types don't know yet. */
interface Encodings {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

function chooseCoding(request: IncomingMessage, available: string[]): Coding {
  const negotiator = new Negotiator(request) as unknown as Encodings;
  const best = negotiator.encoding(available, { preferred: ["br", "gzip", "identity"] });
  return (best as Coding | undefined) ?? "identity";
}

/** Weak comparison, as RFC 9110, 13.1.2 wants it: a proxy may have weakened the tag. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((held) => held.trim().replace(/^W\//, "") === etag);
}
