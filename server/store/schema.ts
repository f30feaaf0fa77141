/**
 * Database tables. Times are epoch ms unless noted. Messages and deliveries use the store's clock (`Store.now`), other
 * tables the process's clock. JSON is stored as text, so that both engines behave the same.
 */
export interface Schema {
  settings: SettingsTable;
  outbox: OutboxTable;
  webhook_deliveries: DeliveryTable;
  rate_limits: RateLimitsTable;
  refresh_tokens: RefreshTokensTable;
  open_questions: OpenQuestionsTable;
}

/** Generated keys and secrets, the clock of a SQLite file, and the row of the write test. */
interface SettingsTable {
  name: string;
  value: string;
}

export type MailState = "waiting" | "delivered" | "failed";

/** Delivery of one message to one destination. */
interface DeliveryTable {
  /** UUID of the message. */
  id: string;
  state: MailState;
  /** The first attempt after this time is the last. */
  deadline: number;
  /** While waiting: time of the next attempt or, during an attempt, the end of its lease. */
  due_at: number;
  /** Worker that holds the lease; not cleared when the lease expires. */
  claimed_by: string | null;
  /** Number of failed attempts since acceptance or a manual retry. */
  failures: number;
  /** Number of these failed attempts that were permanent refusals. */
  refusals: number;
  /** The receiver's response or the reason, for `npm run outbox`; may contain an e-mail address. */
  last_error: string | null;
  finished_at: number | null;
}

/** Messages, each with the delivery of its mail: one row, so that both are stored or neither is. */
interface OutboxTable extends DeliveryTable {
  kind: "contact" | "lead";
  accepted_at: number;
  once_key: string | null;
  /** Second key of a lead, unique like `once_key`; null for other messages. */
  second_key: string | null;
  /** Hash of the content sent under the keys; empty for a lead. */
  fingerprint: string | null;
  /** Time at which the keys expire. */
  once_until: number | null;
  /** The visitor's e-mail address in lower case, used to find a person's messages. */
  reply_to: string;
  /** A `Mail` as JSON. */
  mail: string;
}

interface RateLimitsTable {
  key: string;
  hits: number;
  resets_at: number;
}

/** Refresh tokens of anonymous sessions, stored as hashes, and markers of ended sessions. */
interface RefreshTokensTable {
  hash: string;
  session_id: string;
  visitor_id: string;
  /** Time in epoch seconds at which the session was created; a refresh copies it. */
  visitor_since: number;
  expires_at: number;
  /** Time of first use; the token stays valid for some seconds after it. */
  used_at: number | null;
}

/** Questions that Nora couldn't answer, masked (`maskQuestion.ts`), with their count per UTC day. */
interface OpenQuestionsTable {
  text: string;
  /** `YYYY-MM-DD`. */
  day: string;
  times: number;
  last_asked_at: number;
}
