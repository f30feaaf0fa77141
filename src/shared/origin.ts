import { cutAt } from "./cutAt.ts";

/** Maximum length of each text in UTF-16 code units; longer texts are cut. */
const MAX_ORIGIN_LENGTH = 100;

const FIELDS = ["source", "medium", "campaign", "referrer"] as const;

/** Where a visitor came from: `utm_*` parameters of the page's URL, and the host of the referring page. */
export type Origin = Partial<Record<(typeof FIELDS)[number], string>>;

/** Matches control characters and unpaired surrogates. */
const INVALID_CHARACTER = /[\p{Cc}\p{Cs}]/u;

/**
 * Returns where a visitor came from, or undefined if unknown. `address` is the URL of the page; `referrer` is the URL
 * of the page that linked to it, or empty. The server validates and cuts the texts (`toOrigin`).
 */
export function readOrigin(address: string, referrer = ""): Origin | undefined {
  const { host, searchParams } = new URL(address);
  const [, from = host] = /^[\w-]+:\/\/([^/?#]+)/.exec(referrer) ?? [];
  return withFields((field) =>
    field === "referrer" ? from !== host && from : searchParams.get(`utm_${field}`),
  );
}

/**
 * Parses any JSON value as an origin; returns undefined if no field is valid. Trims and cuts texts. Ignores unknown
 * fields, values that are not strings, texts with control characters or unpaired surrogates, and a referrer that is
 * `ownHost`, with or without `www.`.
 */
export function toOrigin(value: unknown, ownHost: string): Origin | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  return withFields((field) => {
    const text = given[field];
    if (typeof text !== "string" || INVALID_CHARACTER.test(text)) return undefined;
    const isOwn = field === "referrer" && withoutWww(text.trim()) === withoutWww(ownHost);
    return isOwn ? undefined : cutAt(text.trim(), MAX_ORIGIN_LENGTH);
  });
}

function withFields(
  valueOf: (field: keyof Origin) => string | false | null | undefined,
): Origin | undefined {
  const known = FIELDS.map((field) => [field, valueOf(field)] as const).filter(([, text]) => text);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}
