/**
 * The tables. Times are epoch milliseconds by the store's clock (`Store.now`), JSON is text: both engines then mean
 * the same by them.
 */
export interface Schema {
  settings: SettingsTable;
  outbox: OutboxTable;
  webhook_deliveries: DeliveryTable;
  rate_limits: RateLimitsTable;
  refresh_tokens: RefreshTokensTable;
  open_questions: OpenQuestionsTable;
}

/** Secrets and marks that all instances share. */
interface SettingsTable {
  name: string;
  value: string;
}

export type MailState = "waiting" | "delivered" | "failed";

/** The delivery of one message to one destination. */
interface DeliveryTable {
  /** The message's UUID. */
  id: string;
  state: MailState;
  /** The first attempt after it is the last. */
  deadline: number;
  /** Of the next attempt; while a worker has the lease, the lease's end. */
  due_at: number;
  /** The worker that has the lease. */
  claimed_by: string | null;
  /** Failed attempts. */
  failures: number;
  /** Those of them that were permanent refusals. */
  refusals: number;
  /** The receiver's answer, for `npm run outbox`; it may contain an address. */
  last_error: string | null;
  finished_at: number | null;
}

/** Every accepted message and the delivery of its mail: one row, so that both are stored or neither is. */
interface OutboxTable extends DeliveryTable {
  kind: "contact" | "lead";
  accepted_at: number;
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

/** What Nora couldn't answer, masked, by UTC day. */
interface OpenQuestionsTable {
  text: string;
  /** `YYYY-MM-DD`. */
  day: string;
  times: number;
  last_asked_at: number;
}
