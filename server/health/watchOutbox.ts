import type { Logger } from "../log.ts";

/** Age in seconds above which a waiting delivery is late: probably its server is unavailable or refuses it. */
export const LATE_SECONDS = 15 * 60;

/** Reads how many deliveries to each destination (mail, webhook) wait or have failed. */
export type ReadDepth = () => Promise<
  { destination: string; waiting: number; failed: number; oldestSeconds: number }[]
>;

interface Options {
  depth: ReadDepth;
  log: Logger;
  intervalMs?: number;
}

/** Checks the outbox immediately and at intervals. Logs an error at each check that finds a late delivery. */
export function watchOutbox({ depth, log, intervalMs = 60_000 }: Options): { close: () => void } {
  async function look(): Promise<void> {
    // A failure is not logged here: the store itself logs that it is unavailable.
    for (const { destination, waiting, oldestSeconds } of await depth().catch(() => [])) {
      if (oldestSeconds <= LATE_SECONDS) continue;
      const oldestMinutes = Math.floor(oldestSeconds / 60);
      log.error({ destination, waiting, oldestMinutes }, "delivery late");
    }
  }

  const looking = setInterval(look, intervalMs);
  looking.unref();
  void look();
  return { close: () => clearInterval(looking) };
}
