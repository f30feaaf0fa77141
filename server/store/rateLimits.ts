import { createHash } from "node:crypto";
import {
  type IncrementResponse,
  MemoryStore,
  type Options,
  type Store as Counts,
} from "express-rate-limit";
import { sql } from "kysely";
import type { Store } from "./openStore.ts";
import { StoreUnavailable } from "../errors/StoreUnavailable.ts";

/** Visitors known to be over a limit that a process remembers; a flood from more of them costs a write each. */
const MOST_REMEMBERED = 10_000;

/**
 * Where express-rate-limit counts, so that processes, instances and restarts agree: one statement a
 * request, in windows that begin with a visitor's first request. Who is counted is stored as a hash only. Who
 * is over the limit isn't counted any more until their time is over: a flood must not become writes.
 *
 * While the store is unavailable each process counts by itself, in memory: requests are still limited,
 * by as much per process, and nobody is locked out because we can't count.
 */
export function createRateLimits({ relaxed }: Pick<Store, "relaxed">): (name: string) => Counts {
  return (name) => new StoredCounts(relaxed, name);
}

/** Erases what has expired. */
export async function sweepRateLimits(
  { relaxed }: Pick<Store, "relaxed">,
  now = Date.now(),
): Promise<void> {
  await relaxed.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
}

class StoredCounts implements Counts {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #db: Store["relaxed"];
  readonly #inMemory = new MemoryStore();
  /** Who is over the limit, until when. */
  readonly #over = new Map<string, Date>();
  #windowMs = 0;
  #limit = Infinity;

  constructor(db: Store["relaxed"], name: string) {
    this.#db = db;
    this.prefix = name;
  }

  init(options: Options): void {
    this.#windowMs = options.windowMs;
    if (typeof options.limit === "number") this.#limit = options.limit;
    this.#inMemory.init(options);
  }

  async increment(visitor: string): Promise<IncrementResponse> {
    const now = Date.now();
    const resetTime = this.#over.get(visitor);
    if (resetTime && now < resetTime.getTime()) return { totalHits: this.#limit + 1, resetTime };
    try {
      const { hits, resets_at } = await this.#db
        .insertInto("rate_limits")
        .values({ key: this.#keyOf(visitor), hits: 1, resets_at: now + this.#windowMs })
        .onConflict((conflict) =>
          conflict.column("key").doUpdateSet({
            hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
            resets_at: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
          }),
        )
        .returning(["hits", "resets_at"])
        .executeTakeFirstOrThrow();
      const counted = { totalHits: hits, resetTime: new Date(resets_at) };
      if (hits > this.#limit) this.#remember(visitor, counted.resetTime);
      return counted;
    } catch (error) {
      if (error instanceof StoreUnavailable) return await this.#inMemory.increment(visitor);
      throw error;
    }
  }

  #remember(visitor: string, until: Date): void {
    if (this.#over.size >= MOST_REMEMBERED) this.#over.clear();
    this.#over.set(visitor, until);
  }

  async decrement(visitor: string): Promise<void> {
    await this.#inMemory.decrement(visitor);
    await this.#db
      .updateTable("rate_limits")
      .set((eb) => ({ hits: eb("hits", "-", 1) }))
      .where("key", "=", this.#keyOf(visitor))
      .where("hits", ">", 0)
      .execute();
  }

  async resetKey(visitor: string): Promise<void> {
    this.#over.delete(visitor);
    await this.#inMemory.resetKey(visitor);
    await this.#db.deleteFrom("rate_limits").where("key", "=", this.#keyOf(visitor)).execute();
  }

  shutdown(): void {
    this.#inMemory.shutdown();
  }

  #keyOf(visitor: string): string {
    return createHash("sha256").update(`${this.prefix}\n${visitor}`).digest("base64url");
  }
}
