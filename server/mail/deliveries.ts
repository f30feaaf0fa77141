import { sql } from "kysely";
import type { ChatMessage } from "../../src/shared/chat.ts";
import type { Store } from "../store/openStore.ts";
import type { Destination } from "../store/schema.ts";
import { type Part, readMail } from "./Mail.ts";

/** Longer than any attempt (`MAX_SEND_MS`), and than honest differences between the clocks of two instances. */
export const LEASE_MS = 10 * 60_000;

/** From the time a delivery is due, or from a manual retry; the first attempt after it is the last. */
const MAX_RETRY_AGE_MS = 72 * 3_600_000;

/** A delivery that a worker may make until its lease ends. */
export interface Claim extends Part {
  /** Id of the delivery. */
  id: string;
  failures: number;
  refusals: number;
  /** Whether the retries' time is over: this attempt is the last. */
  isLast: boolean;
}

interface Failure {
  isRefusal: boolean;
  /** The receiver's response or the reason. */
  error: string;
}

interface Parts {
  store: Pick<Store, "db" | "isShared">;
  destination: Destination;
  worker: string;
}

/** The deliveries to one destination, as one worker sees them. Results are lost if the worker no longer has the lease. */
export class Deliveries {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Claims the delivery that has been due longest, if any. */
  async claim(): Promise<Claim | undefined> {
    const { store, destination, worker } = this.#parts;
    const now = Date.now();
    const due = store.db
      .selectFrom("deliveries")
      .select("id")
      .where("destination", "=", destination)
      .where("state", "=", sql.lit("waiting"))
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(1);
    const claimed = await store.db
      .updateTable("deliveries")
      .set({ claimed_by: worker, due_at: now + LEASE_MS })
      .where("id", "=", store.isShared ? due.forUpdate().skipLocked() : due)
      // Repeated: Postgres checks it again on the locked row.
      .where("state", "=", "waiting")
      .where("due_at", "<=", now)
      .returning(["id", "message", "part", "said", "failures", "refusals"])
      .returning(["created_at as createdAt", "ready_at as readyAt"])
      .executeTakeFirst();
    if (!claimed) return undefined;
    const { message, said, readyAt, ...claim } = claimed;
    const { mail } = await store.db
      .selectFrom("messages")
      .select("mail")
      .where("id", "=", message)
      .executeTakeFirstOrThrow();
    return {
      ...claim,
      mail: readMail(mail),
      said: JSON.parse(said ?? "[]") as ChatMessage[],
      isLast: now >= readyAt + MAX_RETRY_AGE_MS,
    };
  }

  async markDelivered(id: string): Promise<void> {
    await this.#own(id)
      .set({ state: "delivered", claimed_by: null, last_error: null, finished_at: Date.now() })
      .execute();
  }

  /** Counts a failed attempt; the next one is in `waitMs`, at the end of the 72 hours at the latest. */
  async postpone(id: string, waitMs: number, failure: Failure): Promise<void> {
    const next = Date.now() + waitMs;
    const end = sql<number>`ready_at + ${sql.lit(MAX_RETRY_AGE_MS)}`;
    await this.#own(id)
      .set({
        ...failed(failure),
        due_at: sql`case when ${next} < ${end} then ${next} else ${end} end`,
      })
      .execute();
  }

  /** Counts the last failed attempt; the message stays stored. */
  async markFailed(id: string, failure: Failure): Promise<void> {
    await this.#own(id)
      .set({ ...failed(failure), state: "failed", finished_at: Date.now() })
      .execute();
  }

  /** Ends a lease without counting an attempt: the delivery is due at once. */
  async giveBack(id: string): Promise<void> {
    await this.#own(id).set({ claimed_by: null, due_at: Date.now() }).execute();
  }

  /** Ends the leases of all workers: for the process that owns its SQLite file, after a crash. */
  async takeBack(): Promise<void> {
    await this.#parts.store.db
      .updateTable("deliveries")
      .set({ claimed_by: null, due_at: Date.now() })
      .where("destination", "=", this.#parts.destination)
      .where("state", "=", sql.lit("waiting"))
      .where("claimed_by", "is not", null)
      .execute();
  }

  #own(id: string) {
    const { store, worker } = this.#parts;
    return store.db.updateTable("deliveries").where("id", "=", id).where("claimed_by", "=", worker);
  }
}

function failed({ isRefusal, error }: Failure) {
  return {
    claimed_by: null,
    failures: sql<number>`failures + 1`,
    refusals: sql<number>`refusals + ${sql.lit(Number(isRefusal))}`,
    last_error: error,
  };
}
