import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fresh from "fresh";
import Negotiator from "negotiator";
import type { HeaderList } from "./commonHeaders.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Coding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer;
  /** Strong, and another one for every coding (RFC 9110, 8.8.3.3). */
  etag: string;
  /** Of an answer with the body. */
  headers: HeaderList;
  /** Of a 304. */
  notModifiedHeaders: HeaderList;
}

/** A resource that is the same for everybody: its bytes and headers in every coding, ready to be sent. */
export interface Representation {
  status: number;
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
  contentType: string;
  cacheControl: string;
  bodies: Bodies;
  /** Whether other codings exist, of those given by default. */
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

/** Base-two logarithm of brotli's smallest window: 64 KiB is more than a page, and distances in it are short codes. */
const BROTLI_WINDOW_BITS = 16;

/** Compresses at full effort, for bytes that are compressed once and sent many times. */
export async function compress(identity: Buffer): Promise<Required<Bodies>> {
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_LGWIN]: Math.max(
          BROTLI_WINDOW_BITS,
          Math.ceil(Math.log2(identity.length)),
        ),
      },
    }),
    compressGzip(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity, br, gzip: gz };
}

/**
 * Answers with the coding the visitor prefers, ours where they have no preference; 304 where they have it
 * already. A condition counts only where the answer would be a success (RFC 9110, 13.2.1).
 *
 * @param common headers beside the resource's own.
 */
export function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, variants }: Representation,
  common: HeaderList = [],
): void {
  const { body, etag, headers, notModifiedHeaders } = choose(asked, variants);
  const isConditional = status === 200 && asked["if-none-match"] !== undefined;
  if (isConditional && fresh(asked, { etag })) {
    response.writeHead(304, [...common, ...notModifiedHeaders]).end();
    return;
  }
  response.writeHead(status, [...common, ...headers]);
  response.end(method === "HEAD" ? undefined : body);
}

function choose(
  headers: IncomingMessage["headers"],
  variants: Representation["variants"],
): Variant {
  for (const coding of acceptedCodings(headers["accept-encoding"])) {
    const variant = variants[coding];
    if (variant) return variant;
  }
  return variants.identity;
}

/** Negotiator 1 breaks ties by our preference, which its published types don't know yet. */
interface Encodings {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): Coding[];
}

const CODINGS = ["br", "gzip", "identity"] as const;

/** Parsed headers: browsers send a handful of different ones, strangers may invent any number. */
const parsed = new Map<string, readonly Coding[]>();
const MAX_PARSED = 100;

/** The codings a visitor takes, best first; identity alone where they name none. */
function acceptedCodings(acceptEncoding = ""): readonly Coding[] {
  const known = parsed.get(acceptEncoding);
  if (known) return known;

  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const accepted = (negotiator as unknown as Encodings).encodings(CODINGS, { preferred: CODINGS });
  if (parsed.size < MAX_PARSED) parsed.set(acceptEncoding, accepted);
  return accepted;
}
