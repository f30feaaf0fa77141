/** The tables. Times are epoch milliseconds, JSON is text: both engines then mean the same by them. */
export interface Schema {
  settings: SettingsTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  refresh_tokens: RefreshTokensTable;
}

/** Secrets and marks that all instances share. */
interface SettingsTable {
  name: string;
  value: string;
}

export type MailState = "waiting" | "delivered" | "failed";

/** Every accepted message with its mail: one row, so that both are stored or neither is. */
interface OutboxTable {
  /** The message's UUID. */
  id: string;
  kind: string;
  state: MailState;
  accepted_at: number;
  /** After it a message that still waits is given up. */
  deadline: number;
  /** When to try next; while somebody has the lease, when that ends. */
  due_at: number;
  /** Who has the lease, if anybody. */
  claimed_by: string | null;
  /** Attempts that failed. */
  failures: number;
  /** Those of them that were permanent refusals. */
  refusals: number;
  /** The mail server's words, for `npm run outbox`; they may name an address. */
  last_error: string | null;
  finished_at: number | null;
  once_key: string | null;
  /** A hash of what was sent under `once_key`. */
  fingerprint: string | null;
  /** The end of `once_key`. */
  once_until: number | null;
  /** The visitor's address in lower case, to find what a data subject asks to erase. */
  reply_to: string;
  /** The `Mail` as JSON. */
  mail: string;
}

interface RateLimitsTable {
  key: string;
  hits: number;
  resets_at: number;
}

/** Of anonymous visitors' sessions, each kept as its hash. */
interface RefreshTokensTable {
  hash: string;
  session_id: string;
  visitor_id: string;
  /** When the visitor came, in epoch seconds: it stands in their tokens. */
  visitor_since: number;
  expires_at: number;
  /** When it was rotated; it stays good for some seconds. */
  used_at: number | null;
}
