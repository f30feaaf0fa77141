import { setTimeout as sleep } from "node:timers/promises";

/** Polls a condition every 10 ms; rejects if it isn't met within `limitMs`. */
export async function until(
  isMet: () => boolean | Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await isMet())) {
    if (performance.now() > deadline)
      throw new Error(`not met within ${limitMs} ms: ${String(isMet)}`);
    await sleep(10);
  }
}
