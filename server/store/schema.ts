export type DeliveryState = "waiting" | "delivered" | "failed";

export type Destination = "mail" | "webhook";

/** Database tables. Times are epoch ms by the clock of the process, unless noted. JSON is stored as text. */
export interface Schema {
  /** Generated keys and secrets, and the row of the write test. */
  settings: {
    name: string;
    value: string;
  };

  /** Accepted contact messages and leads. */
  messages: {
    /** UUID. */
    id: string;
    kind: "contact" | "lead";
    accepted_at: number;
    /** The visitor's e-mail address in lower case. */
    email: string;
    /** Recognises a repeated request; unique. */
    once_key: string | null;
    /** Hash of the content sent under the key; empty for a lead. */
    fingerprint: string | null;
    /** Time at which the key expires. */
    once_until: number | null;
    /** A `Message` as JSON. */
    mail: string;
  };

  /** Deliveries of messages, and of what a lead wrote later. */
  deliveries: {
    id: string;
    /** Id of the message. */
    message: string;
    destination: Destination;
    /** 0 for the message itself; a lead's follow-ups are numbered from 1. */
    part: number;
    /** What was said since the previous part, as JSON; null in part 0. */
    said: string | null;
    state: DeliveryState;
    created_at: number;
    /** When the delivery became due, by itself or by a manual retry. Retries end 72 hours later. */
    ready_at: number;
    /** While waiting: time of the next attempt or, during an attempt, the end of its lease. */
    due_at: number;
    /** Worker that holds the lease. */
    claimed_by: string | null;
    /** Failed attempts since acceptance or a manual retry. */
    failures: number;
    /** Failed attempts that were permanent refusals. */
    refusals: number;
    /** The receiver's response or the reason, for `npm run outbox`; may contain an e-mail address. */
    last_error: string | null;
    finished_at: number | null;
  };

  /** Counts of fixed windows: rate limits shared by instances, calls of the model per day. */
  counts: {
    key: string;
    hits: number;
    resets_at: number;
  };

  /** Refresh tokens of anonymous sessions, stored as hashes, and markers of ended sessions. */
  refresh_tokens: {
    hash: string;
    session_id: string;
    visitor_id: string;
    /** Time in epoch seconds at which the session was created; a refresh copies it. */
    visitor_since: number;
    expires_at: number;
    /** Time of first use; the token stays valid for some seconds after it. */
    used_at: number | null;
  };

  /** Questions that Nora couldn't answer, masked (`maskQuestion.ts`), with their count per UTC day. */
  open_questions: {
    text: string;
    /** `YYYY-MM-DD`. */
    day: string;
    times: number;
    last_asked_at: number;
  };
}
