import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";
type HeaderList = readonly string[];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Coding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer;
  /** Strong ETag, different for each coding (RFC 9110, 8.8.3.3). */
  etag: string;
  /** Headers of a response other than 304. */
  headers: HeaderList;
  /** Headers of a 304. */
  notModifiedHeaders: HeaderList;
}

/** Resource that is the same for all visitors, with the bytes and headers of each content coding. */
export interface Representation {
  status: number;
  /** A compressed variant exists only if it is smaller than `identity`. */
  variants: { identity: Variant } & Partial<Record<Coding, Variant>>;
}

/** Bytes of a resource, uncompressed and in the codings that exist. */
export interface Bodies {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

interface Source {
  status?: number;
  contentType: string;
  cacheControl: string;
  bodies: Bodies;
  /** Whether to send `Vary`. By default only if `bodies` has a compressed form; set it if one will be added later. */
  isCoded?: boolean;
}

export function represent({
  status = 200,
  contentType,
  cacheControl,
  bodies,
  isCoded = bodies.br !== undefined || bodies.gzip !== undefined,
}: Source): Representation {
  const { identity, br, gzip: gz } = bodies;
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);

  function variant(body: Buffer, coding: Coding): Variant {
    const etag = coding === "identity" ? `"${digest}"` : `"${digest}-${coding}"`;
    const vary = isCoded ? ["Vary", "Accept-Encoding"] : [];
    const notModifiedHeaders = ["Cache-Control", cacheControl, "ETag", etag, ...vary];
    const encoding = coding === "identity" ? [] : ["Content-Encoding", coding];
    const size = String(body.length);
    const headers = ["Content-Type", contentType, "Content-Length", size, ...encoding].concat(
      notModifiedHeaders,
    );
    return { body, etag, headers, notModifiedHeaders };
  }

  return {
    status,
    variants: {
      identity: variant(identity, "identity"),
      ...(br && br.length < identity.length && { br: variant(br, "br") }),
      ...(gz && gz.length < identity.length && { gzip: variant(gz, "gzip") }),
    },
  };
}

/**
 * Compresses at the highest quality, which is slow: for bytes that are compressed once and sent often. Tries each of the
 * given values of Brotli's parameter NPOSTFIX and returns the smallest result.
 */
export async function compress(identity: Buffer, postfixes = [0]): Promise<Required<Bodies>> {
  const withPostfix = async (postfix: number) =>
    await compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      },
    });
  const [gz, ...results] = await Promise.all([
    compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
    ...postfixes.map(withPostfix),
  ]);
  const br = results.reduce((best, next) => (next.length < best.length ? next : best));
  return { identity, br, gzip: gz };
}

/**
 * Sends the variant in the coding that the client prefers; if it prefers several equally, in the first of `CODINGS`.
 * Sends 304 if `If-None-Match` matches the variant's ETag, unless the client reloads (`Cache-Control: no-cache`) or the
 * status isn't 200 (RFC 9110, 13.2.1).
 *
 * @param common headers to send in addition to the variant's.
 */
export function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, variants }: Representation,
  common: HeaderList = [],
): void {
  const coding = acceptedCodings(asked["accept-encoding"]).find((accepted) => variants[accepted]);
  const { body, etag, headers, notModifiedHeaders } = variants[coding ?? "identity"]!;
  const isConditional = status === 200 && asked["if-none-match"] !== undefined;
  if (isConditional && fresh(asked, { etag })) {
    response.writeHead(304, [...common, ...notModifiedHeaders]).end();
    return;
  }
  response.writeHead(status, [...common, ...headers]);
  response.end(method === "HEAD" ? undefined : body);
}

/** Type of Negotiator 1's `encodings`. The published types lack the option `preferred`. */
interface Encodings {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): Coding[];
}

const CODINGS = ["br", "gzip", "identity"] as const;

/** Cache of parsed `Accept-Encoding` headers, limited to `MAX_PARSED` entries because clients can send any text. */
const parsed = new Map<string, readonly Coding[]>();
const MAX_PARSED = 100;

/** Returns the codings that a client accepts, best first. Returns only `identity` if the header is missing. */
function acceptedCodings(acceptEncoding = ""): readonly Coding[] {
  const known = parsed.get(acceptEncoding);
  if (known) return known;

  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const accepted = (negotiator as unknown as Encodings).encodings(CODINGS, { preferred: CODINGS });
  if (parsed.size < MAX_PARSED) parsed.set(acceptEncoding, accepted);
  return accepted;
}
