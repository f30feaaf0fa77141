import type { Logger } from "../log.ts";
import type { Depth } from "../mail/outbox.ts";

/** Age in seconds above which a waiting message is late: probably the mail server is unavailable or refuses mail. */
export const LATE_SECONDS = 15 * 60;

interface Options {
  depth: () => Promise<Depth>;
  log: Logger;
  intervalMs?: number;
}

/**
 * Checks the outbox immediately and at intervals. Logs an error at each check that finds late mail, and one line when
 * no mail is late any more.
 */
export function watchOutbox({ depth, log, intervalMs = 60_000 }: Options): { close: () => void } {
  let wasLate = false;

  async function look(): Promise<void> {
    const found = await depth().catch(() => undefined);
    // Nothing to log: the store itself logs that it is unavailable.
    if (!found) return;
    const { waiting, oldestSeconds } = found;
    const isLate = oldestSeconds > LATE_SECONDS;
    if (isLate) {
      const minutes = Math.floor(oldestSeconds / 60);
      log.error({ waiting, oldestMinutes: minutes }, "mail delivery late");
    } else if (wasLate) {
      log.info({ waiting }, "mail delivery no longer late");
    }
    wasLate = isLate;
  }

  const looking = setInterval(look, intervalMs);
  looking.unref();
  void look();
  return { close: () => clearInterval(looking) };
}
