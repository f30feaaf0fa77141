import { DAY_MS } from "../../src/shared/dayMs.ts";
import type { Store } from "./openStore.ts";
import { countHit } from "./rateLimitStore.ts";

/** Increments the count of a name on the current UTC day, and returns it. */
export async function countToday(store: Pick<Store, "db">, name: string): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  return (await countHit(store, `${name} ${day}`, DAY_MS)).hits;
}
