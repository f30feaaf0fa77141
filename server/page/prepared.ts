import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Response } from "express";
import Negotiator from "negotiator";

const CODINGS = ["br", "gzip", "identity"] as const;
type Coding = (typeof CODINGS)[number];

/** The published types lack the second parameter. */
interface Encodings {
  encodings: (available: readonly Coding[], options: { preferred: readonly Coding[] }) => Coding[];
}

/** A page in all content codings. */
export interface Prepared {
  /** Weak, because all codings have the same (RFC 9110, 8.8.3). */
  etag: string;
  bodies: Record<Coding, Buffer>;
}

export async function prepare(html: string): Promise<Prepared> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { etag: etagOf(html), bodies: { br, gzip: gzipped, identity } };
}

/** Sends a page, or 304 to a browser that has it. HTTP caches must revalidate: else they'd send a page of an old build. */
export function sendPrepared(response: Response, status: number, page: Prepared): void {
  const { req: request } = response;
  response.status(status).vary("Accept-Encoding").type("html");
  response.set({ "Cache-Control": "public, no-cache", ETag: page.etag });
  // Not `request.acceptsEncodings`, which takes the order of a header such as "gzip, deflate, br" for a preference.
  const negotiator = new Negotiator(request) as unknown as Encodings;
  const [coding = "identity"] = negotiator.encodings(CODINGS, { preferred: CODINGS });
  if (coding !== "identity" && !request.fresh) response.set("Content-Encoding", coding);
  response.send(page.bodies[coding]);
}

export function etagOf(text: string): string {
  return `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}
