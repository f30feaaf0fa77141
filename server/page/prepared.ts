import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Response } from "express";
import Negotiator from "negotiator";

const CODINGS = ["br", "gzip", "identity"] as const;
type Coding = (typeof CODINGS)[number];

/** The published types lack the second parameter. */
type Encodings = (
  available: readonly Coding[],
  options: { preferred: readonly Coding[] },
) => Coding[];

/** A rendered page. */
export interface Prepared {
  /** Weak, because all codings have the same (RFC 9110, 8.8.3). */
  etag: string;
  /** Compresses the page once for each coding. */
  body: (coding: Coding) => Promise<Buffer>;
}

const ENCODERS: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text) => Buffer.from(text),
};

export function prepare(html: string): Prepared {
  const bodies: Partial<Record<Coding, Promise<Buffer>>> = {};
  return {
    etag: etagOf(html),
    body: async (coding) => await (bodies[coding] ??= ENCODERS[coding](html)),
  };
}

/** Sends a page, or 304 to a browser that has it. HTTP caches must revalidate: else they'd send a page of an old build. */
export async function sendPrepared(
  response: Response,
  status: number,
  page: Prepared,
): Promise<void> {
  const { req: request } = response;
  response.status(status).vary("Accept-Encoding").type("html");
  response.set({ "Cache-Control": "public, no-cache", ETag: page.etag });
  // Not `request.acceptsEncodings`, which takes the order of a header such as "gzip, deflate, br" for a preference.
  const negotiator = new Negotiator(request) as unknown as { encodings: Encodings };
  const [coding = "identity"] = negotiator.encodings(CODINGS, { preferred: CODINGS });
  if (coding !== "identity" && !request.fresh) response.set("Content-Encoding", coding);
  response.send(await page.body(coding));
}

export function etagOf(content: string | Buffer): string {
  return `W/"${hash("sha256", content, "base64url").slice(0, 22)}"`;
}
