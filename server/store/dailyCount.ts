import { DAY_MS } from "../../src/shared/dayMs.ts";
import { createCounts } from "./counts.ts";
import type { Store } from "./openStore.ts";

/** Increments the count of a name on the current UTC day, and returns it. */
export async function countToday(store: Pick<Store, "relaxed">, name: string): Promise<number> {
  const day = new Date().toISOString().slice(0, 10);
  return (await createCounts(store).increment(`${name}\n${day}`, DAY_MS)).hits;
}
