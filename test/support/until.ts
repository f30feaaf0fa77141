import { setTimeout as sleep } from "node:timers/promises";

/** Resolves once something is so; rejects when it isn't within `limit` ms. */
export async function until(isSo: () => boolean | Promise<boolean>, limit = 20_000): Promise<void> {
  const deadline = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not so within ${limit} ms: ${String(isSo)}`);
    await sleep(10);
  }
}
